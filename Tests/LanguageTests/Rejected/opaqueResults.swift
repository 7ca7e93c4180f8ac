protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
func either() -> some Shape {
  if Bool.random() { return Circle() }
  return Square()
}
struct Drawing {
  func part(_ isRound: Bool) -> some Shape {
    if isRound { return Circle() } else { return Square() }
  }
  var whole: some Shape {
    if Bool.random() { return Circle() }
    return Square()
  }
  var number: some Shape { 5 }
  static var shared: some Shape { 5 }
  func named() -> some Shape { 5 }
}
func empty() -> some Shape {}
func kept() -> some Shape { let circle = Circle() }
struct Frame { var content: some Shape }
