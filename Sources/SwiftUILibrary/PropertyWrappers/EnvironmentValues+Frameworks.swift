extension Feature {
  /// What Apple's other frameworks put into the environment, as far as views read it.
  static let environmentFrameworks = Feature(
    "EnvironmentValues+Frameworks",
    #"""
    /// Asks the user to rate the app; nobody is asked.
    @notSimulated struct RequestReviewAction {
      init() {}
      func callAsFunction() {}
    }

    /// The size of a widget.
    enum WidgetFamily: Int, CaseIterable {
      case systemSmall, systemMedium, systemLarge, systemExtraLarge
      case accessoryCircular, accessoryRectangular, accessoryInline
    }

    struct _WidgetFamilyKey: EnvironmentKey {
      static var defaultValue: WidgetFamily { WidgetFamily.systemSmall }
    }

    extension EnvironmentValues {
      /// Asks the user to rate the app.
      var requestReview: RequestReviewAction { RequestReviewAction() }
      /// The size of the widget that a view is shown in.
      var widgetFamily: WidgetFamily {
        get { self[_WidgetFamilyKey.self] }
        set { self[_WidgetFamilyKey.self] = newValue }
      }
      /// True where a widget's background is shown.
      var showsWidgetContainerBackground: Bool { true }
    }
    """#)
}
