// A tuple that is the whole payload of a case looks like the payload.
enum Shape {
  case point((Int, Int))
  case size(Int, Int)
  case maybe((x: Int, y: String)?)
  case named(z: (Int, Int))
  case nothing(())
  case any(Any)
}
print(Shape.point((1, 2)), Shape.size(1, 2), Shape.maybe((1, "q")), Shape.named(z: (3, 4)))
print(Shape.nothing(()), Shape.any(5), Shape.any((6, 7)))
let found: Result<(value: Int, rest: String), Never> = .success((1, "x"))
print(found, [found], "\(found)")
debugPrint(Shape.point((1, 2)), found)
let done: Result<Void, Never> = .success(())
print(done)
let optional: (Int, String)? = (1, "s")
print(optional as Any)
