extension Feature {
  static let bundle = Feature(
    "Bundle",
    #"""
    /// The files of an app; Grove has none.
    final class Bundle {
      init() {}
      static let main = Bundle()
      var bundleIdentifier: String? { nil }
      func path(forResource name: String?, ofType ext: String?) -> String? { nil }
      func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
    }
    """#)
}
