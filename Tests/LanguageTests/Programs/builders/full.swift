@resultBuilder
enum ListBuilder {
  static func buildExpression(_ e: Int) -> [String] { ["\(e)"] }
  static func buildExpression(_ e: String) -> [String] { [e] }
  static func buildExpression(_ e: [String]) -> [String] { e }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first: [String]) -> [String] { ["first"] + first }
  static func buildEither(second: [String]) -> [String] { ["second"] + second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func list(@ListBuilder _ make: () -> String) -> String { make() }
func demo(_ n: Int) -> String {
  list {
    "start"
    n
    if n > 2 { "big"; n * 10 }
    if n == 1 { "one" } else if n == 2 { "two" } else { "many" }
    for i in 0..<n where i != 1 { "i\(i)" }
    let doubled = n * 2
    doubled
    switch n {
    case 0: "zero"
    case 1...2: "few"
    default: "lots"
    }
    if let text = n > 3 ? "opt" : nil { text }
    if #available(macOS 10.15, *) { "new" }
    ["raw", "array"]
  }
}
for n in 0...4 { print(demo(n)) }
struct Doc {
  let title: String
  @ListBuilder var body: String { title; "body" }
  init(_ title: String) { self.title = title }
}
print(Doc("T").body)
@ListBuilder func built(_ flag: Bool) -> String {
  "head"
  if flag { "flag" }
}
print(built(true), built(false))
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { -second }
}
func sum(@Sum _ f: () -> Int) -> Int { f() }
print(sum { 1; 2; 3 })
let flag = false
print(sum { 10; if flag { 1 } else { 4 } })
protocol Node { func render(_ indent: String) -> String }
struct Text: Node { let s: String; init(_ s: String) { self.s = s }; func render(_ i: String) -> String { i + s + "\n" } }
struct Group: Node {
  let name: String, children: [any Node]
  init(_ name: String, @NodeBuilder _ c: () -> [any Node]) { self.name = name; children = c() }
  func render(_ i: String) -> String { i + name + ":\n" + children.map { $0.render(i + "  ") }.joined() }
}
@resultBuilder struct NodeBuilder {
  static func buildBlock(_ c: [any Node]...) -> [any Node] { c.flatMap { $0 } }
  static func buildExpression(_ n: any Node) -> [any Node] { [n] }
  static func buildArray(_ c: [[any Node]]) -> [any Node] { c.flatMap { $0 } }
  static func buildOptional(_ c: [any Node]?) -> [any Node] { c ?? [] }
}
print(Group("root") {
  Text("a")
  Group("sub") { for x in ["p", "q"] { Text(x) } }
  if flag { Text("hidden") }
}.render(""), terminator: "")
