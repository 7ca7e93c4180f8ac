import Interpreter
import ViewRuntime

/// A `Hashable` value of the program as an identity: a `UUID`, an enum, a struct.
final class InterpretedIdentity: HostIdentity {
  let display: String
  let hash: UInt64
  private unowned let bridge: ViewBridge
  private let held: HeldValue

  init(_ value: Value, _ bridge: ViewBridge) {
    self.bridge = bridge
    held = HeldValue(borrowing: value, bridge.evaluator)
    display =
      value.kind == .integer ? "object \(bridge.objectNumber(value))" : bridge.display(value)
    var hasher = StableHasher()
    // A `hash(into:)` that traps leaves all such values in one bucket; they still compare right.
    try? bridge.evaluator.hash(value, into: &hasher)
    hash = hasher.finalize()
  }

  var value: Value { held.value }

  func isEqual(to other: any HostIdentity) -> Bool {
    guard let other = other as? InterpretedIdentity else { return false }
    return bridge.comparison.areEqual(held.value, other.held.value, .equatableAlways)
  }
}

extension ViewBridge {
  /// The identity that a value of the program stands for.
  func explicitID(_ value: Value) -> ExplicitID {
    let value = evaluator.opened(value)
    switch value.kind {
    // An `ObjectIdentifier` is an address, which is another one in every run.
    case .integer where value.type.rawValue <= TypeID.uint64.rawValue:
      return .integer(value.asInt)
    case .string: return .string(evaluator.string(of: value))
    default: return .value(InterpretedIdentity(value, self))
    }
  }

  /// Which object an `ObjectIdentifier` means, in the order in which this was first asked.
  func objectNumber(_ identifier: Value) -> Int {
    if let number = objectNumbers[identifier.bits] { return number }
    let number = objectNumbers.count + 1
    objectNumbers[identifier.bits] = number
    return number
  }

  /// The value of the program that an identity stands for, owned.
  func value(of id: ExplicitID) -> Value {
    switch id {
    case .integer(let number): .integer(number)
    case .string(let text): evaluator.makeString(text)
    case .value(let identity): (identity as? InterpretedIdentity)?.value.copied ?? .none
    }
  }
}
