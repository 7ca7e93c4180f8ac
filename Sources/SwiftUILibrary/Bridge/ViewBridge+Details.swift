import IR
import Interpreter

extension ViewBridge {
  /// A value as the trees show it: literals as written, cases with a dot, library values as their
  /// pieces say, everything else as `print` would.
  func detail(_ value: Value) throws(Trap) -> String {
    let value = evaluator.opened(value)
    switch value.kind {
    case .none: return "nil"
    case .double: return Detail.number(value.asDouble)
    case .string: return Detail.quoted(evaluator.string(of: value))
    case .closure: return "{ … }"
    case .metatype: return "\(evaluator.types.name(of: value.asMetatype, qualified: false)).self"
    case .array:
      var parts: [String] = []
      for element in evaluator.elements(of: value).prefix(20) { parts.append(try detail(element)) }
      return "[\(parts.joined(separator: ", "))]"
    case .tuple:
      var parts: [String] = []
      for element in evaluator.fields(of: value) { parts.append(try detail(element)) }
      return "(\(parts.joined(separator: ", ")))"
    default: break
    }
    if let convert = detailConversion(of: value.type) { return try convert(Part(self, value)) }
    if evaluator.caseIndex(of: value) >= 0 { return try enumDetail(value) }
    if isLibraryValue(value) { return try structureDetail(value) }
    return display(value)
  }

  private func isLibraryValue(_ value: Value) -> Bool {
    guard value.kind == .structure || value.kind == .emptyStructure else { return false }
    return evaluator.types.nominal(of: value.type)?.isLibrary ?? false
  }

  private func enumDetail(_ value: Value) throws(Trap) -> String {
    guard let nominal = evaluator.types.nominal(of: value.type),
      nominal.cases.indices.contains(evaluator.caseIndex(of: value))
    else { return display(value) }
    let found = nominal.cases[evaluator.caseIndex(of: value)]
    var parts: [String] = []
    for (index, field) in evaluator.fields(of: value).enumerated() {
      let label = index < found.payload.count ? found.payload[index].label : nil
      parts.append((label.map { "\($0): " } ?? "") + (try detail(field)))
    }
    return parts.isEmpty ? ".\(found.name)" : ".\(found.name)(\(parts.joined(separator: ", ")))"
  }

  /// `Name(field: value)`, with the public fields of a library value; `.name` for a value that is
  /// nothing but a name.
  private func structureDetail(_ value: Value) throws(Trap) -> String {
    guard let nominal = evaluator.types.nominal(of: value.type) else { return display(value) }
    let fields = evaluator.fields(of: value)
    if fields.count == 1, nominal.fields.first?.name == "_name", fields[0].kind == .string {
      return ".\(evaluator.string(of: fields[0]))"
    }
    var parts: [String] = []
    for (index, field) in nominal.fields.enumerated()
    where index < fields.count && !field.name.hasPrefix("_") {
      parts.append("\(field.name): \(try detail(fields[index]))")
    }
    if parts.isEmpty, fields.contains(where: { $0.kind != .closure }) { return display(value) }
    return "\(nominal.qualifiedName)(\(parts.joined(separator: ", ")))"
  }

  /// The stored properties of a shape of the program, as its detail.
  func fieldsDetail(_ value: Value) -> String {
    guard let nominal = evaluator.types.nominal(of: value.type) else { return "" }
    let fields = evaluator.fields(of: value)
    let parts = nominal.fields.enumerated().compactMap { index, field in
      index < fields.count ? "\(field.name): \(display(fields[index]))" : nil
    }
    return parts.joined(separator: ", ")
  }

  /// A value on one line, as Swift's `debugDescription` shows it; wrappers show what they hold,
  /// long text is cut.
  package func display(_ value: Value) -> String {
    let value = evaluator.opened(value)
    if value.kind == .string {
      return shortened(evaluator.describe(value, as: nil, debug: true))
    }
    if value.kind == .closure { return "a closure" }
    if value.kind == .native { return evaluator.types.name(of: value.type, qualified: false) }
    if value.kind == .object { return objectDisplay(value) }
    if value.kind == .structure, let nominal = evaluator.types.nominal(of: value.type),
      nominal.isLibrary, nominal.attributes.contains("propertyWrapper")
    {
      return wrapperDisplay(value)
    }
    return shortened(
      evaluator.describe(value, as: nil, debug: false, limit: Self.displayedLength * 3 / 4))
  }

  /// Characters of a value that are worth showing.
  private static let displayedLength = 200

  private func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    return line.count > Self.displayedLength ? line.prefix(Self.displayedLength) + "…" : line
  }

  private func wrapperDisplay(_ wrapper: Value) -> String {
    let fields = evaluator.fields(of: wrapper)
    guard let first = fields.first, first.kind != .closure else { return "a wrapper" }
    if fields.count > 1, first.kind == .structure, fields[1].kind == .native {
      return display(first)
    }
    return display(first)
  }

  /// `Model(count: 1)`: an object with its stored properties, one level of them.
  private func objectDisplay(_ object: Value) -> String {
    let name = evaluator.types.name(of: object.type, qualified: false)
    let names = evaluator.types.fields(of: object.type)
    let fields = evaluator.fields(of: object)
    let parts = names.enumerated().prefix(8).compactMap { index, field -> String? in
      guard index < fields.count else { return nil }
      let label = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      let inner = fields[index]
      if inner.kind == .object {
        return "\(label): \(evaluator.types.name(of: inner.type, qualified: false))"
      }
      return "\(label): \(display(inner))"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
