func work() async -> Int { 1 }
func opt() async -> Int? { 1 }
func boom() async throws -> Int { 1 }
struct P { var v: Int { get async { 1 } }; var t: Int { get throws { 1 } }; var at: Int { get async throws { 1 } }; subscript(i: Int) -> Int { get async throws { i } } 
 func m() async -> P { self }; var list: [Int] = [] }
func a1(_ p: P) async { var x = 0; x = work(); x += work(); print(x) }
func a2(_ p: P) async -> Int { return work() }
func a3(_ p: P) async -> String { "v \(work())" }
func a4(_ p: P) async { let (a, b) = (work(), 1); print(a, b) }
func a5(_ p: P) async { let x = opt() ?? 2; print(x) }
func a6(_ p: P) async { var l = [1]; l.append(work()); l[work()] = 2; print(l) }
func a7(_ p: P) async { guard let x = opt() else { return }; print(x) }
func a8(_ p: P) async { for i in [work()] { print(i) }; switch work() { default: break }; while work() > 3 {} }
func a9(_ p: P) async { let q = p.m().m().v; print(q) }
func a10(_ p: P) async { let q = [1: work()]; let z = work() > 1 ? work() : 2; print(q, z) }
func a11(_ p: P) { let q = p.v + work(); print(q) }
func a12(_ p: P) async throws { let q = p.t; let r = p.at; let s = p[0]; let u = try p.at; print(q, r, s, u) }
func a13(_ p: P) { let q = p.t; let u = try p.t; print(q, u) }
func a14(_ p: P) async { if let x = opt(), x > work() { print(x) } }
func a16(_ p: P) async throws { let x = boom(); print(x); try boom(); _ = await boom(); do { _ = await boom() } catch {} }
func a18(_ p: P) throws { boom() }
