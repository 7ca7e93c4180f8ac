/// Where preferences are set and read, so that only those places are looked at when one changes.
struct PreferenceTable {
  /// Modifiers that set or transform a preference.
  var writers: Set<NodeIndex> = []
  /// Modifiers with `onPreferenceChange`, and the value each was told last.
  var observers: [NodeIndex: (any ComparableValue)?] = [:]
  /// Content made from a preference, and the value it was made with.
  var readers: [NodeIndex: Reader] = [:]
  /// Modifiers that hand up where their view is, and what each made of which place.
  var anchors: [NodeIndex: Anchored?] = [:]
  /// Modifiers that transform a preference, and what each made of which value.
  var transforms: [NodeIndex: Transformed] = [:]
  /// A writer came, went, moved or has another value.
  var isOutOfDate = false
  /// A writer is applied to several views, of which one may come or go.
  var isSpread = false

  struct Reader {
    let key: PreferenceKey
    var value: any ComparableValue
  }

  struct Anchored {
    let bounds: DrawnBounds
    let value: any ComparableValue
  }

  struct Transformed {
    let input: any ComparableValue
    let value: any ComparableValue
  }

  var hasReaders: Bool { !observers.isEmpty || !readers.isEmpty }
  /// Somebody waits for a value that depends on where a view is.
  var needsLayout: Bool { hasReaders && !anchors.isEmpty }
}
