extension Feature {
  /// How texts are spoken and set; on a `Text` each gives a `Text` back where one is wanted.
  static let textSpeech = Feature(
    "Text+Speech",
    #"""
    extension Text {
      @_disfavoredOverload
      func accessibilityLabel(_ label: Text) -> Text {
        _styled("accessibilityLabel: " + _reader(label._text))
      }
      @_disfavoredOverload
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        _styled("accessibilityLabel: " + _reader(labelKey._text))
      }
      @_disfavoredOverload
      func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        _styled("accessibilityLabel: " + _reader(String(label)))
      }
      @_disfavoredOverload
      func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        _styled("accessibilityHeading: " + _reader(level))
      }
      @_disfavoredOverload
      func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        _styled("accessibilityTextContentType: " + _reader(value))
      }
      @_disfavoredOverload
      func speechAdjustedPitch(_ value: Double) -> Text {
        _styled("speechAdjustedPitch: " + _reader(value))
      }
      @_disfavoredOverload
      func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        value ? _styled("speechAlwaysIncludesPunctuation") : self
      }
      @_disfavoredOverload
      func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        value ? _styled("speechAnnouncementsQueued") : self
      }
      @_disfavoredOverload
      func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        value ? _styled("speechSpellsOutCharacters") : self
      }
      @_disfavoredOverload
      func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? _styled("typesettingLanguage") : self
      }
      @_disfavoredOverload
      func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? _styled("typesettingLanguage") : self
      }
    }

    extension View {
      /// Says what kind of text this is to those who hear it.
      func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        _decorated("accessibilityTextContentType", "_:", value)
      }
      /// Speaks announcements after those that are being spoken.
      func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        _decorated("speechAnnouncementsQueued", "_:", value)
      }
      /// Says by the rules of which language text is set.
      func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
      ) -> some View {
        _decorated("typesettingLanguage")
      }
      func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
      ) -> some View {
        _decorated("typesettingLanguage")
      }
    }

    /// By the rules of which language text is set.
    struct TypesettingLanguage: Equatable {
      let _language: Locale.Language?
      static let automatic = TypesettingLanguage(_language: nil)
      static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(_language: language)
      }
    }

    /// What kind of text a text is.
    struct AccessibilityTextContentType: Hashable {
      let _name: String
      static let plain = AccessibilityTextContentType(_name: "plain")
      static let console = AccessibilityTextContentType(_name: "console")
      static let fileSystem = AccessibilityTextContentType(_name: "fileSystem")
      static let messaging = AccessibilityTextContentType(_name: "messaging")
      static let narrative = AccessibilityTextContentType(_name: "narrative")
      static let sourceCode = AccessibilityTextContentType(_name: "sourceCode")
      static let spreadsheet = AccessibilityTextContentType(_name: "spreadsheet")
      static let wordProcessing = AccessibilityTextContentType(_name: "wordProcessing")
    }
    """#)
}
