import Testing
import ViewRuntime

@testable import REPL

@Suite struct JSONTests {
  @Test func stringsAreEscaped() {
    #expect(JSON.string("a\"\\\n\u{1B}\u{2028}é🔦").text == "\"a\\\"\\\\\\n\\u001b\\u2028é🔦\"")
  }

  @Test(arguments: [
    (3.0, "3"), (-0.5, "-0.5"), (41, "41"), (1e20, "1e+20"), (.infinity, "null"), (.nan, "null"),
  ])
  func wholeNumbersAreIntegers(value: Double, text: String) {
    #expect(JSON.number(value).text == text)
  }

  @Test func aReportHasItsKeysInOrder() {
    var report = StepReport()
    report.step = 1
    report.updated = [
      NodeReport(
        id: 7, path: "ContentView/Text", type: "Text", kind: .primitive, detail: "\"OFF\"",
        was: "\"ON\"", because: "changed")
    ]
    report.frames = [FrameReport(path: "Text", type: "Text", x: 0.5, y: 1, width: 2, height: 3)]
    #expect(
      report.json(error: .null, frames: true).text == """
        {"schema":1,"step":1,"action":null,"reply":[],"printed":[],"bodies":[],"created":[],\
        "updated":[{"id":7,"path":"ContentView/Text","type":"Text","kind":"primitive",\
        "detail":"\\"OFF\\"","was":"\\"ON\\"","because":"changed"}],"removed":[],"moved":[],\
        "unchanged":0,"state":[],"lost":[],"events":[],"texts":[],"warnings":[],"error":null,\
        "frames":[{"path":"Text","type":"Text","x":0.5,"y":1,"width":2,"height":3}]}
        """)
  }
}
