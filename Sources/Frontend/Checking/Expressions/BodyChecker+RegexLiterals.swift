import Diagnostics
import IR

extension BodyChecker {
  /// `/(\w+)=(\d+)/`: its captures give the type of what it finds.
  func checkRegex(_ pattern: String, _ range: SourceRange) -> Expression {
    let text = world.standardType("Substring")
    let captures = RegexCaptures(pattern).captures.map { capture in
      TupleElement(label: capture.name, type: capture.isOptional ? world.optional(text) : text)
    }
    let output = captures.isEmpty ? text : .tuple([TupleElement(label: nil, type: text)] + captures)
    let type = Type.nominal(world.standard("Regex"), [output])
    let write = ParsedSynthesis(range: range)
    let named = ParsedExpression(
      .checked(make(.metatype(type), .metatype(type), range)), range: range)
    return check(
      write.call(named, [("__pattern", write.text(pattern))]), expecting: type)
  }
}
