import Testing

/// Each kind of mistake in a file: a diagnostic with its place on standard error, and an exit code.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("struct V: View { var body: some View { Text(\"a\" } }", ":1:", 2),
    ("struct V: View {\n  var body: some View { Text(titel) }\n}", ":2:30: error", 2),
    ("struct V: View {\n  var body: some View { VStack(space: 1) { } }\n}", ":2:31: error", 2),
    ("let a = [1]\nprint(a[1])", ":2:", 1),
    ("struct V: View {\n  var body: some View { Text(\"\\([1][3])\") }\n}", ":2:33", 1),
  ])
  func filesThatFail(text: String, place: String, status: Int) throws {
    let run = try withFile(text) { try GroveProcess(["run", $0]) }
    #expect(run.status == Int32(status))
    #expect(run.errors.contains(place) && run.errors.contains("error: "), "\(run.errors)")
    #expect(run.errors.contains("^"))
  }

  @Test func aTrapInAnActionIsUndoneAndTheRunGoesOn() throws {
    let view = """
      struct V: View {
        @State var n = 0
        var body: some View { Button("go") { n += 1; print([1][n]) } }
      }
      """
    let run = try withFile(view) {
      try GroveProcess(["run", $0, "--do", ":tap go", "--do", "n"])
    }
    #expect(run.status == 1 && run.errors.contains(":3:"))
    #expect(run.lines.contains("0 changes: the step failed and was undone"))
    #expect(run.lines.last == "Int = 0")
  }
}
