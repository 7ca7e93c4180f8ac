import Foundation

var parts = URLComponents(string: "https://example.com/p?x=1&y=b%20c")!
print(parts.host!, parts.path, parts.queryItems!.map { "\($0.name):\($0.value ?? "-")" })
parts.queryItems = [URLQueryItem(name: "q", value: "a b&c"), URLQueryItem(name: "n", value: nil)]
parts.fragment = "z"
parts.port = 99
print(parts.string!, parts.url!)
var made = URLComponents()
made.scheme = "https"
made.host = "h.org"
made.path = "/a b"
print(made.url!.absoluteString, made.queryItems as Any, made.query as Any)
print("a b/ü?".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!, "%zz".removingPercentEncoding as Any)
