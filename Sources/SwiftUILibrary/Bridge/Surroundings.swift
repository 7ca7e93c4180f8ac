import ViewRuntime

/// What views inherit while they are converted, other than through the environment.
///
/// These shape the elements themselves (a styled button has another content), so that they must be
/// known when an element is made. A composite value remembers the surroundings it was made in.
struct Surroundings {
  var lineLimit: Int?
  /// The innermost custom `ButtonStyle`.
  var buttonStyle: CustomStyle?
  /// The innermost custom style of each other control, by the control's name.
  var styles: [String: CustomStyle] = [:]
  /// The innermost `Picker`, whose rows select when they are tapped.
  var selection: BoundControl?
  /// The navigation stack around, whose screens a link pushes.
  var stack: ScreenStack?
  /// What the buttons inside close when they are tapped: an alert, a menu.
  var closing: ViewMemory?
  /// What the innermost `onSubmit` does.
  var submit: Action?

  /// Compares what a composite value was made in.
  func isEqual(to other: Surroundings, by comparison: ValueComparison) -> Bool {
    guard lineLimit == other.lineLimit, selection === other.selection,
      stack === other.stack, closing === other.closing
    else { return false }
    guard styles.count == other.styles.count,
      styles.allSatisfy({ control, style in
        other.styles[control].map { comparison.areEqual(style.make.value, $0.make.value) } ?? false
      })
    else { return false }
    guard let buttonStyle, let otherStyle = other.buttonStyle else {
      return buttonStyle == nil && other.buttonStyle == nil
    }
    return comparison.areEqual(buttonStyle.make.value, otherStyle.make.value)
  }
}
