import Testing

/// Every program below `Programs` prints what it prints when `swiftc` has compiled it.
///
/// `Tests/record-programs` makes the expected output anew where a compiler is at hand; this test
/// never does, since what Grove prints is no evidence.
@Suite struct ProgramTests {
  @Test(arguments: ProgramFile.all(in: "Programs")) func printsWhatTheCompiledOnePrints(
    path: String
  ) throws {
    let file = ProgramFile(path: path)
    let run = ProgramRun(try file.source)
    let expected = try file.expected
    #expect(run.errors.isEmpty && run.exitCode == 0, "\(run.errors)")
    #expect(run.output == expected, "\(difference(expected, run.output))")
  }

  /// The first line that differs: a whole output would drown it.
  private func difference(_ expected: String, _ found: String) -> String {
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(wanted.count, lines.count) {
      let want = index < wanted.count ? wanted[index] : "(end)"
      let have = index < lines.count ? lines[index] : "(end)"
      if want != have { return "line \(index + 1): expected \"\(want)\", found \"\(have)\"" }
    }
    return "no difference"
  }
}
