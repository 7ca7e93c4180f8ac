import ViewRuntime

/// Tells why a body did not run in the last step: what it was handed, and what it has never read.
struct SkipPrinter {
  let report: StepReport
  let options: PrintOptions

  /// What is asked about: a node's number, or a view's name or path.
  enum Subject {
    case node(Int)
    case named(String)
  }

  /// Returns the answer, or `nil` if there is no such body on the screen.
  func lines(for subject: Subject) -> [String]? {
    let ran = report.bodies.filter { isWanted($0.node, $0.view, $0.path, by: subject) }
    let skipped = report.skipped.filter { isWanted($0.node, $0.view, $0.path, by: subject) }
    guard !ran.isEmpty || !skipped.isEmpty else { return nil }
    var lines = ["step \(report.stepLabel)  \(report.action ?? "mount")"]
    lines += ran.map { "  -> body of \($0.view) #\($0.node) did run; :why #\($0.node) says why" }
    lines += skipped.prefix(CausePrinter.longestList).flatMap { sentences(for: $0) }
    if skipped.count > CausePrinter.longestList {
      let rest = skipped.count - CausePrinter.longestList
      lines.append("  \(options.ellipsis) \(rest) more did not run")
    }
    lines = lines.map { options.shown($0) }
    return MessageWrap.lines(of: lines + FactReference.line(for: lines, options), options)
  }

  private func isWanted(_ node: Int, _ view: String, _ path: String, by subject: Subject) -> Bool {
    switch subject {
    case .node(let id): node == id
    case .named(let name): CausePrinter.matches(name, view, path)
    }
  }

  /// What the view that makes it did.
  private func handing(of body: SkippedBody) -> String {
    guard let ran = body.ownerRan else { return "it is the root: nothing hands it a value (M2)" }
    if body.wasHandedEqualValue {
      return ran
        ? "\(body.owner)'s body handed it an equal value (M3, M5)"
        : "what is around it was made again, with an equal value for it (M3, M5)"
    }
    guard ran else { return "\(body.owner)'s body did not run, so it was handed no new value (M2)" }
    return body.isRow
      ? "\(body.owner)'s body ran, but its ForEach had nothing new for this row (M5)"
      : "\(body.owner)'s body ran, but what is between them was handed an equal value (M3, M5)"
  }

  private func sentences(for body: SkippedBody) -> [String] {
    let name = "\(body.view) #\(body.node)"
    var lines = ["  -> body of \(name) did not run: nothing it depends on has changed"]
    lines.append("     \(handing(of: body))")
    for unread in body.unread.prefix(CausePrinter.longestList) {
      lines.append("     \(unread.change)")
      lines.append(
        unread.isBinding
          ? "       its binding '\(unread.property)' leads there, but it has never read it "
            + "(M4, C12)"
          : "       it has never read '\(unread.property)' (U23)")
    }
    for equal in body.equalParts.prefix(CausePrinter.longestList) {
      lines.append("     \(equal.change)")
      lines.append(
        "       the part of it that it has read, '\(equal.property)', is as it was (U53)")
    }
    for name in body.namesakes.prefix(CausePrinter.longestList) {
      let owner = name.split(separator: ".").dropLast().last.map(String.init) ?? "object"
      let what = name.hasSuffix(".objectWillChange") ? "fired" : "changed"
      lines.append("     the \(name) that \(what) belongs to another \(owner)")
    }
    let reads = body.reads.prefix(CausePrinter.longestList).joined(separator: ", ")
    lines.append("     it depends on \(reads.isEmpty ? "nothing but its own value" : reads)")
    return lines
  }
}
