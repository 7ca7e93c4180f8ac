import Foundation
import Testing

/// Rules are named by the id of the fact they implement; a name that no page explains is a mistake.
@Suite struct FactReferencesTests {
  @Test func everyIDInASentenceHasAPage() throws {
    let pages = try Checkout.swiftFiles(in: "Sources/REPL/Evidence").map(\.text).joined()
    let sentence = /"[^"\n]*\(((?:[UILTGZKMC]\d{1,3})(?:, [UILTGZKMC]\d{1,3})*)\)[^"\n]*"/
    var seen = 0
    for file in try Checkout.swiftFiles(in: "Sources") {
      for match in file.text.matches(of: sentence) {
        for id in match.1.split(separator: ", ") {
          seen += 1
          #expect(pages.contains("\n    \(id) "), "\(file.path) names \(id)")
        }
      }
    }
    #expect(seen > 10)
  }
}
