import ViewRuntime

/// What views inherit while they are converted, other than through the environment.
///
/// These shape the elements themselves (a styled button has another content), so that they must be
/// known when an element is made. A composite value remembers the surroundings it was made in.
struct Surroundings {
  var lineLimit: Int?
  /// The innermost custom `ButtonStyle`.
  var buttonStyle: HeldValue?
  /// The innermost `Picker`, whose rows select when they are tapped.
  var selection: BoundControl?
  /// What the innermost `onSubmit` does.
  var submit: Action?

  /// Compares what a composite value was made in.
  func isEqual(to other: Surroundings, by comparison: ValueComparison) -> Bool {
    guard lineLimit == other.lineLimit, selection === other.selection else { return false }
    guard let buttonStyle, let otherStyle = other.buttonStyle else {
      return buttonStyle == nil && other.buttonStyle == nil
    }
    return comparison.areEqual(buttonStyle.value, otherStyle.value)
  }
}
