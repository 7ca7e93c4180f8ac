extension Feature {
  static let gridItem = Feature(
    "GridItem",
    #"""
    /// A column or row of a lazy grid.
    struct GridItem {
      /// How wide or high the column or row is.
      enum Size {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }

      var size: GridItem.Size
      var spacing: CGFloat?
      var alignment: Alignment?
      init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
      ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
      }
    }
    """#)
}
