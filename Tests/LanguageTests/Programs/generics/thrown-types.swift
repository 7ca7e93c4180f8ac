// An associated type that only `throws(Failure)` tells.
protocol Step<Input, Output, Failure> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error
  func run(_ input: Input) throws(Failure) -> Output
}
extension Step {
  func callAsFunction(_ input: Input) throws(Failure) -> Output { try run(input) }
  func result(_ input: Input) -> Result<Output, Failure> {
    do { return .success(try run(input)) } catch { return .failure(error) }
  }
}
extension Step where Failure == Never {
  func all(_ inputs: [Input]) -> [Output] { inputs.map { run($0) } }
}
struct Doubling: Step {
  func run(_ input: Int) throws(Never) -> Int { input * 2 }
}
struct Quiet: Step {
  func run(_ input: Int) -> String { "\(input)" }
}
struct TooBig: Error { var value: Int }
struct Half: Step {
  func run(_ input: Int) throws(TooBig) -> Double {
    if input > 10 { throw TooBig(value: input) }
    return Double(input) / 2
  }
}
struct Failing: Step {
  func run(_ input: Int) throws -> Int { throw TooBig(value: input) }
}
print(Doubling().all([1, 2]), Quiet().all([3]), Doubling()(4), Quiet()(5))
do {
  print(try Half()(8), try Half()(20))
} catch {
  print(error.value)
}
print(Half().result(30), type(of: Failing().result(1)), Half.Failure.self, Quiet.Failure.self)
