import ArgumentParser
import ViewRuntime

/// The name of a profile: the release whose behaviour is simulated.
struct ProfileName: ExpressibleByArgument {
  let profile: Profile

  init(profile: Profile) {
    self.profile = profile
  }

  init?(argument: String) {
    guard let profile = Profile.named(argument) else { return nil }
    self.profile = profile
  }

  var defaultValueDescription: String { profile.name }

  static var allValueStrings: [String] { Profile.all.map(\.name) }
}
