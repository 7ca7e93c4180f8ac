import VirtualTime

/// The animation of a transaction: how long what it changes is under way, in virtual time.
package struct AnimationSpan: Hashable, Sendable {
  package let seconds: Double

  package init(seconds: Double) { self.seconds = seconds }

  /// SwiftUI's default animation.
  package static let standard = AnimationSpan(seconds: 0.35)

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
