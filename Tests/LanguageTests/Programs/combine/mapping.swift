// Operators that answer each value by itself, on publishers that send at once.
import Combine

var bag = Set<AnyCancellable>()
func show<P: Publisher>(_ name: String, _ publisher: P) where P.Failure == Never {
  publisher.collect().sink { print(name, $0) }.store(in: &bag)
}
struct Point { let x: Int, y: Int }
show("map", [1, 2, 3].publisher.map { $0 * 10 })
show("key path", [Point(x: 1, y: 2), Point(x: 3, y: 4)].publisher.map(\.y))
show("filter", (1...6).publisher.filter { $0.isMultiple(of: 2) })
show("compactMap", ["1", "x", "3"].publisher.compactMap { Int($0) })
show("duplicates", [1, 1, 2, 2, 1].publisher.removeDuplicates())
show("by", ["a", "A", "b"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() })
show("scan", [1, 2, 3].publisher.scan(0, +))
show("reduce", [1, 2, 3].publisher.reduce(10) { $0 - $1 })
show("replaceNil", [1, nil, 3].publisher.replaceNil(with: 0))
show("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 7))
show("first", (5...9).publisher.first())
show("first where", (1...9).publisher.first { $0 > 3 })
show("last", (5...9).publisher.last())
show("prefix", (1...9).publisher.prefix(2))
show("prefix while", (1...9).publisher.prefix { $0 < 4 })
show("dropFirst", (1...5).publisher.dropFirst(3))
show("drop while", [1, 2, 9, 1].publisher.drop { $0 < 5 })
show("collect 2", (1...5).publisher.collect(2))
show("count", (1...5).publisher.count())
show("min max", [3, 1, 2].publisher.max().merge(with: [3, 1, 2].publisher.min()))
show("contains", [3, 1, 2].publisher.contains(1))
show("all", [3, 1, 2].publisher.allSatisfy { $0 > 1 })
show("around", Just(2).prepend(0, 1).append(3))
show("just", Just("only"))
show("deferred", Deferred { Just(1) })
show("optional", Optional("some").publisher)
