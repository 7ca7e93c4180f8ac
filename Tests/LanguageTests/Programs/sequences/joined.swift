let a = [[1, 2], [3], []]
print(Array(a.joined()))
for x in a.joined() { print(x) }
print(Array(a.joined(separator: [0])))
print(["a", "b"].joined(separator: ", "), ["x", "y"].joined())
print([1...3, 5...6].joined().map { $0 * 2 })
print(a.joined().count, a.joined().contains(3), a.joined().reduce(0, +))
print(Array(["ab", "cd"].joined()))
print(["ab", "cd"].map { $0.uppercased() }.joined(separator: "-"))
print(a.lazy.map { $0 }.joined().first ?? -1)
let words = [["the", "quick"], ["fox"]]
print(words.joined().joined(separator: " "))
print(Array([[1], [2]].joined(separator: [9, 9])))
print(Array("hello world foo".split(separator: " ").joined(separator: "_")))
print("hello world foo".split(separator: " ").joined(separator: "_"))
print(Array(stride(from: 0, to: 3, by: 1).map { [$0, $0] }.joined()))
let flat = Dictionary(grouping: 1...6) { $0 % 2 }.values.joined().sorted()
print(flat)
print(a.joined().last ?? 0, a.joined().isEmpty)
