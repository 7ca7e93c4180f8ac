import Diagnostics
import IR

extension BodyChecker {
  /// A literal with interpolations of a type that collects the parts itself, by a
  /// `StringInterpolation` of its own; `nil` for any other type.
  func interpolated(
    _ segments: [ParsedStringSegment], as wanted: Type, _ range: SourceRange
  ) -> Expression? {
    guard case .nominal = wanted, wanted != world.string,
      conforms(wanted, "ExpressibleByStringInterpolation"),
      let collector = world.associatedType(named: "StringInterpolation", of: wanted),
      case .nominal(let owner, _) = collector,
      !owner.isLibrary || owner.name != "DefaultStringInterpolation"
    else { return nil }
    let parts = Local(name: "$parts", type: collector, isMutable: true, range: range)
    return inBlock {
      let write = ParsedSynthesis(range: range)
      let made = collectorMade(segments, collector, range)
      locals.declare("$parts", .local(parts))
      var statements = [Statement(.declare(.bind(parts), made), range: range)]
      for segment in alternating(segments) {
        let append = check(appending(segment, write), expecting: nil)
        statements.append(Statement(.expression(append), range: range))
      }
      let callee = typeExpression(wanted, range)
      let value = check(
        write.call(callee, [("stringInterpolation", write.name("$parts"))]), expecting: wanted)
      let result = Local(name: "text", type: wanted, isMutable: true, range: range)
      let assign = make(.assign(.local(result), value), .void, range)
      statements.append(Statement(.expression(assign), range: range))
      return make(.statements(statements, result: result), wanted, range)
    }
  }

  private func collectorMade(
    _ segments: [ParsedStringSegment], _ collector: Type, _ range: SourceRange
  ) -> Expression {
    var capacity = 0
    var count = 0
    for segment in segments {
      if case .literal(let text) = segment { capacity += text.utf8.count } else { count += 1 }
    }
    let write = ParsedSynthesis(range: range)
    func integer(_ value: Int) -> ParsedExpression {
      ParsedExpression(.integer(value), range: range)
    }
    let call = write.call(
      typeExpression(collector, range),
      [("literalCapacity", integer(capacity)), ("interpolationCount", integer(count))])
    return check(call, expecting: collector)
  }

  private func appending(
    _ segment: ParsedStringSegment, _ write: ParsedSynthesis
  ) -> ParsedExpression {
    let parts = write.name("$parts")
    switch segment {
    case .literal(let text):
      return write.call(write.member(parts, "appendLiteral"), [(nil, write.text(text))])
    case .interpolation(let arguments):
      let callee = write.member(parts, "appendInterpolation")
      return ParsedExpression(.call(callee, arguments), range: write.range)
    }
  }

  /// Literal text stands before, between and after what is interpolated, be it empty.
  private func alternating(_ segments: [ParsedStringSegment]) -> [ParsedStringSegment] {
    var result: [ParsedStringSegment] = []
    for segment in segments {
      if segment.isInterpolation, result.last?.isInterpolation ?? true {
        result.append(.literal(""))
      }
      result.append(segment)
    }
    if result.last?.isInterpolation ?? false { result.append(.literal("")) }
    return result
  }

  private func typeExpression(_ type: Type, _ range: SourceRange) -> ParsedExpression {
    ParsedExpression(.checked(make(.metatype(type), .metatype(type), range)), range: range)
  }
}
