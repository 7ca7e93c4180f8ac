import IR
import VirtualTime

/// Runs lowered programs: owns the registers, the calls, the globals and the compiled code.
///
/// `describe`, `areEqual` and `hash` are in StandardLibrary; everything that makes or takes apart
/// values is in Values.
package final class Evaluator {
  package let types = RuntimeTypes()
  /// Implementations of library functions, by symbol; complete before the first run.
  package var natives: [String: NativeFunction] = [:]
  /// Receives each line that the program prints.
  package var output: (String) -> Void = { _ in }
  /// What was printed since the last line end.
  var partialLine = ""
  /// The library's bridge to whatever runs views, for natives to find; not used here.
  ///
  /// Who sets it clears it in its `deinit`; a weak reference would make each count of it slow.
  package unowned(unsafe) var host: AnyObject?
  /// For those that may outlive the evaluator.
  package let handle = EvaluatorHandle()
  package var random: SeededGenerator
  /// Where the next memory of the program begins: see `PointerMemory.swift`.
  private var nextAddress = 0x6000_0000_4000
  /// What the program's tasks, timers and queues wait on; the view runtime beside this evaluator
  /// is given the same.
  package let clock = VirtualClock()
  package let limits: Limits
  let machine: UnsafeMutablePointer<Machine>

  /// Finds the global functions of an operator; set by who knows the program.
  package var globalOperators: (String) -> [Function] = { _ in [] }

  /// Values whose parts are being compared or hashed, one inside another.
  var valueNesting = 0
  /// Blocks whose destruction was put off; see `destroy`.
  var doomed: [Value] = []
  var isDrainingDoomed = false
  var isTearingDown = false
  /// The cell that weak references to an object share.
  var weakCells: [Block: Value] = [:]
  /// Why `fuel` is below zero, if not because it ran out.
  var pendingTrap: Trap?
  var fuelAtInterrupt = 0
  /// Fuel of this run beyond the slice the machine has.
  var laterFuel = 0
  /// Tells whether the user wants the program to stop, once for each time he asks; asked every few
  /// milliseconds and before each run.
  package var isStopRequested: () -> Bool = { false }
  var coroutines = CoroutineTable()
  /// Called with the failure of a task, block or timer before it leaves the job.
  package var taskFailed: (Trap) -> Void = { _ in }
  /// Called when a round of tasks has run while the main task waits, for who shows the program.
  package var betweenRounds: () -> Void = {}

  var units: [Function: UnsafeMutablePointer<CodeUnit>] = [:]
  var closureUnits: [ObjectIdentifier: UnsafeMutablePointer<CodeUnit>] = [:]
  var defaultUnits: [DefaultKey: UnsafeMutablePointer<CodeUnit>] = [:]
  var allUnits: [UnsafeMutablePointer<CodeUnit>] = []
  /// Code that was replaced, which a frame may still point at.
  var retiredCode: [UnsafeMutablePointer<Instruction>] = []
  var hostClosureUnits: [Int: UnsafeMutablePointer<CodeUnit>] = [:]
  var receiverBindings: [ReceiverKey: Bindings] = [:]
  let hostUnit: UnsafeMutablePointer<CodeUnit>
  var globals = GlobalTable()
  var dispatch = DispatchCaches()

  /// Creates an evaluator; the same seed gives the same random numbers.
  package init(limits: Limits = Limits(), seed: UInt64 = 1) {
    self.limits = limits
    random = SeededGenerator(seed: seed)
    hostUnit = CodeUnit.makeHost()
    let frameCount = limits.depth + 8
    let frames = UnsafeMutablePointer<CallFrame>.allocate(capacity: frameCount)
    // Registers start as whatever is in memory: the clean-up tables know which ones hold values.
    let registers = UnsafeMutablePointer<Value>.allocate(capacity: Limits.registers)
    machine = .allocate(capacity: 1)
    machine.initialize(
      to: Machine(
        fuel: limits.fuel, frame: frames, frames: frames, lastFrame: frames + (frameCount - 2),
        registers: registers, lastRegister: registers + (Limits.registers - 1),
        pendingBindings: .empty, pendingType: .any, liveSlots: 0, stringBytes: 0, nesting: 0,
        releaseNesting: 0))
    frames.initialize(
      to: CallFrame(
        unit: hostUnit, base: registers, pc: UnsafePointer(hostUnit.pointee.code),
        result: registers, closure: .uninitialised, bindings: .empty))
    handle.evaluator = self
  }

  deinit {
    handle.evaluator = nil
    // The program has ended: what it leaves behind is freed, but its `deinit`s do not run.
    isTearingDown = true
    discardCoroutines()
    globals.release(self)
    for unit in allUnits { unit.pointee.details.takeUnretainedValue().releaseConstants(self) }
    for unit in allUnits + [hostUnit] {
      unit.pointee.deallocate()
      unit.deallocate()
    }
    for code in retiredCode { code.deallocate() }
    globals.deallocate()
    machine.pointee.frames.deallocate()
    machine.pointee.registers.deallocate()
    machine.pointee.blocks.deallocate()
    machine.deallocate()
  }
}

extension Evaluator {
  /// The address of memory that the program asks for, as malloc would align it.
  func makeAddress(size: Int) -> Int {
    defer { nextAddress += (max(size, 1) + 15) / 16 * 16 }
    return nextAddress
  }
}
