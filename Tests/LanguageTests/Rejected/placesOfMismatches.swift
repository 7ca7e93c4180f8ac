struct Part { var n = 1 }
struct P {
  var name = "a"
  var part: Part? = nil
  func text(_ x: Int) -> String { "" }
}
let p = P()
let counts = ["a": 1]
let a: Int = p.name
let b: Int = p.text(1)
let c: Int = p.part
let d: Int = counts["a"]
let e: String = p.text(1).count
let f: Int = (p.name)
let g: Int = p.name + "a"
let h: Int = p.part?.n
let i: Int = p.part!.n.description
func take(_ x: Int) {}
take(counts["a"])
take("a".count.description)
func count() -> Int { return counts["a"] }
func first() -> Int { counts["a"] }
var n = 1
n = counts["a"]
