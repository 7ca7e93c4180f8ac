let fns: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }, { $0 * $0 }]
print(zip(fns, [1, 4, 9]).map { f, x in f(x) })
print(zip(fns, [1, 4, 9]).map { $0($1) })
print([65, 66].map(UnicodeScalar.init))
print(["1","2","x"].compactMap(Int.init), [1,2].map(String.init), [1.5].map(Int.init), ["a"].map(Character.init))
