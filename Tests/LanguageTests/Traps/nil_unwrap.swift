struct User { var name: String? }
func shout(_ u: User) -> String {
  u.name!.uppercased()
}
print(shout(User(name: "a")))
print(shout(User(name: nil)))
