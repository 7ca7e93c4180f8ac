class Base {
  init() {}
  convenience init(label: String) { self.init() }
}
class Numbered: Base {
  let number: Int
  init(number: Int) { self.number = number; super.init() }
}
class Tagged<Tag>: Numbered {
  let tag: Tag
  init(tag: Tag) { self.tag = tag; super.init(number: 1) }
}
_ = Numbered()
_ = Tagged<Int>()
_ = Numbered(label: "a")
_ = Tagged<Int>(number: 1)
