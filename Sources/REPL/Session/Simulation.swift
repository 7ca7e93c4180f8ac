import Diagnostics
import Frontend
import IR
import Interpreter
import SwiftUILibrary
import ViewRuntime

/// One running program: front end, evaluator, library and runtime together.
///
/// It is thrown away and built anew to go back in time, so nothing outside it may hold program
/// state.
final class Simulation {
  let world: World
  let evaluator: Evaluator
  let runtime: Runtime
  let bridge: ViewBridge
  /// The node whose view is `self`; the root if `nil`.
  var focus: Int?
  /// The last thing mounted, for `:reload`.
  var mounted: MountChoice?
  /// Lines the program printed while no step ran.
  private(set) var output: [String] = []
  /// Names declared so far, the latest last.
  var declared: [String] = []
  /// The files of the last load, whose previews come first.
  var latestFiles: [SourceFile] = []

  /// Starts an empty program.
  ///
  /// `isStopRequested` tells, once for each time, that the user wants what runs to stop.
  init(
    settings: SessionSettings, library: ParsedLibrary = Simulation.parsedLibrary(),
    isStopRequested: @escaping () -> Bool
  ) {
    world = World(
      library: library, knownNames: Simulation.knownNames(isStrict: settings.isStrict),
      systemVersion: settings.profile.systemVersion)
    var limits = Limits()
    if let fuel = settings.fuel { limits.fuel = fuel }
    evaluator = Evaluator(limits: limits, seed: settings.seed)
    evaluator.natives = Simulation.natives
    runtime = Runtime(
      size: settings.size, profile: settings.profile, clock: evaluator.clock)
    bridge = ViewBridge(evaluator: evaluator, runtime: runtime)
    evaluator.types.library = { [unowned world] name in world.nominal(named: name) }
    evaluator.types.loadMembers = { [unowned world] name, type in
      world.loadLibrary(member: name, of: type)
    }
    evaluator.globalOperators = { [unowned world] name in world.operators(named: name) }
    evaluator.isStopRequested = isStopRequested
    runtime.stopProgram = { [handle = evaluator.handle] in
      handle.evaluator?.interrupt(Trap($0, kind: .limit(.fuel)))
    }
    evaluator.taskFailed = { [unowned self] in if isStepping { bridge.failures.append($0) } }
    // While a line typed at the prompt waits, the screen goes on.
    evaluator.betweenRounds = { [unowned self] in if isStepping { runtime.settleUpdates() } }
    evaluator.output = { [unowned self] line in record(line) }
  }

  private func record(_ line: String) {
    if isStepping { runtime.printed(line) } else { output.append(line) }
  }

  /// True while the runtime collects what is printed.
  var isStepping = false

  /// Hands over what was printed outside steps; a line that was begun ends with it.
  func takeOutput() -> [String] {
    evaluator.flushOutput()
    defer { output = [] }
    return output
  }
}
