import Foundation
let infos: [[String: Any]] = [[:], [NSLocalizedDescriptionKey: "Text"], ["k": 1], [NSLocalizedFailureReasonErrorKey: "Why"]]
for i in infos {
  print(CocoaError(.fileNoSuchFile, userInfo: i), CocoaError(.fileNoSuchFile, userInfo: i).localizedDescription)
  print(CocoaError(.fileReadUnknown, userInfo: i), CocoaError(.fileReadUnknown, userInfo: i).localizedDescription)
  if i.isEmpty { print(POSIXError(.ENOENT), POSIXError(.ENOENT).localizedDescription) }
  print(URLError(.badURL, userInfo: i), URLError(.badURL, userInfo: i).localizedDescription)
  print(NSError(domain: "d", code: 3, userInfo: i), NSError(domain: "d", code: 3, userInfo: i).localizedDescription)
  print(NSError(domain: NSCocoaErrorDomain, code: 4, userInfo: i), NSError(domain: NSCocoaErrorDomain, code: 4, userInfo: i).localizedDescription)
  let e: any Error = URLError(.timedOut, userInfo: i)
  print(e.localizedDescription, (e as NSError).code, (e as NSError).domain, (e as NSError).userInfo.count)
}
print(URLError(.badURL) == URLError(.badURL), URLError(.badURL) == URLError(.badURL, userInfo: ["k": 1]), URLError(.badURL, userInfo: ["k": 2]) == URLError(.badURL, userInfo: ["k": 1]), URLError(.badURL, userInfo: ["k": 1]) == URLError(.badURL, userInfo: ["k": 1]))
print(CocoaError(.formatting) == CocoaError(.formatting), CocoaError(.formatting) == CocoaError(.formatting, userInfo: ["k": 1]))
print(NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1), NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1, userInfo: ["k": 1]))
print(CocoaError(CocoaError.Code(rawValue: 4)).code == .fileNoSuchFile)
func f() throws { throw URLError(.timedOut) }
do { try f() } catch URLError.timedOut { print("timed out") }
do { try f() } catch let e as URLError where e.code == .timedOut { print("code") } catch {}
do { throw CocoaError(.fileReadNoSuchFile) } catch CocoaError.fileReadNoSuchFile { print("file") }
do { throw POSIXError(.EPERM) } catch POSIXError.EPERM { print("perm") }
let u = URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: URL(string: "https://x.com")!, NSURLErrorFailingURLStringErrorKey: "https://x.com"])
print(u.failingURL as Any, u.failureURLString as Any)
print(CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/a"]).filePath as Any, CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: POSIXError(.EPERM)]).underlying as Any)
