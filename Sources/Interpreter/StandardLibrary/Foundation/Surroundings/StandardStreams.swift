extension StandardLibrary {
  /// The streams that every program is given.
  ///
  /// What goes to the output or to the errors is shown as what `print` writes is; nobody types any
  /// input.
  static let standardStreams = LibraryEntry(
    "StandardStreams.swift",
    """
    /// A stream of C's library.
    struct FILE {
      var __descriptor: Int32
    }
    let stdin: FILE! = FILE(__descriptor: 0)
    let stdout: FILE! = FILE(__descriptor: 1)
    let stderr: FILE! = FILE(__descriptor: 2)
    let EOF: Int32 = -1
    let STDIN_FILENO: Int32 = 0
    let STDOUT_FILENO: Int32 = 1
    let STDERR_FILENO: Int32 = 2
    let _IOFBF: Int32 = 0
    let _IOLBF: Int32 = 1
    let _IONBF: Int32 = 2
    @discardableResult
    func fputs(_ text: String, _ stream: FILE!) -> Int32 {
      print(text, terminator: "")
      return 1
    }
    @discardableResult
    func puts(_ text: String) -> Int32 {
      print(text)
      return 1
    }
    @discardableResult
    func putchar(_ character: Int32) -> Int32 {
      print(Character(UnicodeScalar(UInt8(truncatingIfNeeded: character))), terminator: "")
      return character
    }
    @discardableResult
    func fputc(_ character: Int32, _ stream: FILE!) -> Int32 { putchar(character) }
    @notSimulated func getchar() -> Int32 { EOF }
    @discardableResult
    func fflush(_ stream: FILE!) -> Int32 { 0 }
    func setbuf(_ stream: FILE!, _ buffer: UnsafeMutablePointer<CChar>?) {}
    @discardableResult
    func setvbuf(
      _ stream: FILE!, _ buffer: UnsafeMutablePointer<CChar>?, _ mode: Int32, _ size: Int
    ) -> Int32 { 0 }
    @discardableResult
    func setlinebuf(_ stream: FILE!) -> Int32 { 0 }
    func fileno(_ stream: FILE!) -> Int32 { stream.__descriptor }
    /// Nobody types any input, and what is printed goes to no terminal.
    func isatty(_ descriptor: Int32) -> Int32 { 0 }
    func perror(_ text: String) { print(text + ": Undefined error: 0") }

    /// Reads and writes a file or a stream: the standard streams are the only ones there are.
    class FileHandle: NSObject {
      let fileDescriptor: Int32
      init(fileDescriptor: Int32) {
        self.fileDescriptor = fileDescriptor
        super.init()
      }
      @notSimulated init?(forReadingAtPath path: String) { return nil }
      @notSimulated init?(forWritingAtPath path: String) { return nil }
      @notSimulated init?(forUpdatingAtPath path: String) { return nil }
      static let standardInput = FileHandle(fileDescriptor: 0)
      static let standardOutput = FileHandle(fileDescriptor: 1)
      static let standardError = FileHandle(fileDescriptor: 2)
      static let nullDevice = FileHandle(fileDescriptor: -1)
      func write(_ data: Data) {
        if fileDescriptor > 0 { print(String(decoding: data, as: UTF8.self), terminator: "") }
      }
      func write(contentsOf data: Data) throws { write(data) }
      @notSimulated var availableData: Data { Data() }
      @notSimulated func readDataToEndOfFile() -> Data { Data() }
      @notSimulated func readData(ofLength length: Int) -> Data { Data() }
      @notSimulated func readToEnd() throws -> Data? { nil }
      @notSimulated func read(upToCount count: Int) throws -> Data? { nil }
      func synchronizeFile() {}
      func synchronize() throws {}
      func closeFile() {}
      func close() throws {}
    }
    """)
}
