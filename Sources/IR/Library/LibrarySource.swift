/// One piece of library source: declarations in Swift's own notation.
///
/// A function or accessor without a body is native; its symbol is the owner's name and its full
/// name (`Array.append(_:)`, getter `Array.count`, setter `Array.count=`), or what
/// `@native("symbol")` says where overloads share labels. Pieces are parsed when a program first
/// mentions a name they declare: a top-level type or function, or a member of an extension.
package struct LibrarySource: Sendable {
  /// Shown in positions, like a file name: `Text.swift`.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
