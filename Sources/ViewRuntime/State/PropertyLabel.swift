import AttributeGraph

/// What an edge of the graph means to the body that reads: which dynamic property, and whether the
/// source is the environment the property looks in or what it found there.
struct PropertyLabel {
  let rawValue: Int32

  init(property: Int, isEnvironment: Bool = false) {
    rawValue = Int32(property) << 1 | (isEnvironment ? 1 : 0)
  }

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The property's index; `nil` for an observable property read in the body (M6).
  var property: Int? { rawValue == Graph.unlabelled ? nil : Int(rawValue >> 1) }
}
