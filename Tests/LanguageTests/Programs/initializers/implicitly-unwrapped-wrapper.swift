// A wrapped variable of an implicitly unwrapped type begins as nil.
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}

struct Player {
  @Kept var name: String!
  @Kept var age: Int?
}

var player = Player()
print(player.name == nil, player.age == nil)
player.name = "Rex"
print(player.name.count, player.name!)
