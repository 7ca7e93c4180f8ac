// Code that calls back, made into code that waits.
import Dispatch
struct Refused: Error { let reason: String }

func fetch(_ text: String, then done: @escaping (Result<String, Refused>) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
    done(text.isEmpty ? .failure(Refused(reason: "empty")) : .success(text.uppercased()))
  }
}
func fetch(_ text: String) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    fetch(text) { continuation.resume(with: $0) }
  }
}
print(try await fetch("hello"))
do {
  print(try await fetch(""))
} catch let error as Refused {
  print("refused:", error.reason)
}
let immediate = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
  continuation.resume(returning: 3)
}
print(immediate)
await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
  DispatchQueue.main.async { continuation.resume() }
}
let unsafe: String = await withUnsafeContinuation { $0.resume(returning: "unsafe") }
print(unsafe)
var waiting: CheckedContinuation<String, Error>?
let waiter = Task { @MainActor in
  try await withCheckedThrowingContinuation { waiting = $0 }
}
while waiting == nil { await Task.yield() }
waiting?.resume(throwing: Refused(reason: "late"))
do { _ = try await waiter.value } catch { print(error) }
