// A value of fewer optional levels is wrapped as it is; `nil` stays the innermost one.
let none: Int? = nil
let three: Int??? = none
print(three as Any, three == nil, three! == nil, three!! == nil)
func show(_ value: Int???) { print(value as Any) }
show(none)
show(nil)
show(7)
show(Int??.some(nil))
let list: [Int???] = [1, nil, none]
print(list)

struct Box {
  var content: Int?
  func look() -> Int? { content }
}
for box in [nil, Box(content: nil), Box(content: 3)] {
  let direct: Int?? = box?.content
  let deep: Int??? = box?.look()
  print(direct as Any, deep as Any)
}

final class Link {
  let name: String
  var next: Link?
  init(_ name: String, _ next: Link?) { (self.name, self.next) = (name, next) }
}
// Where a closure returns a `T?` and `T` turns out optional, a chain that breaks off is `nil`.
let chain: Link? = Link("a", Link("b", Link("c", nil)))
print(sequence(first: chain, next: { $0?.next }).map { $0?.name ?? "end" })
print(sequence(first: chain) { link in return link?.next }.contains { $0 === chain?.next })
func breaks<T>(_ first: T, _ next: (T) -> T?) -> Bool { next(first) == nil }
print(breaks(chain) { $0?.next }, breaks(Link?.none) { $0?.next })
let named: (Link?) -> Link?? = { $0?.next }
print(named(nil) == nil)
