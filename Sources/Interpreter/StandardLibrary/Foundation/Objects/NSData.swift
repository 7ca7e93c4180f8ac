extension StandardLibrary {
  /// Bytes and identifiers as objects.
  static let nsData = LibraryEntry(
    "NSData.swift",
    """
    /// Bytes as an object.
    class NSData: NSObject {
      var __data: Data
      init(data: Data) {
        self.__data = data
        super.init()
      }
      override convenience init() { self.init(data: Data()) }
      static func __bridge(_ data: Data) -> NSData { NSData(data: data) }
      static func __bridged(_ value: Any) -> NSData? { (value as? Data).map { NSData(data: $0) } }
      var __unbridged: Data { __data }
      var length: Int { __data.count }
      func subdata(with range: NSRange) -> Data {
        __data.subdata(in: range.location..<range.upperBound)
      }
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
        __data.base64EncodedString(options: options)
      }
      func isEqual(to other: Data) -> Bool { __data == other }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSData)?.__data == __data }
      override var hash: Int { __data.hashValue }
      override var description: String {
        let digits = __data.map { String(format: "%02x", $0) }.joined()
        let shown = __data.count > 24
          ? digits.__groups(0, 32) + " ... " + digits.__groups(digits.count - 16, 16)
          : digits
        return "{length = \\(length), bytes = 0x" + shown + "}"
      }
    }
    extension String {
      func __groups(_ from: Int, _ count: Int) -> String {
        let digits = Array(dropFirst(from).prefix(count))
        return stride(from: 0, to: digits.count, by: 8)
          .map { String(digits[$0..<Swift.min($0 + 8, digits.count)]) }.joined(separator: " ")
      }
    }

    /// Bytes as an object that changes.
    class NSMutableData: NSData {
      convenience init(capacity: Int) { self.init(data: Data()) }
      func append(_ other: Data) { __data.append(other) }
      func setData(_ data: Data) { __data = data }
      func resetBytes(in range: NSRange) {
        __data.resetBytes(in: range.location..<range.upperBound)
      }
    }

    /// An identifier as an object.
    class NSUUID: NSObject {
      let __uuid: UUID
      override init() {
        self.__uuid = UUID()
        super.init()
      }
      init?(uuidString string: String) {
        guard let uuid = UUID(uuidString: string) else { return nil }
        self.__uuid = uuid
        super.init()
      }
      init(__uuid: UUID) {
        self.__uuid = __uuid
        super.init()
      }
      static func __bridge(_ uuid: UUID) -> NSUUID { NSUUID(__uuid: uuid) }
      var __unbridged: UUID { __uuid }
      var uuidString: String { __uuid.uuidString }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSUUID)?.__uuid == __uuid }
      override var hash: Int { __uuid.hashValue }
      override var description: String { uuidString }
    }
    """)
}
