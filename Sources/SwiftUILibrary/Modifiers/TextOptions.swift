extension Feature {
  static let textOptions = Feature(
    "TextOptions",
    #"""
    /// What a field is for.
    struct UITextContentType: Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let name = UITextContentType(rawValue: "name")
      static let givenName = UITextContentType(rawValue: "givenName")
      static let familyName = UITextContentType(rawValue: "familyName")
      static let nickname = UITextContentType(rawValue: "nickname")
      static let username = UITextContentType(rawValue: "username")
      static let password = UITextContentType(rawValue: "password")
      static let newPassword = UITextContentType(rawValue: "newPassword")
      static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
      static let emailAddress = UITextContentType(rawValue: "emailAddress")
      static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
      static let URL = UITextContentType(rawValue: "URL")
      static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
      static let namePrefix = UITextContentType(rawValue: "namePrefix")
      static let middleName = UITextContentType(rawValue: "middleName")
      static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
      static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
      static let sublocality = UITextContentType(rawValue: "sublocality")
      static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
      static let creditCardExpirationMonth = UITextContentType(
        rawValue: "creditCardExpirationMonth")
      static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
      static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
      static let creditCardType = UITextContentType(rawValue: "creditCardType")
      static let creditCardName = UITextContentType(rawValue: "creditCardName")
      static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
      static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
      static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
      static let dateTime = UITextContentType(rawValue: "dateTime")
      static let flightNumber = UITextContentType(rawValue: "flightNumber")
      static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
      static let birthdate = UITextContentType(rawValue: "birthdate")
      static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
      static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
      static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
      static let cellularEID = UITextContentType(rawValue: "cellularEID")
      static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
      static let postalCode = UITextContentType(rawValue: "postalCode")
      static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
      static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
      static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
      static let addressCity = UITextContentType(rawValue: "addressCity")
      static let addressState = UITextContentType(rawValue: "addressState")
      static let countryName = UITextContentType(rawValue: "countryName")
      static let jobTitle = UITextContentType(rawValue: "jobTitle")
      static let organizationName = UITextContentType(rawValue: "organizationName")
      static let location = UITextContentType(rawValue: "location")
    }

    /// What is typed with capitals, in the older form.
    enum UITextAutocapitalizationType: Int, Hashable { case none, words, sentences, allCharacters }

    extension AttributedString {
      /// How high the lines of a text are.
      struct LineHeight: Hashable {
        let _name: String
        static let normal = LineHeight(_name: "normal")
        static let tight = LineHeight(_name: "tight")
        static let loose = LineHeight(_name: "loose")
        static let variable = LineHeight(_name: "variable")
        static func multiple(factor: CGFloat) -> LineHeight {
          LineHeight(_name: "multiple(factor: \(factor))")
        }
        static func leading(increase: CGFloat) -> LineHeight {
          LineHeight(_name: "leading(increase: \(increase))")
        }
        static func exact(points: CGFloat) -> LineHeight {
          LineHeight(_name: "exact(points: \(points))")
        }
      }
    }

    extension Text {
      /// What the alignment of lines follows.
      struct AlignmentStrategy: Hashable {
        let _name: String
        static let `default` = AlignmentStrategy(_name: "default")
        static let layoutBased = AlignmentStrategy(_name: "layoutBased")
        static let writingDirectionBased = AlignmentStrategy(_name: "writingDirectionBased")
      }
    }

    extension View {
      /// Says what a field is for.
      func textContentType(_ textContentType: UITextContentType?) -> some View {
        _decorated("textContentType", "_:", textContentType?.rawValue)
      }
      /// Says what is typed with capitals, in the older form.
      func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        _decorated("autocapitalization", "_:", style)
      }
      /// Keeps `onSubmit` from outside away.
      func submitScope(
        _ isBlocking: Bool = true
      ) -> ModifiedContent<Self, _SubmitScopeModifier> {
        ModifiedContent(content: self, modifier: _SubmitScopeModifier(_isBlocking: isBlocking))
      }
      /// Sets a secondary size of text.
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        _decorated("textScale", "_:", scale)
      }
      /// Sets the height of lines.
      func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        _decorated("lineHeight", "_:", lineHeight)
      }
      /// Sets how high text is spoken.
      func speechAdjustedPitch(_ value: Double) -> some View {
        _decorated("speechAdjustedPitch", "_:", value)
      }
      /// Says whether punctuation is spoken.
      func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        _decorated("speechAlwaysIncludesPunctuation", "_:", value)
      }
      /// Shows a field to search text with; not simulated.
      @notSimulated func findNavigator(isPresented: Binding<Bool>) -> some View {
        _decorated("findNavigator")
      }
      /// Says whether text can be searched.
      func findDisabled(_ isDisabled: Bool = true) -> some View {
        _decorated("findDisabled", "_:", isDisabled)
      }
      /// Says whether text can be replaced.
      func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        _decorated("replaceDisabled", "_:", isDisabled)
      }
      /// Says how much help with writing is offered.
      func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        _decorated("writingToolsBehavior", "_:", behavior)
      }
      /// Says on which device a preview is turned.
      func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        _decorated("previewInterfaceOrientation", "_:", value)
      }
      /// Says where a preview is shown.
      func previewContext<C>(_ value: C) -> some View { _decorated("previewContext") }
    }

    /// How much help with writing is offered.
    struct WritingToolsBehavior: Hashable {
      let _name: String
      static let automatic = WritingToolsBehavior(_name: "automatic")
      static let complete = WritingToolsBehavior(_name: "complete")
      static let limited = WritingToolsBehavior(_name: "limited")
      static let disabled = WritingToolsBehavior(_name: "disabled")
    }

    /// How a device is held.
    struct InterfaceOrientation: Hashable {
      let _name: String
      static let portrait = InterfaceOrientation(_name: "portrait")
      static let portraitUpsideDown = InterfaceOrientation(_name: "portraitUpsideDown")
      static let landscapeLeft = InterfaceOrientation(_name: "landscapeLeft")
      static let landscapeRight = InterfaceOrientation(_name: "landscapeRight")
    }
    """#)
}
