import Diagnostics

extension SourceRange {
  /// Where a sign of one byte stands between the end of the range and another place.
  func following(_ sign: Character, before end: Int) -> SourceRange? {
    guard let code = sign.asciiValue, self.end < end else { return nil }
    let between = file.text.utf8.dropFirst(self.end).prefix(end - self.end)
    guard let index = between.firstIndex(of: code) else { return nil }
    let start = self.end + between.distance(from: between.startIndex, to: index)
    return SourceRange(file: file, start: start, end: start + 1)
  }
}

extension ParsedExpression {
  /// Where the compiler points when it speaks of an expression as a whole: at the last member of a
  /// chain, at the bracket of a subscript, at an operator; to the end of the expression.
  var anchor: SourceRange {
    switch kind {
    case .member(_?, _, _, let nameRange): from(nameRange.start)
    case .call(let callee, _): from(callee.anchor.start)
    case .subscripted(let base, _): from(base.range.end)
    case .binary(_, _, _, let operatorRange): from(operatorRange.start)
    case .parenthesized(let inner), .attempt(_, let inner), .await(let inner),
      .optionalLink(let inner):
      inner.anchor
    case .forceUnwrap: from(range.end - 1)
    default: range
    }
  }

  /// The range of the call that an expression is, behind any `try` and `await`.
  var calledRange: SourceRange? {
    switch kind {
    case .call: range
    case .attempt("", let inner), .await(let inner), .parenthesized(let inner): inner.calledRange
    default: nil
    }
  }

  private func from(_ start: Int) -> SourceRange {
    SourceRange(file: range.file, start: start, end: max(start, range.end))
  }
}
