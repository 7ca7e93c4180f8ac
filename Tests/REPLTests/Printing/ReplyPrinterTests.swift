import Diagnostics
import Testing

@testable import REPL

@Suite struct ReplyPrinterTests {
  /// On a screen a line of source is cut around its caret; elsewhere it is shown as it is.
  @Test func sourceFitsTheScreen() {
    let reply = Session().submit(
      "let total = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 } + [missing, 1, 2]")
    var options = PrintOptions()
    options.width = 60
    let whole = ReplyPrinter(options: options).lines(for: reply).map(\.text)
    options.wrapsMessages = true
    let fitted = ReplyPrinter(options: options).lines(for: reply).map(\.text)
    #expect(whole.contains { $0.displayWidth > 60 })
    #expect(fitted.allSatisfy { $0.displayWidth <= 60 })
    let caret = fitted.firstIndex { $0.contains("^~") } ?? 0
    let column = fitted[caret].prefix { $0 != "^" }.count
    #expect(fitted[caret - 1].dropFirst(column).hasPrefix("missing"))
  }
}
