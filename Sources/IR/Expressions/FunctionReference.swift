/// A function, method, initialiser or enum case used as a value.
///
/// What its generic parameters stand for may be known only once the whole expression around it has
/// been read: `zip(xs, ys).map(Pair.init)`. So its shape is asked for when the code is compiled.
package final class FunctionReference {
  package enum Target {
    case callee(Callee)
    /// An initialiser of the very class that is named.
    case construct(Function)
    case enumCase(EnumCase)
  }

  /// What is called, with which types, and the type of the function value itself.
  package struct Shape {
    package let target: Target
    /// The receiver of a method that is partially applied, or the metatype that what is named
    /// depends on.
    package let receiver: Expression?
    package let typeArguments: [Type]
    package let type: Type

    package init(
      _ target: Target, receiver: Expression?, typeArguments: [Type], type: Type
    ) {
      self.target = target
      self.receiver = receiver
      self.typeArguments = typeArguments
      self.type = type
    }
  }

  private let find: () -> Shape
  private var found: Shape?

  package init(_ find: @escaping () -> Shape) { self.find = find }

  package var shape: Shape {
    if let found { return found }
    let shape = find()
    found = shape
    return shape
  }
}
