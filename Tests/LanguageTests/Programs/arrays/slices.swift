var base = Array(0..<8)
var s = base[2..<6]
s[3] = 33
s.removeFirst()
print(s, s.startIndex, s.endIndex, base)
s.append(66)
s.insert(5, at: s.startIndex)
print(s, s.indices)
print(s.map { $0 * 2 }, s.filter { $0 > 4 }, s.reversed() as [Int], s.sorted())
print(s.firstIndex(of: 33) as Any, s.contains(66), s.max()!, s.reduce(0, +))
base[2..<4] = [100]
print(base, base.count)
base[1...] = [7, 7]
print(base)
base[..<1] = []
print(base)
let w = "one two three".split(separator: " ")
print(w, w[1...], type(of: w), type(of: w[1...]))
func sum(_ a: ArraySlice<Int>) -> Int { a.isEmpty ? 0 : a.first! + sum(a.dropFirst()) }
print(sum([1, 2, 3, 4][...]), sum([][...]))
func binarySearch(_ a: ArraySlice<Int>, _ x: Int) -> Int? {
  guard !a.isEmpty else { return nil }
  let mid = a.startIndex + a.count / 2
  if a[mid] == x { return mid }
  return a[mid] > x ? binarySearch(a[..<mid], x) : binarySearch(a[(mid + 1)...], x)
}
print(binarySearch([1, 3, 5, 7, 9, 11][...], 9) as Any, binarySearch([1, 3, 5][...], 4) as Any)
func mergeSort<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1 else { return a }
  let mid = a.count / 2
  let l = mergeSort(Array(a[..<mid])), r = mergeSort(Array(a[mid...]))
  var out: [T] = [], i = 0, j = 0
  out.reserveCapacity(a.count)
  while i < l.count && j < r.count {
    if l[i] <= r[j] { out.append(l[i]); i += 1 } else { out.append(r[j]); j += 1 }
  }
  out += l[i...]
  out += r[j...]
  return out
}
print(mergeSort([5, 2, 9, 1, 5, 6]), mergeSort(["b", "a", "c"]), mergeSort([2.5, -1]))
func quick<T: Comparable>(_ a: inout [T], _ lo: Int, _ hi: Int) {
  guard lo < hi else { return }
  var i = lo
  for j in lo..<hi where a[j] < a[hi] { a.swapAt(i, j); i += 1 }
  a.swapAt(i, hi)
  quick(&a, lo, i - 1)
  quick(&a, i + 1, hi)
}
var q = [3, 6, 1, 8, 2, 9, 2]
quick(&q, 0, q.count - 1)
print(q)
let sub = q[2..<5]
print(Array(sub) == [2, 3, 6], sub == [2, 3, 6], sub.elementsEqual([2, 3, 6]), sub.isEmpty, sub.last!)
var e = q[1...3]
e.swapAt(1, 3)
e.sort(by: >)
e.reverse()
print(e, e.startIndex, Array(e.enumerated()).map { "\($0.offset)=\($0.element)" })
print(q.dropFirst(2).prefix(2).startIndex, q.suffix(2).startIndex, q[1...].dropLast().endIndex)
e.removeAll(where: { $0 == 2 })
print(e, e.popLast() as Any, e.popFirst() as Any, e.popFirst() as Any)
