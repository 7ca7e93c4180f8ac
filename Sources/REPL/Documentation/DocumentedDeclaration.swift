/// One declaration of the library, as its author wrote it.
package struct DocumentedDeclaration: Hashable, Sendable {
  /// What sort of thing is declared.
  package enum Kind: String, Hashable, Sendable {
    case type, function, property, initializer, subscripting, enumCase, alias
  }

  package let kind: Kind
  /// The type it belongs to, with outer types; empty at file level.
  package let owner: String
  /// Base name: `padding`, `init`, `VStack`.
  package let name: String
  /// The declaration without its body, on one line.
  package let signature: String
  /// First line of its documentation comment.
  package let summary: String
  /// The rest of the comment.
  package let details: [String]
  /// The piece of library it stands in.
  package let source: String

  /// `View.padding`, `VStack`.
  package var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }
}
