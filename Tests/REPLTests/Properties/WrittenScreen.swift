/// A small screen of one kind, and lines that make sense while it is mounted.
struct WrittenScreen {
  let name: String
  let source: String
  let lines: [String]

  static let all = [
    counters, branches, rows, models, surroundings, bindings, presentations, navigation, lazyRows,
    animations, callbacks, geometry,
  ]

  private static let counters = WrittenScreen(
    name: "counters",
    source: """
      struct Counter: View {
        @State private var n = 0
        var body: some View { Button("n \\(n)") { n += 1 } }
      }
      struct Root: View {
        @State private var total = 0
        var body: some View {
          VStack { Text("total \\(total)"); Counter(); Counter(); Stepper("t", value: $total) }
        }
      }
      """,
    lines: ["total += 1", "total = 0", ":tap \"n 0\"[0]", ":tap \"n 1\"", ":slide Stepper 4"])

  private static let branches = WrittenScreen(
    name: "branches",
    source: """
      struct Memory: View {
        @State private var seen = 0
        var body: some View { Button("seen \\(seen)") { seen += 1 } }
      }
      struct Root: View {
        @State private var isOn = false
        @State private var mode = 0
        var body: some View {
          VStack {
            Toggle("on", isOn: $isOn)
            if isOn { Memory() } else { Memory().padding() }
            switch mode { case 0: Memory(); case 1: Text("one"); default: EmptyView() }
            Memory().id(mode / 2)
            isOn ? AnyView(Text("any")) : AnyView(Memory())
          }
        }
      }
      """,
    lines: ["isOn.toggle()", "mode += 1", "mode = 0", ":toggle on", ":tap \"seen 0\"[0]"])

  private static let rows = WrittenScreen(
    name: "rows",
    source: """
      struct Item: Identifiable { let id: Int; var name: String }
      struct Row: View {
        let item: Item
        @State private var taps = 0
        var body: some View { Button("\\(item.name) \\(taps)") { taps += 1 } }
      }
      struct Root: View {
        @State private var items = (1...4).map { Item(id: $0, name: "r\\($0)") }
        var body: some View {
          List {
            ForEach(items) { item in Row(item: item) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      """,
    lines: [
      "items.insert(Item(id: items.count + 10, name: \"new\"), at: 0)", "items.reverse()",
      "if !items.isEmpty { items.removeLast() }", "if !items.isEmpty { items[0].name += \"!\" }",
      ":delete \"r2 0\"", ":tap \"r1 0\"", ":move \"r3 0\" 0", "items.shuffle()",
    ])

  private static let models = WrittenScreen(
    name: "models",
    source: """
      @Observable final class Person { var name = "Ann"; var age = 30 }
      final class Cart: ObservableObject { @Published var count = 0; @Published var note = "" }
      struct Name: View { let person: Person; var body: some View { Text(person.name) } }
      struct Age: View {
        @Bindable var person: Person
        var body: some View { Stepper("age \\(person.age)", value: $person.age) }
      }
      struct Count: View {
        @ObservedObject var cart: Cart
        var body: some View { Text("count \\(cart.count)") }
      }
      struct Root: View {
        @State private var person = Person()
        @StateObject private var cart = Cart()
        var body: some View {
          VStack {
            Name(person: person)
            Age(person: person)
            Count(cart: cart)
            TextField("note", text: $cart.note)
          }
        }
      }
      """,
    lines: [
      "person.name += \"e\"", "person.age += 1", "cart.count += 1", "cart.count = cart.count",
      "person = Person()", ":type note \"n\"", ":slide Stepper 40",
    ])

  private static let surroundings = WrittenScreen(
    name: "surroundings",
    source: """
      struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
      }
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Level: View {
        @Environment(\\.level) private var level
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("level \\(level) \\(scheme == .dark)") }
      }
      struct Root: View {
        @State private var level = 1
        @State private var sum = 0
        var body: some View {
          VStack {
            Level()
            Level().environment(\\.level, level)
            Level().transformEnvironment(\\.level) { $0 += level }
            ForEach(0..<level, id: \\.self) { Text("p\\($0)").preference(key: Sum.self, value: $0) }
            Text("sum \\(sum)")
          }
          .environment(\\.level, level / 2)
          .onPreferenceChange(Sum.self) { sum = $0 }
        }
      }
      """,
    lines: ["level += 1", "level = 1", "level = 4", ":env colorScheme .dark", "level = level"])

  private static let bindings = WrittenScreen(
    name: "bindings",
    source: """
      struct Item: Identifiable, Equatable { let id: Int; var name: String; var isDone = false }
      @Observable final class Store { var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")] }
      struct Row: View {
        @Binding var item: Item
        var body: some View { Toggle(item.name, isOn: $item.isDone) }
      }
      struct Root: View {
        @State private var store = Store()
        @State private var local = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
        @State private var text = ""
        var body: some View {
          VStack {
            ForEach($store.items) { $item in Row(item: $item) }
            ForEach($local) { $item in Row(item: $item) }
            TextField("text", text: $text)
            TextField("again", text: Binding(get: { text }, set: { text = $0.uppercased() }))
          }
        }
      }
      """,
    lines: [
      ":toggle a", ":toggle y", "local.swapAt(0, 1)", "store.items[1].name += \"b\"",
      "text = \"t\"", ":type text \"q\"", ":type again \"w\"",
      "local.append(Item(id: local.count + 7, name: \"z\"))",
    ])
}
