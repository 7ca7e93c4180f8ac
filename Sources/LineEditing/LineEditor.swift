import CEdit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads entries from the keyboard, with editing, history and completion.
///
/// On a terminal that cannot move its cursor it falls back to plain lines.
package final class LineEditor {
  private let editor: OpaquePointer?
  private var reader: LineReader
  private var history: HistoryFile
  private let isColored: Bool
  private var completionKey = CompletionKey()
  /// Lines of the entry so far; completion looks at them too.
  private var entry: [String] = []
  private var complete: ((String) -> Completion)?

  /// Opens the editor on the terminal behind the standard streams.
  ///
  /// Prompts go to standard error where that is a terminal, so that results can be redirected.
  package convenience init(
    history: HistoryFile, isColored: Bool, variables: ShellVariables = .current
  ) {
    let output = Terminal.Stream.error.isTerminal ? Terminal.Stream.error : .output
    let canEdit =
      Terminal.Stream.input.isTerminal && output.isTerminal && !variables.isDumbTerminal
    self.init(
      input: Terminal.Stream.input.rawValue, output: canEdit ? output.rawValue : nil,
      settings: variables["HOME"].map { $0 + "/.editrc" }, history: history, isColored: isColored)
  }

  /// Opens the editor on two descriptors of a terminal; without an `output` lines are plain.
  init(input: Int32, output: Int32?, settings: String?, history: HistoryFile, isColored: Bool) {
    editor = output.flatMap { cedit_open("grove", input, $0, settings) }
    reader = LineReader(descriptor: input)
    self.history = history
    self.isColored = isColored
    guard let editor else { return }
    cedit_set_history_size(editor, Int32(History.capacity))
    for entry in history.history.entries { cedit_add_history(editor, entry) }
  }

  deinit {
    if let editor { cedit_close(editor) }
  }

  /// The signal that asked the process to end while it waited for a key, if one did.
  package var terminationSignal: Int32? {
    let signal = cedit_termination_signal()
    return signal == 0 ? nil : signal
  }

  /// Reads one entry, asking for more lines until `isComplete` accepts it.
  ///
  /// Two empty lines end an entry that is not complete, so that nobody is trapped by an open
  /// bracket; one, or two in the middle of a paste, may be part of the code. Ctrl-C drops it.
  package func read(
    prompt: String, continuationPrompt: String = ". ", isComplete: (String) -> Bool,
    complete: @escaping (String) -> Completion
  ) -> LineResult {
    self.complete = complete
    entry = []
    defer {
      self.complete = nil
      entry = []
    }
    while true {
      let result = readLine(prompt: entry.isEmpty ? prompt : continuationPrompt)
      switch result {
      case .line(let line):
        let isGivenUp = line.isEmpty && entry.last?.isEmpty == true && !hasWaitingInput
        if !isGivenUp { entry.append(line) }
        let text = entry.joined(separator: "\n")
        guard isGivenUp || isComplete(text) else { continue }
        record(text)
        return .line(text)
      case .interrupted(let dropped):
        let text = (entry + [dropped]).joined(separator: "\n")
        record(text)
        return .interrupted(dropped: text)
      case .endOfFile:
        guard !entry.isEmpty else { return .endOfFile }
        let text = entry.joined(separator: "\n")
        record(text)
        return .line(text)
      }
    }
  }

  private var hasWaitingInput: Bool { editor.map { cedit_has_input($0) } ?? false }

  private func record(_ text: String) {
    if history.add(text), let editor { cedit_add_history(editor, text) }
  }

  private func readLine(prompt: String) -> LineResult {
    guard let editor else {
      Terminal.write(prompt, to: .error)
      return reader.next()
    }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    cedit_set_completion(editor, answerTab, owner)
    var typed: UnsafeMutablePointer<CChar>?
    let result = cedit_read(editor, styled(prompt), &typed)
    let text = typed.map { String(cString: $0) } ?? ""
    free(typed)
    switch result {
    case CEDIT_LINE: return .line(text)
    case CEDIT_INTERRUPTED: return .interrupted(dropped: text)
    default: return .endOfFile
    }
  }

  /// Makes the prompt bold, but not the space after it: libedit drops a code with nothing behind.
  private func styled(_ prompt: String) -> String {
    guard isColored, prompt.hasSuffix(" ") else { return prompt }
    return "\u{1}\u{1B}[1m\u{1}\(prompt.dropLast())\u{1}\u{1B}[0m\u{1} "
  }

  fileprivate func answer(_ text: String) -> CompletionKey.Answer {
    guard let complete else { return CompletionKey.Answer() }
    let before = entry.map { $0 + "\n" }.joined()
    return completionKey.press(after: text, width: Terminal.width()) { complete(before + $0) }
  }
}

private func answerTab(
  context: UnsafeMutableRawPointer?, text: UnsafePointer<CChar>?
) -> cedit_completion {
  guard let context, let text else { return cedit_completion(insertion: nil, listing: nil) }
  let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  let answer = editor.answer(String(cString: text))
  return cedit_completion(
    insertion: answer.insertion.isEmpty ? nil : strdup(answer.insertion),
    listing: answer.listing.isEmpty ? nil : strdup(answer.listing))
}
