/// Writes the body of one random view.
struct BodyWriter {
  var random: SplitMix
  let kind: ViewKind
  let children: [ViewKind]
  /// The number of the first view that this one may contain.
  var firstChild = 0

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func number() -> String {
    let numbers = kind.numbers + ["7"]
    return numbers[below(numbers.count)]
  }

  private mutating func condition() -> String { "\(number()) % 2 == \(below(2))" }

  /// One view of the content, over one or more lines.
  mutating func content(depth: Int) -> String {
    guard depth > 0 else { return leaf() }
    let list = kind.lists[0]
    switch below(16) {
    case 0: return "VStack {\n\(content(depth: depth - 1))\(content(depth: depth - 1))}\n"
    case 1:
      return "if \(condition()) {\n\(content(depth: depth - 1))} else {\n"
        + "\(content(depth: depth - 1))}\n"
    case 2: return "if \(condition()) {\n\(content(depth: depth - 1))}\n"
    case 3:
      return "ForEach(\(list), id: \\.self) { item in\nText(\"row \\(item)\")\n"
        + "\(content(depth: depth - 1))}\n"
    case 4: return "Group {\n\(content(depth: depth - 1))}\n.id(\(number()) / 2)\n"
    case 5: return "AnyView(VStack {\n\(content(depth: depth - 1))})\n"
    case 6: return "Box(level: \(number())) {\n\(content(depth: depth - 1))}\n"
    case 7: return "VStack {\n\(content(depth: depth - 1))}\n.environment(\\.level, \(number()))\n"
    case 8:
      return "VStack {\n\(content(depth: depth - 1))}\n"
        + ".transformEnvironment(\\.level) { $0 += \(number()) }\n"
    case 9: return "VStack {\n\(content(depth: depth - 1))}\n.modifier(Mark(level: \(number())))\n"
    case 10:
      return "GeometryReader { proxy in\nText(\"\\(Int(proxy.size.width)) \\(\(number()))\")\n"
        + "\(content(depth: depth - 1))}\n.frame(height: 40)\n"
    case 11:
      return "ScrollView {\nLazyVStack {\nForEach(0..<20, id: \\.self) { row in\n"
        + "Text(\"lazy \\(row + \(number()))\")\n}\n\(content(depth: depth - 1))}\n}\n"
        + ".frame(height: 100)\n"
    case 12:
      return "VStack {\n\(content(depth: depth - 1))}\n"
        + ".opacity(\(condition()) ? 1 : 0.5)\n.padding(Double(\(number())))\n"
    case 13:
      return "switch \(number()) % 3 {\ncase 0: \(content(depth: depth - 1))"
        + "case 1: \(content(depth: depth - 1))default: EmptyView()\n}\n"
    default: return child(below(children.count + 1))
    }
  }

  private mutating func leaf() -> String {
    let writes = kind.writes
    guard !writes.isEmpty, below(3) == 0 else { return "Text(\"n \\(\(number()))\")\n" }
    return "Button(\"b \\(\(number()))\") { \(writes[below(writes.count)]) }\n"
  }

  /// One of the views further down; a leaf where there is none.
  mutating func child(_ index: Int) -> String {
    guard children.indices.contains(index) else { return leaf() }
    let arguments = children[index].properties.compactMap { argument(for: $0) }
    return "V\(firstChild + index)(\(arguments.joined(separator: ", ")))\n"
  }

  private mutating func argument(for property: ViewKind.Property) -> String? {
    switch property {
    case .value: "value: \(number())"
    case .binding: "bound: \(binding(.binding, "a", "bound"))"
    case .flagBinding: "flag: \(flagBinding())"
    case .items: "items: \(kind.lists[0])"
    case .store: "store: \(store())"
    case .legacy: "legacy: \(legacy())"
    case .closure: "made: { \(number()) }"
    case .level, .storeEnvironment, .legacyEnvironment, .local: nil
    }
  }

  private mutating func binding(
    _ property: ViewKind.Property, _ root: String, _ own: String
  ) -> String {
    var choices = [".constant(\(number()))"]
    if kind.isRoot { choices += ["$a", "$b", "$store.p", "$store.pair.x", "$legacy.x"] }
    if kind.properties.contains(property) { choices += ["$\(own)"] }
    if kind.properties.contains(.legacy) { choices += ["$legacy.y"] }
    if kind.properties.contains(.local) { choices += ["$local"] }
    return choices[below(choices.count)]
  }

  private func flagBinding() -> String {
    kind.isRoot || kind.properties.contains(.flagBinding) ? "$flag" : ".constant(true)"
  }

  private func store() -> String {
    if kind.isRoot || kind.properties.contains(.store) { return "store" }
    return kind.properties.contains(.storeEnvironment) ? "shared" : "spareStore"
  }

  private func legacy() -> String {
    if kind.isRoot || kind.properties.contains(.legacy) { return "legacy" }
    return kind.properties.contains(.legacyEnvironment) ? "old" : "spareLegacy"
  }
}
