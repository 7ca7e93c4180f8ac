// A program may begin in an asynchronous `main`.
struct Weather: Sendable { let city: String, degrees: Int }
func weather(_ city: String) async throws -> Weather {
  try await Task.sleep(for: .milliseconds(10))
  return Weather(city: city, degrees: city.count * 3)
}
@main struct Program {
  static func main() async throws {
    async let here = weather("Oslo")
    async let there = weather("Lima 2")
    for report in try await [here, there] { print(report.city, report.degrees) }
    await report(try await weather("Rome"))
  }
  static func report(_ weather: Weather) async { print("last:", weather.city) }
}
