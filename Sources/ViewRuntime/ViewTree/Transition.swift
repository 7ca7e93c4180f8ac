/// How a view comes and goes, as far as lifetime depends on it.
package struct Transition: Hashable, Sendable {
  /// `.identity`: nothing to wait for (I37).
  package let isIdentity: Bool
  /// The animation that was given with the transition itself.
  package let animation: AnimationSpan?

  package init(isIdentity: Bool, animation: AnimationSpan? = nil) {
    self.isIdentity = isIdentity
    self.animation = animation
  }
}
