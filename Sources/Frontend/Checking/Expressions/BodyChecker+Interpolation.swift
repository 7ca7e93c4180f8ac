import Diagnostics
import IR

extension BodyChecker {
  func checkString(
    _ segments: [ParsedStringSegment], _ wanted: Type?, _ range: SourceRange
  ) -> Expression {
    if let wanted, isMarkup(segments, wanted) { return markup(segments, wanted, range) }
    if let wanted, segments.contains(where: \.isInterpolation),
      let made = interpolated(segments, as: wanted, range)
    {
      return made
    }
    var text = ""
    var lowered: [InterpolationSegment] = []
    var isPlain = true
    for segment in segments {
      switch segment {
      case .literal(let part):
        text += part
        lowered.append(InterpolationSegment(.literal(part)))
      case .interpolation(let arguments):
        isPlain = false
        lowered.append(interpolation(arguments, range))
      }
    }
    if isPlain, let wanted, wanted == world.standardType("Character") {
      // What is no single character stays a string, which does not become one.
      return make(.string(text), text.count == 1 ? wanted : world.string, range)
    }
    let made = make(isPlain ? .string(text) : .interpolation(lowered), world.string, range)
    if isPlain, let wanted, let label = shortLiteral(text, wanted) {
      return viaLiteralInitializer(label, made, wanted, range)
    }
    return viaLiteralInitializer("stringLiteral", made, wanted, range)
  }

  /// True if a literal may hold Markdown for a type that reads it: a localized text.
  private func isMarkup(_ segments: [ParsedStringSegment], _ wanted: Type) -> Bool {
    guard case .nominal(let nominal, _) = wanted, nominal.name == "LocalizedStringKey" else {
      return false
    }
    return segments.contains { segment in
      guard case .literal(let part) = segment else { return false }
      return part.contains { "*_~`[<\\".contains($0) }
    }
  }

  /// A literal that is read as Markdown, what is interpolated between marks that keep it as it is.
  private func markup(
    _ segments: [ParsedStringSegment], _ wanted: Type, _ range: SourceRange
  ) -> Expression {
    var lowered: [InterpolationSegment] = []
    for segment in segments {
      switch segment {
      case .literal(let part): lowered.append(InterpolationSegment(.literal(part)))
      case .interpolation(let arguments):
        lowered.append(InterpolationSegment(.literal("\u{E000}")))
        lowered.append(interpolation(arguments, range))
        lowered.append(InterpolationSegment(.literal("\u{E001}")))
      }
    }
    let text = make(.interpolation(lowered), world.string, range)
    return viaLiteralInitializer("_markup", text, wanted, range)
  }

  /// The initialiser's label where a type takes single characters or scalars but no longer text.
  private func shortLiteral(_ text: String, _ wanted: Type) -> String? {
    guard literalConforms(text, to: wanted), !literalConforms(to: wanted) else { return nil }
    return world.conforms(
      wanted, to: world.standard("ExpressibleByExtendedGraphemeClusterLiteral"))
      ? "extendedGraphemeClusterLiteral" : "unicodeScalarLiteral"
  }

  private func literalConforms(to type: Type) -> Bool {
    world.conforms(type, to: world.standard("ExpressibleByStringLiteral"))
  }

  /// True if a text without interpolations may be a literal of a type.
  func literalConforms(_ text: String, to type: Type) -> Bool {
    if literalConforms(to: type) { return true }
    if text.count == 1,
      world.conforms(type, to: world.standard("ExpressibleByExtendedGraphemeClusterLiteral"))
    {
      return true
    }
    return text.unicodeScalars.count == 1
      && world.conforms(type, to: world.standard("ExpressibleByUnicodeScalarLiteral"))
  }

  private func interpolation(
    _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> InterpolationSegment {
    guard let first = arguments.first else { return InterpolationSegment(.literal("")) }
    if let written = customInterpolation(arguments, range) {
      return InterpolationSegment(.value(written))
    }
    if first.label == "timerInterval", let shown = shownAsText(arguments, range) {
      return InterpolationSegment(.value(shown))
    }
    let value = optionalForm(check(first.value, expecting: nil))
    guard arguments.count > 1, let label = arguments[1].label else {
      return InterpolationSegment(.value(value))
    }
    let wanted = formatType(label, value.type)
    if ["format", "style"].contains(label), !isOpen(value.type) {
      let checked = ParsedExpression(.checked(value), range: first.value.range)
      let rest = [ParsedArgument(label: nil, labelRange: nil, value: checked)]
      if let shown = shownAsText(rest + arguments.dropFirst(), range) {
        return InterpolationSegment(.value(shown))
      }
    }
    // Of other labels, such as a log's `privacy:`, nothing is known.
    let extra = check(
      arguments[1].value, expecting: label == "specifier" ? nil : wanted ?? .dynamic)
    return InterpolationSegment(.formatted(value, label: label, extra))
  }

  /// `\(date, style: .time)` shows what `Text(date, style: .time)` does.
  private func shownAsText(
    _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    guard world.nominal(named: "Text", inLibrary: true) != nil else { return nil }
    let write = ParsedSynthesis(range: range)
    let text = ParsedExpression(.call(write.name("Text"), arguments), range: range)
    let shown = write.member(text, "_text")
    let errors = trial { () -> Bool in
      context.hasErrors = false
      _ = check(shown, expecting: nil)
      return context.hasErrors
    }
    return errors ? nil : check(shown, expecting: nil)
  }

  /// `\(x, format: .number)` looks `.number` up among the formats of `x`'s type.
  private func formatType(_ label: String, _ type: Type) -> Type? {
    guard label == "format" else { return nil }
    let isWhole = isInteger(solver.head(type))
    let name = isWhole ? "IntegerFormatStyle" : "FloatingPointFormatStyle"
    guard world.nominal(named: name, inLibrary: scope.isLibrary) != nil,
      isWhole || isFloating(solver.head(type))
    else {
      return nil
    }
    return .nominal(world.standard(name), [solver.resolve(type)])
  }

  /// `\(…)` by an `appendInterpolation` of the user's: the text that it appends.
  private func customInterpolation(
    _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    guard let owner = world.builtIn.nominals["DefaultStringInterpolation"] else { return nil }
    world.complete(owner)
    let type = Type.nominal(owner, [])
    let own = (owner.members["appendInterpolation"] ?? []).filter {
      !world.libraryFiles.contains($0.range.file)
    }
    guard !own.isEmpty else { return nil }
    let part = Local(name: "$part", type: type, isMutable: true, range: range)
    let read = Expression(.local(part), type: type, range: range)
    let candidates = own.map { function in
      CallCandidate(
        function: function,
        receiver: .place(ParsedExpression(.name("$part", []), range: range), read),
        found: FoundMember(
          kind: .function(function), substitution: Substitution(), requirementOwner: nil,
          distance: 0), solver: solver)
    }
    return inBlock {
      locals.declare("$part", .local(part))
      guard let chosen = viable(candidates, arguments) else { return nil }
      let write = ParsedSynthesis(range: range)
      let made = check(write.call(write.name(owner.name), []), expecting: nil)
      let appended = resolveCall(
        chosen, arguments, expecting: nil, range, name: "appendInterpolation")
      let text = check(write.member(write.name("$part"), "__text"), expecting: nil)
      let result = Local(name: "text", type: world.string, isMutable: true, range: range)
      let statements = [
        Statement(.declare(.bind(part), made), range: range),
        Statement(.expression(appended), range: range),
        Statement(
          .expression(make(.assign(.local(result), text), .void, range)), range: range),
      ]
      return make(.statements(statements, result: result), world.string, range)
    }
  }

  /// The candidates that the arguments fit, if any.
  private func viable(
    _ candidates: [CallCandidate], _ arguments: [ParsedArgument]
  ) -> [CallCandidate]? {
    let fitting = candidates.filter { candidate in
      trial {
        guard
          case .success(let binding) = candidate.bind(
            arguments, isFunctionLike: { self.isFunctionLike($0, candidate) })
        else { return false }
        return cost(of: candidate, binding, arguments, expecting: nil) != nil
      }
    }
    return fitting.isEmpty ? nil : fitting
  }
}
