import ArgumentParser
import REPL

/// What a script writes instead of text.
struct ResultOptions: ParsableArguments {
  @Flag(help: "Print one JSON object a line for each step.")
  var json = false

  @Flag(help: "Add every view's frame to the JSON.")
  var frames = false

  func validate() throws {
    if frames && !json { throw ValidationError("--frames needs --json.") }
  }

  /// The same as a script runner takes them.
  func scriptOptions(keepsGoing: Bool = false) -> ScriptRunner.Options {
    var options = ScriptRunner.Options()
    options.isJSON = json
    options.showsFrames = frames
    options.keepsGoing = keepsGoing
    return options
  }
}
