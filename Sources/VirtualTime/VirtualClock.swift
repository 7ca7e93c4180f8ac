/// Time that passes only when somebody lets it, and the work that waits for it.
///
/// There is one clock for a program: the evaluator of a session owns it (`Evaluator.clock`) and the
/// view runtime beside it is given the same one (`Runtime.clock`). Tasks, timers, queues,
/// publishers, animations and transitions all wait on it, so their order is one order and a
/// replayed session repeats it exactly. No job ever runs by itself:
///
/// - `post` puts a job at the end of the *ready* line: it is due now.
/// - `schedule` sets an *alarm*: a job for later, which can be cancelled.
/// - `runRound` runs the jobs that were ready when it was called, first come first served. What
///   they post waits for the next round. A step of a mounted session lets views update between
///   rounds, as the main queue does between its turns, and repeats until nothing is ready.
/// - `advance(toward:)` lets time pass up to the next alarm, whose jobs it makes ready. Only
///   `:wait`, an `await` typed at the prompt, and a program without views do that.
///
/// ```
/// let alarm = clock.schedule(after: Interval(seconds: 0.35)) { finishTransition() }
/// clock.cancel(alarm)
/// ```
package final class VirtualClock {
  /// Work that waits; an error it throws ends the round it runs in and reaches who ran that.
  package typealias Job = () throws -> Void

  /// The present; zero when the program starts.
  package private(set) var now = Moment.start
  private var ready: [Job] = []
  /// Jobs of `ready` that have run.
  private var readyStart = 0
  private var alarms = AlarmQueue()
  private var alarmJobs: [AlarmID: Job] = [:]
  /// Alarms nobody needs to wait for, because others follow them for ever.
  private var backgroundAlarms: Set<AlarmID> = []
  private var alarmCount = 0

  package init() {}

  /// Jobs that are due at this moment.
  package var readyJobCount: Int { ready.count - readyStart }

  /// True if a job is due at this moment.
  package var hasReadyJobs: Bool { readyStart < ready.count }

  /// True if anything is to do that does not merely repeat.
  package var hasWork: Bool { hasReadyJobs || alarmJobs.count > backgroundAlarms.count }

  /// When the next alarm goes off; `nil` if none is set.
  package var nextAlarm: Moment? {
    dropCancelled()
    return alarms.first?.moment
  }

  /// Puts a job at the end of the ready line.
  package func post(_ job: @escaping Job) {
    ready.append(job)
  }

  /// Has a job become ready after an interval; alarms for the same moment go off in the order they
  /// were set.
  ///
  /// An interval of zero or less waits for the next `advance` all the same.
  ///
  /// `isBackground` marks an alarm that by itself is no reason to let time pass: that of a timer
  /// which repeats.
  @discardableResult
  package func schedule(
    after interval: Interval, isBackground: Bool = false, _ job: @escaping Job
  ) -> AlarmID {
    let alarm = schedule(at: now + max(interval, .zero), job)
    if isBackground { backgroundAlarms.insert(alarm) }
    return alarm
  }

  /// Has a job become ready at a moment; one that has passed counts as the present.
  @discardableResult
  package func schedule(at moment: Moment, _ job: @escaping Job) -> AlarmID {
    alarmCount += 1
    let id = AlarmID(number: alarmCount)
    alarms.insert(AlarmQueue.Entry(moment: max(moment, now), id: id))
    alarmJobs[id] = job
    return id
  }

  /// Forgets an alarm; does nothing if it went off or was cancelled.
  package func cancel(_ alarm: AlarmID) {
    alarmJobs[alarm] = nil
    backgroundAlarms.remove(alarm)
  }

  /// Runs the jobs that are ready now, and returns how many; those they post are left for later.
  ///
  /// After an error the rest of the round is still ready.
  @discardableResult
  package func runRound(atMost limit: Int = .max) throws -> Int {
    let end = readyStart + min(limit, readyJobCount)
    var count = 0
    defer { forgetRun() }
    while readyStart < end {
      let job = ready[readyStart]
      ready[readyStart] = {}
      readyStart += 1
      count += 1
      try job()
    }
    return count
  }

  /// Lets time pass to the next alarm, or to `limit` if that comes first, and makes ready what is
  /// due then.
  ///
  /// Returns false if no alarm was due by `limit`.
  @discardableResult
  package func advance(toward limit: Moment) -> Bool {
    guard let next = nextAlarm, next <= limit else {
      now = max(now, limit)
      return false
    }
    now = max(now, next)
    while let first = alarms.first, first.moment <= now {
      alarms.removeFirst()
      backgroundAlarms.remove(first.id)
      if let job = alarmJobs.removeValue(forKey: first.id) { ready.append(job) }
    }
    return true
  }

  /// Forgets all work that waits; the present stays.
  ///
  /// For a program that has ended.
  package func removeAll() {
    ready.removeAll()
    readyStart = 0
    alarms = AlarmQueue()
    alarmJobs.removeAll()
    backgroundAlarms.removeAll()
  }

  /// Lets time pass although nothing can run, as a program does that blocks its only thread; what
  /// is overdue then runs at the next opportunity.
  package func block(for interval: Interval) {
    now = now + max(interval, .zero)
  }

  private func forgetRun() {
    if readyStart == ready.count {
      ready.removeAll(keepingCapacity: true)
      readyStart = 0
    } else if readyStart > 1024, readyStart * 2 > ready.count {
      ready.removeFirst(readyStart)
      readyStart = 0
    }
  }

  private func dropCancelled() {
    while let first = alarms.first, alarmJobs[first.id] == nil { alarms.removeFirst() }
  }
}

/// Names an alarm, to cancel it.
package struct AlarmID: Hashable, Sendable {
  let number: Int
}
