// The root of a key path may be a nested or an associated type.
struct Outer {
  struct Inner: Identifiable {
    struct Leaf { var depth = 3 }
    let id: Int
    var leaf = Leaf()
  }
  var inner = Inner(id: 7)
}

let direct = \Outer.Inner.id
let deep = \Outer.Inner.Leaf.depth
let through = \Outer.Inner.leaf.depth
print(Outer.Inner(id: 1)[keyPath: direct], Outer.Inner.Leaf()[keyPath: deep])
print(Outer.Inner(id: 1)[keyPath: through], Outer()[keyPath: \Outer.inner.id])

struct Rows<Data: RandomAccessCollection, ID: Hashable> {
  let data: Data
  let path: KeyPath<Data.Element, ID>

  init(_ data: Data, id: KeyPath<Data.Element, ID>) {
    self.data = data
    path = id
  }
  init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \Data.Element.id)
  }
  var ids: [ID] { data.map { $0[keyPath: path] } }
}
print(Rows([Outer.Inner(id: 4), Outer.Inner(id: 5)]).ids)
print(Rows(["a", "b"], id: \.self).ids)
