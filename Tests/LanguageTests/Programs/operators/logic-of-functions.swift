// `&&`, `||` and `!` of functions, where only what is wanted tells that no truth values are meant.
func && <T>(left: @escaping (T) -> Bool, right: @escaping (T) -> Bool) -> (T) -> Bool {
  { left($0) && right($0) }
}
func || <T>(left: @escaping (T) -> Bool, right: @escaping (T) -> Bool) -> (T) -> Bool {
  { left($0) || right($0) }
}
prefix func ! <T>(test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }
struct Player {
  var age = 20
  var isOn = true
  var nick: String?
}
let players = [Player(), Player(age: 30, nick: "c"), Player(age: 40, isOn: false)]
print(players.filter({ $0.age > 25 } && \.isOn).map(\.age))
print(players.filter(!({ $0.age > 25 } && \.isOn)).map(\.age))
print(players.filter(!\.isOn).map(\.age), players.filter({ $0.age < 25 } || !\.isOn).map(\.age))
let grown: (Player) -> Bool = { $0.age > 25 } && { $0.isOn }
print(players.map(grown), players.filter(grown && \.isOn).count, players.filter(!grown).count)
let isOpen = players.isEmpty || !players[0].isOn
print(isOpen, !isOpen && true)
