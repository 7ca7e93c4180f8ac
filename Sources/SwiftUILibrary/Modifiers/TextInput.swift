extension Feature {
  static let textInput = Feature(
    "TextInput",
    #"""
    struct _TextInputModifier {
      let _value: Any?
      var _name: String = "submitLabel"
    }

    /// What is typed with capitals.
    struct TextInputAutocapitalization: Hashable {
      let _name: String
      static let never = TextInputAutocapitalization(_name: "never")
      static let words = TextInputAutocapitalization(_name: "words")
      static let sentences = TextInputAutocapitalization(_name: "sentences")
      static let characters = TextInputAutocapitalization(_name: "characters")
    }

    /// Which keyboard is shown.
    enum UIKeyboardType: Int, Hashable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
      static var alphabet: UIKeyboardType { asciiCapable }
    }

    extension View {
      /// Names the return key.
      func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedContent<Self, _TextInputModifier> {
        ModifiedContent(content: self, modifier: _TextInputModifier(_value: submitLabel))
      }
      /// Says whether typing is corrected.
      func autocorrectionDisabled(
        _ disable: Bool = true
      ) -> ModifiedContent<Self, _TextInputModifier> {
        ModifiedContent(
          content: self,
          modifier: _TextInputModifier(_value: disable, _name: "autocorrectionDisabled"))
      }
      /// Says whether typing is corrected, in the older form.
      func disableAutocorrection(_ disable: Bool?) -> ModifiedContent<Self, _TextInputModifier> {
        ModifiedContent(
          content: self,
          modifier: _TextInputModifier(_value: disable, _name: "disableAutocorrection"))
      }
      /// Says which keyboard is shown.
      func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, _TextInputModifier> {
        ModifiedContent(
          content: self, modifier: _TextInputModifier(_value: type, _name: "keyboardType"))
      }
      /// Says what is typed with capitals.
      func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
      ) -> ModifiedContent<Self, _TextInputModifier> {
        ModifiedContent(
          content: self,
          modifier: _TextInputModifier(
            _value: autocapitalization, _name: "textInputAutocapitalization"))
      }
    }
    """#)
}
