// The type of error that a function throws reaches who calls it through another.
struct P: Error, Equatable { let t: String }
func int(_ s: String) throws(P) -> Int { guard let n = Int(s) else { throw P(t: s) }; return n }
func m<T, U, E: Error>(_ x: T, _ f: (T) throws(E) -> U) -> Result<U, E> {
    do { return .success(try f(x)) } catch { return .failure(error) }
}
let r = m("zz", int)
print(r, r == .failure(P(t: "zz")), type(of: r))
if case .failure(let p) = r { print(p.t, p == P(t: "zz")) }
let r2: Result<Int, P> = .failure(P(t: "zz"))
print(r2 == .failure(P(t: "zz")), r == r2)
func g<E: Error & Equatable>(_ a: Result<Int, E>, _ b: Result<Int, E>) -> Bool { a == b }
print(g(r, r2))
let never: Result<Int, Never> = .success(3)
print(never.get(), m(4) { $0 + 1 }.get())
func first(_ r: Result<Int, P>) -> String {
  do { return "\(try r.get())" } catch { return error.t }
}
print(first(r), first(.success(1)))
