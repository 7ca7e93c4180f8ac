/// A result builder as an attribute names it.
package struct ResultBuilder: Hashable {
  package let declaration: Nominal
  /// `Int` in `@ArrayBuilder<Int>`; empty where the components are to tell.
  package let arguments: [Type]

  package init(_ declaration: Nominal, arguments: [Type] = []) {
    self.declaration = declaration
    self.arguments = arguments
  }

  /// The builder with `transform` applied to its arguments.
  package func map(_ transform: (Type) -> Type) -> ResultBuilder {
    arguments.isEmpty ? self : ResultBuilder(declaration, arguments: arguments.map(transform))
  }
}
