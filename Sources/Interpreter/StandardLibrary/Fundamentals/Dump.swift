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

  private typealias Part = (label: String?, value: Value, type: TypeID?)

  mutating func append(
    _ value: Value, as type: TypeID?, label: String?, depth: Int, indent: Int
  ) throws(Trap) {
    let shown = shownValue(value, as: type)
    let parts = parts(of: shown.value, isOptional: shown.isOptional)
    let mark = parts.isEmpty ? "-" : depth >= maximumDepth ? "▹" : "▿"
    text += String(repeating: " ", count: indent) + mark + " "
    if let label { text += label + ": " }
    text += try summary(of: shown.value, isOptional: shown.isOptional)
    let isKnown = shown.value.kind == .object && !visited.insert(shown.value.bits).inserted
    if shown.value.kind == .object { text += " #\(visited.count - 1)" }
    text += "\n"
    guard !isKnown, depth < min(maximumDepth, Dump.limit) else { return }
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
    case .tuple: return "(\(evaluator.fields(of: value).count) elements)"
    case .structure, .emptyStructure, .object, .enumCase, .enumPayload:
      if let custom = try evaluator.customText(of: value, debug: true) { return custom }
      let name = evaluator.types.name(of: value.type, qualified: true)
      guard let enumCase = evaluator.enumCase(of: value) else { return name }
      return "\(name).\(enumCase.name)"
    default: return try evaluator.text(of: value, debug: true)
    }
  }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func parts(of value: Value, isOptional: Bool) -> [Part] {
    if isOptional { return [("some", value.unwrapped, nil)] }
    let types = evaluator.types.arguments(of: value.type)
    switch value.kind {
    case .array: return evaluator.elements(of: value).map { (nil, $0, types.first) }
    case .set, .dictionary: return entries(of: value, types)
    case .structure, .object:
      let fields = evaluator.types.fields(of: value.type)
      return zip(fields, evaluator.fields(of: value)).map { field, value in
        (field.name, value, evaluator.types.id(of: field.type, arguments: types))
      }
    case .tuple:
      let labels = evaluator.types.labels(of: value.type)
      return evaluator.fields(of: value).enumerated().map { index, element in
        let label = labels.indices.contains(index) ? labels[index] : nil
        return (label ?? ".\(index)", element, types.indices.contains(index) ? types[index] : nil)
      }
    case .enumPayload:
      let fields = evaluator.fields(of: value)
      guard let enumCase = evaluator.enumCase(of: value) else { return [] }
      return zip(enumCase.payload, fields).map { element, value in
        (
          element.label ?? enumCase.name, value,
          evaluator.types.id(of: element.type, arguments: types)
        )
      }
    default: return []
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
