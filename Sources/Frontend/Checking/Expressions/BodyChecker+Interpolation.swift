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
    let isLocalized = wanted.map(isLocalizedText) ?? false
    for segment in segments {
      switch segment {
      case .literal(let part):
        text += part
        lowered.append(InterpolationSegment(.literal(part)))
      case .interpolation(let arguments):
        isPlain = false
        lowered.append(interpolation(arguments, isLocalized: isLocalized, range))
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
        lowered.append(interpolation(arguments, isLocalized: true, range))
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

  /// True for texts of a string catalog, which write numbers by the locale.
  private func isLocalizedText(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal.isLibrary else { return false }
    return ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]
      .contains(nominal.name)
  }

  private func interpolation(
    _ arguments: [ParsedArgument], isLocalized: Bool, _ range: SourceRange
  ) -> InterpolationSegment {
    guard let first = arguments.first else { return InterpolationSegment(.literal("")) }
    if let written = customInterpolation(arguments, range) {
      return InterpolationSegment(.value(written))
    }
    if first.label == "timerInterval", let shown = shownAsText(arguments, range) {
      return InterpolationSegment(.value(shown))
    }
    let value = apart { optionalForm(check(first.value, expecting: nil)) }
    if isLocalized, arguments.count == 1, let shown = shownInText(value, range) {
      return InterpolationSegment(.value(shown))
    }
    guard arguments.count > 1, let label = arguments[1].label else {
      return InterpolationSegment(isLocalized ? .localized(value) : .value(value))
    }
    let checked = ParsedExpression(.checked(value), range: first.value.range)
    if label == "specifier",
      let shown = printed(checked, with: arguments[1].value, range)
    {
      return InterpolationSegment(.value(shown))
    }
    if ["format", "formatter", "style"].contains(label), !isOpen(value.type) {
      let rest = [ParsedArgument(label: nil, labelRange: nil, value: checked)]
      if let shown = shownAsText(rest + arguments.dropFirst(), range) {
        return InterpolationSegment(.value(shown))
      }
    }
    // Of other labels, such as a log's `privacy:`, nothing is known.
    _ = check(arguments[1].value, expecting: .dynamic)
    return InterpolationSegment(.value(value))
  }

  /// A text, an image or a span of time inside a localized text: what `Text` shows of it.
  private func shownInText(_ value: Expression, _ range: SourceRange) -> Expression? {
    guard case .nominal(let nominal, let arguments) = solver.head(value.type), nominal.isLibrary
    else { return nil }
    let checked = ParsedExpression(.checked(value), range: range)
    switch nominal.name {
    case "Text": return checkedQuietly(ParsedSynthesis(range: range).member(checked, "_text"))
    case "ClosedRange":
      guard arguments.first.map({ solver.head($0).declaration?.name == "Date" }) == true else {
        return nil
      }
    case "AttributedString", "DateInterval", "Image": break
    default: return nil
    }
    return shownAsText([ParsedArgument(label: nil, labelRange: nil, value: checked)], range)
  }

  /// `\(date, style: .time)` shows what `Text(date, style: .time)` does.
  private func shownAsText(
    _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    guard world.nominal(named: "Text", inLibrary: true) != nil else { return nil }
    let write = ParsedSynthesis(range: range)
    let text = ParsedExpression(.call(write.name("Text"), arguments), range: range)
    return checkedQuietly(write.member(text, "_text"))
  }

  /// `\(price, specifier: "%.2f")` shows what `String(format: "%.2f", locale: .current, price)` is.
  private func printed(
    _ value: ParsedExpression, with specifier: ParsedExpression, _ range: SourceRange
  ) -> Expression? {
    let write = ParsedSynthesis(range: range)
    let string = make(.metatype(world.string), .metatype(world.string), range)
    let format = write.member(
      ParsedExpression(.checked(string), range: range), "localizedStringWithFormat")
    return checkedQuietly(write.call(format, [(nil, specifier), (nil, value)]))
  }

  /// An expression of ours, if it means something.
  private func checkedQuietly(_ shown: ParsedExpression) -> Expression? {
    let errors = trial { () -> Bool in
      context.hasErrors = false
      _ = check(shown, expecting: nil)
      return context.hasErrors
    }
    return errors ? nil : check(shown, expecting: nil)
  }

  /// `\(…)` by an `appendInterpolation` of the user's: the text that it appends.
  private func customInterpolation(
    _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    let name = "DefaultStringInterpolation"
    let known =
      arguments.count > 1
      ? world.nominal(named: name, inLibrary: true) : world.builtIn.nominals[name]
    guard let owner = known else { return nil }
    world.complete(owner)
    let type = Type.nominal(owner, [])
    // A value by itself is read without a call.
    let own = (owner.members["appendInterpolation"] ?? []).filter {
      world.completeSignature(of: $0)
      return $0.parameters.count > 1 || !world.libraryFiles.contains($0.range.file)
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
