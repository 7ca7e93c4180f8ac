struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 180), spacing: 0)], spacing: 0) {
        ForEach(0..<20) { i in
        }
      }
    }
    .frame(width: 1e308, height: 100)
  }
}