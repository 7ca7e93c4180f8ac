// The literals in a list are of the type that a sequence's elements have to be.
struct Weight: Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  var grams: Int
  init(integerLiteral value: Int) { grams = value }
  init(stringLiteral value: String) { grams = value.count }
}
indirect enum Tree: Equatable, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  case leaf(Int)
  case node([Tree])
  init(integerLiteral value: Int) { self = .leaf(value) }
  init(arrayLiteral elements: Tree...) { self = .node(elements) }
}
print([Double]([1, 2]), Array<Float>([3]), Set<Double>([1, 2]).sorted(), [Int8?]([1, nil]))
print([Weight]([5, "abc"]), Set<Weight>([1, 1, 2]).count, ArraySlice<Weight>(["q"]).first!)
print([Tree]([1, [2, 3]]), [Tree]([]).isEmpty)
var weights: [Weight] = [1]
weights.append(contentsOf: [2, "xyz"])
weights += [9]
weights.insert(contentsOf: [7], at: 0)
weights.replaceSubrange(1..<2, with: [4, 4])
print(weights.map(\.grams), weights.elementsEqual([7, 4, 4, 2, 3, 9]), weights.starts(with: [7]))
print([0.5, 1].elementsEqual([0.5, 1]), Set<Double>([1]).union([2]).sorted())
func total<S: Sequence>(_ numbers: S) -> Double where S.Element == Double { numbers.reduce(0, +) }
print(total([1, 2]), total([1, 2.5]), total(stride(from: 0, to: 1, by: 0.5)))
func show<S: Sequence<Double>>(_ numbers: S) -> String { numbers.map { "\($0)" }.joined() }
print(show([1, 2]), Dictionary<String, Double>(uniqueKeysWithValues: [("a", 1)]))
