// Asynchronous getters, initialisers, closures, protocol requirements and overrides.
protocol Loader {
  associatedtype Item
  func load(_ key: Int) async throws -> Item
}
struct Texts: Loader {
  func load(_ key: Int) async -> String {
    await Task.yield()
    return "text \(key)"
  }
}
struct Numbers: Loader {
  func load(_ key: Int) async throws -> Int { key * key }
}
func loadAll<L: Loader>(_ loader: L, _ keys: [Int]) async throws -> [L.Item] {
  var items: [L.Item] = []
  for key in keys { items.append(try await loader.load(key)) }
  return items
}
print(try await loadAll(Texts(), [1, 2]))
print(try await loadAll(Numbers(), [3, 4]))
let loaders: [any Loader] = [Texts(), Numbers()]
for loader in loaders { print(try await loader.load(5)) }

class Page {
  let title: String
  init(title: String) async {
    await Task.yield()
    self.title = title
  }
  var length: Int {
    get async {
      await Task.yield()
      return title.count
    }
  }
  func render() async -> String { "<\(title)>" }
}
final class Fancy: Page {
  override func render() async -> String {
    let plain = await super.render()
    await Task.yield()
    return "*" + plain + "*"
  }
}
let page = await Page(title: "plain")
print(await page.length, await page.render())
let fancy: Page = await Fancy(title: "fancy")
print(await fancy.render())

let double: (Int) async -> Int = { n in
  await Task.yield()
  return n * 2
}
print(await double(4))
func twice(_ body: (Int) async -> Int) async -> Int { await body(await body(1)) }
print(await twice(double))
var total = 0
func add(_ n: inout Int) async {
  await Task.yield()
  n += 5
}
await add(&total)
print(total)
struct Box { var values = [1, 2, 3] }
var box = Box()
await add(&box.values[1])
print(box.values)
let text = await page.length > 3 ? "long" : "short"
print(text, await (page.render(), 1).0)
if await page.length == 5, case let n = await double(2), n == 4 { print("conditions") }
