extension Feature {
  static let bundle = Feature(
    "Bundle",
    #"""
    /// The files of an app; Grove has none.
    final class Bundle {
      init() {}
      static let main = Bundle()
      static let module = Bundle()
      init(for aClass: AnyClass) {}
      var bundleIdentifier: String? { nil }
      var bundlePath: String { "" }
      var bundleURL: URL { URL(fileURLWithPath: "/") }
      var resourcePath: String? { nil }
      var resourceURL: URL? { nil }
      var infoDictionary: [String: Any]? { nil }
      var localizedInfoDictionary: [String: Any]? { nil }
      var preferredLocalizations: [String] { ["en"] }
      var localizations: [String] { ["en"] }
      func object(forInfoDictionaryKey key: String) -> Any? { nil }
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        if let value, !value.isEmpty { return value }
        return key
      }
      func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] { [] }
      func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? { nil }
      func path(forResource name: String?, ofType ext: String?) -> String? { nil }
      func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
    }

    /// The text for a key in the user's language: there are no tables, so the default or the key.
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
      comment: String
    ) -> String {
      bundle.localizedString(forKey: key, value: value, table: tableName)
    }
    """#)
}
