extension StandardLibrary {
  /// What programs do with bytes beyond reading them one by one.
  static let dataMembers = LibraryEntry(
    "Data+Members.swift",
    """
    extension Data {
      typealias Indices = Range<Int>
      typealias Deallocator = __DataDeallocator
      /// How bytes are searched.
      struct SearchOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let backwards = SearchOptions(rawValue: 1)
        static let anchored = SearchOptions(rawValue: 2)
      }
      init(bytes: UnsafeRawPointer, count: Int) {
        self.init((0..<count).map { bytes.load(fromByteOffset: $0, as: UInt8.self) })
      }
      init<SourceType>(buffer: UnsafeBufferPointer<SourceType>) {
        self.init(buffer.flatMap { element in Swift.withUnsafeBytes(of: element) { Array($0) } })
      }
      init<SourceType>(buffer: UnsafeMutableBufferPointer<SourceType>) {
        self.init(buffer.flatMap { element in Swift.withUnsafeBytes(of: element) { Array($0) } })
      }
      init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator) {
        self.init((0..<count).map { bytes.load(fromByteOffset: $0, as: UInt8.self) })
      }
      mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        for index in 0..<count { append(bytes[index]) }
      }
      mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>) {
        for element in buffer {
          Swift.withUnsafeBytes(of: element) { append(contentsOf: Array($0)) }
        }
      }
      /// Sets bytes to zero.
      mutating func resetBytes(in range: Range<Int>) {
        if range.upperBound > endIndex {
          append(contentsOf: Array(repeating: 0, count: range.upperBound - endIndex))
        }
        for index in range { self[index] = 0 }
      }
      mutating func resetBytes<R: RangeExpression>(in range: R) where R.Bound == Int {
        resetBytes(in: range.relative(to: self))
      }
      mutating func replaceSubrange(_ subrange: Range<Int>, with data: Data) {
        __bytes.replaceSubrange(
          subrange.lowerBound - __start..<subrange.upperBound - __start, with: data.__bytes)
      }
      mutating func replaceSubrange(
        _ subrange: Range<Int>, with bytes: UnsafeRawPointer, count: Int
      ) {
        replaceSubrange(subrange, with: Data(bytes: bytes, count: count))
      }
      mutating func insert(contentsOf data: Data, at index: Int) {
        replaceSubrange(index..<index, with: data)
      }
      func advanced(by amount: Int) -> Data { subdata(in: startIndex + amount..<endIndex) }
      /// Where bytes occur first, or last; `nil` if nowhere.
      func range(
        of dataToFind: Data, options: SearchOptions = [], in range: Range<Int>? = nil
      ) -> Range<Int>? {
        let wanted = dataToFind.__bytes
        let bounds = range ?? startIndex..<endIndex
        guard !wanted.isEmpty, bounds.count >= wanted.count else { return nil }
        let last = bounds.upperBound - wanted.count
        var places = Array(bounds.lowerBound...last)
        if options.contains(.backwards) { places.reverse() }
        if options.contains(.anchored) { places = [places[0]] }
        for place in places {
          let start = place - __start
          if Array(__bytes[start..<start + wanted.count]) == wanted {
            return place..<place + wanted.count
          }
        }
        return nil
      }
      func firstRange<D: Collection>(of data: D) -> Range<Int>? where D.Element == UInt8 {
        self.range(of: Data(data))
      }
      func firstRange<D: Collection>(of data: D, in range: Range<Int>) -> Range<Int>?
        where D.Element == UInt8
      {
        self.range(of: Data(data), in: range)
      }
      func lastRange<D: Collection>(of data: D) -> Range<Int>? where D.Element == UInt8 {
        self.range(of: Data(data), options: .backwards)
      }
      func lastRange<D: Collection>(of data: D, in range: Range<Int>) -> Range<Int>?
        where D.Element == UInt8
      {
        self.range(of: Data(data), options: .backwards, in: range)
      }
      /// Copies the first bytes to memory.
      func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count { pointer[index] = __bytes[index] }
      }
      func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>) {
        for (place, index) in range.enumerated() { pointer[place] = self[index] }
      }
      /// An array's address is the array itself.
      func copyBytes(to pointer: inout [UInt8], count: Int) {
        for index in 0..<count { pointer[index] = __bytes[index] }
      }
      func copyBytes(to pointer: inout [UInt8], from range: Range<Int>) {
        for (place, index) in range.enumerated() { pointer[place] = self[index] }
      }
      @discardableResult
      func copyBytes<T>(to buffer: UnsafeMutableBufferPointer<T>) -> Int {
        let memory = UnsafeMutableRawBufferPointer(buffer)
        let length = Swift.min(memory.count, count)
        for index in 0..<length { memory[index] = __bytes[index] }
        return length
      }
      @discardableResult
      func copyBytes(
        to buffer: UnsafeMutableBufferPointer<UInt8>, from range: Range<Int>
      ) -> Int {
        let length = Swift.min(buffer.count, range.count)
        for index in 0..<length { buffer[index] = self[range.lowerBound + index] }
        return length
      }
      func enumerateBytes(
        _ block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void
      ) {
        var stop = false
        __bytes.withUnsafeBufferPointer { block($0, 0, &stop) }
      }
    }

    /// What happens to memory that data was made from; Grove copies it.
    enum __DataDeallocator {
      case unmap, free, none
      case custom((UnsafeMutableRawPointer, Int) -> Void)
    }
    """)
}
