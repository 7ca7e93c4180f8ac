// A subclass names the associated types of a protocol that its superclass conforms to.

protocol Producer {
  associatedtype Output
  associatedtype Failure
  func make(_ output: Output, _ failure: Failure) -> String
}
class Base<Output, Failure>: Producer {
  func make(_ output: Output, _ failure: Failure) -> String { "\(output) \(failure)" }
}
class Middle<T>: Base<T, String> {}
class Leaf<P: Collection>: Middle<P.Element> {
  var last: Output?
  override func make(_ output: Output, _ failure: Failure) -> String {
    last = output
    return super.make(output, failure) + "!"
  }
}
let leaf = Leaf<[Int]>()
print(leaf.make(1, "f"), leaf.last ?? 0)
