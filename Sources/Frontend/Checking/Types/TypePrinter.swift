import IR

extension Type: CustomStringConvertible {
  /// The type as `swiftc` writes it in messages: with sugar for arrays, optionals and dictionaries.
  package var description: String { printed(isSugared: true) }

  /// The type as `print(type(of:))` shows it: without sugar, opaque types resolved (T42).
  package var runtimeName: String { printed(isSugared: false) }

  func printed(isSugared: Bool) -> String {
    func list(_ types: [Type]) -> String {
      types.map { $0.printed(isSugared: isSugared) }.joined(separator: ", ")
    }
    switch self {
    case .nominal(let declaration, let arguments):
      return Self.printNominal(declaration, arguments, isSugared: isSugared)
    case .tuple(let elements):
      let inner = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + element.type.printed(isSugared: isSugared)
      }
      return "(" + inner.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        if parameter.isVariadic, let element = parameter.type.genericArguments.first {
          return element.printed(isSugared: isSugared) + "..."
        }
        return (parameter.isInout ? "inout " : "") + parameter.type.printed(isSugared: isSugared)
      }
      let thrown = function.thrown.map { "(\($0.printed(isSugared: isSugared)))" } ?? ""
      let effects =
        (function.isAsync ? "async " : "") + (function.isThrowing ? "throws\(thrown) " : "")
      return "(\(parameters.joined(separator: ", "))) \(effects)-> "
        + function.result.printed(isSugared: isSugared)
    case .metatype(let instance): return instance.printed(isSugared: isSugared) + ".Type"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return (isSugared ? "any " : "")
        + protocols.map { part in
          part.declaration.kind == .object
            ? Type.nominal(part.declaration, part.arguments).printed(isSugared: isSugared)
            : part.declaration.name
        }.joined(separator: " & ")
    case .opaque(let result, let arguments):
      if !isSugared, let underlying = result.underlying(for: arguments) {
        return underlying.printed(isSugared: false)
      }
      return "some " + result.bounds.map(\.declaration.name).joined(separator: " & ")
    case .parameter(let parameter): return parameter.name
    case .member(let base, let name): return base.printed(isSugared: isSugared) + "." + name
    case .pack(let elements): return list(elements)
    case .expansion(let pattern): return "repeat " + pattern.printed(isSugared: isSugared)
    case .variable, .dynamic: return "_"
    }
  }

  private static func printNominal(
    _ declaration: Nominal, _ arguments: [Type], isSugared: Bool, isOuter: Bool = false
  ) -> String {
    if isSugared, !isOuter, let first = arguments.first {
      switch declaration.name {
      case "Optional" where declaration.isLibrary: return first.optionalOperand + "?"
      case "Array" where declaration.isLibrary: return "[\(first)]"
      case "Dictionary" where declaration.isLibrary && arguments.count == 2:
        return "[\(first) : \(arguments[1])]"
      default: break
      }
    }
    // A nested type takes what its outer type takes, and then what it asks for itself.
    let outerCount = min(declaration.outer?.genericParameters.count ?? 0, arguments.count)
    let own = arguments.dropFirst(outerCount).map { $0.printed(isSugared: isSugared) }
    let applied =
      own.isEmpty ? declaration.name : "\(declaration.name)<\(own.joined(separator: ", "))>"
    guard isSugared, let outer = declaration.outer else { return applied }
    // `Dictionary<String, Int>.Index` has no short form.
    let outside = printNominal(
      outer, Array(arguments.prefix(outerCount)), isSugared: true, isOuter: true)
    return outside + "." + applied
  }

  /// In parentheses where `?` would bind too tightly.
  private var optionalOperand: String {
    switch self {
    case .function, .existential, .opaque: "(\(self))"
    default: description
    }
  }
}
