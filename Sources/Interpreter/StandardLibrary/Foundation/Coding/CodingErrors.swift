extension StandardLibrary {
  /// What goes wrong while values are read and written, in the words of Swift 6.3.
  static let codingErrors = LibraryEntry(
    "CodingErrors.swift",
    """
    /// Why a value could not be read.
    enum DecodingError: Error, CustomDebugStringConvertible, LocalizedError {
      /// Where it happened.
      struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(
          codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
        ) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
        var __text: String {
          let path = __codingPathText(codingPath)
          return (path.isEmpty ? "" : " Path: " + path + ".")
            + " Debug description: " + debugDescription
        }
      }
      case typeMismatch(Any.Type, Context)
      case valueNotFound(Any.Type, Context)
      case keyNotFound(any CodingKey, Context)
      case dataCorrupted(Context)

      var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context):
          return "DecodingError.typeMismatch: expected value of type \\(type)." + context.__text
        case .valueNotFound(let type, let context):
          return "DecodingError.valueNotFound: Expected value of type \\(type)"
            + " but found null instead." + context.__text
        case .keyNotFound(let key, let context):
          return "DecodingError.keyNotFound: Key '" + key.stringValue
            + "' not found in keyed decoding container." + context.__text
        case .dataCorrupted(let context):
          return "DecodingError.dataCorrupted: Data was corrupted." + context.__text
        }
      }
      var errorDescription: String? {
        switch self {
        case .keyNotFound, .valueNotFound:
          return "The operation could not be completed. The data is missing."
        default:
          return "The operation could not be completed. The data isn’t in the correct format."
        }
      }
      static func dataCorruptedError<C: SingleValueDecodingContainer>(
        in container: C, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(
          Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
      static func dataCorruptedError<C: UnkeyedDecodingContainer>(
        in container: C, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(
          Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
      static func dataCorruptedError<K: CodingKey>(
        forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(
          Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
      }
    }

    /// Why a value could not be written.
    enum EncodingError: Error, CustomDebugStringConvertible, LocalizedError {
      /// Where it happened.
      struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(
          codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
        ) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
      }
      case invalidValue(Any, Context)

      var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
          let path = __codingPathText(context.codingPath)
          return "EncodingError.invalidValue: \\(value) (\\(Swift.type(of: value)))."
            + (path.isEmpty ? "" : " Path: " + path + ".")
            + " Debug description: " + context.debugDescription
        }
      }
      var errorDescription: String? {
        "The operation could not be completed. The data isn’t in the correct format."
      }
    }

    func __codingPathText(_ path: [any CodingKey]) -> String {
      var text = ""
      for key in path {
        if let index = key.intValue {
          text += "[\\(index)]"
        } else {
          text += text.isEmpty ? key.stringValue : "." + key.stringValue
        }
      }
      return text
    }

    /// A key made where none was declared: a name, or a position in a list.
    struct __PlainKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      init(_ name: String) {
        self.stringValue = name
        self.intValue = nil
      }
      init(index: Int) {
        self.stringValue = "Index \\(index)"
        self.intValue = index
      }
      init?(stringValue: String) {
        self.stringValue = stringValue
        self.intValue = nil
      }
      init?(intValue: Int) {
        self.stringValue = "\\(intValue)"
        self.intValue = intValue
      }
      var description: String { stringValue }
    }

    /// The key of a value in the payload of an enum's case: its label, or `_0`.
    struct __PayloadKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ name: String) { self.stringValue = name }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
      var description: String { stringValue }
    }
    """)
}
