extension Feature {
  /// Pictures of UIKit: kept by name.
  static let uiImage = Feature(
    "UIImage",
    #"""
    /// A picture of UIKit; one of the app's is there under any name, as for `Image`.
    struct UIImage: Hashable {
      let _name: String
      init?(named name: String) { self._name = name }
      init(imageLiteralResourceName name: String) { self._name = name }
      init?(systemName: String) { self._name = systemName }
      init?(data: Data) { return nil }
      init() { self._name = "" }
      var size: CGSize { CGSize(width: 20, height: 20) }
    }

    extension Image {
      init(uiImage: UIImage) { self.init(_label: "uiImage", _name: uiImage._name, _options: "") }
    }
    """#)
}
