// A constant of a type that is a namespace, as a pattern: compared by value.

enum Keys {
  static let name = "name"
  static let limit = 10
  enum Nested { static let id = "id" }
}
struct Settings {
  static let theme = "theme"
  static var size = 12
  struct Inner { static let depth = 3 }
}

func kind(_ key: String) -> String {
  switch key {
  case Keys.name: "a name"
  case Keys.Nested.id, Settings.theme: "an id or a theme"
  case _ where key.hasPrefix(Keys.name): "begins like a name"
  default: "something else"
  }
}
print(["name", "id", "theme", "names", "x"].map(kind))

func size(_ number: Int?) -> String {
  switch number {
  case Settings.size: "the size"
  case Settings.Inner.depth?: "the depth"
  case Keys.limit: "the limit"
  case nil: "none"
  default: "other"
  }
}
print([12, 3, 10, nil, 4].map(size))
Settings.size = 4
print(size(4), size(12))

enum Route: Hashable {
  case home
  case detail(Int)
}
extension Route: RawRepresentable {
  enum Raw {
    static let home = "home"
    static let detail = "detail"
  }
  var rawValue: String {
    switch self {
    case .home: Raw.home
    case .detail(let id): Raw.detail + "/\(id)"
    }
  }
  init?(rawValue: String) {
    switch rawValue {
    case Route.Raw.home: self = .home
    case _ where rawValue.contains(Raw.detail):
      self = .detail(Int(rawValue.split(separator: "/").last ?? "") ?? -1)
    default: return nil
    }
  }
}
print(Route(rawValue: "home")!, Route(rawValue: "detail/7")!, Route(rawValue: "x") as Any)
print(Route.detail(0).rawValue, Route.detail(3).rawValue)
if case Keys.name = "name" { print("matched") }
