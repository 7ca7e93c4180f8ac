import Foundation

// Arrays that are objects, searched by halves; paths made of their parts.
let numbers: NSArray = [1, 3, 3, 3, 7]
func order(_ a: Any, _ b: Any) -> ComparisonResult {
  let (a, b) = (a as! Int, b as! Int)
  return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
}
let whole = NSRange(location: 0, length: numbers.count)
for wanted in [0, 3, 5, 9] {
  print(
    wanted,
    numbers.index(
      of: wanted, inSortedRange: whole, options: [.insertionIndex, .firstEqual],
      usingComparator: order),
    numbers.index(
      of: wanted, inSortedRange: whole, options: [.insertionIndex, .lastEqual],
      usingComparator: order))
}
print(numbers.index(of: 3, inSortedRange: whole, options: .firstEqual, usingComparator: order))
print(numbers.index(of: 3, inSortedRange: whole, options: .lastEqual, usingComparator: order))
print(
  numbers.index(of: 4, inSortedRange: whole, options: [], usingComparator: order) == NSNotFound)

print(NSString.path(withComponents: ["users/", "7", ""]))
print(NSString.path(withComponents: ["a", "", "b"]), NSString.path(withComponents: ["", "x"]))
print(NSString.path(withComponents: ["/", "usr", "bin"]), NSString.path(withComponents: ["/"]))
print(NSString.path(withComponents: ["users/", "/x", "3"]))
print(NSString.path(withComponents: ["a//b"]))

let ordered = NSMutableOrderedSet()
for number in [9, 5, 12, 2] {
  let place = ordered.index(
    of: number, inSortedRange: NSRange(0..<ordered.count), options: .insertionIndex,
    usingComparator: order)
  ordered.insert(number, at: place)
}
print(ordered.array)
