/// The properties of one view of a random program.
struct ViewKind {
  enum Property: CaseIterable {
    case value, binding, flagBinding, items, level, store, storeEnvironment, legacy
    case legacyEnvironment, closure, local
  }

  let properties: [Property]
  let isRoot: Bool

  static let root = ViewKind(properties: [], isRoot: true)

  static func random(_ random: inout SplitMix, isPure: Bool) -> ViewKind {
    let all = Property.allCases.filter { !isPure || $0 != .local }
    let count = Int.random(in: 1...4, using: &random)
    let properties = all.shuffled(using: &random).prefix(count)
    return ViewKind(properties: Array(properties), isRoot: false)
  }

  /// Whole numbers that a body can show or hand on.
  var numbers: [String] {
    guard !isRoot else { return ["a", "b", "store.p", "store.pair.y", "legacy.x", "items.count"] }
    return properties.flatMap { property -> [String] in
      switch property {
      case .value: ["value"]
      case .binding: ["bound"]
      case .flagBinding: ["(flag ? 1 : 0)"]
      case .items: ["items.count"]
      case .level: ["level"]
      case .store: ["store.p", "store.pair.x"]
      case .storeEnvironment: ["shared.q"]
      case .legacy: ["legacy.x"]
      case .legacyEnvironment: ["old.y"]
      case .closure: ["made()"]
      case .local: ["local"]
      }
    }
  }

  /// Assignments that a button can make.
  var writes: [String] {
    guard !isRoot else {
      return ["a += 1", "flag.toggle()", "store.p += 1", "legacy.y += 1", "items.append(9 + a)"]
    }
    return properties.flatMap { property -> [String] in
      switch property {
      case .binding: ["bound += 1", "bound = 0"]
      case .flagBinding: ["flag.toggle()"]
      case .store: ["store.p += 1", "store.pair.x += 1"]
      case .storeEnvironment: ["shared.q += 1"]
      case .legacy: ["legacy.x += 1"]
      case .legacyEnvironment: ["old.y += 1"]
      case .local: ["local += 1"]
      default: []
      }
    }
  }

  /// Places for `ForEach`.
  var lists: [String] { isRoot || properties.contains(.items) ? ["items"] : ["[1, 2]"] }

  func declaration(named name: String, body: String) -> String {
    let stored = properties.map { property in
      switch property {
      case .value: "  let value: Int"
      case .binding: "  @Binding var bound: Int"
      case .flagBinding: "  @Binding var flag: Bool"
      case .items: "  var items: [Int]"
      case .level: "  @Environment(\\.level) private var level"
      case .store: "  let store: Store"
      case .storeEnvironment: "  @Environment(Store.self) private var shared"
      case .legacy: "  @ObservedObject var legacy: Legacy"
      case .legacyEnvironment: "  @EnvironmentObject private var old: Legacy"
      case .closure: "  var made: () -> Int"
      case .local: "  @State private var local = 0"
      }
    }
    return """
      struct \(name): View {
      \(stored.joined(separator: "\n"))
        var body: some View {
      \(body)
        }
      }

      """
  }
}
