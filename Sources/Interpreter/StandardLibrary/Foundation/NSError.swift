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
        if let error = error as? any CustomNSError {
          return NSError(
            domain: type(of: error).errorDomain, code: error.errorCode,
            userInfo: error.errorUserInfo)
        }
        return NSError(
          domain: __errorDomain(error), code: __errorCode(error),
          userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
      }
      /// The error's text for the reader.
      var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation could not be completed. (\\(domain) error \\(code).)"
      }
      var description: String {
        let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String
        let text = "Error Domain=" + domain + " Code=\\(code) \\"\\(reason ?? "(null)")\\""
        if userInfo.isEmpty { return text }
        let entries = userInfo.map { "\\($0.key)=\\($0.value)" }
        return text + "UserInfo={" + entries.joined(separator: ", ") + "}"
      }
      var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
      var localizedRecoverySuggestion: String? {
        userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
      }
    }

    /// An error that says what it is as an `NSError`.
    protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    extension CustomNSError {
      static var errorDomain: String { String(reflecting: Self.self) }
      var errorCode: Int { __errorCode(self) }
      var errorUserInfo: [String: Any] { [:] }
    }

    let NSLocalizedDescriptionKey: String = "NSLocalizedDescription"
    let NSLocalizedFailureReasonErrorKey: String = "NSLocalizedFailureReason"
    let NSLocalizedRecoverySuggestionErrorKey: String = "NSLocalizedRecoverySuggestion"
    let NSUnderlyingErrorKey: String = "NSUnderlyingError"
    """)
}
