extension StandardLibrary {
  /// The errors of Foundation's own work, in the words of Swift 6.3 on Linux.
  static let cocoaError = LibraryEntry(
    "CocoaError.swift",
    """
    /// An error of Foundation, told apart by its code.
    struct CocoaError: __CodedError {
      /// What went wrong.
      struct Code: __ErrorCode {
        typealias Failure = CocoaError
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
    \(codes.map { "    static let \($0.name) = Code(rawValue: \($0.code))" }
      .joined(separator: "\n"))

        var __reason: String? {
          switch rawValue {
    \(codes.compactMap { code in
      code.reason.map { "      case \(code.code): return \"\($0)\"" }
    }.joined(separator: "\n"))
          default: return nil
          }
        }
      }
    \(codes.map { "  static var \($0.name): Code { Code(rawValue: \($0.code)) }" }
      .joined(separator: "\n"))

      static let errorDomain = "NSCocoaErrorDomain"
      let code: Code
      let userInfo: [String: Any]
      init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      /// The file that could not be used.
      var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
      /// The error that led to this one.
      var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
    }

    let NSCocoaErrorDomain: String = "NSCocoaErrorDomain"
    let NSFilePathErrorKey: String = "NSFilePath"
    """)

  private static let codes: [(name: String, code: Int, reason: String?)] = [
    ("fileNoSuchFile", 4, "The file doesn’t exist."),
    ("fileLocking", 255, "The file couldn’t be locked."),
    ("fileReadUnknown", 256, nil),
    ("fileReadNoPermission", 257, "You don’t have permission."),
    ("fileReadInvalidFileName", 258, "The file name is invalid."),
    ("fileReadCorruptFile", 259, "The file isn’t in the correct format."),
    ("fileReadNoSuchFile", 260, "The file doesn’t exist."),
    (
      "fileReadInapplicableStringEncoding", 261, "The specified text encoding isn’t applicable."
    ),
    ("fileReadUnsupportedScheme", 262, "The specified URL type isn’t supported."),
    ("fileReadTooLarge", 263, "The item is too large."),
    (
      "fileReadUnknownStringEncoding", 264,
      "The text encoding of the contents couldn’t be determined."
    ),
    ("fileWriteUnknown", 512, nil),
    ("fileWriteNoPermission", 513, "You don’t have permission."),
    ("fileWriteInvalidFileName", 514, "The file name is invalid."),
    ("fileWriteFileExists", 516, "A file with the same name already exists."),
    (
      "fileWriteInapplicableStringEncoding", 517, "The specified text encoding isn’t applicable."
    ),
    ("fileWriteUnsupportedScheme", 518, "The specified URL type isn’t supported."),
    ("fileWriteOutOfSpace", 640, "There isn’t enough space."),
    ("fileWriteVolumeReadOnly", 642, "The volume is read only."),
    ("keyValueValidation", 1024, "The value is invalid."),
    ("formatting", 2048, "The value is invalid."),
    ("userCancelled", 3072, "The operation was cancelled."),
    ("featureUnsupported", 3328, "The requested operation is not supported."),
    ("propertyListReadCorrupt", 3840, "The data is not in the correct format."),
    (
      "propertyListReadUnknownVersion", 3841,
      "The data is in a format that this application doesn’t understand."
    ),
    ("propertyListReadStream", 3842, "An error occurred in the source of the data."),
    ("propertyListWriteStream", 3851, "An error occurred in the destination for the data."),
    ("propertyListWriteInvalid", 3852, "An error occurred in the content of the data."),
    ("coderReadCorrupt", 4864, "The data isn’t in the correct format."),
    ("coderValueNotFound", 4865, "The data is missing."),
    ("coderInvalidValue", 4866, "The data isn’t in the correct format."),
  ]
}
