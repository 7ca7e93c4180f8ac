// A `throw` throws any error; a `~=` of a protocol's extension matches it.
protocol Code { associatedtype Failure: Coded where Failure.Code == Self }
protocol Coded: Error { associatedtype Code: Equatable; var code: Code { get } }
extension Code where Self: Equatable {
  static func ~= (match: Self, error: any Error) -> Bool { (error as? Failure)?.code == match }
}
struct NetworkCode: Code, Equatable {
  typealias Failure = NetworkError
  let number: Int
}
struct NetworkError: Coded {
  typealias Code = NetworkCode
  let code: NetworkCode
  static var lost: NetworkCode { NetworkCode(number: 1) }
  static var late: NetworkCode { NetworkCode(number: 2) }
}
func kind(_ error: any Error) -> String { "any error" }
func kind(_ error: NetworkError) -> String { "a network error" }

for number in 1...3 {
  do { throw NetworkError(code: NetworkCode(number: number)) }
  catch NetworkError.lost { print("lost") }
  catch NetworkError.late { print("late") }
  catch { print("other", kind(error)) }
}
func typed() throws(NetworkError) { throw NetworkError(code: NetworkCode(number: 2)) }
do { try typed() } catch NetworkError.late { print("late again") } catch { print(kind(error)) }
do { try typed() } catch { print(kind(error)) }
