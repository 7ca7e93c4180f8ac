// What filtering and joining parts of a string makes.

let part: Substring = "xaBcDx".dropFirst().dropLast()
let upper = part.filter(\.isUppercase)
print(upper, type(of: upper), part.filter { $0 != "a" } + "z")
let initials = "Ab Cd e".split(separator: " ").map { word -> String in
  let capitals = word.filter(\.isUppercase)
  return capitals.isEmpty ? "-" : capitals
}
print(initials)
print(type(of: part.prefix(2) + part.suffix(1)), type(of: part.drop { $0 == "a" }))
