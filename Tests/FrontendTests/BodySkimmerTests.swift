import Diagnostics
import IR
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
  ])
  func blanksBodiesAndNothingElse(text: String, expected: String) {
    #expect(skim(text) == expected)
  }

  @Test(arguments: [
    ("struct S { let n: Int\n func f() {} }", "struct S {·}"),
    ("class C: B { init() {} }", "class C: B {·}"),
    ("struct S { struct T { let n: Int } }", "struct S { struct T {·} }"),
    ("struct S { typealias T = Int }", "struct S { typealias T = Int }"),
    ("class C { override var n: Int { 1 } }", "class C { override var n: Int {·} }"),
    ("enum E { case a, b }", "enum E { case a, b }"),
    ("extension S { func f() {} }", "extension S { func f() {} }"),
    ("struct S {} extension S { func f() {} }", "struct S {} extension S {·}"),
  ])
  func blanksMembersUnlessTheyDeclareTypes(text: String, expected: String) {
    #expect(skim(text) == expected)
  }

  @Test func membersThatWereBlankedAreReadLater() throws {
    let source = SkimmedSource(
      of: LibrarySource(name: "piece", text: "struct S { let n: Int\n func f() { g() } }"))
    let file = source.file
    let statement = try #require(SourceParser().parse(library: source).statements.first)
    guard case .declaration(let declaration) = statement.kind,
      case .nominal(let nominal) = declaration.kind
    else {
      Issue.record("no type")
      return
    }
    #expect(nominal.outline.isEmpty)
    #expect(nominal.members.count == 2)
    let last = try #require(nominal.members.last)
    let name = Array(file.text.utf8)[last.nameRange.start..<last.nameRange.end]
    #expect(String(decoding: name, as: UTF8.self) == "f")
    guard case .function(let function) = last.kind else {
      Issue.record("no function")
      return
    }
    #expect(function.body?.count == 1)
  }
}
