import Foundation
protocol Entity: Codable, Identifiable, Hashable { var id: Int { get } }
struct User: Entity { var id: Int; var name: String }
let d = try JSONEncoder().encode(User(id: 1, name: "a"))
print(try JSONDecoder().decode(User.self, from: d), Set([User(id: 1, name: "b")]).count)
protocol Choice: CaseIterable, RawRepresentable where RawValue == String {}
enum Size: String, Choice { case s, m, l }
func names<T: Choice>(_: T.Type) -> [String] { T.allCases.map(\.rawValue) }
print(names(Size.self), Size(rawValue: "m") == .m)
protocol Listed: CaseIterable {}
extension Listed { static var allCases: [Self] { [] } }
enum Odd: Listed { case a, b }
print(Odd.allCases.count)
protocol Steps: Comparable {}
enum Step: Int, Steps {
  case one, two
  static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
}
print(Step.one < .two, [Step.two, .one].sorted().map(\.rawValue))
protocol Failure: LocalizedError, Equatable {}
enum Net: Failure { case down; var errorDescription: String? { "down!" } }
print((Net.down as Error).localizedDescription, Net.down == .down)
extension CaseIterable where Self: Equatable {
  var next: Self {
    let all = Self.allCases; let i = all.index(after: all.firstIndex(of: self)!);
    return i == all.endIndex ? all[all.startIndex] : all[i]
  }
}
print(Size.l.next, Size.s.next)
