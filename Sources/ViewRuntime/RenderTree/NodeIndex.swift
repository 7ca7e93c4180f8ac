/// The place of a record in the render tree's arena.
struct NodeIndex: Hashable {
  let rawValue: Int32

  static let none = NodeIndex(rawValue: -1)
}
