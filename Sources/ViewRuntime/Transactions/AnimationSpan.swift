import VirtualTime

/// The animation of a transaction: how long what it changes is under way, in virtual time.
///
/// Two are equal if their lengths and curves are, however they were written.
package struct AnimationSpan: Hashable, Sendable {
  package let seconds: Double
  /// What makes it another animation than one of the same length.
  package let curve: String
  /// As it was written: `.easeIn(duration: 2)`.
  package let written: String

  package init(seconds: Double, curve: String = ".default", written: String = ".default") {
    self.seconds = seconds
    self.curve = curve
    self.written = written
  }

  /// SwiftUI's default animation.
  package static let standard = AnimationSpan(seconds: 0.35)

  package static func == (left: AnimationSpan, right: AnimationSpan) -> Bool {
    left.seconds == right.seconds && left.curve == right.curve
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(seconds)
    hasher.combine(curve)
  }

  var interval: Interval { Interval(seconds: seconds) }

  /// `0.35 s`, without needless digits.
  var shown: String {
    let thousandths = (seconds * 1000).rounded()
    let whole = Int(saturating: (thousandths / 1000).rounded(.down))
    let rest = Int(saturating: thousandths.truncatingRemainder(dividingBy: 1000))
    guard rest > 0 else { return "\(whole) s" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits) s"
  }
}
