extension Feature {
  /// What assists people; nothing of it is on, and nobody listens.
  static let uiAccessibility = Feature(
    "UIAccessibility",
    #"""
    /// Which of the settings that assist people are on: none.
    @_unmodelled struct UIAccessibility {
      static var isVoiceOverRunning: Bool { false }
      static var isReduceMotionEnabled: Bool { false }
      static var isReduceTransparencyEnabled: Bool { false }
      static var isDarkerSystemColorsEnabled: Bool { false }
      static var isBoldTextEnabled: Bool { false }
      static var isInvertColorsEnabled: Bool { false }
      static var isGrayscaleEnabled: Bool { false }
      static var isSwitchControlRunning: Bool { false }
      static var isAssistiveTouchRunning: Bool { false }
      static var isGuidedAccessEnabled: Bool { false }
      static var isSpeakScreenEnabled: Bool { false }
      static var isSpeakSelectionEnabled: Bool { false }
      static var isMonoAudioEnabled: Bool { false }
      static var isClosedCaptioningEnabled: Bool { false }
      static var isShakeToUndoEnabled: Bool { true }
      static var isOnOffSwitchLabelsEnabled: Bool { false }
      static var isVideoAutoplayEnabled: Bool { true }
      static var prefersCrossFadeTransitions: Bool { false }
      static var shouldDifferentiateWithoutColor: Bool { false }
      /// Says something to those who hear the screen; nobody does.
      @notSimulated static func post(notification: Notification, argument: Any?) {}

      /// What is told to those who hear the screen.
      struct Notification: Hashable {
        let _name: String
        static let announcement = Notification(_name: "announcement")
        static let layoutChanged = Notification(_name: "layoutChanged")
        static let screenChanged = Notification(_name: "screenChanged")
        static let pageScrolled = Notification(_name: "pageScrolled")
      }
      static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
      static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
      static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
      static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
      static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    }
    """#)
}
