import Foundation

let a = NSNumber(value: 3)
let b = 2.5 as NSNumber
let c: NSNumber = true
print(a, b, a.intValue, b.doubleValue, c.boolValue, a.stringValue, a == NSNumber(value: 3))
print(a.compare(b) == .orderedDescending, Double(truncating: b), Int(truncating: a))
