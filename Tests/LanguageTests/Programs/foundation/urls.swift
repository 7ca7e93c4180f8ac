import Foundation

let url = URL(string: "https://user:pw@example.com:8080/a/b%20c/d.txt?q=1&r=a%20b#frag")!
print(url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.user!, url.password!)
print(url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.deletingLastPathComponent(), url.deletingPathExtension(), url.appendingPathComponent("e f"))
print(URL(string: "") as Any, URL(string: "a b") as Any, url == URL(string: url.absoluteString)!)
print(URL(string: "/x", relativeTo: URL(string: "http://h/y/z")!)!.absoluteString)
print(URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/a b.txt").path, url.isFileURL)
print(url.appending(path: "k").absoluteString, URL(string: "https://a.b")!.appending(path: "c").absoluteString)
