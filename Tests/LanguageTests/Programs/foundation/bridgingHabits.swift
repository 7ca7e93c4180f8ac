// What programs do by way of Foundation's classes.
import Foundation
let text: NSString = "Hello, world"
print(text.length, text.range(of: "world").location, text.range(of: "none").location == NSNotFound)
print((text as String).count, text.replacingCharacters(in: NSRange(location: 0, length: 5), with: "Bye"))
print(String(format: "%@ has %d", text, text.length), text.components(separatedBy: ", "))
print(String(format: "%-8@|%8@|", "ab" as NSString, "cd" as NSString))
"one\ntwo\n\nfour\n".enumerateLines { line, stop in
  print("[\(line)]")
  if line.isEmpty { stop = true }
}
let file: StaticString = "fixed"
print(file, file.description.count, "\(file)", file.utf8CodeUnitCount)
print(String(cString: [72, 105, 0, 33] as [UInt8]), String(decoding: [72, 105] as [UInt16], as: UTF16.self))
let price = NSDecimalNumber(decimal: 1.5)
print((price as Decimal) * 2, [1, "a", 2.5].map { $0 as AnyObject }.count)
print(("é" as Unicode.Scalar).properties.numericType == nil, ("7" as Unicode.Scalar).properties.numericType!)
print(Mirror(reflecting: [10, 20]).descendant(1) as Any, Mirror(reflecting: (a: 1, b: [2])).descendant("b", 0) as Any)
