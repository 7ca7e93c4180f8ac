/// What the evaluator keeps of a call that has not returned.
struct CallFrame: BitwiseCopyable {
  var unit: UnsafeMutablePointer<CodeUnit>
  /// Register 0; the registers of calls overlap, so that arguments need no copying.
  var base: UnsafeMutablePointer<Value>
  /// The instruction being executed, written down before anything that may call or trap.
  var pc: UnsafePointer<Instruction>
  /// Where the caller wants the result.
  var result: UnsafeMutablePointer<Value>
  /// The closure being run, borrowed from the caller; `uninitialised` in functions.
  var closure: Value
  /// Types of the generic parameters.
  var bindings: Bindings
}

/// The evaluator's state that the loop touches at every call, outside any Swift object.
struct Machine: BitwiseCopyable {
  /// Loop turns and calls left; below zero means "look why": a limit, a trap of a deinitialiser,
  /// or a request to stop.
  var fuel: Int
  /// The innermost call.
  var frame: UnsafeMutablePointer<CallFrame>
  let frames: UnsafeMutablePointer<CallFrame>
  let lastFrame: UnsafeMutablePointer<CallFrame>
  let registers: UnsafeMutablePointer<Value>
  let lastRegister: UnsafeMutablePointer<Value>
  /// Type arguments for the next `callBound`, and the type for the next instruction that makes a
  /// value of a type it could not name when it was compiled.
  var pendingBindings: Bindings
  var pendingType: TypeID
  var liveSlots: Int
  var stringBytes: Int
  var nesting: Int
  var releaseNesting: Int
  var blocks = BlockPool()
}
