// A branch of an `if` or `switch` that is a value may throw instead.
struct Missing: Error {}
func first(_ n: Int?) throws -> Int {
  switch n {
  case let .some(n): n
  case .none: throw Missing()
  }
}
func second(_ n: Int) throws -> String {
  if n > 0 { "many" } else if n == 0 { "none" } else { throw Missing() }
}
func third(_ n: Int) throws -> Int {
  switch n {
  case 0: 1
  case 1: if n > 3 { 4 } else { throw Missing() }
  case 2:
    print("two")
    throw Missing()
  default: fatalError("others")
  }
}
func late(_ n: Int) throws -> Int {
  if n > 1 { 3 } else if n > 0 { throw Missing() } else { throw Missing() }
}
func both(_ n: Int) throws -> Int {
  if n > 0 { throw Missing() } else { throw Missing() }
}
var value: Int { get throws { if flag { 1 } else { throw Missing() } } }
let flag = true
extension Optional {
  func unwrapped(or error: Error) throws -> Wrapped {
    switch self {
    case .some(let value): value
    case .none: throw error
    }
  }
}
func nothing(_ n: Int) throws {
  if n > 0 { throw Missing() } else { print("nothing") }
}
func doubled(_ list: [Int]) throws -> [Int] {
  try list.map { if $0 > 9 { throw Missing() } else { $0 * 2 } }
}
let text = { (n: Int) in if n > 0 { throw Missing() } else { "zero" } }
let say = { (n: Int) in if n > 0 { throw Missing() } else { print("said") } }
print(try first(1), (try? first(nil)) as Any, try second(1), (try? second(-1)) as Any)
print(try third(0), (try? third(1)) as Any, (try? third(2)) as Any, (try? both(1)) as Any, try late(2))
print(try value, try (3 as Int?).unwrapped(or: Missing()))
try nothing(0)
try say(0)
print(try doubled([1, 2]), (try? doubled([10])) as Any, try text(0), (try? text(1)) as Any)
