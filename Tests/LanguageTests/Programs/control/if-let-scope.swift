class Node { var value: Int; var next: Node?; init(_ v: Int) { value = v }
  func append(_ v: Int) { if let next = next { next.append(v) } else { next = Node(v); next?.value += 100 } }
  var list: [Int] { [value] + (next?.list ?? []) } }
let n = Node(1)
n.append(2)
n.append(3)
print(n.list)
let x: Int? = nil
if let x { print("inner", x) } else { print("outer", x as Any) }
let text = if let x { "some \(x)" } else { "none \(x == nil)" }
print(text)
let bytes: [UInt8] = [96, 97, 122, 123]
print(bytes.map { (97...122).contains($0) }, bytes.filter { [96, 123].contains($0) }, [0.5, 1].contains(2 / 4.0))
