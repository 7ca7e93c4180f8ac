extension Feature {
  /// What was copied, for as long as the session lasts.
  static let pasteboards = Feature(
    "Pasteboards",
    #"""
    /// Keeps what was copied on a phone.
    @_unmodelled class UIPasteboard {
      static let general = UIPasteboard()
      var strings: [String]?
      var urls: [URL]?
      var images: [UIImage]?
      var changeCount = 0
      var string: String? {
        get { strings?.first }
        set {
          _empty()
          strings = newValue.map { [$0] }
        }
      }
      var url: URL? {
        get { urls?.first }
        set {
          _empty()
          urls = newValue.map { [$0] }
        }
      }
      var image: UIImage? {
        get { images?.first }
        set {
          _empty()
          images = newValue.map { [$0] }
        }
      }
      var hasStrings: Bool { strings != nil }
      var hasURLs: Bool { urls != nil }
      var hasImages: Bool { images != nil }
      func _empty() {
        strings = nil
        urls = nil
        images = nil
        changeCount += 1
      }
    }

    /// Keeps what was copied on a Mac.
    @_unmodelled class NSPasteboard {
      static let general = NSPasteboard()
      var changeCount = 0
      var _strings: [PasteboardType: String] = [:]
      @discardableResult func clearContents() -> Int {
        _strings = [:]
        changeCount += 1
        return changeCount
      }
      @discardableResult
      func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }
      @discardableResult
      func setString(_ string: String, forType type: PasteboardType) -> Bool {
        _strings[type] = string
        return true
      }
      func string(forType type: PasteboardType) -> String? { _strings[type] }
      var types: [PasteboardType]? { Array(_strings.keys) }

      /// What kind of thing was copied.
      struct PasteboardType: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let string = PasteboardType("public.utf8-plain-text")
        static let html = PasteboardType("public.html")
        static let rtf = PasteboardType("public.rtf")
        static let pdf = PasteboardType("com.adobe.pdf")
        static let png = PasteboardType("public.png")
        static let tiff = PasteboardType("public.tiff")
        static let fileURL = PasteboardType("public.file-url")
        static let URL = PasteboardType("public.url")
        static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
      }
    }
    """#)
}
