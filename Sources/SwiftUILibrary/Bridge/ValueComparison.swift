import IR
import Interpreter

/// Which `==` counts when two values are compared (M5).
package enum ComparisonMode {
  /// A type's own `==`, unless its values are plain data: views (U124, U125).
  case view
  /// A type's own `==` wherever there is one: `EquatableView`, state, `onChange` (U27).
  case equatableAlways
}

/// Compares values of the program as SwiftUI compares view values (M5).
final class ValueComparison {
  private unowned let evaluator: Evaluator
  private var traits: [TypeID: Traits] = [:]

  struct Traits {
    var isEquatable: Bool
    /// Made of numbers and the like all through: copied bit by bit.
    var isPlain: Bool
  }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func invalidateCaches() { traits.removeAll() }

  func areEqual(_ a: Value, _ b: Value, _ mode: ComparisonMode = .view) -> Bool {
    if a.bits == b.bits && a.meta == b.meta { return true }
    guard a.type == b.type || a.kind == b.kind else { return false }
    switch a.kind {
    case .integer, .bool, .metatype, .emptyStructure, .void, .none, .weak, .box, .uninitialised:
      return a.kind == b.kind && a.type == b.type && a.bits == b.bits
    case .double:
      return b.kind == .double && mode == .equatableAlways && a.asDouble == b.asDouble
    case .string:
      return b.kind == .string && evaluator.string(of: a) == evaluator.string(of: b)
    case .closure: return b.kind == .closure && areEqualClosures(a, b, mode)
    case .native, .keyPath: return b.kind == a.kind && areEqualNatives(a, b)
    case .array: return b.kind == .array && areEqualArrays(a, b)
    case .tuple, .existentialOptional: return b.kind == a.kind && areEqualFields(a, b, mode)
    case .dictionary, .set: return traits(of: a.type).isEquatable && usesEquals(a, b)
    case .object: return traits(of: a.type).isEquatable && usesEquals(a, b)
    case .structure: return a.type == b.type && areEqualRecords(a, b, mode)
    case .enumCase, .enumPayload:
      guard a.type == b.type else { return false }
      if b.kind == .enumCase || a.kind == .enumCase {
        return followsOwnEquals(a.type, mode) && usesEquals(a, b)
      }
      return areEqualRecords(a, b, mode)
    }
  }

  /// True if values of the type are compared with the type's own `==`.
  func followsOwnEquals(_ type: TypeID, _ mode: ComparisonMode) -> Bool {
    let traits = traits(of: type)
    return traits.isEquatable && (mode == .equatableAlways || !traits.isPlain)
  }

  private func areEqualRecords(_ a: Value, _ b: Value, _ mode: ComparisonMode) -> Bool {
    if followsOwnEquals(a.type, mode) { return usesEquals(a, b) }
    guard a.kind == b.kind, evaluator.caseIndex(of: a) == evaluator.caseIndex(of: b) else {
      return false
    }
    return areEqualFields(a, b, mode)
  }

  private func areEqualFields(_ a: Value, _ b: Value, _ mode: ComparisonMode) -> Bool {
    let (left, right) = (evaluator.fields(of: a), evaluator.fields(of: b))
    guard left.count == right.count else { return false }
    for index in left.indices where !areEqual(left[index], right[index], mode) { return false }
    return true
  }

  /// Arrays of a type without `==` are compared by their storage (U129).
  private func areEqualArrays(_ a: Value, _ b: Value) -> Bool {
    let (left, right) = (evaluator.elements(of: a), evaluator.elements(of: b))
    guard left.count == right.count else { return false }
    if left.isEmpty { return true }
    let element = evaluator.types.arguments(of: a.type).first ?? .any
    guard element == .any || traits(of: element).isEquatable else { return false }
    for index in left.indices where !areEqual(left[index], right[index], .equatableAlways) {
      return false
    }
    return true
  }

  /// The same code with equal captures (C2).
  private func areEqualClosures(_ a: Value, _ b: Value, _ mode: ComparisonMode) -> Bool {
    guard evaluator.haveSameCode(a, b) else { return false }
    guard evaluator.captures(of: a).count == evaluator.captures(of: b).count else { return false }
    return differingCapture(a, b, mode) == nil
  }

  /// The first capture in which two closures of the same code differ.
  ///
  /// A captured `self` counts with the values its properties have, state among them: the `==` of an
  /// `Equatable` view is about what its parent gives it (C2, U126).
  func differingCapture(_ a: Value, _ b: Value, _ mode: ComparisonMode) -> Int? {
    let (left, right) = (evaluator.captures(of: a), evaluator.captures(of: b))
    return left.indices.first { index in
      let (old, new) = (left[index], right[index])
      guard old.type == new.type, hidesState(old, mode), isSelf(index, of: a) else {
        return !areEqual(old, new, mode)
      }
      return !areEqualFields(old, new, mode)
    }
  }

  private func isSelf(_ index: Int, of closure: Value) -> Bool {
    let names = evaluator.captureNames(of: closure)
    return names.indices.contains(index) && names[index] == "self"
  }

  /// True for views and view modifiers with an `==` of their own.
  private func hidesState(_ value: Value, _ mode: ComparisonMode) -> Bool {
    guard value.kind == .structure, followsOwnEquals(value.type, mode) else { return false }
    return ["View", "ViewModifier"].contains { name in
      guard let known = evaluator.types.libraryNominal(name) else { return false }
      return evaluator.types.conforms(value.type, to: known)
    }
  }

  private func areEqualNatives(_ a: Value, _ b: Value) -> Bool {
    guard let left = evaluator.nativeObject(a), let right = evaluator.nativeObject(b) else {
      return false
    }
    if left === right { return true }
    if let left = left as? Location, let right = right as? Location {
      return left.isSame(as: right)
    }
    return usesEquals(a, b)
  }

  /// Asks the program's own `==`; one that fails counts as different.
  private func usesEquals(_ a: Value, _ b: Value) -> Bool {
    (try? evaluator.areEqual(a, b)) ?? false
  }

  func traits(of type: TypeID) -> Traits {
    if let known = traits[type] { return known }
    // A type that contains itself is no plain data.
    traits[type] = Traits(isEquatable: false, isPlain: false)
    let found = Traits(isEquatable: isEquatable(type), isPlain: isPlain(type))
    traits[type] = found
    return found
  }

  private func isEquatable(_ type: TypeID) -> Bool {
    guard let equatable = evaluator.types.libraryNominal("Equatable") else { return false }
    return evaluator.types.conforms(type, to: equatable)
  }

  private func isPlain(_ type: TypeID) -> Bool {
    if type.isInteger || type.isFloating || type == .bool || type == .void { return true }
    guard let nominal = evaluator.types.nominal(of: type) else { return false }
    let arguments = evaluator.types.arguments(of: type)
    if let wrapped = evaluator.types.wrapped(of: type) { return traits(of: wrapped).isPlain }
    if nominal.isLibrary, nominal.fields.isEmpty, nominal.cases.isEmpty { return false }
    func isPlain(_ type: Type) -> Bool {
      traits(of: evaluator.types.id(of: type, arguments: arguments)).isPlain
    }
    switch nominal.kind {
    case .structure: return nominal.fields.allSatisfy { isPlain($0.type) }
    case .enumeration:
      return nominal.cases.allSatisfy { $0.payload.allSatisfy { isPlain($0.type) } }
    case .object, .actor, .protocol: return false
    }
  }
}
