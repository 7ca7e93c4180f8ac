let code = 66
print(UnicodeScalar(code)!, Character(UnicodeScalar(65)), UnicodeScalar(-1) as Any)
print(String(UnicodeScalar(UInt8(67))), UnicodeScalar(0x1F600 as UInt32)!, UnicodeScalar(0xD800 as Int) == nil)
print((0..<3).compactMap { UnicodeScalar($0 + 97) }.map(String.init).joined())
