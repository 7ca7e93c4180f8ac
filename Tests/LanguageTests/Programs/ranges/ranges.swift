let r = 1..<5, c = 1...5
print(r, c, r.count, c.count, r.lowerBound, c.upperBound, r.contains(5), c.contains(5), r ~= 3, r.isEmpty, (3..<3).isEmpty)
print(Array(r), r.reversed() as [Int], Array(c.reversed()), r.map { $0 * $0 }, c.filter { $0 % 2 == 0 }, c.reduce(1, *))
print(r.overlaps(4..<9), r.overlaps(5..<9), r.clamped(to: 3..<10), c.clamped(to: 0...2), r == 1..<5, r != 2..<5)
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
for x in stride(from: 0.0, to: 1.0, by: 0.25) { print(x, terminator: " ") }
for i in (0...3).reversed() { print(i, terminator: " ") }
for i in (0..<10).dropFirst(7) { print(i, terminator: " ") }
print()
let p: PartialRangeFrom = 3..., u: PartialRangeUpTo = ..<3, t: PartialRangeThrough = ...3
print(p, u, t, p.contains(2), u.contains(3), t.contains(3), p.lowerBound, u.upperBound)
for i in p { if i > 5 { break }; print(i, terminator: " ") }
print(p.prefix(3).map { $0 }, (1...).first { $0 * $0 > 50 }!)
print((0.5...2.5).contains(2.5), ("a"..."f").contains("c"), ("a"..<"f").contains("f"), (0.0..<1.0).lowerBound)
switch 42 { case ..<0: print("neg"); case 0..<10: print("small"); case 10...50: print("mid"); default: print("big") }
switch 2.5 { case 0..<1: print("low"); case 1...: print("high"); default: print("?") }
switch "m" { case "a"..."l": print("first"); case "m"...: print("second"); default: break }
let chars: ClosedRange<Character> = "a"..."z"
print(chars.contains("q"), chars)
print(r.first!, r.last!, c.min()!, c.max()!, c.randomElement().map { c.contains($0) }!, r.startIndex, c[c.startIndex])
print(Range(c), ClosedRange(1..<4), Range(uncheckedBounds: (1, 2)), r.indices, (1..<9)[2..<4], r.hashValue == (1..<5).hashValue)
print(zip(1..., ["a", "b"]).map { "\($0)\($1)" }, r.enumerated().map { $0.offset + $0.element }, r.sorted(by: >), Set(r).count)
print((1...3).flatMap { Array(repeating: $0, count: $0) }, Array((1...10).prefix(while: { $0 < 4 })), (1...4).joinedText, (0..<0).max() as Any)
extension ClosedRange where Bound == Int { var joinedText: String { map(String.init).joined(separator: "+") } }
print((1...3).allSatisfy { $0 > 0 }, (1...3).contains { $0 == 2 }, (1..<4).elementsEqual([1, 2, 3]), (0..<3).split(separator: 1).map(Array.init))
let step = stride(from: 1, to: 10, by: 4)
print(Array(step), step.map { $0 }, type(of: step), step.contains(5), step.reversed(), Array(stride(from: 5, to: 1, by: 1)))
print(type(of: r), type(of: c), type(of: p), (1..<3).description, (1...3).debugDescription, "\(..<3)", String(describing: 2...))
let i: Range<String.Index> = "abc".startIndex..<"abc".endIndex
print("abc"[i], (UInt8(250)...255).count, (Int8.min...Int8.max).count, (UInt8.min...UInt8.max).last!)
print(Array((1...5).suffix(2)), (1...5).dropLast(2).count, (1..<6).firstIndex(of: 3)!, (10..<20)[12])
var it = (1...2).makeIterator()
print(it.next() as Any, it.next() as Any, it.next() as Any)
