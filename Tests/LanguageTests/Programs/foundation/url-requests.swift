import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
var request = URLRequest(url: URL(string: "https://a.b/c")!)
request.httpMethod = "POST"
request.httpBody = Data("hi".utf8)
request.setValue("application/json", forHTTPHeaderField: "Accept")
print(request.url!, request.httpMethod!, request.httpBody!.count, request.value(forHTTPHeaderField: "Accept")!, request.timeoutInterval)
