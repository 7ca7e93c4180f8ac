import ViewRuntime

/// What a session starts from; all of it decides what the program does.
package struct SessionSettings {
  /// Seeds randomness and `UUID()`: two sessions with the same inputs are the same.
  package var seed: UInt64 = 1
  /// The screen, in points.
  package var size = Size(width: 390, height: 844)
  package var profile = Profile.default
  /// Operations one input may take; `nil` is the interpreter's default.
  package var fuel: Int?
  /// What is not simulated is an error.
  package var isStrict = false

  package init() {}
}
