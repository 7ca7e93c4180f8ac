extension HorizontalAlignment {
  /// SwiftUI's own alignments by name.
  package init?(name: String) {
    switch name {
    case "leading": self = .leading
    case "center": self = .center
    case "trailing": self = .trailing
    default: return nil
    }
  }

  package var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .custom(let guide): guide.name
    }
  }
}

extension VerticalAlignment {
  /// SwiftUI's own alignments by name.
  package init?(name: String) {
    switch name {
    case "top": self = .top
    case "center": self = .center
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    default: return nil
    }
  }

  package var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let guide): guide.name
    }
  }
}
