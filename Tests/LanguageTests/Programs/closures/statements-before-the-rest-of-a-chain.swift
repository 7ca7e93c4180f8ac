// Closures of several statements, whose results only the rest of the chain tells.
enum Validity: Equatable { case empty, negative, valid }

struct Stream<Output> {
  let values: [Output]
  func map<T>(_ transform: (Output) -> T) -> Stream<T> { Stream<T>(values: values.map(transform)) }
  func erased() -> AnyStream<Output> { AnyStream(values: values) }
  func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> Int {
    for value in values { root[keyPath: path] = value }
    return values.count
  }
}
struct AnyStream<Output> { let values: [Output] }

final class Form {
  var error: String?
  var total = 0.0
  var numbers: Stream<(Int, Bool)> { Stream(values: [(1, true), (0, false), (-1, true)]) }

  var validity: AnyStream<Validity> {
    numbers.map { (number, isGiven) in
      if !isGiven { return .empty }
      if number < 0 { return .negative }
      return .valid
    }
    .erased()
  }

  func watch() -> Int {
    Stream(values: [Validity.negative, .empty])
      .map { validity in
        switch validity {
        case .empty: return "is empty"
        case .negative: return "is negative"
        case .valid: return nil
        }
      }
      .assign(to: \.error, on: self)
  }

  func sum() -> Int {
    Stream(values: [1, 2]).map { number in
      let doubled = number * 2
      return Double(doubled)
    }
    .assign(to: \.total, on: self)
  }
}

let form = Form()
print(form.validity.values)
print(form.watch(), form.error ?? "-")
print(form.sum(), form.total)
let cleared = Stream(values: [Validity.valid])
  .map { validity in
    if validity == .valid { return nil }
    return "wrong"
  }
  .assign(to: \.error, on: form)
print(cleared, form.error ?? "-")
