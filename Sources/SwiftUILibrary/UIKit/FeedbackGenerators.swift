extension Feature {
  /// Knocks and buzzes, which a terminal has none of.
  static let feedbackGenerators = Feature(
    "FeedbackGenerators",
    #"""
    /// Knocks as something hits something.
    @notSimulated class UIImpactFeedbackGenerator {
      enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
      init(style: FeedbackStyle = .medium) {}
      func prepare() {}
      func impactOccurred() {}
      func impactOccurred(intensity: CGFloat) {}
    }

    /// Tells how a task went.
    @notSimulated class UINotificationFeedbackGenerator {
      enum FeedbackType: Int { case success, warning, error }
      init() {}
      func prepare() {}
      func notificationOccurred(_ type: FeedbackType) {}
    }

    /// Clicks as a choice changes.
    @notSimulated class UISelectionFeedbackGenerator {
      init() {}
      func prepare() {}
      func selectionChanged() {}
    }
    """#)
}
