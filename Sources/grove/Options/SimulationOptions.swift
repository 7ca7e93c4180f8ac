import ArgumentParser
import REPL
import ViewRuntime

/// What decides how the program behaves.
struct SimulationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What to mount: a Swift expression.", valueName: "expr"))
  var view: String?

  @Option(help: ArgumentHelp("The screen, in points.", valueName: "WxH"))
  var size = ScreenSize(size: SessionSettings().size)

  @Option(help: ArgumentHelp("The release to behave like.", valueName: "name"))
  var profile = ProfileName(profile: SessionSettings().profile)

  @Option(help: ArgumentHelp("Seed of randomness and of UUID().", valueName: "n"))
  var seed = SessionSettings().seed

  @Option(help: ArgumentHelp("Loop turns and calls that one step may take.", valueName: "n"))
  var fuel: Int?

  @Flag(help: "Make it an error to use what is not simulated.")
  var strict = false

  /// The same as a session takes them.
  var settings: SessionSettings {
    var settings = SessionSettings()
    settings.size = size.size
    settings.profile = profile.profile
    settings.seed = seed
    settings.fuel = fuel
    settings.isStrict = strict
    return settings
  }

  func validate() throws {
    if let fuel, fuel < 1 { throw ValidationError("--fuel must be at least 1.") }
  }
}
