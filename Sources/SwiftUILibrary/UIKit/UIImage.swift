extension Feature {
  /// Pictures of UIKit: kept by name.
  static let uiImage = Feature(
    "UIImage",
    #"""
    /// A picture of UIKit; one of the app's is there under any name, as for `Image`.
    @_unmodelled struct UIImage: Hashable {
      let _name: String
      /// True for a picture of nothing.
      var _isEmpty = false
      init?(named name: String) { self._name = name }
      init(imageLiteralResourceName name: String) { self._name = name }
      init?(systemName: String) { self._name = systemName }
      init?(data: Data) { return nil }
      init() {
        self._name = ""
        self._isEmpty = true
      }
      /// A picture made from one of another framework, of which nothing is known.
      init(cgImage: Any) { self._name = "" }
      init(cgImage: Any, scale: CGFloat, orientation: Orientation) { self._name = "" }
      init(ciImage: Any) { self._name = "" }
      init(resource: ImageResource) { self._name = resource._name }
      init?(contentsOfFile path: String) { return nil }
      init?(data: Data, scale: CGFloat) { return nil }
      init?(systemName: String, withConfiguration configuration: Any?) { self._name = systemName }
      init?(named name: String, in bundle: Bundle?, with configuration: Any?) { self._name = name }

      /// How a picture is turned.
      enum Orientation: Int {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      var size: CGSize { _isEmpty ? .zero : CGSize(width: 20, height: 20) }
    }

    extension Image {
      init(uiImage: UIImage) { self.init(_label: "uiImage", _name: uiImage._name, _options: "") }
    }
    """#)
}
