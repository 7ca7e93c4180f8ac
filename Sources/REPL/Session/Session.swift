import Diagnostics
import Frontend
import Interpreter
import ViewRuntime

/// One headless REPL: takes a line, gives a reply.
///
/// The session is a deterministic log of inputs. Everything that makes the program what it is now
/// follows from performing that log, which is how time travel and undoing a failed step work.
package final class Session {
  /// What the program starts from; changing it performs the log again.
  package private(set) var settings: SessionSettings
  /// How the printing commands show trees.
  package var printing: PrintOptions
  /// Every command the session knows; lessons add theirs.
  package var commands: [Command]
  /// What the reports of steps hold beyond what happened; less is faster on large trees.
  package var reportParts: StepReport.Parts = [.changes, .tree, .texts, .state, .skips] {
    didSet { simulation.runtime.reportParts = reportParts }
  }
  /// The folder that relative paths of `:load` begin at; empty is the process's own.
  package var folder = ""
  /// Paths given to `:load`, for `:reload`.
  package internal(set) var loadedPaths: [String] = []
  /// The text of loaded files by path, to see whether `:reload` has anything new.
  var loadedTexts: [String: String] = [:]
  /// The library as far as it was read: programs are built anew again and again.
  let library: ParsedLibrary
  var simulation: Simulation
  private let requests: StopRequests
  var timeline = Timeline()
  /// The node that `self` at the prompt stands for; `nil` is the root.
  var focus: Int?
  /// The view that :compare sets beside the mounted one.
  var variant: String?
  /// Names declared by files and at the prompt.
  var declaredNames: Set<String> = []

  /// Starts a session with nothing loaded that shares what another has read of the library.
  package init(
    sharing other: Session, settings: SessionSettings? = nil, printing: PrintOptions? = nil
  ) {
    self.settings = settings ?? other.settings
    self.printing = printing ?? other.printing
    commands = other.commands
    library = other.library
    requests = other.requests
    simulation = Simulation(
      settings: self.settings, library: library,
      isStopRequested: { [requests] in requests.take() })
    simulation.runtime.reportParts = reportParts
  }

  /// Lets another thread begin on the library while this one finds out what there is to do.
  package static func readAhead() { _ = Simulation.reader }

  /// Starts a session with nothing loaded.
  ///
  /// One that `readsAhead` lets another thread read what a program will need of the library: right
  /// for a session that a person waits for.
  package init(
    settings: SessionSettings = SessionSettings(), printing: PrintOptions = PrintOptions(),
    readsAhead: Bool = false
  ) {
    self.settings = settings
    self.printing = printing
    commands = CommandTable.all
    library = readsAhead ? ParsedLibrary(Simulation.reader) : Simulation.parsedLibrary()
    requests = StopRequests()
    simulation = Simulation(
      settings: settings, library: library, isStopRequested: { [requests] in requests.take() })
    simulation.runtime.reportParts = reportParts
  }

  /// True if a view or a UIKit root is on the simulated screen.
  package var isMounted: Bool { simulation.runtime.isMounted }

  /// The number of the step the session stands at.
  package var stepNumber: Int { timeline.number }

  /// True if later steps exist that `:forward` would reach.
  package var isInPast: Bool {
    guard let last = timeline.steps.last else { return false }
    return timeline.entries[last].number > timeline.number
  }

  /// The reports of the steps that led here, first to last.
  package var reports: [StepReport] {
    timeline.path(to: timeline.current).compactMap { index in
      let entry = timeline.entries[index]
      return entry.isStep ? entry.report : nil
    }
  }

  /// The inputs that led here and did not fail, as typed, for `:record`.
  package var inputs: [String] {
    timeline.path(to: timeline.current).compactMap { index in
      let entry = timeline.entries[index]
      return entry.isFailed ? nil : entry.input.text
    }
  }

  /// A session of its own at the same point; acting in one does not touch the other.
  package func fork() -> Session {
    let copy = fork { _ in }
    copy.focus = focus
    return copy
  }

  /// Makes another session's past this one's, but does not perform it.
  func take(_ timeline: Timeline, from other: Session) {
    commands = other.commands
    requests.isPressed = other.requests.isPressed
    reportParts = other.reportParts
    folder = other.folder
    loadedPaths = other.loadedPaths
    loadedTexts = other.loadedTexts
    declaredNames = other.declaredNames
    variant = other.variant
    self.timeline = timeline
  }

  /// Asks the running program to stop at its next call or loop turn, as Ctrl-C does; the step is
  /// undone and the exit code of a script is 130.
  package func interrupt() {
    simulation.evaluator.interrupt(Trap("interrupted", kind: .cancelled))
  }

  /// Has running programs ask every few milliseconds whether to stop, as after Ctrl-C; `isPressed`
  /// is true once for each time the key was pressed.
  package func stopWhen(_ isPressed: @escaping () -> Bool) {
    requests.isPressed = isPressed
  }

  /// Performs the log again under other settings, as if they had been so from the start.
  ///
  /// What was reported then is replaced by what happens now; a step that fails now is passed over.
  func change(_ edit: (inout SessionSettings) -> Void) {
    edit(&settings)
    var newFailure: Int?
    repeat {
      newFailure = rebuild { index, reply in
        self.timeline.replace(report: reply.report, isFailed: reply.isFailure, at: index)
      }
    } while newFailure != nil
  }

  /// Builds the program anew from the log, up to where the session stands; returns the first entry
  /// that failed although it had not before.
  @discardableResult
  func rebuild(_ visit: (Int, Reply) -> Void = { _, _ in }) -> Int? {
    simulation = Simulation(
      settings: settings, library: library, isStopRequested: { [requests] in requests.take() })
    simulation.runtime.reportParts = .changes
    defer { simulation.runtime.reportParts = reportParts }
    for index in timeline.path(to: timeline.current) where !timeline.entries[index].isFailed {
      let entry = timeline.entries[index]
      let reply = perform(entry.input, number: entry.number)
      visit(index, reply)
      if reply.isFailure { return index }
    }
    return nil
  }
}

/// Where a program that runs asks whether to stop; outlives the simulations of its session.
private final class StopRequests {
  var isPressed: () -> Bool = { false }

  func take() -> Bool { isPressed() }
}
