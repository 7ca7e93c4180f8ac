import Foundation
import Testing

@Suite struct ScriptTests {
  @Test func aScriptPrintsResultsAndNothingElse() throws {
    let grove = try GroveProcess([], input: "func f() {\n  print(\"a\")\n}\nf()\n")
    #expect(grove.output == "a\n")
    #expect(grove.errors == "")
    #expect(grove.status == 0)
  }

  @Test func textWithoutALineEndIsPrintedToo() throws {
    let grove = try withFile("print(\"a\", terminator: \"\")\n") {
      try GroveProcess(["run", $0, "--do", "print(\"b\", terminator: \";\")"])
    }
    #expect(grove.lines == ["a", "b;"])
  }

  @Test func theFirstFailureEndsAScript() throws {
    let script = "print(\"a\")\nprint([1][2])\nprint(\"b\")\n"
    let grove = try GroveProcess([], input: script)
    #expect(grove.output == "a\n")
    #expect(grove.errors.contains("error:"))
    #expect(grove.status == 1)
    let insisting = try GroveProcess(["--keep-going"], input: script)
    #expect(insisting.output == "a\nb\n")
    #expect(insisting.status == 1)
  }

  @Test func anUnfinishedEndIsReportedNotWaitedFor() throws {
    let grove = try GroveProcess(["-"], input: "func f() {\n")
    #expect(grove.status == 1)
    #expect(grove.errors.contains("error:"))
  }

  @Test func filesAreLoadedBeforeTheScript() throws {
    let grove = try withFile("func f() { print(\"a\") }\n") {
      try GroveProcess([$0], input: "f()\n:quit\nprint(\"b\")\n")
    }
    #expect(grove.output == "a\n")
    #expect(grove.status == 0)
  }

  @Test func aRunGoesOnAfterAFailedLineAndFailsAtTheEnd() throws {
    let grove = try withFile("let a = [1]\n") {
      try GroveProcess(["run", $0, "--do", "print(a[1])", "--do", "print(a[0])"])
    }
    #expect(grove.lines == ["1"])
    #expect(grove.errors.contains("error:"))
    #expect(grove.status == 1)
  }

  @Test func aProgramOnStandardInputCanBeRun() throws {
    let grove = try GroveProcess(["run", "-", "--do", "print(a + 1)"], input: "let a = 1\n")
    #expect(grove.lines == ["2"])
  }

  @Test func jsonIsOneObjectALine() throws {
    let view = """
      struct A: View {
        @State var on = true
        var body: some View { Text("a") }
      }
      """
    let grove = try withFile(view) {
      try GroveProcess(["run", $0, "--json", "--frames", "--do", "on.toggle()"])
    }
    let steps = try grove.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(steps.count == 2)
    #expect(steps.allSatisfy { $0["schema"] as? Int == 1 && $0["frames"] is [Any] })
    #expect(steps.map { $0["step"] as? Int } == [0, 1])
  }

  @Test func aPreviewProviderSaysWhatIsMounted() throws {
    let view = """
      class Model: ObservableObject { var text = "from the provider" }
      struct ContentView: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.text) }
      }
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView().environmentObject(Model()) }
      }
      """
    let grove = try withFile(view) { try GroveProcess(["run", $0]) }
    #expect(grove.lines.first == "step 0  mount ContentView_Previews.previews")
    #expect(grove.output.contains("from the provider"))
    #expect(grove.status == 0)
  }

  @Test func aPreviewProviderShowsTheFirstOfItsPreviews() throws {
    let view = """
      struct Row: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            ForEach(["a", "b"], id: \\.self) { Row(name: $0).previewDisplayName($0) }
            Row(name: "c")
          }
          .previewLayout(.sizeThatFits)
        }
      }
      """
    let grove = try withFile(view) { try GroveProcess(["run", $0, "--do", ":tap \"a 0\""]) }
    #expect(grove.lines.first == "step 0  mount Row_Previews.previews")
    #expect(grove.output.contains("\"a 0\" -> \"a 1\""))
    #expect(!grove.output.contains("\"b 0\"") && !grove.output.contains("\"c 0\""))
    let whole = try withFile(view) {
      try GroveProcess(["run", $0, "--view", "Row_Previews.previews"])
    }
    #expect(whole.output.contains("\"b 0\"") && whole.output.contains("\"c 0\""))
  }

  @Test func aPlaygroundShowsItsLiveView() throws {
    let view = """
      import PlaygroundSupport
      import SwiftUI
      struct Row: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }
      """
    let shown = "\nPlaygroundPage.current.setLiveView(Row(name: \"a\").padding())"
    let grove = try withFile(view + shown) {
      try GroveProcess(["run", $0, "--do", ":tap \"a 0\""])
    }
    #expect(grove.output.contains("\"a 0\" -> \"a 1\""))
    #expect(!grove.output.contains("not simulated"))
    #expect(grove.status == 0)
    let controller = "UIHostingController(rootView: Row(name: \"b\"))"
    let hosted = "\nPlaygroundPage.current.liveView = \(controller)"
    let uiKit = try withFile(view + hosted) { try GroveProcess(["run", $0]) }
    #expect(uiKit.output.contains("\"b 0\""))
    #expect(uiKit.status == 0)
  }

  @Test func whatASceneDelegatePutsIntoItsWindowIsMounted() throws {
    let app = """
      import UIKit
      import SwiftUI
      final class Store: ObservableObject { @Published var count = 1 }
      struct ContentView: View {
        @EnvironmentObject var store: Store
        var body: some View { Button("count \\(store.count)") { store.count += 1 } }
      }
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          let content = ContentView().environmentObject(Store())
          window.rootViewController = UIHostingController(rootView: content)
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      """
    let grove = try withFile(app) {
      try GroveProcess(["run", $0, "--do", ":tap \"count 1\"", "--do", ":mount"])
    }
    #expect(grove.output.contains("mount SceneDelegate()"))
    #expect(grove.output.contains("\"count 1\" -> \"count 2\""))
    #expect(!(grove.output + grove.errors).contains("not simulated"))
    #expect(grove.status == 0)
  }

  @Test func coloursComeOnlyWhereTheyAreWanted() throws {
    let arguments = ["run", "-", "--do", "a"]
    let input = "let a = \"\\u{1B}[31m\"\n"
    #expect(!(try GroveProcess(arguments, input: input).output.contains("\u{1B}")))
    let force = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    let refused = try GroveProcess([], input: "x\n", variables: force)
    #expect(refused.errors.contains("error:"))
    #expect(!refused.errors.contains("\u{1B}"))
    let always = try GroveProcess(["--color", "always"], input: "x\n", variables: force)
    #expect(always.errors.contains("\u{1B}["))
  }

  @Test func aReaderThatLeavesEarlyEndsTheProgramSilently() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let command = "\"$1\" supported | head -n 1"
    process.arguments = ["-c", command, "sh", GroveProcess.executable.path()]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 1)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
  }
}
