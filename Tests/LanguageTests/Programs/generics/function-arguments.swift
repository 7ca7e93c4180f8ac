// A function among the arguments waits for what the others decide.
final class Fold<T> {
  let result: T
  init(array: [T], function: (T, T) -> T) {
    result = array.dropFirst().reduce(array[0], function)
  }
}
print(Fold(array: ["a", "b"], function: +).result, Fold(array: [3, 1.5], function: min).result)
print(Fold(array: [2, 5], function: { max($0, $1) }).result)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
func next(_ x: Int) -> Int { x + 1 }
print([1, 2].map(compose(next, String.init)), compose(next, { "\($0)" })(3))
