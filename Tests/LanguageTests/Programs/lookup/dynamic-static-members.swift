// `@dynamicMemberLookup` by a static subscript: members of the type itself.
@dynamicMemberLookup
enum Environment {
  static var values = ["HOME": "/root"]
  static subscript(dynamicMember name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }
  static let known = "declared"
}
print(Environment.HOME ?? "-", Environment.USER ?? "none", Environment.known)
Environment.USER = "me"
print(Environment.USER!, Environment.values.count)

@dynamicMemberLookup
class Echo {
  static subscript(dynamicMember name: String) -> String { "Echo.\(name)" }
}
print(Echo.first, Echo.second.uppercased())
