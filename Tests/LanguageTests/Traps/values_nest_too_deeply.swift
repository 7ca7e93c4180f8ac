indirect enum List: Hashable { case end, cons(Int, List) }
func list(_ count: Int) -> List {
  var list = List.end
  for i in 0..<count { list = .cons(i, list) }
  return list
}
print(list(500) == list(500), list(500).hashValue == list(500).hashValue)
print(list(100_000) == .end)
print(Set([list(400), list(400)]).count)
print(list(100_000) == list(100_000))
