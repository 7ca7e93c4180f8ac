import Diagnostics
import IR

/// Turns one lowered body into instructions.
///
/// Registers are handed out like a stack: parameters, then locals of the open scopes, then the
/// temporaries of the expression at hand. For every register that may own a count, `open` knows
/// since which instruction; closing it makes an entry of the clean-up table, so that a trap finds
/// what to release without the running program having paid for it.
final class Compiler {
  let evaluator: Evaluator
  let details: CodeDetails
  var code: [Instruction] = []
  var variables: [Local: Variable] = [:]
  /// The first free register.
  var top = 0
  var registerCount = 0
  /// Registers that own a count, and the instruction that gave it to them.
  var open: [Int: Int] = [:]
  var cleanups: [Cleanup] = []
  var pads: [PendingPad] = []
  var scopes: [Scope] = []
  var jumpTargets: [JumpTarget] = []
  var chains: [Chain] = []
  /// Default arguments being compiled, so that one that needs itself is found.
  var openDefaults: Set<DefaultArgument> = []
  var resultType = Type.tuple([])
  /// Bit i is set if parameter i is `inout`.
  var inoutMask: UInt64 = 0
  /// True once an instruction needs the types of the owner's generic parameters.
  var needsBindings = false
  var range = SourceRange.none {
    didSet { if range != oldValue { isRangeRecorded = false } }
  }
  private var isRangeRecorded = false

  init(evaluator: Evaluator, details: CodeDetails) {
    self.evaluator = evaluator
    self.details = details
  }

  /// The number of the next instruction.
  var position: Int { code.count }

  func emit(_ instruction: Instruction) {
    if !isRangeRecorded {
      isRangeRecorded = true
      details.ranges.append((code.count, range))
    }
    code.append(instruction)
  }

  func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    emit(Instruction(opcode, a, b, c))
  }

  func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int, e: Int = 0) {
    emit(Instruction(opcode, a, b, c, d: d, e: e))
  }

  func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, wide: UInt64) {
    emit(Instruction(opcode, a, b, c, wide: wide))
  }
}

/// What a call passes where nothing is written.
struct DefaultArgument: Hashable {
  let function: ObjectIdentifier
  let position: Int
}

/// Where a local lives.
struct Variable {
  enum Storage {
    /// The register holds the value, and a scope releases it.
    case owned
    /// The register holds the value, and someone else releases it: an argument, a capture.
    case borrowed
    /// The register holds a box that closures share.
    case boxed
  }

  var register: Int
  var storage: Storage
  var type: Type
  var isMutable: Bool
  var isWeak = false
  var isUnowned = false
}

/// The register where an expression's value is.
struct Operand {
  var register: Int
  /// True for a temporary whose count the user of the operand gives back or takes over.
  var isTemporary: Bool
}

/// A place in the code that jumps may name before it is reached.
final class Label {
  var position: Int?
  var jumps: [Int] = []
}

/// An open `{ … }` and what leaving it has to do.
struct Scope {
  enum Exit {
    case release(register: Int)
    case deferred([Statement])
    /// A captured `inout` parameter goes from its box back into its register.
    case unbox(box: Int, register: Int)
  }

  var exits: [Exit] = []
  /// Positions in `exits` and starts of clean-up pads to close with the scope.
  var pads: [Int] = []
  var top: Int
}

/// A loop, `switch` or labelled block that `break` and `continue` may name.
struct JumpTarget {
  let name: String?
  let breakLabel: Label
  let continueLabel: Label?
  let fallthroughLabel: Label?
  /// Scopes open outside of it.
  let depth: Int
  let isSwitch: Bool
}

/// An optional chain being compiled: where `nil` goes, and what was owned before it began.
struct Chain {
  let label: Label
  let open: Set<Int>
}

/// Instructions for the clean-up table that are generated after the body.
struct PendingPad {
  let start: Int
  var end: Int?
  let onlyForErrors: Bool
  let register: Int?
  let generate: (Compiler) -> Void
}
