extension Feature {
  static let glassEffectContainer = Feature(
    "GlassEffectContainer",
    #"""
    /// Views whose glass flows together when they come close; here it only holds them.
    struct GlassEffectContainer<Content: View>: View {
      let _content: Content
      init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      var body: some View { _content }
    }
    """#)
}
