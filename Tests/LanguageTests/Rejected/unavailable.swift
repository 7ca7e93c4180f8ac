@available(*, unavailable, message: "use greet(_:)") func hello() {}
@available(*, unavailable) func sum(_ first: Int, and second: Int) -> Int { first + second }
@available(*, unavailable, renamed: "area(of:)") func surface(side: Int) -> Int { side * side }
struct Shop {
  init() {}
  @available(*, unavailable, message: "shops have no number") init(number: Int) {}
  @available(*, unavailable, message: "closed") func open(at hour: Int) {}
  @available(*, unavailable, message: "gone") static func all() -> [Shop] { [] }
}
hello()
print(sum(1, and: 2))
print(surface(side: 2))
Shop().open(at: 9)
_ = Shop(number: 1)
_ = Shop.all()
