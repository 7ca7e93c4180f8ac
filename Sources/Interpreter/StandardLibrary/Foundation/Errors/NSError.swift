extension StandardLibrary {
  /// The errors of Foundation's older parts.
  static let nsError = LibraryEntry(
    "NSError.swift",
    """
    /// An error of a domain, told apart by a number.
    class NSError: NSObject, Error {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = dict ?? [:]
        super.init()
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
        return "The operation could not be completed. "
          + (localizedFailureReason ?? "(\\(domain) error \\(code).)")
      }
      override var description: String {
        let text = "Error Domain=" + domain + " Code=\\(code) "
          + "\\"\\(localizedFailureReason ?? "(null)")\\""
        if userInfo.isEmpty { return text }
        let entries = userInfo.map { "\\($0.key)=\\($0.value)" }
        return text + "UserInfo={" + entries.joined(separator: ", ") + "}"
      }
      /// What went wrong; the numbers of two domains have words of their own.
      var localizedFailureReason: String? {
        if let text = userInfo[NSLocalizedFailureReasonErrorKey] as? String { return text }
        switch domain {
        case NSCocoaErrorDomain: return CocoaError.Code(rawValue: code).__reason
        case NSPOSIXErrorDomain:
          return POSIXErrorCode.__names[Int32(truncatingIfNeeded: code)]?.text
        default: return nil
        }
      }
      var localizedRecoverySuggestion: String? {
        userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
      }
      override var hash: Int { code.hashValue }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSError else { return false }
        return domain == other.domain && code == other.code
          && NSDictionary(dictionary: userInfo).isEqual(to: other.userInfo)
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
