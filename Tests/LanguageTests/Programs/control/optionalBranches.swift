enum K { case a, b, c }
func f(_ k: K, _ p: Bool) -> [String] {
  var results: [String] = []
  let completions =
    switch k {
    case .a:
      switch p {
      case true: "-x ''"
      default: String?.none
      }
    case .b: "b"
    case .c:
      """
      c \(k)
      """
    }
  completions.map { results.append($0) }
  return results
}
print(f(.a, true), f(.a, false), f(.b, true), f(.c, false))
func g(_ k: K) -> String? { let v = if k == .a { String?.none } else { "x" }; return v }
print(g(.a) as Any, g(.b) as Any)
