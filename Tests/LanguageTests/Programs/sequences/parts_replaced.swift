// Parts of collections found, replaced and cut off.
let dashed: Substring = "a-b-c"[...]
let plus: Substring = dashed.replacing("-", with: "+")
print(plus, type(of: dashed.replacing("-", with: "")))
print([1, 2, 3, 1, 2].replacing([1, 2], with: [9]))
var numbers = [1, 2, 3, 1, 2]
numbers.replace([1, 2], with: [0, 0, 0], maxReplacements: 1)
print(numbers, numbers.firstRange(of: [0, 3]) as Any, numbers.ranges(of: [0]))
print([1, 2, 3].trimmingPrefix([1, 2]), [1, 1, 4].trimmingPrefix(while: { $0 == 1 }))
var padded = "  x"
padded.trimPrefix(while: \.isWhitespace)
print(padded)
var text = "aXbX"
text.replace("X", with: "--")
print(text, text.ranges(of: "--").count, text.replacing("-", with: "", maxReplacements: 3))
var slice = numbers[1...]
slice.replaceSubrange(2...3, with: [8])
print(slice, slice.startIndex)

// A collection that is its own kind of slice loses its front.
func dropTwo<C: Collection>(_ all: C) -> [C.Element] where C.SubSequence == C {
  var rest = all
  rest.removeFirst(2)
  let next = rest.removeFirst()
  return [next] + rest
}
print(dropTwo([1, 2, 3, 4][...]), dropTwo("abcd"[...]))

// A slice of whatever collection joined to a list is a list.
func moved<C: Collection>(_ all: C, _ last: C.Element) -> [C.Element] {
  let tail = all.dropFirst()
  return tail + [last]
}
let joined = moved([1, 2, 3][1...], 9)
print(joined, joined.count, joined[0], moved("abc", "d"))
