extension StandardLibrary {
  /// The types that coders of one's own handle by themselves; everything else asks its
  /// `init(from:)` or `encode(to:)`.
  private static let scalars = [
    "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// A line for each of these types, `$` standing for its name.
  static func perScalar(_ line: String) -> String {
    scalars.map { line.replacing("$", with: $0) }.joined(separator: "\n")
  }

  /// Coders that programs write themselves: what their keyed containers promise, and how values
  /// get through.
  static let customCoding = LibraryEntry(
    "CustomCoding.swift",
    """
    /// What a decoder's keyed container does.
    protocol KeyedDecodingContainerProtocol {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      var allKeys: [Key] { get }
      func contains(_ key: Key) -> Bool
      func decodeNil(forKey key: Key) throws -> Bool
      \(perScalar("func decode(_ type: $.Type, forKey key: Key) throws -> $"))
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey>
      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: Key) throws -> any Decoder
    }

    extension KeyedDecodingContainerProtocol {
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try __decodeOwn(self, type, key)
      }
    }

    /// What an encoder's keyed container does.
    protocol KeyedEncodingContainerProtocol {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil(forKey key: Key) throws
      \(perScalar("mutating func encode(_ value: $, forKey key: Key) throws"))
      mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
      ) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: Key) -> any Encoder
    }

    extension KeyedEncodingContainerProtocol {
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
      }
    }

    /// A keyed container of a program's encoder, which all copies share.
    final class __OwnKeyedWriter {
      var container: any KeyedEncodingContainerProtocol
      init(_ container: any KeyedEncodingContainerProtocol) { self.container = container }
    }

    func __decodeOwn<C: KeyedDecodingContainerProtocol, T: Decodable>(
      _ own: C, _ type: T.Type, _ key: C.Key
    ) throws -> T {
      switch type {
      \(perScalar("case is $.Type: return try own.decode($.self, forKey: key) as! T"))
      default: return try own.decode(type, forKey: key)
      }
    }

    func __decodeOwnScalar<T>(_ type: T.Type, _ own: any SingleValueDecodingContainer) throws -> T {
      switch type {
      \(perScalar("case is $.Type: return try own.decode($.self) as! T"))
      default:
        throw DecodingError.typeMismatch(
          type,
          DecodingError.Context(
            codingPath: own.codingPath, debugDescription: "\\(type) is no single value."))
      }
    }

    func __encodeOwn<C: KeyedEncodingContainerProtocol, T: Encodable>(
      _ own: inout C, _ value: T, _ key: C.Key
    ) throws {
      switch value {
      \(perScalar("case let value as $: try own.encode(value, forKey: key)"))
      default: try own.encode(value, forKey: key)
      }
    }

    func __encodeOwnScalar<T>(_ value: T, _ encoder: any Encoder) throws {
      var own = encoder.singleValueContainer()
      switch value {
      \(perScalar("case let value as $: try own.encode(value)"))
      default:
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: own.codingPath, debugDescription: "This is no single value."))
      }
    }
    """)
}
