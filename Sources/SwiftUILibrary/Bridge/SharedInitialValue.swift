import Interpreter

/// The wrapper of a dynamic property as one view of many began with it.
///
/// `@State var isOn = false` is the same wrapper in every row, made anew by each initialiser. For
/// being compared with that of the next value of the view one of them is enough.
struct SharedInitialValue {
  private var held: HeldValue?

  /// Puts the shared wrapper in the place of an equal one, or shares the one that is there from now
  /// on.
  mutating func share(_ field: Int, in view: inout Value, _ bridge: ViewBridge) {
    // In a view that somebody else holds it would take a copy of the view.
    guard view.kind == .structure, view.isUnique else { return }
    let fields = bridge.evaluator.fields(of: view)
    guard fields.indices.contains(field), bridge.isPlainRecord(fields[field]) else { return }
    let own = fields[field]
    if let held, bridge.hasSameFields(own, held.value) {
      bridge.evaluator.setField(field, to: held.value.copied, in: &view)
    } else {
      held = HeldValue(borrowing: own, bridge.evaluator)
    }
  }
}

extension ViewBridge {
  /// True for a struct that keeps no object alive, so that nobody sees for how long it is held.
  fileprivate func isPlainRecord(_ value: Value) -> Bool {
    value.kind == .structure
      && evaluator.fields(of: value).allSatisfy { !$0.isReference || $0.kind == .string }
  }

  /// True for structs of one type whose fields are the same values to the bit.
  fileprivate func hasSameFields(_ first: Value, _ second: Value) -> Bool {
    guard first.type == second.type else { return false }
    let (left, right) = (evaluator.fields(of: first), evaluator.fields(of: second))
    return left.count == right.count
      && left.indices.allSatisfy {
        left[$0].bits == right[$0].bits && left[$0].meta == right[$0].meta
      }
  }
}
