import IR

/// How `n` branches become nested pairs: a left-biased balanced tree, as the compiler builds it
/// (T07–T09): the left side holds the largest power of two below `n`.
struct EitherTree {
  struct Step {
    let isFirst: Bool
    let type: Type
  }

  indirect enum Node {
    case leaf
    case pair(Node, Node, count: Int, type: Type)
  }

  let type: Type
  private let root: Node
  private let count: Int

  init(_ leaves: [Type], pair: (Type, Type) -> Type) {
    count = leaves.count
    (root, type) = Self.build(leaves[...], pair)
  }

  private static func build(
    _ leaves: ArraySlice<Type>, _ pair: (Type, Type) -> Type
  ) -> (Node, Type) {
    guard leaves.count > 1 else { return (.leaf, leaves.first ?? .dynamic) }
    var half = 1
    while half * 2 < leaves.count { half *= 2 }
    let (left, leftType) = build(leaves.prefix(half), pair)
    let (right, rightType) = build(leaves.dropFirst(half), pair)
    let type = pair(leftType, rightType)
    return (.pair(left, right, count: half, type: type), type)
  }

  /// The injections from the root down to a branch.
  func path(to index: Int) -> [Step] {
    var steps: [Step] = []
    var node = root
    var offset = index
    while case .pair(let left, let right, let half, let type) = node {
      let isFirst = offset < half
      steps.append(Step(isFirst: isFirst, type: type))
      node = isFirst ? left : right
      if !isFirst { offset -= half }
    }
    return steps
  }
}
