import IR
import Interpreter
import ViewRuntime

extension Feature {
  /// Makes the collection element of a `ForEach`: ids first, rows on demand (Z12).
  static func collection(_ part: Part) throws(Trap) -> ViewElement {
    let kept = part.kept()
    let rows = try Rows(kept)
    let bridge = kept.bridge
    let rowType = kept.typeArgument(2)
    let selection = bridge.surroundings.selection
    return .collection(
      CollectionElement(
        count: rows.count,
        id: { rows.id(at: $0) },
        content: { index in
          let element = try kept.element(try rows.content(at: index), as: rowType)
          guard let selection else { return element }
          let id = try rows.idValue(at: index)
          guard selection.accepts(id) else {
            bridge.evaluator.release(id)
            return element
          }
          return selection.row(element, selecting: id)
        },
        isConstantRange: part.flag("_isConstant"), rowShape: bridge.rowShape(rowType),
        typeName: bridge.typeName(of: kept.value),
        value: InterpretedValue(kept.value, bridge, comparing: .view),
        rowEquality: { other in
          (other.value as? InterpretedValue).flatMap { rows.rowEquality(with: $0.value) }
        },
        tag: { index in
          let id = try rows.idValue(at: index)
          defer { bridge.evaluator.release(id) }
          return InterpretedValue(id, bridge)
        },
        edit: part.value("_edits").isNone
          ? nil : Part(bridge, bridge.evaluator.opened(part.value("_edits"))).rowEdit()))
  }
}

/// The data of a `ForEach` as elements by number.
private final class Rows {
  private let kept: KeptPart
  private let idOf: Value
  private let storedID: StoredID
  private let content: Value
  /// The elements, unless the data is a range of integers.
  private let array: HeldValue?
  private let lowerBound: Int
  let count: Int

  init(_ kept: KeptPart) throws(Trap) {
    self.kept = kept
    let evaluator = kept.bridge.evaluator
    storedID = StoredID(path: kept.part.value("_idPath"), evaluator)
    let part = Rows.source(of: kept.part)
    idOf = part.value("_id")
    content = part.value("content")
    let data = part.value("data")
    if data.kind == .array {
      array = HeldValue(borrowing: data, evaluator)
      lowerBound = 0
      count = evaluator.elements(of: data).count
    } else if let range = Rows.integerRange(data, evaluator) {
      array = nil
      lowerBound = range.lowerBound
      count = range.count
    } else {
      let made = HeldValue(owning: try kept.call("_elements", []), evaluator)
      array = made
      lowerBound = 0
      count = evaluator.elements(of: made.value).count
    }
  }

  /// What tells the elements: the bindings, if rows are made from these.
  private static func source(of part: Part) -> Part {
    let bindings = part.value("_bindings")
    return bindings.isNone ? part : Part(part.bridge, part.bridge.evaluator.opened(bindings))
  }

  private static func integerRange(_ data: Value, _ evaluator: Evaluator) -> Range<Int>? {
    guard let nominal = evaluator.types.nominal(of: data.type), nominal.isLibrary,
      nominal.name == "Range" || nominal.name == "ClosedRange"
    else { return nil }
    let bounds = evaluator.fields(of: data)
    guard bounds.count == 2, bounds[0].kind == .integer, bounds[1].kind == .integer else {
      return nil
    }
    let upper = nominal.name == "Range" ? bounds[1].asInt : bounds[1].asInt &+ 1
    return bounds[0].asInt <= upper ? bounds[0].asInt..<upper : nil
  }

  /// The element at `index`, borrowed; a constant range may be asked beyond its end (I50).
  private func element(at index: Int) -> Value {
    guard let array else { return .integer(lowerBound + index) }
    let elements = kept.bridge.evaluator.elements(of: array.value)
    return elements.indices.contains(index) ? elements[index] : .none
  }

  func id(at index: Int) -> ExplicitID {
    guard array != nil else { return .integer(lowerBound + index) }
    if let id = storedID.value(in: element(at: index)) { return kept.bridge.explicitID(id) }
    guard let id = try? idValue(at: index) else { return .integer(index) }
    defer { kept.bridge.evaluator.release(id) }
    return kept.bridge.explicitID(id)
  }

  /// The id of an element, owned.
  func idValue(at index: Int) throws(Trap) -> Value {
    guard array != nil else { return .integer(lowerBound + index) }
    return try kept.bridge.perform(idOf, [element(at: index)])
  }

  /// The view of an element, owned.
  func content(at index: Int) throws(Trap) -> Value {
    try kept.bridge.perform(content, [element(at: index)])
  }

  /// What compares elements with those of an older value, if a row of an equal element would come
  /// out the same: if the closures are equal.
  func rowEquality(with older: Value) -> ((Int, Int) -> Bool)? {
    let bridge = kept.bridge
    let other = Rows.source(of: Part(bridge, older))
    guard bridge.comparison.areEqual(content, other.value("content")) else { return nil }
    guard array != nil else { return { $0 == $1 } }
    let held = HeldValue(borrowing: other.value("data"), bridge.evaluator)
    return { [self] index, otherIndex in
      let elements = bridge.evaluator.elements(of: held.value)
      guard elements.indices.contains(otherIndex) else { return false }
      return bridge.comparison.areEqual(element(at: index), elements[otherIndex])
    }
  }
}

/// Reads ids that are stored in the elements, without running code for each.
///
/// Only a key path over stored properties is read so: what is computed may be another id each time,
/// and must be asked as often as SwiftUI asks.
private final class StoredID {
  private let evaluator: Evaluator
  private let path: Value
  /// The slots that lead to the id in elements of the type that was met last.
  private var known: (type: TypeID, slots: [Int]?)?

  /// Takes the `KeyPath?` that a `ForEach` was given.
  init(path: Value, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    self.path = path
  }

  private func slots(in type: TypeID) -> [Int]? {
    if let known, known.type == type { return known.slots }
    let slots =
      path.isNone ? nil : evaluator.storedSlots(along: evaluator.opened(path), from: type)
    known = (type, slots)
    return slots
  }

  /// The id in an element, borrowed; `nil` if it has to be computed.
  func value(in element: Value) -> Value? {
    guard let slots = slots(in: element.type) else { return nil }
    var current = element
    for slot in slots {
      let fields = evaluator.fields(of: current)
      guard fields.indices.contains(slot) else { return nil }
      current = fields[slot]
    }
    return current
  }
}
