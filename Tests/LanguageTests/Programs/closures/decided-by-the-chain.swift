enum Empty { case empty, long }
enum Validity { case valid, invalid(Empty) }
struct Stream<T, E: Error> {
  let items: [T]
  func map<U>(_ f: (T) -> U) -> Stream<U, E> { Stream<U, E>(items: items.map(f)) }
  func filter(_ f: (T) -> Bool) -> Stream<T, E> { Stream<T, E>(items: items.filter(f)) }
  func erased() -> Erased<T, E> { Erased<T, E>(items: items) }
}
struct Erased<T, E: Error> { let items: [T] }
func check(_ s: Stream<String, Never>) -> Erased<Validity, Never> {
  s.map { $0.isEmpty ? .invalid(.empty) : .valid }.erased()
}
func check2(_ s: Stream<String, Never>) -> Erased<Validity, Never> {
  s.map { text in
    if text.isEmpty { return .invalid(.empty) }
    return .valid
  }
  .filter { if case .valid = $0 { true } else { false } }
  .erased()
}
let s = Stream<String, Never>(items: ["", "a"])
print(check(s).items, check2(s).items)
let marks: [Validity] = ["", "b"].map { $0.isEmpty ? .invalid(.long) : .valid }.reversed()
print(marks)
let opts: [Int?] = [1, 2, 3].map { $0 > 1 ? $0 : nil }.reversed()
print(opts)
