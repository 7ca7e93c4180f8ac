// `===` of values that stand for objects, and `==` of optional ones whose objects can be compared.

protocol Boxed {
  associatedtype Object: AnyObject
  var object: Object? { get }
}
struct Weak<Object: AnyObject>: Boxed {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
func === <A: Boxed, B: Boxed>(left: A?, right: B?) -> Bool { left?.object === right?.object }
func === <A: Boxed>(left: A?, right: AnyObject?) -> Bool { left?.object === right }
func === <A: Boxed>(left: AnyObject?, right: A?) -> Bool { left === right?.object }
func == <A: Boxed>(left: A?, right: A?) -> Bool where A.Object: Equatable {
  left?.object == right?.object
}
func == <A: Boxed>(left: A?, right: A.Object?) -> Bool where A.Object: Equatable {
  left?.object == right
}
func == <A: Boxed>(left: A.Object?, right: A?) -> Bool where A.Object: Equatable {
  left == right?.object
}
func != <A: Boxed>(left: A?, right: A?) -> Bool where A.Object: Equatable {
  left?.object != right?.object
}

final class Dog: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (a: Dog, b: Dog) -> Bool { a.name == b.name }
}
let rex = Dog("Rex"), other = Dog("Rex")
let first = Weak(rex), second = Weak(other)
print(first === first, first === second, first === rex, rex === first, first === other)
print(rex === rex, rex === other, rex !== other)
print(first == second, first == other, rex == second, first != second)
let none: Weak<Dog>? = nil
print(none == first, none != first, none == none)
