import Foundation

let formatter = ByteCountFormatter()
for count: Int64 in [0, 1, 999, 1000, 1500, 123_456, 1_234_567, 1_234_567_890] {
  formatter.countStyle = .file
  print(formatter.string(fromByteCount: count))
  print(ByteCountFormatter.string(fromByteCount: count, countStyle: .memory))
}
