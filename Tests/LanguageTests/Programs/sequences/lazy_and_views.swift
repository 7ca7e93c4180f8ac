var calls = 0
let lazyMap = [1, 2, 3, 4].lazy.map { (x: Int) -> Int in calls += 1; return x * 10 }
print(calls, lazyMap.first!, calls, lazyMap[2], calls, lazyMap.count, lazyMap.last!)
print(Array(lazyMap), calls)
let firstBig = (1...1_000_000).lazy.map { $0 * $0 }.filter { $0 > 1000 }.first!
print(firstBig, (1...).lazy.map { $0 * 7 }.first { $0 > 50 }!, (1...10).lazy.filter { $0 % 2 == 0 }.map { $0 * 3 }.reduce(0, +))
print(Array((1...10).lazy.prefix(while: { $0 < 4 })), Array((1...5).lazy.drop(while: { $0 < 4 })), Array((1...3).lazy.flatMap { [$0, $0] }), Array(["1", "x"].lazy.compactMap { Int($0) }))
for x in [3, 4].lazy.map({ $0 + 1 }) { print(x, terminator: " ") }
for (i, x) in ["a", "b"].lazy.reversed().enumerated() { print(i, x, terminator: " ") }
print()
let r = [1, 2, 3].reversed()
print(r.count, r.first!, r.last!, Array(r), r.map { $0 }, r.isEmpty, r.contains(2), r.reversed(), r.dropFirst().map { $0 }, r[r.startIndex])
print(r.firstIndex(of: 1)! == r.index(before: r.endIndex), Array(r.prefix(2)), r.sorted(), Array(r.enumerated()).map { "\($0.offset)\($0.element)" }, r.elementsEqual([3, 2, 1]))
let s = "abc".reversed()
print(String(s), String("héllo".reversed()), s.first!, s.map { $0.uppercased() }.joined(), String(s.dropLast()), s.count)
func isPalindrome(_ t: String) -> Bool { let l = t.lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
for i in stride(from: 0, to: 10, by: 3).reversed() { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for (i, c) in "xyz".enumerated().reversed() { print(i, c, terminator: " ") }
print()
let e = ["a", "b", "c"].enumerated()
print(e.map { $0.offset }, Array(e).last!, e.first { $0.element == "b" }!.offset, e.filter { $0.offset != 1 }.map { $0.element }, e.max { $0.element < $1.element }!, Dictionary(uniqueKeysWithValues: e.map { ($0.element, $0.offset) })["c"]!)
for case (let i, "b") in e { print("b at", i) }
let z = zip([1, 2, 3], ["x", "y"])
print(Array(z), z.map { $1 }, Dictionary(uniqueKeysWithValues: z)[2]!, z.first { $0.0 == 2 }!, z.contains { $0 == (1, "x") }, zip(1..., "ab").map { "\($0)\($1)" })
for ((a, b), c) in zip(zip([1, 2], [3, 4]), [5, 6]) { print(a + b + c, terminator: " ") }
print(repeatElement("ab", count: 3).joined(), Array(repeatElement(0, count: 2)), repeatElement(1, count: 4).count, CollectionOfOne(3).map { $0 }, EmptyCollection<Int>().isEmpty)
print([[1], [2, 3]].joined().map { $0 }, Array([[1], [2]].joined(separator: [0, 0])), ["a", "b"].joined(), [1...2, 5...6].joined().reduce(0, +))
print(Array([3, 1, 2].sorted().lazy), sequence(first: 1, next: { $0 < 50 ? $0 * 2 : nil }).map { $0 }, sequence(first: [1]) { $0.count < 3 ? $0 + [$0.count + 1] : nil }.last { _ in true } ?? [])
extension Sequence { func last(where p: (Element) -> Bool) -> Element? { var r: Element?; for x in self where p(x) { r = x }; return r } }
print([1, 2, 3, 4, 5].firstRange(of: [3, 4])!, [1, 2, 1, 2].ranges(of: [1, 2]), [1, 2, 3].contains([2, 3]), [1, 2, 3].trimmingPrefix([1]).map { $0 })
let d = [1, 2, 3, 5].difference(from: [1, 3, 4])
for c in d { switch c { case .insert(let o, let e, _): print("+\(e)@\(o)", terminator: " "); case .remove(let o, let e, _): print("-\(e)@\(o)", terminator: " ") } }
print([1, 3, 4].applying(d)!)
var gen = (1...3).makeIterator()
var out: [Int] = []
while let n = gen.next() { out.append(n) }
print(out, [1, 2, 3][...], "abc"[...], ([] as [Int])[...].isEmpty)
var it = ["a", "b"].makeIterator(), it2 = it
print(it.next()!, it.next()!, it.next() as Any, it2.next()!)
var words = "the quick brown fox".split(separator: " ").makeIterator()
print(words.next()!, Array(IteratorSequence(words)))
