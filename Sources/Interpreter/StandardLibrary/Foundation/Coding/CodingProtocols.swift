extension StandardLibrary {
  /// What types and formats promise each other when values are written and read.
  static let codingProtocols = LibraryEntry(
    "CodingProtocols.swift",
    """
    /// A name under which a host puts something for the types it reads or writes.
    struct CodingUserInfoKey: Hashable, RawRepresentable, Sendable {
      typealias RawValue = String
      let rawValue: String
      init?(rawValue: String) { self.rawValue = rawValue }
    }

    /// Something values can be read from.
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }

    /// Something values can be written to.
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }

    /// A list of values to read in order.
    protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
      \(perScalar("mutating func decode(_ type: $.Type) throws -> $"))
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
    }

    extension UnkeyedDecodingContainer {
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        guard !isAtEnd, try !decodeNil() else { return nil }
        return try decode(type)
      }
    }

    /// One value to read.
    protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
      \(perScalar("func decode(_ type: $.Type) throws -> $"))
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }

    /// A list of values to write in order.
    protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      \(perScalar("mutating func encode(_ value: $) throws"))
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
      ) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }

    extension UnkeyedEncodingContainer {
      mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable {
        for element in sequence { try encode(element) }
      }
    }

    /// One value to write.
    protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil() throws
      \(perScalar("mutating func encode(_ value: $) throws"))
      mutating func encode<T: Encodable>(_ value: T) throws
    }
    """)

  /// The keys of encoded properties.
  static let codingKey = LibraryEntry(
    "CodingKey.swift",
    """
    /// A type whose values can be keys of encoded properties.
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }

    extension CodingKey {
      var stringValue: String { get }
      init?(stringValue: String) {
        guard let found = __codingKey(stringValue, Self.self) else { return nil }
        self = found
      }
      var intValue: Int? { __rawInteger(self) }
      init?(intValue: Int) {
        guard let found = __codingKey(intValue, Self.self) else { return nil }
        self = found
      }
      var description: String {
        let number = intValue.map { String($0) } ?? "nil"
        return __typeName(self) + "(stringValue: \\"" + stringValue + "\\", intValue: "
          + number + ")"
      }
      var debugDescription: String { description }
    }

    func __codingKey<K>(_ name: String, _ type: K.Type) -> K?
    func __codingKey<K>(_ number: Int, _ type: K.Type) -> K?
    func __rawInteger<K>(_ key: K) -> Int?
    func __typeName<T>(_ value: T) -> String
    """,
    natives: [
      "CodingKey.stringValue": { call throws(Trap) in
        if let raw = try call.evaluator.readProperty("rawValue", of: call[0]) {
          if raw.kind == .string { return raw }
          call.evaluator.release(raw)
        }
        return call.make(call.evaluator.enumCase(of: call[0])?.shownName ?? "")
      },
      "__codingKey(_:_:)": { call throws(Trap) in call.codingKey() },
      "__rawInteger(_:)": { call throws(Trap) in
        guard case .integer(let raw)? = call.evaluator.enumCase(of: call[0])?.rawValue else {
          return .none
        }
        return .integer(raw)
      },
      "__typeName(_:)": { call throws(Trap) in
        call.make(call.evaluator.types.name(of: call[0].type))
      },
    ])
}

extension NativeCall {
  /// The case of a key enum that stands for a name or a number; `nil` if there is none.
  fileprivate func codingKey() -> Value {
    let type = self[1].type
    guard let nominal = evaluator.types.nominal(of: type) else { return .none }
    nominal.completeIfNeeded()
    let isNumber = self[0].kind == .integer
    let found = nominal.cases.firstIndex { enumCase in
      switch enumCase.rawValue {
      case .string(let text)?: !isNumber && text == evaluator.string(of: self[0])
      case .integer(let number)?:
        isNumber ? number == self[0].asInt : enumCase.shownName == evaluator.string(of: self[0])
      default: !isNumber && enumCase.shownName == evaluator.string(of: self[0])
      }
    }
    return found.map { .enumCase($0, type: type) } ?? .none
  }
}
