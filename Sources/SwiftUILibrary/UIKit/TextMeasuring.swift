extension Feature {
  /// UIKit's measuring of strings: every character counts as wide as Grove's body text.
  static let textMeasuring = Feature(
    "TextMeasuring",
    #"""
    extension String {
      @notSimulated func size(
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
      ) -> CGSize {
        CGSize(width: 8 * CGFloat(count), height: 16)
      }
      @notSimulated func boundingRect(
        with size: CGSize, options: Any, attributes: [NSAttributedString.Key: Any]? = nil,
        context: Any?
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: 8 * CGFloat(count), height: 16)
      }
    }
    """#)
}
