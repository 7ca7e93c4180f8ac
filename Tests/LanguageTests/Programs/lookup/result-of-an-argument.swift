// A method of one's own beside the library's, with another result: what the argument is wanted for
// chooses, whichever overload of the outer call comes first.
import Foundation

struct Row<Value: BinaryFloatingPoint> {
  var values: [Value]
  init(of values: Value...) { self.values = values }
  init(of values: [Value]) { self.values = values }
}

extension Collection {
  func map<T: BinaryFloatingPoint>(_ transform: (Element) throws -> T) rethrows -> Row<T> {
    .init(of: try map(transform))
  }
}

let doubled: Row<Double> = [1, 2].map { $0 * 2 }
print(doubled.values)

func width(_ row: Row<Double>) -> String { "row of \(row.values.count)" }
print(width([1.5, 2.5].map { $0 + 1 }))

enum Parsed { case number(Int), word(String) }
func read() -> Int { 7 }
func read() -> String { "seven" }
func keep(_ word: String, times: Int) -> Parsed { .word(String(repeating: word, count: times)) }
func keep(_ number: Int, times: Int) -> Parsed { .number(number * times) }
func shout(_ word: String) -> String { word.uppercased() }
print(shout(read()), keep((read() as Int), times: 2), keep((read() as String), times: 2))

// The overlay's functions take any type of floating-point numbers, beside one's own overloads.
func sqrt<T>(_ row: Row<T>) -> Row<T> { Row(of: row.values.map { $0.squareRoot() }) }
func length<T: BinaryFloatingPoint>(_ row: Row<T>) -> T {
  sqrt(row.values.reduce(T.zero) { $0 + $1 * $1 })
}
func whole<T: FloatingPoint>(_ x: T) -> [T] { [floor(x), ceil(x), round(x), trunc(x), fabs(x)] }
func rest<T: FloatingPoint>(_ x: T, _ y: T) -> [T] { [fmod(x, y), remainder(x, y), fma(x, y, 1)] }
print(length(Row<Float>(of: 3, 4)), sqrt(Row(of: 4.0, 9.0)).values, sqrt(2.25), sqrt(4 as Float))
print(whole(-2.5), whole(2.25 as Float), rest(7.5, 2.0))
