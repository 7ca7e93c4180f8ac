// What is only named is synthesised if all the parts have it.
struct Shade {}
struct Task: Identifiable { var name: String }
struct Button: Equatable { var action: () -> Void }
struct Tile: Hashable {
  var shade: Shade
  var number: Int
}
enum Choice: Equatable { case tinted([Shade]), plain }
class Account: Hashable { var number = 1 }
struct Grade: Comparable { var points: Int }
struct Pair<Part>: Equatable { var first: Part }
struct Half: Hashable {
  var shade: Shade
  static func == (first: Half, second: Half) -> Bool { true }
}
let shades = [Shade(): 1]
var names: [Shade: String] = [:]
func unique(_ shades: Set<Shade>) {}
enum Size: String { case small = 1 }
