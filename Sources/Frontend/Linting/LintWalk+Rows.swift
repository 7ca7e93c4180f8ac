import Diagnostics

extension LintWalk {
  private static let lazyContainers: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]

  /// True if what stands here counts as views of a row of a lazy container: in any other view
  /// around it, it would be one.
  private var isRow: Bool {
    guard let maker = calls.lastIndex(where: { $0 == "ForEach" || $0 == "List" }) else {
      return false
    }
    return calls[(maker + 1)...].allSatisfy { $0 == "Group" }
      && calls[...maker].contains(where: Self.lazyContainers.contains)
  }

  /// `AnyView` in a row (Z09).
  func checkErasure(_ expression: ParsedExpression) {
    guard isRow else { return }
    report(
      .erasedRow,
      "AnyView hides how many views the row has: the container has to make every row to count them",
      at: expression.range, advice: "return the views from a @ViewBuilder, or give rows one type")
  }

  /// A row of a lazy container that is sometimes no view (Z08).
  func checkRow(_ closure: ParsedClosure) {
    guard calls.last == "ForEach" || calls.last == "List", let first = closure.parameters?.first,
      !first.name.isEmpty, calls.contains(where: Self.lazyContainers.contains)
    else { return }
    for statement in closure.body {
      guard case .ifStatement(let parsed) = statement.kind, parsed.otherwise == nil else {
        continue
      }
      report(
        .conditionalRow,
        "how many views this row has depends on its element: the container has to make every row "
          + "to count them",
        at: parsed.range.firstLine, advice: "filter the data before ForEach")
    }
  }
}

extension SourceRange {
  /// The part up to the opening brace's line.
  fileprivate var firstLine: SourceRange {
    let bytes = Array(file.text.utf8)
    let end = bytes[start..<min(self.end, bytes.count)].firstIndex(of: UInt8(ascii: "\n"))
    return SourceRange(file: file, start: start, end: end ?? self.end)
  }
}
