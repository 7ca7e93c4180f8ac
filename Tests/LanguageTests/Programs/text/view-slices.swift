// Slices of the code units and scalars of a text turn into text where they do not cut a scalar.
let text = "Héllo 👋🏽"
let middle = text.utf16.dropFirst(1).prefix(3)
print(String(middle) ?? "none", middle.count)
for length in 0...text.utf16.count {
  print(length, String(text.utf16.prefix(length)) ?? "none")
}
for length in [1, 2, 3, 7, 9, 11, 15] {
  print(length, String(text.utf8.prefix(length)) ?? "none")
}
print(String(text.unicodeScalars.prefix(7)), String(text.unicodeScalars.dropFirst(7)).count)
if let at = text.utf8.firstIndex(of: UInt8(ascii: "o")) {
  print(String(text.utf8[at...]) ?? "none", String(text.utf8[..<at]) ?? "none")
}
