import IR

/// One piece of the library: its declarations in Swift and the natives they name.
package struct LibraryEntry: Sendable {
  package let source: LibrarySource
  /// Implementations by symbol.
  package let natives: [String: NativeFunction]

  package init(_ name: String, _ text: String, natives: [String: NativeFunction] = [:]) {
    source = LibrarySource(name: name, text: text)
    self.natives = natives
  }
}
