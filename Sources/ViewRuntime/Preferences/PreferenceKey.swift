/// A value that views hand up to whoever is around them, and how several become one.
package final class PreferenceKey: Equatable {
  package let name: String
  /// The value where no view sets one.
  let initial: () throws -> any ComparableValue
  /// Adds the value of the next view.
  let reduce: (any ComparableValue, any ComparableValue) throws -> any ComparableValue

  /// Makes a key of its own, whatever other keys are called.
  package init(
    name: String, initial: @escaping () throws -> any ComparableValue,
    reduce:
      @escaping (any ComparableValue, any ComparableValue) throws -> any ComparableValue
  ) {
    self.name = name
    self.initial = initial
    self.reduce = reduce
  }

  package static func == (left: PreferenceKey, right: PreferenceKey) -> Bool { left === right }
}
