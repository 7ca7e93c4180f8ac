// A member of a result whose type shows only when it is there, which nothing else mentions.
struct G<T: Comparable>: Sequence {
  var items: [T] = []
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
func p() {
  let s = G<Int>()
  var c = 1
  func f(_ x: inout Int) { x &+= s.reduce(0, &+).quotientAndRemainder(dividingBy: 7).remainder; print(x) }
  f(&c)
}
p()
