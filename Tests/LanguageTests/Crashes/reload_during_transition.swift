// after loading: :tap #5 :state :reload
struct Probe: View {
  let name: String
  var body: some View {
  }
}
struct ContentView: View {
  var body: some View {
    VStack {
      ForEach(items, id: \.self) { Probe(name: $0) }
      Button("drop") { withAnimation { items.removeFirst() } }
    }
  }
  @State private var items = ["a", "b"]
}