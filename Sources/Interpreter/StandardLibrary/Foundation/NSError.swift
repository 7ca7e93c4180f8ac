extension StandardLibrary {
  /// The errors of Foundation's older parts.
  static let nsError = LibraryEntry(
    "NSError.swift",
    """
    /// An error of a domain, told apart by a number.
    class NSError: Error, CustomStringConvertible {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = dict ?? [:]
      }
      /// Any error, by the name of its type and the number of its case.
      static func __bridge(_ error: any Error) -> NSError {
        if let error = error as? NSError { return error }
        return NSError(
          domain: __errorDomain(error), code: __errorCode(error),
          userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
      }
      /// The error's text for the reader.
      var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
      }
      var description: String {
        "Error Domain=" + domain + " Code=\\(code) \\"" + localizedDescription + "\\""
      }
    }

    let NSLocalizedDescriptionKey: String = "NSLocalizedDescription"
    """)
}
