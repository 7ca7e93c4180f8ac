// Header fields are found whatever their capitals are.

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "https://example.com/a.json")!)
request.setValue("text/html", forHTTPHeaderField: "Accept")
print(request.value(forHTTPHeaderField: "accept")!)
request.setValue("a/b", forHTTPHeaderField: "ACCEPT")
print(request.value(forHTTPHeaderField: "Accept")!, request.allHTTPHeaderFields!.count)
request.addValue("x", forHTTPHeaderField: "X-Tag")
request.addValue("y", forHTTPHeaderField: "x-tag")
print(request.value(forHTTPHeaderField: "X-TAG")!, request.value(forHTTPHeaderField: "none") as Any)
request.setValue(nil, forHTTPHeaderField: "accept")
print(request.value(forHTTPHeaderField: "Accept") == nil)

let response = HTTPURLResponse(
  url: request.url!, statusCode: 200, httpVersion: nil,
  headerFields: ["Content-Type": "application/json", "Content-Length": "12"])!
print(response.value(forHTTPHeaderField: "content-type")!, response.allHeaderFields.count)
print(response.mimeType!, response.expectedContentLength)
let plain = URLResponse(
  url: request.url!, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: "utf-8")
print(plain.mimeType!, plain.expectedContentLength, plain.textEncodingName!)
