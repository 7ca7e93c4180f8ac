// The names of types and of ways to parts of values.
struct User { var name = "a" }
print(
  _typeName([String: Int].self, qualified: false), _typeName(Int?.self),
  _typeName(User.self, qualified: false))
print((\User.name).debugDescription, (\User.name as AnyKeyPath).debugDescription)
