/// What fingers have done since they touched a view.
package struct Touch: Hashable, Sendable {
  package enum Kind: Int, Sendable {
    case press, drag
  }

  package let kind: Kind
  /// How long ago it began, in seconds of virtual time.
  package let seconds: Double
  /// Where the finger is, from where it began.
  package let location: Point

  package init(_ kind: Kind, seconds: Double = 0, location: Point = Point(x: 0, y: 0)) {
    self.kind = kind
    self.seconds = seconds
    self.location = location
  }
}

/// A gesture that follows a touch: told of each change, then of the end (U161).
package struct TouchResponse {
  package let change: (Touch) throws -> Void
  package let end: (Touch) throws -> Void

  package init(
    change: @escaping (Touch) throws -> Void, end: @escaping (Touch) throws -> Void
  ) {
    self.change = change
    self.end = end
  }
}
