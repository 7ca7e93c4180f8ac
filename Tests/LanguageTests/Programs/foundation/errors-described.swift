import Foundation

enum Plain: Error { case a, b }
enum Nice: LocalizedError {
  case lost(Int)
  var errorDescription: String? { "lost \(self)" }
}
struct Told: LocalizedError { var errorDescription: String? = "told" }
let errors: [any Error] = [Nice.lost(3), Told(), NSError(domain: "D", code: 4, userInfo: [NSLocalizedDescriptionKey: "bad"])]
for error in errors { print(error.localizedDescription) }
let error = NSError(domain: "D", code: 4)
print(error.domain, error.code)
