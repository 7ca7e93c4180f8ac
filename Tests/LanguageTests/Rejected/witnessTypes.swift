protocol Served { var id: String { get } }
class Service { var id: Int { 1 } }
extension Service: Served {}
struct S { var id: Int { 1 } }
extension S: Served {}
struct S2: Served { var id: Int { 1 } }
struct S3 { let id = 3 }
extension S3: Served {}
struct S5: Served { let id: String? = nil }
protocol F { func f(_ x: Int) -> String; static var s: [Int] { get } }
struct F1: F { func f(_ x: Int?) -> String { "" }; static var s: [Int] = [] }
struct F2: F { func f(_ x: Int) -> String? { "" }; static var s: [Int] = [] }
struct F3: F { func f(_ x: Int) -> String { "" }; static var s: [String] = [] }
struct F4: F { func f(_ x: Int) -> String { "" }; static let s = [1] }
struct E1 {}
extension E1: Equatable { let q = 1 }
func g() { private let x = 1; _ = x; public func h() {} }
protocol P { private var a: Int { get }; public func b() }
protocol I { init?(n: Int) }
struct I1: I { init(n: Int) {} }
protocol A { associatedtype T; var v: T { get }; func w() -> T }
