import Diagnostics

extension Command {
  /// `:help`.
  static let help = Command(
    name: "help", group: .session, kind: .query,
    usage: [":help [NAME]"],
    summary: "the commands, or one of them with examples",
    examples: [":help", ":help tap"],
    run: { (session, arguments) throws(Misuse) in
      guard var name = arguments.word() else {
        return Reply(HelpText.overview(of: session.commands, width: session.printing.lineWidth))
      }
      try arguments.end()
      if name.hasPrefix(":") { name.removeFirst() }
      let command = try CommandTable.find(name, in: session.commands)
      return Reply(HelpText.lines(for: command, width: session.printing.lineWidth))
    })
}

/// What `:help` says, from the command table.
package enum HelpText {
  /// The commands in groups, one line each.
  package static func overview(of commands: [Command], width lineWidth: Int = 80) -> [String] {
    var lines = [
      "Type Swift: declarations, statements, expressions. `self` is the mounted view.",
      "A line that begins with ':' is a command; any unambiguous beginning of its name will do.",
    ]
    let names = commands.map { $0.name.displayWidth + 1 }
    let width = min(names.max() ?? 0, longestName)
    for group in Command.Group.allCases {
      let members = commands.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      lines += ["", group.rawValue]
      for member in members {
        let text = wrapped(member.summary, to: lineWidth - width - 4)
        let name = ":\(member.name)".padded(to: width)
        if name.displayWidth > width {
          lines += ["  \(name)"] + text.map { "  " + String.spaces(width + 2) + $0 }
          continue
        }
        lines += text.enumerated().map { index, part in
          "  " + (index == 0 ? name : String.spaces(width)) + "  " + part
        }
      }
    }
    return lines + ["", ":help NAME shows how a command is used, with examples."]
  }

  /// Longer names stand on a line of their own.
  private static let longestName = 12

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    Fact.wrapped(text, width: max(width, 20) + 4).map { String($0.dropFirst(4)) }
  }

  /// Usage, summary, details and examples of one command.
  package static func lines(for command: Command, width: Int = 80) -> [String] {
    var lines = command.usage + ["  \(command.summary)"]
    if !command.details.isEmpty {
      lines += [""] + paragraphs(command.details, width: width)
    }
    if !command.examples.isEmpty {
      lines += ["", command.examples.count == 1 ? "Example" : "Examples"]
      lines += command.examples.map { "  \($0)" }
    }
    return lines
  }

  /// Text filled to a width; lines that are indented stay as they are.
  private static func paragraphs(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var paragraph = ""
    for line in text.allLines + [""] {
      if !line.isEmpty, !line.hasPrefix(" ") {
        paragraph += paragraph.isEmpty ? line : " \(line)"
        continue
      }
      if !paragraph.isEmpty { lines += wrapped(paragraph, to: width) }
      paragraph = ""
      lines.append(line)
    }
    return Array(lines.dropLast())
  }
}
