extension WrittenScreen {
  static let presentations = WrittenScreen(
    name: "presentations",
    source: """
      struct Inside: View {
        @State private var n = 0
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack { Button("in \\(n)") { n += 1 }; Button("close") { dismiss() } }
        }
      }
      struct Root: View {
        @State private var shows = false
        @State private var asks = false
        @State private var n = 0
        var body: some View {
          VStack { Text("n \\(n)"); Button("show") { shows = true }; Button("ask") { asks = true } }
            .sheet(isPresented: $shows) { VStack { Inside(); Text("sheet \\(n)") } }
            .alert("sure?", isPresented: $asks) { Button("yes") { n += 1 } }
        }
      }
      """,
    lines: [
      ":tap show", ":tap ask", ":tap close", ":tap \"in 0\"", ":tap yes", ":dismiss", "n += 1",
      "shows = false",
    ])

  static let navigation = WrittenScreen(
    name: "navigation",
    source: """
      struct Detail: View {
        let id: Int
        @State private var n = 0
        var body: some View {
          VStack { Button("d\\(id) \\(n)") { n += 1 }; NavigationLink("deeper", value: id + 1) }
        }
      }
      struct Root: View {
        @State private var path: [Int] = []
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              NavigationLink("open", value: 1)
                .navigationDestination(for: Int.self) { Detail(id: $0) }
            }
            .tag(0)
            Text("second").tag(1)
          }
        }
      }
      """,
    lines: [
      ":tap open", ":tap deeper", ":back-button", "path = []", "path = [1, 2, 3]", "tab = 1",
      "tab = 0", ":tap \"d1 0\"",
    ])

  static let lazyRows = WrittenScreen(
    name: "lazy rows",
    source: """
      struct Row: View {
        let id: Int
        @State private var n = 0
        var body: some View { Button("row \\(id) \\(n)") { n += 1 } }
      }
      struct Root: View {
        @State private var count = 60
        @State private var step = 1
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(0..<count, id: \\.self) { Row(id: $0 * step).frame(height: 40) } }
          }
        }
      }
      """,
    lines: [
      ":scroll by 300", ":scroll by -500", ":scroll to 0", "count = 10", "count = 80", "step += 1",
      ":tap \"row 0 0\"", ":resize 390 400", ":resize 390 844",
    ])

  static let animations = WrittenScreen(
    name: "animations",
    source: """
      struct Badge: View {
        @State private var n = 0
        var body: some View { Button("badge \\(n)") { n += 1 } }
      }
      struct Root: View {
        @State private var isOpen = false
        @State private var items = [1, 2, 3]
        var body: some View {
          VStack {
            Button("flip") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            if isOpen { Badge().transition(.opacity) }
            ForEach(items, id: \\.self) { Text("i\\($0)").transition(.slide) }
            Text("x").opacity(isOpen ? 1 : 0).animation(.default, value: isOpen)
          }
        }
      }
      """,
    lines: [
      ":tap flip", ":wait 0.5", ":wait 2", "withAnimation { items.reverse() }",
      "withAnimation { items = items.filter { $0 != 2 } }", "items = [1, 2, 3]", ":tap \"badge 0\"",
      "isOpen = false",
    ])

  static let callbacks = WrittenScreen(
    name: "callbacks",
    source: """
      struct Line: View {
        let n: Int
        let log: (String) -> Void
        var body: some View {
          Text("line \\(n)").onAppear { log("+\\(n)") }.onDisappear { log("-\\(n)") }
        }
      }
      struct Root: View {
        @State private var n = 1
        @State private var entries: [String] = []
        @State private var ticks = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            ForEach(0..<n, id: \\.self) { Line(n: $0) { entries.append($0) } }
            Text(entries.joined(separator: " "))
            Text("ticks \\(ticks)")
          }
          .onChange(of: n) { entries.append("n \\($1)") }
          .onReceive(timer) { _ in ticks += 1 }
          .task(id: n) { try? await Task.sleep(for: .seconds(2)); entries.append("slept") }
        }
      }
      """,
    lines: ["n += 1", "n = 1", "n = 0", ":wait 1", ":wait 3s", "entries = []"])

  static let geometry = WrittenScreen(
    name: "geometry",
    source: """
      struct Root: View {
        @State private var width = 100.0
        @State private var measured = 0.0
        @GestureState private var drag = CGSize.zero
        @FocusState private var isFocused: Bool
        @State private var name = ""
        @AppStorage("count") private var count = 0
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Text(proxy.size.width > 150 ? "wide" : "narrow")
            }
            .frame(width: width, height: 30)
            Text("m \\(Int(measured)) c \\(count)")
              .onGeometryChange(for: Double.self) { $0.size.width } action: { measured = $0 }
            Rectangle().frame(width: 40, height: 40).offset(drag)
              .gesture(
                DragGesture().updating($drag) { value, state, _ in state = value.translation })
            TextField("name", text: $name).focused($isFocused)
            Text(isFocused ? "focused" : "not").onTapGesture { isFocused.toggle() }
          }
        }
      }
      """,
    lines: [
      "width = 200", "width = 100", "count += 1", ":drag Rectangle by 30 10", ":press Rectangle",
      ":release", "isFocused = true", ":type name \"k\"", ":tap not", ":resize 300 500",
    ])
}
