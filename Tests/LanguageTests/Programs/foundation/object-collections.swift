import Foundation

let s = NSString(string: "Hello wörld, hello again")
print(s.length, s.range(of: "hello", options: .caseInsensitive), s.range(of: "hello", options: [], range: NSRange(location: 3, length: 10)).location == NSNotFound, s.range(of: "hello", options: .backwards))
print(s.rangeOfCharacter(from: .punctuationCharacters), s.rangeOfCharacter(from: CharacterSet(charactersIn: "w"), options: [], range: NSRange(location: 3, length: 8)))
print(s.compare("Hello") == .orderedDescending, s.caseInsensitiveCompare("HELLO WÖRLD, hello AGAIN") == .orderedSame, s.commonPrefix(with: "Help", options: []))
print(s.replacingOccurrences(of: "hello", with: "bye", options: .caseInsensitive, range: NSRange(location: 0, length: 8)))
print(s.padding(toLength: 7, withPad: ".", startingAt: 0), s.folding(options: .diacriticInsensitive, locale: nil), s.lineRange(for: NSRange(location: 0, length: 0)), s.components(separatedBy: .whitespaces))
s.enumerateSubstrings(in: NSRange(location: 0, length: s.length), options: .byComposedCharacterSequences) { word, range, outer, stop in
  print(word ?? "", range, outer, terminator: "; ")
  if word == "o" { stop.pointee = true }
}
print()
let m = NSMutableString(string: "abc")
m.append("def"); m.insert("-", at: 1); m.deleteCharacters(in: NSRange(location: 0, length: 1)); print(m)
m.replaceCharacters(in: NSRange(location: 0, length: 1), with: "<>"); m.append("5")
print(m, m.replaceOccurrences(of: "d", with: "D", options: [], range: NSRange(location: 0, length: m.length)), m)
m.setString("x"); print(m, m.length, NSString(format: "%03d-%@", 7, "q"))

let a = NSMutableArray(array: [3, 1, 2])
a.add(5); a.exchangeObject(at: 0, withObjectAt: 3); a.removeObject(at: 1)
print(a.count, a.componentsJoined(by: ","), a.contains(2))
a.enumerateObjects { object, index, stop in print(index, object, terminator: " "); if index == 1 { stop.pointee = true } }
print(a.sortedArray(comparator: { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending }))
print(NSArray(array: [1, 2, 3, 4]).subarray(with: NSRange(location: 1, length: 2)), NSArray(array: ["a", "b"]).adding("c"), NSArray(array: [1, 2, 3]).objects(at: IndexSet([0, 2])))
a.removeObjects(in: [2]); a.setArray(["k"]); print(a.firstObject!, a.count)
let it = NSArray(array: [1, 2]).reverseObjectEnumerator(); while let x = it.nextObject() { print(x, terminator: " ") }; print()

let set = NSMutableSet(array: [1, 2, 2, 3]); set.add(4); set.remove(1)
print(set.count, set.contains(4), set.contains(1), set.member(3) ?? "none", NSSet(array: [1, 2]).isEqual(NSSet(array: [2, 1])))
set.union([7, 8]); set.minus([2]); set.intersect([7, 8, 3]); print(set.count, set.allObjects.map { $0 as! Int }.sorted())
let o = NSMutableOrderedSet(array: ["b", "a", "c"])
o.add("a"); o.insert("z", at: 0); print(o.count, o.array.map { $0 as! String }, o.index(of: "a"), o.firstObject!, o[1], o.contains("q"))
o.remove("b"); o.removeObject(at: 0); o.moveObjects(at: IndexSet(integer: 1), to: 0); print(o.array.map { "\($0)" }, o.reversed.array.map { "\($0)" }, o.set.count)
for x in o { print(x, terminator: " ") }; print()
let d = NSMutableDictionary(dictionary: ["a": 1, "b": 2])
d.addEntries(from: ["c": 3]); d.removeObjects(forKeys: ["a"]); print(d.count, d["c"] ?? "nil")
var total = 0; d.enumerateKeysAndObjects { key, value, stop in total += value as! Int }; print(total)

let p = NSPredicate { object, _ in (object as? Int ?? 0) > 2 }
print(p.evaluate(with: 3), p.evaluate(with: 1), NSArray(array: [1, 2, 3, 4]).filtered(using: p).map { $0 as! Int }, NSPredicate(value: true).evaluate(with: nil))
let both = NSCompoundPredicate(andPredicateWithSubpredicates: [p, NSPredicate { o, _ in (o as! Int) < 4 }])
print(both.evaluate(with: 3), both.evaluate(with: 4), NSCompoundPredicate(notPredicateWithSubpredicate: p).evaluate(with: 1))
let data = NSData(data: Data([1, 2, 255])); print(data.length, data.subdata(with: NSRange(location: 1, length: 1)).count, (Data([1, 2]) as NSData).length)
let id = NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; print(id.uuidString, NSUUID(uuidString: "x") == nil)
