extension Feature {
  static let proposedViewSize = Feature(
    "ProposedViewSize",
    #"""
    /// What a parent offers a view; a missing length asks for the ideal one.
    struct ProposedViewSize: Equatable {
      var width: CGFloat?
      var height: CGFloat?
      init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
      }
      init(_ size: CGSize) {
        self.width = size.width
        self.height = size.height
      }
      static let zero = ProposedViewSize(width: 0, height: 0)
      static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
      static let unspecified = ProposedViewSize(width: nil, height: nil)
      /// Fills the missing lengths in (G02).
      func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
      ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
      }
    }
    """#)
}
