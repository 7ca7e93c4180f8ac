// A tuple of something and what a pack expands to.
func tagged<each Part>(_ part: repeat each Part) -> (Int, repeat each Part) {
  (1, repeat each part)
}

func same<Part>(_ part: Part) throws -> Part { part }

func attempted<each Part>(_ part: repeat each Part) -> (Int, repeat each Part)? {
  try? (2, repeat same(each part))
}

func between<each Part>(_ part: repeat each Part) -> (String, repeat each Part, String) {
  let all = ("[", repeat each part, "]")
  return all
}

print(tagged(2, "a"), attempted(3, "b") ?? (0, 0, ""), between(1, true))
print(tagged("only"), tagged(1.5, 2))
