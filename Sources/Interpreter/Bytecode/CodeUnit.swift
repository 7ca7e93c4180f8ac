import Diagnostics
import IR

/// The compiled form of a function, closure or top-level body: what a call needs at hand.
///
/// Units live in raw memory as long as their evaluator, so that calls touch no Swift object.
struct CodeUnit: BitwiseCopyable {
  /// Starts as one `lazyCompile`, which replaces it on the first call.
  var code: UnsafeMutablePointer<Instruction>
  var registerCount: Int
  var parameterCount: Int
  /// Bit i is set if parameter i is `inout`.
  var inoutMask: UInt64 = 0
  /// Set for library functions: `code` is one `nativeBody`.
  var native: UnsafeMutablePointer<NativeFunction>?
  let details: Unmanaged<CodeDetails>

  func deallocate() {
    code.deallocate()
    native?.deinitialize(count: 1)
    native?.deallocate()
    details.release()
  }
}

/// What is needed of a unit only when something unusual happens, or once.
final class CodeDetails {
  let name: String
  /// The function it is the body of, if it is no closure or top-level code.
  let function: Function?
  var body: FunctionBody?
  /// An expression to compile instead of a body: a default argument.
  var thunk: Expression?
  /// The variable a local function is stored in, which its body may mention.
  var ownClosure: Local?
  var instructionCount = 1
  /// Where each stretch of instructions comes from, in order.
  var ranges: [(start: Int, range: SourceRange)] = []
  /// What to undo where, in order of `start`: an entry that starts later lies further in.
  var cleanups: [Cleanup] = []
  /// Types, literals and call sites that instructions mention by number.
  var types: [Type] = []
  var typeCache: [TypeCacheEntry] = []
  var typeLists: [[Type]] = []
  var bindingsCache: [BindingsCacheEntry] = []
  var closureUnits: [UnsafeMutablePointer<CodeUnit>] = []
  var texts: [String] = []
  var interpolations: [UnsafeMutablePointer<Interpolation>] = []
  var dynamicSites: [DynamicSite] = []
  var keyPaths: [KeyPathTemplate] = []
  var constants: [UnsafeMutablePointer<Value>] = []
  var callSites: [UnsafeMutablePointer<CallSite>] = []
  /// The type it belongs to.
  let owner: Nominal?
  /// Generic parameters of the type the function belongs to, before its own in its bindings.
  var ownerParameterCount = 0
  /// Set while the unit is being compiled or could not be.
  var isCompiled = false

  init(name: String, function: Function?, body: FunctionBody?, owner: Nominal? = nil) {
    self.name = name
    self.function = function
    self.owner = owner ?? function?.owner
    self.body = body
  }

  /// Gives literals back when the evaluator goes.
  func releaseConstants(_ evaluator: Evaluator) {
    for constant in constants { evaluator.release(constant.pointee) }
  }

  deinit {
    for constant in constants { constant.deallocate() }
    for site in callSites { site.deallocate() }
    for interpolation in interpolations {
      interpolation.pointee.deallocate()
      interpolation.deallocate()
    }
  }

  /// The source of the instruction at an offset.
  func range(at offset: Int) -> SourceRange {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (function?.range ?? .none) : ranges[low - 1].range
  }
}

/// The last answer to "which type is this here", by the bindings it was asked under.
struct TypeCacheEntry {
  var bindings = Bindings(rawValue: -1)
  var type = TypeID.any
}

/// The last answer to "which type arguments does this call pass".
struct BindingsCacheEntry {
  var bindings = Bindings(rawValue: -1)
  var result = Bindings.empty
}

/// Something that has to happen when a trap or error leaves the instructions from `start` up to,
/// not including, `end`.
struct Cleanup {
  enum Action {
    case release(register: Int)
    /// Runs instructions up to `endPad`: puts an `inout` argument back, runs a `defer`. If it may
    /// run only for thrown errors, a trap releases the register instead.
    case pad(offset: Int, onlyForErrors: Bool, register: Int?)
    /// A `do`, `try?` or `try!`: goes on at the offset with the error in the register.
    case catchError(offset: Int, register: Int)
  }

  let start: Int
  let end: Int
  let action: Action
}

/// What a call instruction knows of its target, and found out about it last time.
struct CallSite: BitwiseCopyable {
  var unit: UnsafeMutablePointer<CodeUnit>?
  /// The dynamic type the cached unit was found for.
  var cachedType = TypeID(rawValue: -1)
  /// Bindings for the cached unit.
  var bindings: Bindings = .empty
  /// The result type, for natives.
  var resultType: TypeID = .any
  /// Position in `types` of a result type that depends on the caller's bindings, or -1.
  var resultIndex: Int32 = -1
  /// What is looked for: an index into the evaluator's list of targets.
  var target: Int32 = -1
}
