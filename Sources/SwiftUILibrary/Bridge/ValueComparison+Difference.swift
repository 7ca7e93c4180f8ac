import IR
import Interpreter
import ViewRuntime

extension ValueComparison {
  /// Compares two values of one view type and names the first field that differs (U11, U13).
  func difference(
    _ new: Value, from old: Value, _ mode: ComparisonMode, in bridge: ViewBridge
  ) -> Difference? {
    if areEqual(old, new, mode) { return nil }
    let names = bridge.evaluator.types.nominal(of: new.type)?.fields ?? []
    let (left, right) = (bridge.evaluator.fields(of: old), bridge.evaluator.fields(of: new))
    for (index, field) in names.enumerated()
    where index < left.count && index < right.count
      && !areEqual(left[index], right[index], mode)
    {
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return Difference(
        field: name, old: bridge.display(left[index]), new: bridge.display(right[index]))
    }
    return Difference(field: "self", old: bridge.display(old), new: bridge.display(new))
  }
}
