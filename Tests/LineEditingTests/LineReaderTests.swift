import Foundation
import Testing

@testable import LineEditing

@Suite struct LineReaderTests {
  private func lines(_ bytes: [UInt8]) -> [LineResult] {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(bytes))
    pipe.fileHandleForWriting.closeFile()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    return (0..<4).map { _ in reader.next() }
  }

  @Test func linesEndInAnyOfTheUsualWays() {
    let found = lines(Array("a\r\n\nlast".utf8))
    #expect(found == [.line("a"), .line(""), .line("last"), .endOfFile])
  }

  @Test func badBytesAreReplaced() {
    #expect(lines([0x61, 0xff, 0x0a]).first == .line("a\u{FFFD}"))
  }
}
