/// A random program of views, as source text: every kind of dependency, in random places.
///
/// All its state lives in the root view and in two models that the root hands down, so that
/// `rootExpression` at the prompt can make the same screen from scratch.
struct RandomProgram {
  let text: String

  /// Swift at the prompt that prints how to make the root view with the state it has now.
  static let rootExpression = "print(remake)"

  /// `isPure` leaves out what a fresh start cannot show: state of views below the root.
  init(seed: UInt64, isPure: Bool) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    let kinds = (0..<count).map { _ in ViewKind.random(&random, isPure: isPure) }
    var views: [String] = []
    for (index, kind) in kinds.enumerated() {
      var writer = BodyWriter(random: random, kind: kind, children: Array(kinds[(index + 1)...]))
      writer.firstChild = index + 1
      let body = writer.content(depth: 3)
      random = writer.random
      views.append(kind.declaration(named: "V\(index)", body: body))
    }
    var writer = BodyWriter(random: random, kind: .root, children: kinds)
    let body = writer.content(depth: 3) + writer.child(0)
    text = RandomProgram.models + views.joined() + RandomProgram.root(body)
  }

  private static let models = """
    import SwiftUI

    struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues {
      var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
      }
    }
    struct Pair: Equatable { var x = 0; var y = 0 }
    @Observable final class Store {
      var p: Int
      var q: Int
      var pair = Pair()
      init(p: Int, q: Int, pair: Pair = Pair()) { self.p = p; self.q = q; self.pair = pair }
    }
    final class Legacy: ObservableObject {
      @Published var x: Int
      @Published var y: Int
      init(x: Int, y: Int) { self.x = x; self.y = y }
    }
    let spareStore = Store(p: 5, q: 6)
    let spareLegacy = Legacy(x: 5, y: 6)
    struct Box<Content: View>: View {
      var level = 0
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { Text("box \\(level)"); content() } }
    }
    struct Mark: ViewModifier {
      var level: Int
      func body(content: Content) -> some View { HStack { content; Text("mark \\(level)") } }
    }

    """

  private static func root(_ body: String) -> String {
    """
    struct Root: View {
      @State var a = 0
      @State var b = 1
      @State var flag = false
      @State var items = [1, 2, 3]
      @State var store = Store(p: 0, q: 1)
      @StateObject var legacy = Legacy(x: 0, y: 1)
      var remake: String {
        "Root(a: \\(a), b: \\(b), flag: \\(flag), items: \\(items), "
          + "store: Store(p: \\(store.p), q: \\(store.q), "
          + "pair: Pair(x: \\(store.pair.x), y: \\(store.pair.y))), "
          + "legacy: Legacy(x: \\(legacy.x), y: \\(legacy.y)))"
      }
      var body: some View {
        VStack {
    \(body)
        }
        .environment(store)
        .environmentObject(legacy)
      }
    }

    """
  }

  /// Lines at the prompt that write the root's state or its models'.
  static func write(_ random: inout SplitMix) -> String {
    let value = Int.random(in: 0...4, using: &random)
    let lines = [
      "a = \(value)", "b = \(value)", "flag.toggle()", "flag = \(value > 2)",
      "items = \(Array((0...4).shuffled(using: &random).prefix(value)))",
      "items.append(items.count + 10)", "items.reverse()", "store.p = \(value)",
      "store.q += 1", "store.pair.x = \(value)", "store.pair = Pair(x: \(value), y: 1)",
      "legacy.x = \(value)", "legacy.y += 1", "a = a", "a += 1; b = a",
      "withAnimation { flag.toggle() }", "store = Store(p: \(value), q: 2)",
    ]
    return lines[Int.random(in: 0..<lines.count, using: &random)]
  }
}
