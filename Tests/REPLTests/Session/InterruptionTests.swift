import REPL
import Testing

/// Ctrl-C is asked for while the program runs, ends what runs, and costs nothing else.
@Suite struct InterruptionTests {
  @Test func anEndlessLoopEndsAndTheSessionLives() {
    let session = Session()
    _ = session.submit("var count = 1")
    var questions = 0
    session.stopWhen {
      questions += 1
      return questions == 5
    }
    let reply = session.submit("while true { count += 1; if count > 9 { count = 2 } }")
    #expect(reply.error?.id == "program.cancelled")
    #expect(session.submit("count").lines == ["Int = 1"])
  }

  @Test func recursionThatNeverTurnsALoopEndsToo() {
    let session = Session()
    _ = session.submit("func walk(_ n: Int) -> Int { n == 0 ? 0 : walk(n - 1) + walk(n - 1) }")
    var questions = 0
    session.stopWhen {
      questions += 1
      return questions == 5
    }
    #expect(session.submit("walk(60)").error?.id == "program.cancelled")
  }

  @Test func tasksThatTakeTurnsForEverEnd() {
    let session = Session()
    var questions = 0
    session.stopWhen {
      questions += 1
      return questions == 50
    }
    let reply = session.submit("await Task { while true { await Task.yield() } }.value")
    #expect(reply.error?.id == "program.cancelled")
    #expect(session.submit("1 + 1").lines == ["Int = 2"])
  }

  @Test func withoutARequestFuelEndsThemAll() {
    let session = Session()
    let reply = session.submit("await Task { while true { await Task.yield() } }.value")
    #expect(reply.error?.id == "program.limit")
  }
}
