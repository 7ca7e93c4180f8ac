/// All that fingers have done since they touched a view; what a gesture has come to follows from
/// it.
package struct Touch {
  package var fingers = 1
  /// How long the fingers are down, in seconds of virtual time, and how long they were when they
  /// began to move.
  package var seconds = 0.0
  package var stillSeconds = 0.0
  package var isUp = false
  /// Nothing can follow any more, such as another tap.
  package var isOver = false
  /// Another gesture has won.
  package var isCancelled = false
  package var taps = 0
  /// Where the finger came down, and how far from there it is.
  package let origin: TouchOrigin
  package var translation = Point(x: 0, y: 0)
  /// The farthest it has been.
  package var reach = 0.0
  /// Points a second.
  package var velocity = Point(x: 0, y: 0)
  /// How far two fingers have moved apart, as a factor, or turned, clockwise; and how much of that
  /// a second.
  package var scale = 1.0
  package var degrees = 0.0
  package var spin = 0.0

  init(origin: TouchOrigin) { self.origin = origin }

  /// How far a gesture of so many taps has come.
  package func phase(ofTaps count: Int) -> TouchPhase {
    if isCancelled || fingers != 1 || reach > Self.tapReach { return .failed }
    if taps >= count { return .ended }
    return isOver ? .failed : .possible
  }

  /// How far a finger may move while it taps, in points.
  private static let tapReach = 10.0
}

/// Where a finger came down, in root coordinates.
///
/// Most gestures never ask, and finding out takes a layout.
package final class TouchOrigin {
  /// Set from the first time that somebody asks.
  package private(set) lazy var point = find()
  private let find: () -> Point

  init(_ find: @escaping () -> Point) { self.find = find }
}

/// Kinds of touches that a gesture answers to.
package struct TouchKinds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let tap = TouchKinds(rawValue: 1)
  package static let press = TouchKinds(rawValue: 2)
  package static let drag = TouchKinds(rawValue: 4)
  package static let pinch = TouchKinds(rawValue: 8)
  package static let rotation = TouchKinds(rawValue: 16)
}

/// What a gesture waits for.
package struct TouchNeeds {
  package let kinds: TouchKinds
  package let taps: Int
  /// How long presses have to be, in seconds.
  package let durations: [Double]

  package init(kinds: TouchKinds, taps: Int, durations: [Double]) {
    self.kinds = kinds
    self.taps = taps
    self.durations = durations
  }
}

/// How far a gesture has come.
package enum TouchPhase: Int, Sendable {
  case possible, active, ended, failed
}

/// When a gesture gets a touch that those inside its view want as well.
package enum TouchPrecedence: Sendable {
  /// After the gestures inside, beside all others, before the gestures inside.
  case normal, simultaneous, high
}

/// A gesture of a view: asked how far it has come, and told when that is its to say (U161).
package protocol TouchResponse: AnyObject {
  var precedence: TouchPrecedence { get }
  /// Whether the gesture itself counts.
  var answers: Bool { get }
  /// Whether the gestures inside count.
  var lets: Bool { get }
  /// The function that adds such gestures, if they have one: `onTapGesture`.
  var modifierName: String { get }

  func needs() throws -> TouchNeeds

  func phase(_ touch: Touch, _ view: GeometryHandle) throws -> TouchPhase

  /// Runs the actions for what is new since the touch that it was told before.
  func tell(_ touch: Touch, before: Touch?, _ view: GeometryHandle) throws
}
