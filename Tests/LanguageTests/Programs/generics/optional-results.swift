// A type parameter that is the result may stand for the optional that is wanted.
func ask() async -> Int? { let x: Int? = await withCheckedContinuation { c in c.resume(returning: nil) }; return x }
func ask2() async -> Int? { let x: Int? = await withCheckedContinuation { c in c.resume(returning: 4) }; return x }
print(await ask() as Any, await ask2() as Any)
func id<T>(_ f: () -> T) -> T { f() }
let a: Int? = id { nil }
let b: Int? = id { 3 }
let c: String? = id { Bool.random() ? nil : nil }
print(a as Any, b as Any, c as Any)
func first() async throws -> String? { try await withCheckedThrowingContinuation { (k: CheckedContinuation<String?, Error>) in k.resume(returning: nil) } }
print(try await first() as Any)
func g2<T>(_ x: T) -> T { x }
let d: Int? = g2(nil)
print(d as Any)
let n = 3
let o: Int? = 5
func show<T>(_ x: T) -> T {
  print(T.self)
  return x
}
let p: Int? = show(3)
let q: Int? = show(n)
let r: Int? = show(o)
let s: Int?? = show(o)
func two<T>(_ x: T, _ y: T) -> T {
  print(T.self)
  return x
}
let t: Int? = two(n, nil)
let u: Int? = two(n, n)
let longest: String? = ["a", "bcd", "ef"].reduce(nil) { best, word in
  guard let best else { return word }
  return word.count > best.count ? word : best
}
print(p as Any, q as Any, r as Any, s as Any, t as Any, u as Any, longest as Any)
