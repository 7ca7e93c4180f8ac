import Testing
import VirtualTime

@Suite struct VirtualClockTests {
  /// A clock and what its jobs have noted.
  private final class Notebook {
    let clock = VirtualClock()
    var lines: [String] = []

    func note(_ line: String) -> VirtualClock.Job { { [self] in lines.append(line) } }
  }

  private struct Failure: Error {}

  @Test func timeStandsStillByItself() throws {
    let book = Notebook()
    book.clock.schedule(after: Interval(seconds: 1), book.note("later"))
    #expect(try book.clock.runRound() == 0)
    #expect(book.clock.now == .start)
    #expect(book.lines.isEmpty)
  }

  @Test func alarmsGoOffByTimeAndThenByAge() throws {
    let book = Notebook()
    for (seconds, name) in [(3.0, "c"), (1, "a"), (3, "d"), (2, "b")] {
      book.clock.schedule(after: Interval(seconds: seconds), book.note(name))
    }
    while book.clock.advance(toward: Moment(sinceStart: Interval(seconds: 10))) {
      try book.clock.runRound()
    }
    #expect(book.lines == ["a", "b", "c", "d"])
    #expect(book.clock.now.sinceStart.seconds == 10)
  }

  @Test func aRoundLeavesWhatItPostsForTheNext() throws {
    let book = Notebook()
    book.clock.post { book.clock.post(book.note("second")) }
    #expect(try book.clock.runRound() == 1)
    #expect(book.lines.isEmpty)
    #expect(try book.clock.runRound() == 1)
    #expect(book.lines == ["second"])
  }

  @Test func anErrorEndsTheRoundButLosesNothing() throws {
    let book = Notebook()
    book.clock.post { throw Failure() }
    book.clock.post(book.note("still there"))
    #expect(throws: Failure.self) { try book.clock.runRound() }
    #expect(book.clock.readyJobCount == 1)
    try book.clock.runRound()
    #expect(book.lines == ["still there"])
  }

  @Test func aCancelledAlarmIsForgotten() {
    let book = Notebook()
    let alarm = book.clock.schedule(after: Interval(seconds: 1), book.note("never"))
    book.clock.cancel(alarm)
    #expect(book.clock.nextAlarm == nil)
    #expect(!book.clock.advance(toward: Moment(sinceStart: Interval(seconds: 5))))
  }

  @Test func whatOnlyRepeatsIsNoWork() {
    let book = Notebook()
    book.clock.schedule(after: Interval(seconds: 1), isBackground: true, book.note("tick"))
    #expect(!book.clock.hasWork)
    book.clock.schedule(after: Interval(seconds: 2), book.note("once"))
    #expect(book.clock.hasWork)
  }

  @Test func blockingMakesAlarmsLate() throws {
    let book = Notebook()
    book.clock.schedule(after: Interval(seconds: 1), book.note("late"))
    book.clock.block(for: Interval(seconds: 3))
    #expect(book.clock.advance(toward: book.clock.now))
    try book.clock.runRound()
    #expect(book.lines == ["late"])
    #expect(book.clock.now.sinceStart.seconds == 3)
  }

  @Test(arguments: [0.0, 0.1, 1e9, -1, .infinity, -.infinity, .nan])
  func anyNumberOfSecondsIsAnInterval(seconds: Double) {
    let interval = Interval(seconds: seconds)
    #expect(Moment.start + interval >= .start)
    #expect(Moment(sinceStart: .longest) + interval <= Moment(sinceStart: .longest))
  }
}
