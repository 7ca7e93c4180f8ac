import ArgumentParser
import LineEditing
import REPL

/// What decides how results look.
struct DisplayOptions: ParsableArguments {
  enum Charset: String, EnumerableFlag {
    case ascii, unicode

    static func help(for value: Self) -> ArgumentHelp? {
      switch value {
      case .ascii: "Nothing beyond ASCII; the default on a terminal whose locale is not UTF-8."
      case .unicode: "Draw trees with lines."
      }
    }
  }

  @Flag(help: "Show whole trees, not only what changed.")
  var full = false

  @Flag
  var charset: Charset?

  @Option(help: ArgumentHelp("Colours.", valueName: "when"))
  var color = ColorChoice.auto

  /// How trees are printed on standard output now; the width follows the terminal's.
  func printing(console: Console, variables: ShellVariables = .current) -> PrintOptions {
    var options = PrintOptions()
    options.isFull = full
    options.isColoured = console.isColored
    options.width = Terminal.width(variables: variables)
    options.wrapsMessages = Terminal.Stream.error.isTerminal
    switch charset {
    case .ascii: options.charset = .ascii
    case .unicode: options.charset = .unicode
    case nil:
      // A pipe carries bytes whatever the locale is, so only a screen needs the caution.
      let isLimited = Terminal.Stream.output.isTerminal && !variables.isUTF8
      options.charset = isLimited ? .ascii : .standard
    }
    return options
  }
}

extension ColorChoice: ExpressibleByArgument {}
