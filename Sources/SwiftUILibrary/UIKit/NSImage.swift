extension Feature {
  static let nsImage = Feature(
    "NSImage",
    #"""
    /// A picture of AppKit; one of the app's is there under any name, as for `Image`.
    @_unmodelled class NSImage: Hashable {
      typealias Name = String
      let _name: String
      var size: CGSize
      var isTemplate = false
      init(size: CGSize) {
        self._name = ""
        self.size = size
      }
      init?(named name: String) {
        self._name = name
        self.size = CGSize(width: 20, height: 20)
      }
      init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self._name = name
        self.size = CGSize(width: 20, height: 20)
      }
      init(resource: ImageResource) {
        self._name = resource._name
        self.size = CGSize(width: 20, height: 20)
      }
      /// A picture made from one of another framework, of which nothing is known.
      init(cgImage: Any, size: CGSize) {
        self._name = ""
        self.size = size
      }
      init?(contentsOf url: URL) { return nil }
      init?(contentsOfFile path: String) { return nil }
      init?(data: Data) { return nil }
      static func == (lhs: NSImage, rhs: NSImage) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    extension Image {
      init(nsImage: NSImage) { self.init(_label: "nsImage", _name: nsImage._name, _options: "") }
    }
    """#)
}
