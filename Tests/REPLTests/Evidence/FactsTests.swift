import Testing

@testable import Frontend
@testable import REPL

@Suite struct FactsTests {
  @Test func everyFactHasTextLabelAndEvidence() {
    let facts = Facts.all
    #expect(facts.count > 370)
    #expect(Set(facts.map(\.id)).count == facts.count)
    for fact in facts {
      #expect(FactReference.isID(fact.id) && !fact.kinds.isEmpty, "\(fact.id)")
      #expect(fact.text.hasSuffix(".") && fact.text.count > 25, "\(fact.id)")
      #expect(!fact.text.contains("  "), "\(fact.id)")
    }
  }

  @Test func factsAreFoundWhateverTheCase() throws {
    let fact = try #require(Facts.fact("u50"))
    #expect(fact.id == "U50" && fact.label == .measured && fact.kinds == [.experiment])
    #expect(Facts.fact("U999") == nil && Facts.fact("VStack") == nil)
    #expect(Facts.fact("C1") != Facts.fact("C01"))
  }

  /// What Grove names as evidence has to exist.
  @Test func pitfallsNameFacts() {
    let rules: [LintRule] = [
      .applyIf, .randomID, .indexID, .inlineObject, .capturingClosure, .erasedRow,
      .conditionalRow, .wholeObject, .stateFromParameter,
    ]
    for rule in rules { #expect(Facts.fact(rule.fact) != nil, "\(rule.id)") }
  }

  @Test(arguments: [
    ("it was dropped (U25)", ["U25"]), ("(M4, C12) and (Z01)", ["M4", "C12", "Z01"]),
    ("Model(a: 0)", []), ("f(x) (see U1) ()", []), ("n (I05", []),
  ])
  func idsAreReadFromSentences(text: String, ids: [String]) {
    #expect(FactReference.ids(in: text) == ids)
  }

  @Test func thePageOfDifferencesListsWhatIsNotMeasured() {
    let lines = DifferencesPage(width: 80).lines
    for fact in Facts.all where fact.label != .measured {
      #expect(lines.contains { $0.hasPrefix(fact.id + " ") }, "\(fact.id)")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
