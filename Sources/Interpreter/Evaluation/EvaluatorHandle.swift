/// Lets values that may outlive an evaluator find out whether it is still there.
///
/// A weak reference would do the same, but once an object has one, every count of the object takes
/// the slow way through a side table, and the evaluator is counted all the time.
package final class EvaluatorHandle {
  /// `nil` once the evaluator is being torn down.
  ///
  /// Unsafe only in name: the evaluator's `deinit` clears it before anything else.
  package internal(set) unowned(unsafe) var evaluator: Evaluator?
}
