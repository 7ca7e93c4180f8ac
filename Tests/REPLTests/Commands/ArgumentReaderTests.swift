import Testing

@testable import REPL

@Suite struct ArgumentReaderTests {
  private func reader(_ text: String) -> ArgumentReader { ArgumentReader(text, usage: [":x"]) }

  @Test(arguments: [
    ("\"Add\"", TargetReference(kind: .label("Add"), index: nil)),
    ("\"Add\"[1]", TargetReference(kind: .label("Add"), index: 1)),
    ("\"say \\\"hi\\\"\"", TargetReference(kind: .label("say \"hi\""), index: nil)),
    ("#7", TargetReference(kind: .node(7), index: nil)),
    ("VStack/1/Counter", TargetReference(kind: .path("VStack/1/Counter"), index: nil)),
    ("Counter[2]", TargetReference(kind: .path("Counter"), index: 2)),
    ("ForEach[id=a b]/Row", TargetReference(kind: .path("ForEach[id=a b]/Row"), index: nil)),
    ("Card/id(4 2)/Text", TargetReference(kind: .path("Card/id(4 2)/Text"), index: nil)),
  ])
  func targetsAreRead(text: String, target: TargetReference) throws {
    var reader = reader(text + " rest")
    #expect(try reader.target() == target)
    #expect(reader.rest() == "rest")
  }

  @Test func aLastTargetMayHaveSeveralWords() throws {
    var reader = reader("Add an item")
    #expect(try reader.lastTarget() == TargetReference(kind: .path("Add an item"), index: nil))
  }

  @Test(arguments: ["\"Add", "\"\\q\"", "\"\\u{110000}\"", "#x", "\"a\" b"])
  func badTargetsAreRefused(text: String) {
    var reader = reader(text)
    #expect(throws: Misuse.self) { try reader.lastTarget() }
  }

  @Test(arguments: [
    ("n = 3", nil, "n", "3"), ("Counter.n = 3", "Counter", "n", "3"),
    ("#5.n=3", "#5", "n", "3"), ("model.items = []", nil, "model.items", "[]"),
    ("A/if.true/Counter.n = a == b", "A/if.true/Counter", "n", "a == b"),
    ("ForEach[id=3]/Row.isOn = !x", "ForEach[id=3]/Row", "isOn", "!x"),
  ])
  func statePathsAreSplit(text: String, owner: String?, members: String, value: String) throws {
    let found = try StatePath.parse(reader(text))
    #expect(found.path.owner?.text == owner)
    #expect(found.path.members == members)
    #expect(found.value == value)
  }

  @Test(arguments: ["", "n", "n =", "= 3", "#5 = 3", "Counter. = 3"])
  func badAssignmentsAreRefused(text: String) {
    #expect(throws: Misuse.self) { try StatePath.parse(reader(text)) }
  }
}
