// Overloads that a result in a box of a protocol, or `async`, must not decide wrongly.
protocol Box { var text: String { get } }
struct Plain: Box { let text: String }
struct Encoder {
  func box() -> Plain { Plain(text: "nil") }
  func box(_ value: Bool) -> Plain { Plain(text: "bool") }
  func box<T: BinaryInteger & SignedInteger>(_ value: T) -> Plain { Plain(text: "integer") }
  func box<T: Encodable>(_ value: T) throws -> Box { Plain(text: "any") }
  func push(_ box: Box) -> String { box.text }
  func encode(_ value: Bool) -> String { push(box(value)) }
  func encodeNil() -> String { push(box()) }
  func encode<T: Encodable>(_ value: T) throws -> String { push(try box(value)) }
}
let encoder = Encoder()
print(encoder.encode(true), encoder.encodeNil(), try encoder.encode("text"))

func make(_ flag: Bool) -> Plain { Plain(text: "flag") }
func make<T>(_ value: T) throws -> any Box { Plain(text: "value") }
func take(_ box: any Box) { print(box.text) }
take(make(true))
try take(make("x"))

enum Local {
  static func bind<R>(_ n: Int, operation: () async throws -> R) async throws -> (String, R) {
    ("async", try await operation())
  }
  static func bind<R>(_ n: Int, operation: () throws -> R) throws -> (String, R) {
    ("sync", try operation())
  }
  static func value(_ n: Int) async -> String { "async \(n)" }
  static func value(_ n: Int) -> String { "sync \(n)" }
}
func bound<R>(_ operation: (Int) throws -> R) throws -> (String, R) {
  try Local.bind(3) { try operation(3) }
}
func waiting<R>(_ operation: (Int) async throws -> R) async throws -> (String, R) {
  try await Local.bind(3) { try await operation(3) }
}
func plain() -> String { Local.value(1) }
func suspended() async -> String { await Local.value(2) }
print(try bound { $0 + 1 }, plain())
print(try await waiting { $0 * 5 }, await suspended())
let now: () -> String = { Local.value(4) }
let later: () async -> String = { await Local.value(5) }
print(now(), await later())
