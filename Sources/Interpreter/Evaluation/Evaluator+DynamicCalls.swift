import IR

/// Methods found by name and labels, for values whose static type was not known.
extension Evaluator {
  /// Calls a method of the first of the borrowed values.
  func callDynamic(
    site: Int, _ frame: UnsafeMutablePointer<CallFrame>, _ values: UnsafeMutablePointer<Value>,
    _ count: Int
  ) throws(Trap) -> Value {
    guard case .call(let name, let labels) = details(of: frame).dynamicSites[site].kind else {
      throw .internalError("a call has no name")
    }
    let receiver = opened(loadWeak(values[0]))
    let arguments = (1..<max(count, 1)).map { values[$0] }
    return try callMember(name, labels, of: receiver, arguments) { index, changed in
      release(values[index + 1])
      values[index + 1] = changed
    }
  }

  /// Calls a member by name and labels; all values are borrowed.
  package func callMember(
    _ name: String, _ labels: [String?], of receiver: Value, _ arguments: [Value]
  ) throws(Trap) -> Value {
    try callMember(name, labels, of: receiver, arguments) { _, changed in release(changed) }
  }

  /// Calls a member by name and labels; `putBack` takes over what an `inout` argument has become.
  private func callMember(
    _ name: String, _ labels: [String?], of receiver: Value, _ arguments: [Value],
    putBack: (Int, Value) -> Void
  ) throws(Trap) -> Value {
    let isStatic = receiver.kind == .metatype
    let type = isStatic ? receiver.asMetatype : receiver.type
    if receiver.kind == .closure, name.isEmpty || name == "callAsFunction" {
      return try call(closure: receiver, arguments.map(\.copied))
    }
    if name == "subscript", labels == ["keyPath"] {
      return try value(at: arguments[0], of: receiver)
    }
    if let found = try bestMember(name, labels, of: type, arguments, isStatic: isStatic) {
      var passed = found.arguments
      defer {
        for (index, argument) in passed.enumerated() {
          if found.function.parameters[index].isInout, let source = found.places[index].first {
            putBack(source, argument)
          } else {
            release(argument)
          }
        }
      }
      return try call(found.function, &passed, receiver: receiver, type)
    }
    switch member(named: name, of: type, isStatic: isStatic) {
    case .enumCase(let enumCase)?:
      arguments.forEach(retain)
      return makeEnum(enumCase.index, arguments, type: type)
    case .nested(let nominal)?:
      let metatype = Value.metatype(types.id(of: .nominal(nominal, []), arguments: []))
      return try callMember("init", labels, of: metatype, arguments)
    case .field(let slot, _)? where receiver.hasField(slot):
      return try call(closure: receiver.block.slots[slot], arguments.map(\.copied))
    default: break
    }
    if receiver.isNone {
      throw Trap("Unexpectedly found nil while unwrapping an Optional value")
    }
    if isUnmodelled(type) { return receiver.copied }
    let list = labels.map { ($0 ?? "_") + ":" }.joined()
    throw .notSimulated(
      "\(types.name(of: type)) has no member '\(name)(\(list))' that Grove knows")
  }

  /// Calls a function with arguments that stay the caller's; `inout` ones are changed in the list.
  private func call(
    _ function: Function, _ arguments: inout [Value], receiver: Value, _ type: TypeID
  ) throws(Trap) -> Value {
    let changesArguments = function.parameters.contains(where: \.isInout)
    if function.kind == .initializer {
      if changesArguments { throw .notSimulated("such an initialiser changes no argument here") }
      return try construct(type, function, arguments)
    }
    let code = unit(for: implementation(of: function, in: type))
    let changesReceiver = function.isMutating && function.owner?.isReference != true
    guard changesReceiver || changesArguments else {
      return try invoke(code, [receiver] + arguments)
    }
    var all = [changesReceiver ? receiver.copied : receiver] + arguments
    let count = all.count
    defer {
      if changesReceiver { release(all[0]) }
      arguments = Array(all.dropFirst())
    }
    return try all.withMutable { buffer throws(Trap) in
      try invoke(code, inPlace: buffer, count: count, bindings: .empty)
    }
  }

  /// The member that fits labels and run-time types best, with its arguments complete and owned.
  private func bestMember(
    _ name: String, _ labels: [String?], of type: TypeID, _ arguments: [Value], isStatic: Bool
  ) throws(Trap) -> (function: Function, arguments: [Value], places: [[Int]])? {
    var best: (function: Function, places: [[Int]], score: Int)?
    for function in members(name, of: type) {
      guard function.isStatic == isStatic || function.kind == .initializer,
        function.kind == .function || function.kind == .initializer,
        let places = function.places(for: labels, arguments)
      else { continue }
      let score = try fitness(function, places, arguments, type)
      if score > (best?.score ?? -1) { best = (function, places, score) }
    }
    guard let best else { return nil }
    return (best.function, try complete(best.function, best.places, arguments), best.places)
  }

  /// All members of a base name: the type's, its superclasses', and those of protocol extensions.
  private func members(_ name: String, of type: TypeID) -> [Function] {
    var result: [Function] = []
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      types.load(name, of: nominal)
      result += nominal.members[name] ?? []
      current = types.superclass(of: id)
    }
    for declaration in types.protocols(of: type) {
      result += (declaration.members[name] ?? []).filter {
        $0.isExtensionMember && holds($0.requirements, of: $0, in: type)
      }
    }
    return result
  }

  /// How well arguments fit the parameters' types; negative if one cannot.
  private func fitness(
    _ function: Function, _ places: [[Int]], _ arguments: [Value], _ type: TypeID
  ) throws(Trap) -> Int {
    var score = 0
    for (parameter, indices) in zip(function.parameters, places) {
      for index in indices {
        let wanted = types.id(of: parameter.type, arguments: types.arguments(of: type))
        if wanted == .any { continue }
        if try isValue(arguments[index], of: wanted) {
          score += 2
        } else if case .nominal = parameter.type {
          let isNumber = arguments[index].isNumber && (wanted.isFloating || wanted.isInteger)
          if !isNumber { return -1 }
        }
      }
    }
    return score
  }

  /// Arguments in the order of the parameters, with defaults and variadic lists, owned.
  private func complete(
    _ function: Function, _ places: [[Int]], _ arguments: [Value]
  ) throws(Trap) -> [Value] {
    var result: [Value] = []
    for (position, parameter) in function.parameters.enumerated() {
      if parameter.isVariadic {
        let list = places[position].map { arguments[$0].copied }
        result.append(makeArray(list, type: types.array(.any)))
      } else if let index = places[position].first {
        let wanted = types.id(of: parameter.type)
        let isNumber = arguments[index].isNumber && (wanted.isFloating || wanted.isInteger)
        result.append(
          isNumber ? try convert(arguments[index], toNumber: wanted) : arguments[index].copied)
      } else if let value = parameter.defaultValue?() {
        result.append(try invoke(unit(forDefault: position, of: function, value), []))
      } else {
        result.append(.none)
      }
    }
    return result
  }
}

extension Function {
  /// Which arguments go to which parameter; `nil` if the labels do not fit.
  fileprivate func places(for labels: [String?], _ arguments: [Value]) -> [[Int]]? {
    var result: [[Int]] = []
    var next = 0
    for parameter in parameters {
      var taken: [Int] = []
      if next < arguments.count {
        let label = labels.indices.contains(next) ? labels[next] : nil
        let isTrailing = label == nil && arguments[next].kind == .closure
        if label == parameter.label || isTrailing {
          taken.append(next)
          next += 1
          while parameter.isVariadic, next < arguments.count,
            !labels.indices.contains(next) || labels[next] == nil
          {
            taken.append(next)
            next += 1
          }
        }
      }
      if taken.isEmpty, !parameter.hasDefault, !parameter.isVariadic { return nil }
      result.append(taken)
    }
    return next == arguments.count ? result : nil
  }
}
