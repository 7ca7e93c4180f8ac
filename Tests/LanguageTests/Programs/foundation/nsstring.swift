import Foundation

let path = NSString(string: "/tmp/scratch.tiff")
print(path.lastPathComponent, path.pathExtension, path.deletingPathExtension)
print(path.deletingLastPathComponent, path.pathComponents, path.length)
print(path.appendingPathComponent("a.txt"), path.appendingPathExtension("gz") ?? "")
for text in ["scratch", ".hidden", "archive.tar.gz", "a/b/", "/", "a.b/c"] {
  let path = NSString(string: text)
  print(text, [path.lastPathComponent, path.pathExtension, path.deletingLastPathComponent])
}
for text in [" 12.5kg", "abc", "-3", "YES", "no", "0", "true", "1e3"] {
  let text = NSString(string: text)
  print(text.doubleValue, text.integerValue, text.boolValue)
}
let greeting: NSString = "Héllo 👋"
print(greeting.length, greeting.substring(from: 6), greeting.substring(to: 5))
print(greeting.isEqual(to: "Héllo 👋"), greeting.hasPrefix("Hé"), greeting)
print(greeting.uppercased, greeting.replacingOccurrences(of: "l", with: "L"))
print(NSString(string: "one") == NSString(string: "one"), String(greeting).count)
