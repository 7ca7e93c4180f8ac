import SwiftUILibrary
import Testing

/// The support table is made from the library's own declarations.
@Suite struct SupportTableTests {
  @Test func everyModifierHasALineOfDocumentation() {
    let documented = Set(Catalog.supported.filter { $0.kind == .modifier }.map(\.name))
    let missing = Set(Catalog.entries.flatMap { modifiers(in: $0.source.text) })
      .subtracting(documented).sorted()
    #expect(missing == [])
  }

  @Test func theTableNamesWhatProgramsUseMost() {
    let names = Set(Catalog.supported.map(\.name))
    let wanted = [
      "Text", "VStack", "Button", "Image", "ForEach", "List", "LazyVGrid", "Grid", "Canvas",
      "AsyncImage", "DatePicker", "Gauge", "frame", "padding", "font", "background", "overlay",
      "symbolEffect", "presentationDetents", "matchedGeometryEffect", "scrollPosition",
    ]
    #expect(wanted.filter { !names.contains($0) } == [])
  }

  @Test func whatIsModelledIsNotOpaque() {
    #expect(Catalog.isKnownModifier("glassEffectUnion"))
    #expect(!Catalog.isKnownModifier("paddin"))
    #expect(Catalog.isKnownType("Table"))
  }

  /// The names of the functions that a piece adds to every view.
  private func modifiers(in text: String) -> [String] {
    var found: [String] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("extension ") { isInside = line.hasPrefix("extension View {") }
      if line.hasPrefix("}") { isInside = false }
      guard isInside, line.hasPrefix("  func ") else { continue }
      let name = line.dropFirst(7).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.hasPrefix("_") { found.append(String(name)) }
    }
    return found
  }
}
