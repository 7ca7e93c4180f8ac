import IR

/// What `dump` writes: a value's summary, and its parts below it, indented.
struct Dump {
  unowned(unsafe) let evaluator: Evaluator
  let maximumDepth: Int
  private(set) var text = ""
  private var visited: Set<UInt64> = []
  private let pool: Pool

  /// Deeper values are cut off, since the host's stack is finite.
  private static let limit = 100

  init(evaluator: Evaluator, maximumDepth: Int) {
    self.evaluator = evaluator
    pool = Pool(evaluator)
    self.maximumDepth = maximumDepth
  }

  typealias Part = (label: String?, value: Value, type: TypeID?)

  mutating func append(
    _ value: Value, as type: TypeID?, label: String?, depth: Int, indent: Int
  ) throws(Trap) {
    let shown = shownValue(value, as: type)
    let mirror = shown.isOptional ? nil : try customMirror(of: shown.value)
    let parts = mirror?.parts ?? parts(of: shown.value, isOptional: shown.isOptional)
    // `Optional(Node)` is no object: the one inside of it is.
    let isObject = shown.value.kind == .object && !shown.isOptional
    let ancestor = isObject ? evaluator.types.superclass(of: shown.value.type) : nil
    let mark = parts.isEmpty && ancestor == nil ? "-" : depth >= maximumDepth ? "▹" : "▿"
    text += String(repeating: " ", count: indent) + mark + " "
    if let label { text += label + ": " }
    if let summary = mirror?.summary {
      text += summary
    } else {
      text += try summary(of: shown.value, isOptional: shown.isOptional)
    }
    let isKnown = isObject && !visited.insert(shown.value.bits).inserted
    if isObject { text += " #\(visited.count - 1)" }
    text += "\n"
    guard !isKnown, depth < min(maximumDepth, Dump.limit) else { return }
    if isObject {
      try appendAncestors(of: shown.value, level: 1, depth: depth + 1, indent: indent + 2)
    }
    for part in parts {
      try append(part.value, as: part.type, label: part.label, depth: depth + 1, indent: indent + 2)
    }
  }

  /// What a superclass declares stands below a line of its own.
  private mutating func appendAncestors(
    of object: Value, level: Int, depth: Int, indent: Int
  ) throws(Trap) {
    let ancestors = evaluator.types.ancestors(of: object.type)
    guard level <= ancestors.count else { return }
    let parts = parts(of: object, level: level)
    let isLast = level == ancestors.count
    let mark = parts.isEmpty && isLast ? "-" : depth >= maximumDepth ? "▹" : "▿"
    let name = evaluator.types.name(of: ancestors[level - 1], qualified: true)
    text += String(repeating: " ", count: indent) + "\(mark) super: \(name)\n"
    guard depth < min(maximumDepth, Dump.limit) else { return }
    try appendAncestors(of: object, level: level + 1, depth: depth + 1, indent: indent + 2)
    for part in parts {
      try append(part.value, as: part.type, label: part.label, depth: depth + 1, indent: indent + 2)
    }
  }

  private func shownValue(_ value: Value, as type: TypeID?) -> (value: Value, isOptional: Bool) {
    let staticType = value.kind == .existentialOptional ? value.type : type
    let opened = evaluator.opened(value)
    guard let staticType, evaluator.types.wrapped(of: staticType) != nil else {
      return (opened, false)
    }
    return (opened, !opened.isNone)
  }

  private func summary(of value: Value, isOptional: Bool) throws(Trap) -> String {
    if isOptional { return try "Optional(" + evaluator.text(of: value, debug: true) + ")" }
    switch value.kind {
    case .array: return count(evaluator.elements(of: value).count, "element")
    case .set: return count(evaluator.tableCount(value), "member")
    case .dictionary: return count(evaluator.tableCount(value), "key/value pair")
    case .tuple:
      let count = evaluator.fields(of: value).count
      return "(\(count) element\(count == 1 ? "" : "s"))"
    case .structure, .emptyStructure, .object, .enumCase, .enumPayload:
      if let custom = try evaluator.customText(of: value, debug: true) { return custom }
      let name = evaluator.types.name(of: value.type, qualified: true)
      guard let enumCase = evaluator.enumCase(of: value) else { return name }
      return "\(name).\(enumCase.shownName)"
    default: return try evaluator.text(of: value, debug: true)
    }
  }

  /// What a type says of itself that has a mirror of its own; the mirror's style counts the parts
  /// of what looks like a collection.
  private func customMirror(of value: Value) throws(Trap) -> (parts: [Part], summary: String?)? {
    switch value.kind {
    case .structure, .emptyStructure, .object, .enumCase, .enumPayload: break
    default: return nil
    }
    guard let reflectable = evaluator.types.libraryNominal("CustomReflectable"),
      evaluator.types.conforms(value.type, to: reflectable),
      let mirror = try evaluator.readProperty("customMirror", of: value)
    else { return nil }
    pool.values.append(mirror)
    guard let children = try evaluator.readProperty("children", of: mirror),
      let style = try evaluator.readProperty("displayStyle", of: mirror)
    else { return nil }
    pool.values += [children, style]
    let parts = evaluator.elements(of: children).map { child -> Part in
      let pair = evaluator.fields(of: child)
      return (pair[0].isNone ? nil : evaluator.string(of: pair[0]), pair[1], nil)
    }
    switch evaluator.enumCase(of: style)?.name {
    case "collection": return (parts, count(parts.count, "element"))
    case "dictionary": return (parts, count(parts.count, "key/value pair"))
    case "set": return (parts, count(parts.count, "member"))
    case "tuple": return (parts, "(\(count(parts.count, "element")))")
    default: return (parts, nil)
    }
  }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The parts of a value in `Any`; of an object, those that its class (level 0) or one of its
  /// superclasses declares.
  func parts(of value: Value, level: Int) -> [Part] {
    let shown = shownValue(value, as: nil)
    return parts(of: shown.value, isOptional: shown.isOptional, level: level)
  }

  private func parts(of value: Value, isOptional: Bool, level: Int = 0) -> [Part] {
    if isOptional { return [("some", value.unwrapped, nil)] }
    let types = evaluator.types.arguments(of: value.type)
    switch value.kind {
    case .array: return evaluator.elements(of: value).map { (nil, $0, types.first) }
    case .set, .dictionary: return entries(of: value, types)
    case .structure: return fields(of: value, value.type)
    case .object:
      let classes = [value.type] + evaluator.types.ancestors(of: value.type)
      guard classes.indices.contains(level) else { return [] }
      return fields(of: value, classes[level])
    case .tuple:
      let labels = evaluator.types.labels(of: value.type)
      return evaluator.fields(of: value).enumerated().map { index, element in
        let label = labels.indices.contains(index) ? labels[index] : nil
        return (label ?? ".\(index)", element, types.indices.contains(index) ? types[index] : nil)
      }
    case .enumPayload:
      guard let enumCase = evaluator.enumCase(of: value) else { return [] }
      return [payload(of: value, enumCase, types)]
    default: return []
    }
  }

  /// What a case carries: several values, or one with a label, are a tuple.
  private func payload(of value: Value, _ enumCase: EnumCase, _ arguments: [TypeID]) -> Part {
    let fields = evaluator.fields(of: value)
    let types = enumCase.payload.map { evaluator.types.id(of: $0.type, arguments: arguments) }
    guard fields.count != 1 || enumCase.payload.first?.label != nil else {
      return (enumCase.shownName, fields[0], types.first)
    }
    // A tuple of one, which only an enum can have, is none in the interned types.
    let labels = enumCase.payload.map(\.label)
    let tuple = evaluator.makeTuple(
      fields.map(\.copied), type: evaluator.types.intern(.tuple(labels), types))
    pool.values.append(tuple)
    return (enumCase.shownName, tuple, nil)
  }

  /// The stored properties that a struct or one class of an object declares.
  private func fields(of value: Value, _ type: TypeID) -> [Part] {
    guard let nominal = evaluator.types.nominal(of: type) else { return [] }
    nominal.completeIfNeeded()
    let arguments = evaluator.types.arguments(of: type)
    let slots = evaluator.fields(of: value)
    return nominal.fields.compactMap { field in
      let slot = RuntimeTypes.slot(of: field)
      guard slots.indices.contains(slot) else { return nil }
      return (field.name, slots[slot], evaluator.types.id(of: field.type, arguments: arguments))
    }
  }

  /// The elements of a set; the pairs of a dictionary are made here, and live as long as the dump.
  private func entries(of table: Value, _ types: [TypeID]) -> [Part] {
    var result: [Part] = []
    var start = 0
    while let position = evaluator.nextPosition(in: table, from: start) {
      start = position + 1
      let key = evaluator.key(in: table, at: position)
      if table.kind == .set {
        result.append((nil, key, types.first))
        continue
      }
      let pair = [key.copied, evaluator.value(in: table, at: position).copied]
      let tuple = evaluator.makeTuple(pair, type: evaluator.pairType(of: table.type))
      pool.values.append(tuple)
      result.append((nil, tuple, nil))
    }
    return result
  }
}

/// Values made for a dump, given back with it.
private final class Pool {
  unowned(unsafe) let evaluator: Evaluator
  var values: [Value] = []

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  deinit { evaluator.release(values) }
}
