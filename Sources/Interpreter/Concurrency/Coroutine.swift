import VirtualTime

/// A call stack of the program that can be put aside and gone on with later.
///
/// What Swift calls a task is written in Swift on top of this (`Task.swift`): a coroutine knows
/// nothing of results, errors or cancellation.
final class Coroutine {
  enum State {
    /// Not begun: a closure without parameters, owned.
    case new(Value)
    /// Not begun: top-level code, with arguments that the coroutine owns.
    case main(UnsafeMutablePointer<CodeUnit>, Bindings)
    case running
    case suspended(SavedStack)
    case finished
  }

  let number: Int
  var state: State
  /// The program's object for the task this is, owned; `uninitialised` for a block of a queue.
  var task: Value
  /// The closure that is being run, owned: frames only borrow it.
  var body = Value.uninitialised
  /// What the top-level code was given, owned: frames only borrow it.
  var arguments: [Value] = []
  /// How deep natives are nested while its own frames are on top: a suspension further in has
  /// frames of the host above it, which cannot be put aside.
  var nesting = 0
  /// True from the request to go on until it does, so that a second request changes nothing.
  var isAwakened = false
  /// What the top-level body returned, owned.
  var result: Value?

  init(number: Int, state: State, task: Value = .uninitialised) {
    self.number = number
    self.state = state
    self.task = task
  }

  var isFinished: Bool {
    if case .finished = state { true } else { false }
  }
}

/// Frames and registers of a suspended coroutine, copied off the evaluator's stack.
///
/// All coroutines run on the one stack, so each may use its whole depth; one that waits takes only
/// the memory its calls need.
struct SavedStack {
  let registers: UnsafeMutablePointer<Value>
  let registerCount: Int
  let frames: UnsafeMutablePointer<CallFrame>
  let frameCount: Int
  /// Where the first register lay.
  let origin: UnsafeMutablePointer<Value>

  func deallocate() {
    registers.deallocate()
    frames.deallocate()
  }
}

/// The coroutines of a program.
struct CoroutineTable {
  /// A closure of the program, owned, that waits for its time.
  struct Alarm {
    let id: AlarmID
    let closure: Value
  }

  /// All that have not finished.
  var living: [Int: Coroutine] = [:]
  var count = 0
  var alarms: [Int: Alarm] = [:]
  var alarmCount = 0
  /// The coroutine whose code runs, if the innermost call from Swift began one.
  var current: Coroutine?
  /// True while a program without views runs: its coroutines use up one supply of fuel together,
  /// since each alone may be short and all together endless.
  var sharesFuel = false
}
