// What is written to the output by other means than `print`.
import Foundation

setbuf(stdout, nil)
fputs("fputs\n", stdout)
puts("puts")
putchar(65)
putchar(10)
FileHandle.standardOutput.write("data\n".data(using: .utf8)!)
try FileHandle.standardOutput.write(contentsOf: Data("contents\n".utf8))

struct Output: TextOutputStream {
  var lines = 0
  mutating func write(_ text: String) {
    if text.hasSuffix("\n") { lines += 1 }
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
var output = Output()
print("by a stream", 1, to: &output)
print("lines: \(output.lines)", to: &output)
extension FileHandle: @retroactive TextOutputStream {
  public func write(_ text: String) { write(Data(text.utf8)) }
}
var handle = FileHandle.standardOutput
print("by the handle", to: &handle)
fflush(stdout)
print(FileHandle.standardError.fileDescriptor, STDOUT_FILENO, EOF)

// Points and sizes of whole numbers.
let side = 3
let p = CGPoint(x: side * 2, y: -side)
let s = CGSize(width: side, height: side / 2)
let r = CGRect(x: side, y: 1, width: side + 1, height: 2)
print(p.x, p.y, s.width, s.height, r.maxX, r.maxY, CGPoint(x: 1, y: 2.5).y)
