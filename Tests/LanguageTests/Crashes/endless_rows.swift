struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<9223372036854775807) { i in Text("row \(i)").frame(height: i == 5 ? 150 : 50) }
      }
    }
  }
}