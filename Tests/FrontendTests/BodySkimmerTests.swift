import Testing

@testable import Frontend

@Suite struct BodySkimmerTests {
  /// The text with every run of blanks that replaced something written as `·`.
  private func skim(_ text: String) -> String {
    let skimmed = BodySkimmer.skim(text)
    #expect(skimmed.utf8.count == text.utf8.count)
    return zip(text, skimmed).map { old, new in old == new ? String(old) : "·" }.joined()
      .replacing(#/ *·[· ]*/#, with: "·")
  }

  @Test(arguments: [
    ("func f() { a() }", "func f() {·}"),
    ("init(a: Int = { 1 }()) { x = a }", "init(a: Int = { 1 }()) {·}"),
    ("var n: Int { m + 1 }", "var n: Int {·}"),
    ("var n: Int { get }", "var n: Int { get }"),
    ("var n: Int { get { m } set { m = newValue } }", "var n: Int { get {·} set {·} }"),
    ("var n: Int { mutating get { m } }", "var n: Int { mutating get {·} }"),
    ("var f = { 1 }", "var f = { 1 }"),
    ("subscript(i: Int) -> Int { i }", "subscript(i: Int) -> Int {·}"),
    (
      "protocol P { func f()\n var n: Int { get } }", "protocol P { func f()\n var n: Int { get } }"
    ),
    (
      "extension A { func f() { if b { c } } func g() {} }",
      "extension A { func f() {·} func g() {} }"
    ),
    ("func f() { \"}\\(g { 1 })\" } let a = 1", "func f() {·} let a = 1"),
    ("struct S { struct T { var n: Int { 1 } } }", "struct S { struct T { var n: Int {·} } }"),
  ])
  func blanksBodiesAndNothingElse(text: String, expected: String) {
    #expect(skim(text) == expected)
  }
}
