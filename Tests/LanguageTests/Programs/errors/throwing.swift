enum NetError: Error, Equatable { case offline, status(Int), bad(reason: String) }
struct Validation: Error, CustomStringConvertible { let field: String; var description: String { "invalid \(field)" } }
func fetch(_ n: Int) throws -> String {
  switch n {
  case 0: throw NetError.offline
  case 1...9: throw NetError.status(n * 100)
  case 10: throw NetError.bad(reason: "ten")
  case 11: throw Validation(field: "age")
  default: return "data\(n)"
  }
}
func handle(_ n: Int) -> String {
  do {
    let s = try fetch(n)
    return s
  } catch NetError.offline {
    return "offline"
  } catch NetError.status(let code) where code >= 500 {
    return "server \(code)"
  } catch let NetError.status(code) {
    return "client \(code)"
  } catch let error as NetError {
    return "net \(error)"
  } catch is Validation {
    return "validation"
  } catch {
    return "other \(error)"
  }
}
print([0, 4, 5, 10, 11, 12].map(handle))
print((try? fetch(0)) as Any, (try? fetch(99)) ?? "-", try! fetch(50))
func rethrow(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrow { 4 })
do { _ = try rethrow { throw NetError.offline } } catch { print("caught", error) }
func cleanup() throws { defer { print("cleanup") }; throw Validation(field: "x") }
do { try cleanup() } catch { print(error) }
enum Typed: Error { case small, large(Int) }
func typed(_ n: Int) throws(Typed) -> Int { if n < 0 { throw .small }; if n > 9 { throw .large(n) }; return n }
do { print(try typed(5)); _ = try typed(20) } catch .small { print("small") } catch .large(let n) { print("large", n) }
do throws(Typed) { _ = try typed(-1) } catch { switch error { case .small: print("is small"); case .large: print("big") } }
let results: [Result<String, Error>] = [0, 20].map { n in Result { try fetch(n) } }
for r in results { switch r { case .success(let s): print("ok", s); case .failure(let e): print("fail", e) } }
let r: Result<Int, NetError> = .failure(.status(404))
print(r.map { $0 + 1 }, (try? r.get()) as Any, r.mapError { Validation(field: "\($0)") })
print(Result<Int, NetError>.success(3).flatMap { $0 > 2 ? .success("big") : .failure(.offline) })
func outer() throws -> Int { do { return try inner() } catch NetError.offline { return -1 } }
func inner() throws -> Int { throw Validation(field: "inner") }
do { print(try outer()) } catch { print("outer threw", error) }
class Resource { let n: String; init(_ n: String) throws { if n.isEmpty { throw NetError.bad(reason: "empty") }; self.n = n; print("open", n) }; deinit { print("close", n) } }
do { let a = try Resource("a"); let b = try Resource(""); print(a.n, b.n) } catch { print("failed", error) }
struct Stack { var items: [Int] = []; mutating func pop() throws -> Int { guard let last = items.popLast() else { throw NetError.offline }; return last } }
var st = Stack(items: [1])
print(try st.pop(), (try? st.pop()) ?? -9)
var total = 0
for n in [20, 0, 30] { guard let s = try? fetch(n) else { continue }; total += s.count }
print(total)
extension NetError: CustomStringConvertible { var description: String { switch self { case .offline: "OFF"; case .status(let c): "S\(c)"; case .bad(let r): "B\(r)" } } }
print(NetError.status(1), NetError.offline == .offline, [NetError.bad(reason: "q")])
func nested() throws { do { throw NetError.offline } catch { throw Validation(field: "from \(error)") } }
do { try nested() } catch { print(error) }
let values = try ["1", "2"].map { (s: String) throws -> Int in guard let v = Int(s) else { throw Validation(field: s) }; return v }
print(values)
