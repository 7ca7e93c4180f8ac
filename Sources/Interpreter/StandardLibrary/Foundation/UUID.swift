extension StandardLibrary {
  /// Identifiers that differ from all others, and repeat from run to run.
  static let uuid = LibraryEntry(
    "UUID.swift",
    """
    /// An identifier unlike all others; the same in every run with the same seed.
    struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible,
      Encodable, Decodable, Sendable
    {
      /// The identifier as text: 8-4-4-4-12 hexadecimal digits.
      let uuidString: String
      init() { self.uuidString = __makeUUID() }
      init?(uuidString string: String) {
        guard __isUUID(string) else { return nil }
        self.uuidString = string.uppercased()
      }
      init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard __isUUID(text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Attempted to decode UUID from invalid UUID string."))
        }
        self.uuidString = text.uppercased()
      }
      func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
      var description: String { uuidString }
      var debugDescription: String { uuidString }
      static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
    }

    /// The sixteen bytes of an identifier.
    typealias uuid_t = (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    extension UUID {
      init(uuid: uuid_t) {
        let b = uuid
        let bytes = [
          b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7, b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15,
        ]
        var text = ""
        for (index, byte) in bytes.enumerated() {
          if [4, 6, 8, 10].contains(index) { text += "-" }
          text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        self.uuidString = text
      }
      var uuid: uuid_t {
        let digits = Array(uuidString.filter { $0 != "-" })
        let b = stride(from: 0, to: 32, by: 2).map {
          UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
        }
        return (
          b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
          b[14], b[15]
        )
      }
    }

    func __makeUUID() -> String
    func __isUUID(_ text: String) -> Bool
    """,
    natives: [
      "__makeUUID()": { call throws(Trap) in
        // Version 4, variant 1, as random identifiers are marked.
        let high = call.evaluator.random.next() & ~0xF000 | 0x4000
        let low = call.evaluator.random.next() & ~(3 << 62) | 2 << 62
        let digits = high.hexadecimal + low.hexadecimal
        var text = ""
        for (index, digit) in digits.enumerated() {
          if [8, 12, 16, 20].contains(index) { text.append("-") }
          text.append(digit)
        }
        return call.make(text)
      },
      "__isUUID(_:)": { call throws(Trap) in
        let parts = call.text(0).split(separator: "-", omittingEmptySubsequences: false)
        let isHexadecimal = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
        return .bool(isHexadecimal && parts.map(\.count) == [8, 4, 4, 4, 12])
      },
    ])
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
