import REPL
import Testing

/// Programs that are refused, that trap, or that once crashed Grove.
@Suite struct FailureTests {
  @Test(arguments: ProgramFile.all(in: "Rejected")) func isRefusedInSwiftcsWords(
    path: String
  ) throws {
    let file = ProgramFile(path: path)
    let run = ProgramRun(try file.source)
    if ProgramFile.isRecording { return try file.record(run.errors) }
    #expect(run.exitCode == ScriptRunner.ExitCode.couldNotRun)
    #expect(run.errors == (try file.expected))
  }

  @Test(arguments: ProgramFile.all(in: "Traps")) func isStoppedWithATrace(path: String) throws {
    let file = ProgramFile(path: path)
    let run = ProgramRun(try file.source)
    if ProgramFile.isRecording { return try file.record(run.output + run.errors) }
    #expect(run.exitCode == ScriptRunner.ExitCode.failed)
    #expect(run.output + run.errors == (try file.expected))
  }

  /// Whatever it says, it says it, and the session lives.
  @Test(arguments: ProgramFile.all(in: "Crashes")) func leavesTheSessionAlive(path: String) throws {
    let session = Session()
    _ = ProgramRun(try ProgramFile(path: path).source, in: session)
    #expect(session.submit("1 + 1").lines == ["Int = 2"])
  }
}
