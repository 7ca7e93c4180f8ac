import Diagnostics

/// New answers for the blocks of a file; inputs and prose are never touched.
package struct Recording: Hashable, Sendable {
  /// New content for the 1-based lines of one block.
  struct Edit: Hashable, Sendable {
    let lines: Range<Int>
    let replacement: [String]
  }

  private(set) var edits: [Edit] = []

  /// How many blocks change.
  package var count: Int { edits.count }

  init() {}

  /// Replaces what stands on `lines`, if it differs.
  mutating func replace(_ lines: Range<Int>, of file: SourceFile, with replacement: [String]) {
    let old = lines.map { file.line($0) }
    if old != replacement { edits.append(Edit(lines: lines, replacement: replacement)) }
  }

  /// The text of the file with the new answers.
  package func applied(to file: SourceFile) -> String {
    var lines = file.lineStarts.indices.map { file.line($0 + 1) }
    for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange(
        edit.lines.lowerBound - 1..<edit.lines.upperBound - 1, with: edit.replacement)
    }
    return lines.joined(separator: "\n")
  }
}
