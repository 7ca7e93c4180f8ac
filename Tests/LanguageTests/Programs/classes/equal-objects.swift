// A subclass of NSObject says by `isEqual` and `hash` when two objects are the same to `==`, to a
// set and to a search.
import Foundation

class Tag: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
  override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.name == name }
  override var hash: Int { name.hashValue }
}

class Plain: NSObject {}

print(Tag("a") == Tag("a"), Tag("a") == Tag("b"), Tag("a") != Tag("b"), Tag("a") === Tag("a"))
print(Set([Tag("a"), Tag("a"), Tag("b")]).count, [Tag("a"), Tag("b")].firstIndex(of: Tag("b")) ?? -1)
print([Tag("a"): 1][Tag("a")] ?? 0)

let plain = Plain()
print(plain == plain, plain == Plain(), Set([plain, plain, Plain()]).count)
print(Tag("a").isEqual("a"), Tag("a").isEqual(nil))
