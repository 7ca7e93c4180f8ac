// What a choice between two values is where anything, an optional or an operand is wanted.
func show(_ flag: Bool, _ number: Int, _ text: String?) {
  print(flag ? number : nil, (flag ? "yes" : nil) as Any, terminator: "\n")
  print(flag ? 1 : 2.5)
  print("\(flag ? number : nil) \(String(describing: flag ? nil : text))")
  let any: Any = flag ? number : nil
  print(any)
  let mixed: Any = flag ? 1 : "one"
  print(mixed)
  let list: [Any] = [flag ? 1 : 2.5, flag ? nil : number]
  print(list.count)
  print(~(flag ? UInt8(3) : 4), -(flag ? number : 7))
  let wanted: Int? = ~(flag ? number : 1)
  print(wanted as Any)
}
show(true, 5, "text")
show(false, 6, nil)

func separate(_ flag: Bool, _ d: Double, _ n: Int, _ o: Int?) {
  print(flag ? 1 : d, flag ? n : o, flag ? [] : [n], flag ? (1, 2.0) : (1, d), flag ? -1 : 2.5)
  print((flag ? 1 : 2.5) as Any, [flag ? 1 : d] as [Any])
}
separate(true, 1, 5, nil)
separate(false, 1, 5, nil)

func coalesce(_ a: Int?, _ flag: Bool) -> Int? {
  let b = a ?? (flag ? 1 : nil)
  let c: Int? = a ?? (flag ? nil : (flag ? 2 : nil))
  if let d = a ?? (flag ? 3 : nil) { print("d", d) }
  print(b as Any, c as Any)
  return (a ?? (flag ? 4 : nil)).map { $0 + 1 }
}
print(coalesce(nil, true) as Any, coalesce(nil, false) as Any, coalesce(9, true) as Any)

print(max(1000, Double.nan), max(Double.nan, 1000), min(1000, Double.nan), min(Double.nan, 1000))
print(max(1, 2, Double.nan), max(Double.nan, 2, 3), min(1, Double.nan, 3))
print([1, Double.nan, 3].max() as Any, [Double.nan, 1].min() as Any)
