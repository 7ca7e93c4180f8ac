// Key paths as patterns, for a `~=` that the program declares.

func ~= <Root>(path: KeyPath<Root, Bool>, value: Root) -> Bool { value[keyPath: path] }

func kind(_ character: Character) -> String {
  switch character {
  case \.isNewline: "newline"
  case \.isNumber: "number"
  case \.isLetter, "_": "letter"
  case let other where other.isWhitespace: "blank"
  default: "other"
  }
}
print("a1_ \n?".map(kind))

struct User {
  var isAdmin = false
  var name = ""
}

func greet(_ user: User) -> String {
  switch user {
  case \.isAdmin: "admin \(user.name)"
  case \.name.isEmpty: "nobody"
  default: "user \(user.name)"
  }
}
print(greet(User(isAdmin: true, name: "a")), greet(User()), greet(User(name: "b")))
if case \.isEmpty = "" { print("empty") }
if case \.isEmpty = [1] { print("empty list") } else { print("some") }
