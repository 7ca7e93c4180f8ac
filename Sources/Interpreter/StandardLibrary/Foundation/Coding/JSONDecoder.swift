extension StandardLibrary {
  /// Reading values from JSON.
  static let jsonDecoder = LibraryEntry(
    "JSONDecoder.swift",
    """
    /// Makes values from JSON text.
    class JSONDecoder {
      /// How dates are written.
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
      }
      /// How bytes are written.
      enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) throws -> Data)
      }
      /// How keys are spelled.
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      /// How numbers that JSON lacks are written.
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
      var dataDecodingStrategy: DataDecodingStrategy = .base64
      var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
      var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      var allowsJSON5: Bool = false
      var assumesTopLevelDictionary: Bool = false
      init() {}
      /// The value that JSON text stands for.
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let node = __parseJSON(data.__bytes) else { throw __invalidJSON() }
        return try __NodeDecoder(node: node, codingPath: [], options: self).__decode(type)
      }
    }

    func __invalidJSON() -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "The given data was not valid JSON."))
    }

    func __parseJSON(_ bytes: [UInt8]) -> __JSONNode?
    """,
    natives: [
      "__parseJSON(_:)": { call throws(Trap) in
        var reader = JSONReader(call.bytes(0))
        guard let node = reader.read() else { return .none }
        try call.evaluator.reserve(elements: reader.count)
        return call.evaluator.makeNative(node, type: call.evaluator.types.generic("__JSONNode"))
      }
    ])
}
