extension LocaleTable {
  /// The tables of a language and of where it is spoken.
  static func tables(of language: String) -> [String: LocaleTable]? {
    switch language {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "ca": catalan
    case "ro": romanian
    case "sv": swedish
    case "nb", "no": norwegian
    case "da": danish
    case "fi": finnish
    case "is": icelandic
    case "pl": polish
    case "cs": czech
    case "sk": slovak
    case "sl": slovenian
    case "hr": croatian
    case "sr": serbian
    case "bg": bulgarian
    case "ru": russian
    case "uk": ukrainian
    case "el": greek
    case "hu": hungarian
    case "tr": turkish
    case "lt": lithuanian
    case "lv": latvian
    case "et": estonian
    case "he": hebrew
    case "ar": arabic
    case "hi": hindi
    case "bn": bengali
    case "id": indonesian
    case "ms": malay
    case "vi": vietnamese
    case "ja": japanese
    case "ko": korean
    case "zh": chinese
    default: nil
    }
  }
}
