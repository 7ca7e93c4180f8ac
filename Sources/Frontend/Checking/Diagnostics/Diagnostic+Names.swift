import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing a property that gets its value from another one.
  static func memberInInitialValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.initial-value",
      message: "cannot use instance member '\(name)' within property initializer; property "
        + "initializers run before 'self' is available", range: range)
  }

  /// Returns an error diagnosing a name that nothing declares.
  static func unknownName(_ name: String, _ range: SourceRange, candidates: Set<String>)
    -> Diagnostic
  {
    let hint =
      name == "self" ? "; did you mean to use it in a type or extension context?" : ""
    return suggest(
      Diagnostic(
        id: "frontend.unknown-name", message: "cannot find '\(name)' in scope" + hint,
        range: range),
      name, candidates)
  }

  /// Returns an error diagnosing a type that nothing declares.
  static func unknownType(_ name: String, _ range: SourceRange, candidates: Set<String>)
    -> Diagnostic
  {
    suggest(
      Diagnostic(
        id: "frontend.unknown-type", message: "cannot find type '\(name)' in scope", range: range),
      name, candidates.filter { $0.first?.isUppercase ?? false })
  }

  /// Returns an error diagnosing a member that the type does not have.
  static func unknownMember(
    _ name: String, of type: Type, _ range: SourceRange, candidates: Set<String>
  ) -> Diagnostic {
    let message: String
    if case .metatype(.existential(let bounds)) = type {
      // What a generic parameter has to be is named as it is.
      let names = bounds.map(\.declaration.name).joined(separator: " & ")
      message = "type '\(names)' has no member '\(name)'"
    } else if case .metatype(let instance) = type {
      message = "type '\(instance)' has no member '\(name)'"
    } else if case .tuple = type {
      message = "value of tuple type '\(type)' has no member '\(name)'"
    } else {
      message = "value of type '\(type)' has no member '\(name)'"
    }
    return suggest(
      Diagnostic(id: "frontend.unknown-member", message: message, range: range), name, candidates)
  }

  /// The same, as something that must not be.
  var asError: Diagnostic {
    Diagnostic(id: id, message: message, range: range, notes: notes, fixIts: fixIts)
  }

  /// Returns a warning that a type of Apple's SDK is kept but has no effect here.
  static func notSimulated(type name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.type-not-simulated", severity: .warning,
      message: "'\(name)' is not simulated", range: range,
      notes: [Note("it appears in the trees as an opaque leaf; `grove supported` lists the rest")])
  }

  /// Returns a warning that a type of another framework is accepted and not modelled.
  static func unmodelled(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.type-not-simulated", severity: .warning,
      message: "'\(name)' is not simulated", range: range,
      notes: [Note("it is accepted, and nothing is known about its values")])
  }

  /// Returns a warning that a member of Apple's SDK is kept but has no effect here.
  static func notSimulated(member name: String, of type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.member-not-simulated", severity: .warning,
      message: "'\(name)' is not simulated", range: range,
      notes: [Note("it is kept in the trees with its arguments and has no effect")])
  }

  /// Returns a warning that a member of something that is no view is accepted and not modelled.
  static func unmodelled(member name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.member-not-simulated", severity: .warning,
      message: "'\(name)' is not simulated", range: range,
      notes: [Note("it is accepted, and nothing is known about its value")])
  }

  /// Returns a warning that a name nobody declares is taken for a color of an asset catalog.
  static func assetSymbol(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.asset-symbol", severity: .warning,
      message: "'.\(name)' is not declared: it is taken for a color of an asset catalog",
      range: range)
  }

  /// Returns a warning that something is accepted and has no effect, or an empty answer.
  static func inert(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.inert", severity: .warning, message: "'\(name)' is not simulated", range: range,
      notes: [Note("it is accepted, but what it would do does not happen")])
  }

  /// Returns a warning that something is simulated but for what the note says.
  static func partial(_ name: String, _ omission: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.partial", severity: .warning, message: "'\(name)' is simulated in part",
      range: range, notes: [Note(omission)])
  }

  /// Returns a warning that a macro has no effect here.
  static func macroNotSimulated(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "library.macro-not-simulated", severity: .warning,
      message: "macro '#\(name)' is not simulated", range: range)
  }

  /// Returns an error diagnosing a second declaration of a name.
  static func redeclaration(_ name: String, _ range: SourceRange, previous: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "frontend.redeclaration", message: "invalid redeclaration of '\(name)'", range: range,
      notes: [Note("'\(name)' previously declared here", range: previous)])
  }

  /// Returns an error diagnosing a property of an extension that would need room.
  static func storedInExtension(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.extension-storage", message: "extensions must not contain stored properties",
      range: range)
  }

  /// Returns an error diagnosing a requirement that does not say what can be done with it.
  static func requirementNeedsAccessors(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.requirement-accessors",
      message: "property in protocol must have explicit { get } or { get set } specifier",
      range: range)
  }

  /// Returns an error diagnosing a local variable that is used above its declaration.
  static func usedTooEarly(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.use-before-declaration",
      message: "use of local variable '\(name)' before its declaration", range: range)
  }

  /// Returns an error diagnosing a struct that would hold itself.
  static func recursiveValue(_ type: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.recursive-value",
      message: "value type '\(type.name)' cannot have a stored property that recursively "
        + "contains it", range: range)
  }

  /// Returns an error diagnosing an enum that would hold itself without a reference between.
  static func recursiveEnum(_ type: Nominal) -> Diagnostic {
    Diagnostic(
      id: "frontend.recursive-value",
      message: "recursive enum '\(type.name)' is not marked 'indirect'", range: type.range)
  }

  /// Returns an error diagnosing `<T: Int>`: only protocols and classes have others below them.
  static func cannotBound(
    _ parameter: GenericParameter, _ bound: Type, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.generic-bound",
      message:
        "type '\(parameter.name)' constrained to non-protocol, non-class type '\(bound)'",
      range: range)
  }

  /// Returns an error diagnosing a call of an initialiser outside the type it is private to.
  static func inaccessibleInitializer(of owner: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.access",
      message: "'\(owner.name)' initializer is inaccessible due to 'private' protection level",
      range: range)
  }

  /// Returns an error diagnosing a private member used outside its type.
  static func inaccessible(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.access",
      message: "'\(name)' is inaccessible due to 'private' protection level", range: range)
  }

  /// Returns an error diagnosing an instance's member used without an instance.
  static func instanceMember(
    _ name: String, of type: Type, isMeta: Bool = false, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.instance-member",
      message: "instance member '\(name)' cannot be used on type '\(type)'"
        + (isMeta ? "; did you mean to use a value of this type instead?" : ""), range: range)
  }

  /// Returns an error diagnosing a type's member used on one of its values.
  static func staticMember(_ name: String, of type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.static-member",
      message: "static member '\(name)' cannot be used on instance of type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing a member that overrides something without saying so.
  static func overrideMissing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.override",
      message: "overriding declaration requires an 'override' keyword", range: range)
  }

  /// Returns an error diagnosing `override` where there is nothing to override.
  static func overridesNothing(_ what: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.override",
      message: "\(what) does not override any \(what) from its superclass", range: range)
  }

  /// Returns an error diagnosing a case with a payload used without it.
  static func payloadMissing(_ name: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.payload", message: "member '\(name)' expects argument of type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing `.name` where no type is expected.
  static func implicitNeedsContext(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.implicit-member",
      message: "cannot infer contextual base in reference to member '\(name)'", range: range)
  }

  /// Returns an error diagnosing a key path whose root is unknown.
  static func keyPathNeedsRoot(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.key-path-root",
      message:
        "cannot infer key path type from context; consider explicitly specifying a root type",
      range: range)
  }

  /// Adds the nearest name, if one is near.
  private static func suggest(
    _ diagnostic: Diagnostic, _ name: String, _ candidates: Set<String>
  ) -> Diagnostic {
    guard let near = NearestName.find(name, among: candidates) else { return diagnostic }
    return Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message,
      range: diagnostic.range, notes: [Note("did you mean '\(near)'?")],
      fixIts: [FixIt(message: "replace with '\(near)'", range: diagnostic.range, replacement: near)]
    )
  }
}

/// Finds the name that was probably meant.
package enum NearestName {
  /// The candidate with the fewest edits, at most a third of the name's length.
  ///
  /// A name of one letter is as near to any other as to the one that was meant.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count > 1 else { return nil }
    let kind = NearestName.kind(of: name)
    let limit = max(1, wanted.count / 3)
    var best: (String, Int)?
    for candidate in candidates {
      let other = Array(candidate.utf8)
      guard abs(other.count - wanted.count) <= limit, candidate != name,
        NearestName.kind(of: candidate) == kind
      else { continue }
      let isCaseOnly = candidate.lowercased() == name.lowercased()
      let distance = isCaseOnly ? 0 : self.distance(wanted, other)
      guard distance <= limit else { continue }
      if let (name, known) = best, (known, name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.0
  }

  private enum Kind { case word, symbol, underscored, projected }

  /// Nobody who means a name types one of another kind.
  private static func kind(of name: String) -> Kind {
    switch name.first {
    case "$": .projected
    case "_": .underscored
    case let first?: first.isLetter || first == "#" ? .word : .symbol
    case nil: .symbol
    }
  }

  /// Edits (insertions, deletions, replacements, swaps of neighbours) between two names.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let same = a[i] == b[j]
        var cost = min(rows[i][j] + (same ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
