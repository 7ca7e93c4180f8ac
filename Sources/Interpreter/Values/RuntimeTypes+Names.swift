import IR

extension RuntimeTypes {
  /// The name of a type as `print(type(of:))` prints it, or with outer types and module as nested
  /// values print.
  package func name(of id: TypeID, qualified: Bool = false) -> String {
    let entry = entry(id)
    switch entry.shape {
    case .named(let name):
      return qualified ? "Swift.\(name)" : name
    case .nominal(let nominal):
      return name(of: nominal, entry.arguments, qualified: qualified)
    case .tuple(let labels):
      let elements = zip(labels, entry.arguments).map { label, type in
        (label.map { "\($0): " } ?? "") + name(of: type, qualified: qualified)
      }
      return "(\(elements.joined(separator: ", ")))"
    case .function(let inouts, let isThrowing, let isAsync):
      let parameters = zip(inouts, entry.arguments).map { isInout, type in
        (isInout ? "inout " : "") + name(of: type, qualified: qualified)
      }
      let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
      let result = name(of: entry.arguments.last ?? .void, qualified: qualified)
      return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
    case .metatype:
      return name(of: entry.arguments.first ?? .any, qualified: qualified) + ".Type"
    case .existential(let protocols):
      return compositionName(protocols, qualified: qualified)
    case .pack:
      let elements = entry.arguments.map { name(of: $0, qualified: qualified) }
      return "Pack{\(elements.joined(separator: ", "))}"
    }
  }

  private func name(of nominal: Nominal, _ arguments: [TypeID], qualified: Bool) -> String {
    let outerCount = nominal.outer?.genericParameters.count ?? 0
    let own = arguments.dropFirst(min(outerCount, arguments.count))
    let list = own.map { argument -> String in
      if case .pack = entry(argument).shape {
        let elements = entry(argument).arguments.map { name(of: $0, qualified: qualified) }
        return "Pack{\(elements.joined(separator: ", "))}"
      }
      return name(of: argument, qualified: qualified)
    }
    let applied = list.isEmpty ? nominal.name : "\(nominal.name)<\(list.joined(separator: ", "))>"
    guard qualified else { return applied }
    guard let outer = nominal.outer else { return module(of: nominal) + applied }
    return name(of: outer, Array(arguments.prefix(outerCount)), qualified: true) + "." + applied
  }
}
