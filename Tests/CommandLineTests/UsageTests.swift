import Testing

@Suite struct UsageTests {
  @Test func theVersionIsOneLine() throws {
    let grove = try GroveProcess(["--version"])
    #expect(grove.status == 0)
    #expect(grove.lines.count == 1)
    #expect(grove.output.hasPrefix("grove "))
    #expect(grove.errors == "")
  }

  @Test(arguments: [["--help"], ["-h"], ["run", "--help"], ["help", "run"]])
  func helpThatWasAskedForIsAResult(arguments: [String]) throws {
    let grove = try GroveProcess(arguments)
    #expect(grove.status == 0)
    #expect(grove.output.contains("USAGE: grove"))
    #expect(grove.errors == "")
    #expect(grove.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ["--nonsense"], ["run"], ["run", "a.swift", "--size", "wide"],
    ["run", "a.swift", "--profile", "ios3"], ["run", "a.swift", "--fuel", "0"],
    ["run", "a.swift", "--frames"], ["run", "a.swift", "--color", "blue"],
    ["run", "a.swift", "--ascii", "--unicode"],
  ])
  func wrongUsageIsStatus64(arguments: [String]) throws {
    let grove = try GroveProcess(arguments)
    #expect(grove.status == 64)
    #expect(grove.output == "")
    #expect(grove.errors.contains("Error:"))
  }

  @Test func aMistypedCommandIsNotTakenForAFile() throws {
    let grove = try GroveProcess(["suported"])
    #expect(grove.status == 64)
    #expect(grove.errors.contains("grove supported"))
  }

  @Test(arguments: [
    ["run", "/nowhere.swift"], ["/nowhere.swift"], ["run", "-", "/nowhere.swift"],
  ])
  func anUnreadableFileIsStatus2(arguments: [String]) throws {
    let grove = try GroveProcess(arguments)
    #expect(grove.status == 2)
    #expect(grove.output == "")
    #expect(grove.errors.contains("/nowhere.swift"))
  }

  @Test func completionScriptsAreGenerated() throws {
    let grove = try GroveProcess(["--generate-completion-script", "bash"])
    #expect(grove.status == 0)
    #expect(grove.output.contains("--keep-going"))
  }
}
