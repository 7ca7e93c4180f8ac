extension StandardLibrary {
  /// Texts as bytes in memory, with a zero at their end.
  static let cStrings = LibraryEntry(
    "CStrings.swift",
    """
    typealias CChar = Int8
    typealias CSignedChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CShort = Int16
    typealias CUnsignedShort = UInt16
    typealias CInt = Int32
    typealias CUnsignedInt = UInt32
    typealias CLong = Int
    typealias CUnsignedLong = UInt
    typealias CLongLong = Int64
    typealias CUnsignedLongLong = UInt64
    typealias CFloat = Float
    typealias CDouble = Double
    typealias Float32 = Float
    typealias Float64 = Double
    typealias CBool = Bool

    extension StringProtocol {
      /// Calls a function of C with the text.
      func withCString<Result>(
        _ body: (UnsafePointer<Int8>) throws -> Result
      ) rethrows -> Result {
        try body(UnsafePointer<Int8>.__pointing(String(self)))
      }
    }
    extension String {
      /// The bytes, and a zero behind them.
      var utf8CString: ContiguousArray<Int8> {
        ContiguousArray(utf8.map { Int8(bitPattern: $0) } + [0])
      }
      init(cString nullTerminatedUTF8: UnsafePointer<Int8>) {
        var bytes: [UInt8] = []
        var place = nullTerminatedUTF8
        while place.pointee != 0 {
          bytes.append(UInt8(bitPattern: place.pointee))
          place += 1
        }
        self = String(decoding: bytes, as: UTF8.self)
      }
      init(cString nullTerminatedUTF8: UnsafePointer<UInt8>) {
        self = nullTerminatedUTF8.withMemoryRebound(to: Int8.self, capacity: 1) {
          String(cString: $0)
        }
      }
      init(cString nullTerminatedUTF8: UnsafeMutablePointer<Int8>) {
        self.init(cString: UnsafePointer(nullTerminatedUTF8))
      }
      init?(validatingUTF8 cString: UnsafePointer<Int8>) { self.init(cString: cString) }
      init?(validatingCString nullTerminatedUTF8: UnsafePointer<Int8>) {
        self.init(cString: nullTerminatedUTF8)
      }
    }
    extension String {
      init(
        unsafeUninitializedCapacity capacity: Int,
        initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int
      ) rethrows {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        let count = try initializer(buffer)
        self = String(decoding: (0..<count).map { buffer[$0] }, as: UTF8.self)
      }
    }
    extension StaticString {
      func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        Array(__text.utf8).withUnsafeBufferPointer(body)
      }
    }
    extension Hasher {
      mutating func combine(bytes: UnsafeRawBufferPointer) { __combine(Array(bytes)) }
    }
    extension Substring {
      /// Calls a function with the bytes.
      mutating func withUTF8<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
      ) rethrows -> Result {
        try Array(utf8).withUnsafeBufferPointer(body)
      }
    }
    /// The number of bytes before the zero.
    func strlen(_ text: UnsafePointer<Int8>) -> Int {
      var place = text
      while place.pointee != 0 { place += 1 }
      return place - text
    }
    func memcpy(
      _ destination: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: Int
    ) -> UnsafeMutableRawPointer {
      destination.copyMemory(from: source, byteCount: count)
      return destination
    }
    """)
}
