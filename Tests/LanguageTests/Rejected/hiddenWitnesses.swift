// What a protocol asks for, everyone sees who sees the conformance.
struct Item: Identifiable { private let id = 1 }
private protocol Runner { func go() }
struct Machine: Runner { private func go() {} }
struct Note: CustomStringConvertible { private var description: String { "" } }
class Person { private func name() {} }
protocol Named { func name() }
extension Person: Named {}
struct Counter: IteratorProtocol { private mutating func next() -> Int? { nil } }
struct Empty { private init() {} }
protocol Makeable { init() }
extension Empty: Makeable {}
enum Mode: RawRepresentable { case on, off }
enum Flag: String? { case a }
