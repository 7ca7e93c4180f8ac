extension StandardLibrary {
  /// What the errors of Foundation's domains share: a code, and the words of an `NSError`.
  static let codedError = LibraryEntry(
    "CodedError.swift",
    """
    /// An error told apart by a code of its domain.
    protocol __CodedError: CustomNSError, Hashable, LocalizedError, CustomStringConvertible {
      associatedtype Code: __ErrorCode
      var code: Code { get }
      var userInfo: [String: Any] { get }
    }
    extension __CodedError {
      var errorCode: Int { Int(code.rawValue) }
      var errorUserInfo: [String: Any] { userInfo }
      /// The same error, as an object.
      var __object: NSError {
        NSError(domain: Self.errorDomain, code: errorCode, userInfo: userInfo)
      }
      var errorDescription: String? { __object.localizedDescription }
      var description: String { __object.description }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.__object == rhs.__object }
      func hash(into hasher: inout Hasher) { hasher.combine(errorCode) }
    }

    /// A code that matches the errors that have it: `catch URLError.timedOut`.
    protocol __ErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
      associatedtype Failure: __CodedError where Failure.Code == Self
    }
    extension __ErrorCode {
      static func ~= (match: Self, error: any Error) -> Bool {
        (error as? Failure)?.code == match
      }
    }
    """)
}
