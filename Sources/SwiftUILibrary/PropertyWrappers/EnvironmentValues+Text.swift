extension Feature {
  /// How text looks by default.
  static let textEnvironment = Feature(
    "EnvironmentValues+Text",
    #"""
    extension EnvironmentValues {
      /// The font that text uses.
      var font: Font? {
        get { self[_FontKey.self] }
        set { self[_FontKey.self] = newValue }
      }
      /// How many lines text may take.
      var lineLimit: Int? {
        get { self[_LineLimitKey.self] }
        set { self[_LineLimitKey.self] = newValue }
      }
      /// The space between lines.
      var lineSpacing: CGFloat {
        get { self[_LineSpacingKey.self] }
        set { self[_LineSpacingKey.self] = newValue }
      }
      /// How lines lie beside each other.
      var multilineTextAlignment: TextAlignment {
        get { self[_MultilineTextAlignmentKey.self] }
        set { self[_MultilineTextAlignmentKey.self] = newValue }
      }
      /// Which end of a long line gives way.
      var truncationMode: Text.TruncationMode {
        get { self[_TruncationModeKey.self] }
        set { self[_TruncationModeKey.self] = newValue }
      }
      /// How far text may shrink.
      var minimumScaleFactor: CGFloat {
        get { self[_MinimumScaleFactorKey.self] }
        set { self[_MinimumScaleFactorKey.self] = newValue }
      }
      /// Whether text may be squeezed.
      var allowsTightening: Bool {
        get { self[_AllowsTighteningKey.self] }
        set { self[_AllowsTighteningKey.self] = newValue }
      }
      /// Changes of case.
      var textCase: Text.Case? {
        get { self[_TextCaseKey.self] }
        set { self[_TextCaseKey.self] = newValue }
      }
    }

    enum _FontKey: EnvironmentKey {
      static let defaultValue: Font? = nil
    }

    enum _LineLimitKey: EnvironmentKey {
      static let defaultValue: Int? = nil
    }

    enum _LineSpacingKey: EnvironmentKey {
      static let defaultValue: CGFloat = 0
    }

    enum _MultilineTextAlignmentKey: EnvironmentKey {
      static let defaultValue: TextAlignment = .leading
    }

    enum _TruncationModeKey: EnvironmentKey {
      static let defaultValue: Text.TruncationMode = .tail
    }

    enum _MinimumScaleFactorKey: EnvironmentKey {
      static let defaultValue: CGFloat = 1
    }

    enum _AllowsTighteningKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _TextCaseKey: EnvironmentKey {
      static let defaultValue: Text.Case? = nil
    }
    """#)
}
