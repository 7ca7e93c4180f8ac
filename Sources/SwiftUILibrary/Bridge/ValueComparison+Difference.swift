import Interpreter
import ViewRuntime

extension ValueComparison {
  /// Compares two values of one view type and says what differs (U11, U13).
  func difference(
    _ new: Value, from old: Value, _ mode: ComparisonMode, in bridge: ViewBridge
  ) -> Difference? {
    if areEqual(old, new, mode) { return nil }
    let search = DifferenceSearch(comparison: self, mode: mode, bridge: bridge)
    let found = search.finding(in: new, from: old, called: "")
    return Difference("\(found.text) (\(found.rule))")
  }
}
