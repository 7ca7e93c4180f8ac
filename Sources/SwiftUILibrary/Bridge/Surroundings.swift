import ViewRuntime

/// What views inherit while they are converted, other than through the environment.
///
/// These shape the elements themselves (a styled button has another content), so that they must be
/// known when an element is made. A composite value remembers the surroundings it was made in: a
/// reference, shared by all that were made in the same, and none where there is nothing to inherit.
@dynamicMemberLookup
struct Surroundings {
  private var shared: Shared?

  subscript<Part>(dynamicMember part: WritableKeyPath<Inherited, Part>) -> Part {
    get { (shared?.inherited ?? Inherited())[keyPath: part] }
    set {
      var inherited = shared?.inherited ?? Inherited()
      inherited[keyPath: part] = newValue
      shared = Shared(inherited)
    }
  }

  /// True where there is nothing to inherit.
  var isEmpty: Bool { shared == nil }

  /// Compares what a composite value was made in.
  func isEqual(to other: Surroundings, by comparison: ValueComparison) -> Bool {
    if shared === other.shared { return true }
    let inherited = shared?.inherited ?? Inherited()
    return inherited.isEqual(to: other.shared?.inherited ?? Inherited(), by: comparison)
  }

  private final class Shared {
    let inherited: Inherited

    init(_ inherited: Inherited) { self.inherited = inherited }
  }
}

/// What `Surroundings` hands down.
struct Inherited {
  var lineLimit: Int?
  /// The locale that the environment sets.
  var locale: HeldValue?
  /// What the content of the scroll views inside keeps free around it.
  var contentMargins = EdgeInsets.zero
  /// True inside something that may change while the views inside stay as they are.
  var isVariable = false
  /// The innermost custom `ButtonStyle`.
  var buttonStyle: CustomStyle?
  /// The innermost custom style of each other control, by the control's name.
  var styles: [String: CustomStyle] = [:]
  /// The styles that do not count in a view that they make themselves, and count again in the parts
  /// of the control which that view places.
  var suspendedStyles: [String: CustomStyle] = [:]
  /// The innermost `Picker`, whose rows select when they are tapped.
  var selection: BoundControl?
  /// The navigation stack around, whose screens a link pushes.
  var stack: ScreenStack?
  /// What the buttons inside close when they are tapped: an alert, a menu.
  var closing: ViewMemory?
  /// The rows of the table around, which make the cells of one.
  var table: KeptPart?
  /// What the innermost `onSubmit` does.
  var submit: Action?
  /// What the next search inside offers beside its field.
  var search = SearchOffers()
  /// The search whose suggestions these views are.
  var suggesting: Searching?

  func isEqual(to other: Inherited, by comparison: ValueComparison) -> Bool {
    guard lineLimit == other.lineLimit, contentMargins == other.contentMargins,
      selection === other.selection,
      stack === other.stack, closing === other.closing, suggesting === other.suggesting,
      table === other.table,
      search.isEqual(to: other.search, by: comparison)
    else { return false }
    guard locale === other.locale || areLocalesEqual(other, by: comparison) else { return false }
    guard Self.areEqual(styles, other.styles, by: comparison),
      Self.areEqual(suspendedStyles, other.suspendedStyles, by: comparison)
    else { return false }
    guard let buttonStyle, let otherStyle = other.buttonStyle else {
      return buttonStyle == nil && other.buttonStyle == nil
    }
    return comparison.areEqual(buttonStyle.make.value, otherStyle.make.value)
  }

  private func areLocalesEqual(_ other: Inherited, by comparison: ValueComparison) -> Bool {
    guard let locale, let other = other.locale else { return false }
    return comparison.areEqual(locale.value, other.value, .equatableAlways)
  }

  private static func areEqual(
    _ styles: [String: CustomStyle], _ others: [String: CustomStyle],
    by comparison: ValueComparison
  ) -> Bool {
    styles.count == others.count
      && styles.allSatisfy { control, style in
        others[control].map { comparison.areEqual(style.make.value, $0.make.value) } ?? false
      }
  }
}
