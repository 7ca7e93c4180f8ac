// What the algorithms of asynchronous sequences return has a name, and throws where they do.
import Foundation
extension AsyncSequence {
    func collect() async rethrows -> [Element] { try await reduce(into: [Element]()) { $0.append($1) } }
    func evens() -> AsyncFilterSequence<Self> where Element == Int { filter { $0 % 2 == 0 } }
    func strings() -> AsyncMapSequence<Self, String> { map { "\($0)" } }
}
struct Bad: Error {}
func nums() -> AsyncStream<Int> { AsyncStream { c in for i in 1...5 { c.yield(i) }; c.finish() } }
func thr() -> AsyncThrowingStream<Int, Error> { AsyncThrowingStream { c in c.yield(1); c.finish(throwing: Bad()) } }
let a = await nums().collect()
print(a, await nums().evens().collect(), await nums().strings().collect())
do { print(try await thr().collect()) } catch { print("caught", error) }
let t: Task<Int, Error> = Task { if a.isEmpty { throw Bad() }; return 3 }
print(try await t.value)
let r2 = await Task { () throws -> String in throw Bad() }.result
print(r2)
let nv: Result<Int, Never> = .success(3)
print(nv.get())
let m: AsyncPrefixSequence<AsyncStream<Int>> = nums().prefix(2)
for await x in m { print(x) }
for await x in nums().dropFirst(3) { print(x) }
for await x in nums().compactMap({ $0 > 3 ? "n\($0)" : nil }) { print(x) }
for await x in nums().flatMap({ n in AsyncStream { c in c.yield(n); c.yield(-n); c.finish() } }) { print(x, terminator: " ") }
print()
print(await nums().contains(3), await nums().first { $0 > 2 } as Any, await nums().min()!, await nums().max()!, await nums().allSatisfy { $0 > 0 }, await nums().reduce(0, +))
