// A generic type inside another type has its own arguments inferred.
enum Shelf {
  struct Card<Content> {
    let content: Content
  }
}

extension Shelf {
  struct Pair<A, B> {
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
  }
}

struct Outer<T> {
  struct Inner<U> {
    var t: T
    var u: U
  }
  func make<U>(_ t: T, _ u: U) -> Inner<U> { Inner(t: t, u: u) }
}

print(type(of: Shelf.Card(content: 1)), Shelf.Card(content: "a"))
print(Shelf.Pair(1, "x"), type(of: Shelf.Pair([1], 2.5)))
print(type(of: Shelf.Card<Int8>(content: 3)))
print(type(of: Outer<Int>.Inner(t: 1, u: "b")))
print(type(of: Outer<Bool>.Inner<Int8>(t: true, u: 1)), Outer().make(1, 2.5))
