import Foundation
func parts(_ text: String) {
  print("--", text)
  guard let c = URLComponents(string: text) else { print("nil"); return }
  func show(_ name: String, _ value: String?, _ range: Range<String.Index>?) {
    guard let whole = c.string else { print("no string"); return }
    print(name, value ?? "nil", range.map { "\(whole[$0])@\(whole.distance(from: whole.startIndex, to: $0.lowerBound))" } ?? "nil")
  }
  show("scheme", c.scheme, c.rangeOfScheme)
  show("user", c.user, c.rangeOfUser)
  show("password", c.password, c.rangeOfPassword)
  show("host", c.host, c.rangeOfHost)
  show("port", c.port.map(String.init), c.rangeOfPort)
  show("path", c.path, c.rangeOfPath)
  show("query", c.query, c.rangeOfQuery)
  show("fragment", c.fragment, c.rangeOfFragment)
  print(c.percentEncodedUser ?? "nil", c.percentEncodedPassword ?? "nil", c.encodedHost ?? "nil", c.percentEncodedPath, c.percentEncodedQuery ?? "nil", c.percentEncodedFragment ?? "nil")
  print(c.string ?? "nil", c.url?.absoluteString ?? "nil")
}
parts("http://http:http@http:80/http?http#http")
parts("https://a%40b:p%3Aw@example.com:8080/x%20y/z?q=1&r=a%26b#f%20g")
parts("mailto:someone@example.com")
parts("/just/path?x")
parts("https://example.com")
parts("https://example.com?")
parts("https://example.com#")
parts("https://user@example.com/")
parts("https://user:@example.com/")
parts("https://:pw@example.com/")
parts("https://[::1]:90/a")
parts("//host/a")
parts("file:///a/b")
parts("http://a b/")
parts("http://x/a b?c d#e f")
parts("http://x/ü?ö=ä")
parts("1http://x")
parts("a:b:c")
parts("http://x:99999/")
parts("http://x:/")
parts("")
print(URLComponents(string: "http://x/a b", encodingInvalidCharacters: false)?.string ?? "nil")
print(URLComponents(string: "http://x/a b", encodingInvalidCharacters: true)?.string ?? "nil")
print(URLComponents(string: "http://x/a%20b", encodingInvalidCharacters: false)?.string ?? "nil")
var c = URLComponents()
print(c.string ?? "nil", c.path.isEmpty)
c.scheme = "https"; c.host = "example.com"; c.user = "a@b"; c.password = "p:w/ü"; c.port = 81
c.path = "/x y/ä"; c.query = "a=b c&d=é"; c.fragment = "f g"
print(c.string ?? "nil")
print(c.user!, c.password!, c.percentEncodedUser!, c.percentEncodedPassword!)
c.percentEncodedUser = "n%20m"; print(c.user!, c.string!)
c.path = "rel"; print(c.string ?? "nil", c.url as Any)
c.host = nil; c.user = nil; c.password = nil; c.port = nil; print(c.string ?? "nil")
c.queryItems = [URLQueryItem(name: "a b", value: "c&d"), URLQueryItem(name: "e", value: nil), URLQueryItem(name: "f", value: "")]
print(c.percentEncodedQuery!, c.queryItems!)
c.percentEncodedQueryItems = [URLQueryItem(name: "a%20b", value: "c%26d")]
print(c.string!, c.percentEncodedQueryItems!)
print(c == URLComponents(string: c.string!))
let base = URL(string: "https://user:pw@example.com:80/a/b/c?x=1#y")!
print(base.user ?? "-", base.password ?? "-", base.host ?? "-", base.port ?? -1, base.path, base.query ?? "-", base.fragment ?? "-")
for r in ["d", "../d", "./d", "/d/./e/../f", "?q", "#z", "//other/x", "http:g", "../../../../z", "d/", "", ".", "..", "mailto:x"] {
  guard let u = URL(string: r, relativeTo: base) else { print(r, "nil"); continue }
  print(r, "|", u, "|", u.absoluteString, "|", u.relativeString, "|", u.baseURL?.absoluteString ?? "none", "|", u.path, "|", u.relativePath, u == u.absoluteURL)
}
let u2 = URL(string: "https://a.com/x/./y/../z//w/?q#f")!
print(u2.standardized, u2.absoluteURL, u2.pathComponents, u2.lastPathComponent, u2.deletingLastPathComponent(), u2.deletingPathExtension())
print(URL(string: "a/b/../c")!.standardized)
for p in ["/a/b.txt", "/a/b.tar.gz", "/", "", "/a/", "a", ".hidden", "/x/.h", "/x/y."] {
  let u = URL(fileURLWithPath: p == "" || !p.hasPrefix("/") ? "/root/" + p : p)
  print(u.absoluteString, u.lastPathComponent, u.pathExtension, u.deletingPathExtension().path, u.deletingLastPathComponent().path, u.hasDirectoryPath, u.pathComponents)
}
var m = URL(string: "https://x.com")!
m.append(path: "a b"); print(m)
m.append(component: "c/d"); print(m)
m.appendPathComponent("e", isDirectory: true); print(m)
m.appendPathExtension("txt"); print(m)
m.deletePathExtension(); print(m)
m.deleteLastPathComponent(); print(m)
m.append(queryItems: [URLQueryItem(name: "k", value: "v w")]); print(m)
print(m.appending(queryItems: [URLQueryItem(name: "k2", value: nil)]))
print(m.appending(path: "z"), m.appendingPathComponent("y").query ?? "-")
print(URL(string: "https://x.com/a")!.appending(components: "b", "c d"))
print(URL(string: "https://x.com/a", encodingInvalidCharacters: false) as Any)
print(URL(string: "https://x.com/a b", encodingInvalidCharacters: false) as Any)
print(URL(string: "https://x.com/%E4%BD%A0?q=%20")!.path, URL(string: "https://x.com/%E4%BD%A0?q=%20")!.query(percentEncoded: false)!)
print(URL(string: "https://x.com/a#f%20g")!.fragment(percentEncoded: false)!, URL(string: "https://x.com/a#f%20g")!.fragment()!)
print([URL(string: "https://x.com/a")!, URL(string: "b", relativeTo: base)!])
debugPrint(URL(string: "https://x.com/a")!)
print(URL(string: "HTTP://EXAMPLE.com/")!.scheme!, URL(string: "HTTP://EXAMPLE.com/")!.host!)
