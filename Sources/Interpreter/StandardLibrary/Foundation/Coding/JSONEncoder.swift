extension StandardLibrary {
  /// Writing values as JSON.
  static let jsonEncoder = LibraryEntry(
    "JSONEncoder.swift",
    """
    /// Writes values as JSON text.
    ///
    /// Without `.sortedKeys` keys come in the order they were encoded; Foundation promises none.
    class JSONEncoder {
      /// How the text is laid out.
      struct OutputFormatting: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      /// How dates are written.
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
      }
      /// How bytes are written.
      enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
      }
      /// How keys are spelled.
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      /// How numbers that JSON lacks are written.
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var outputFormatting: OutputFormatting = []
      var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
      var dataEncodingStrategy: DataEncodingStrategy = .base64
      var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
      var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      /// The JSON text of a value.
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let node = try __encodedNode(value, [], self)
        let text = node.text(
          outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys),
          !outputFormatting.contains(.withoutEscapingSlashes))
        return Data(__bytes(text, 4) ?? [])
      }
    }
    """)
}
