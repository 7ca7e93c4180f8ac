import Interpreter
import ViewRuntime

extension Feature {
  static let alignment = Feature(
    "Alignment",
    #"""
    /// A guide of an axis that the program defines.
    protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }

    /// What layout needs of a guide of the program's own.
    struct _AlignmentMethods<ID: AlignmentID> {
      init() {}
      func _position(_ context: ViewDimensions) -> CGFloat { ID.defaultValue(in: context) }
    }

    /// Where views of a column line up.
    struct HorizontalAlignment: Equatable {
      let _name: String
      let _methods: Any?
      init(_name: String) {
        self._name = _name
        self._methods = nil
      }
      init<ID: AlignmentID>(_ id: ID.Type) {
        self._name = "\(id)"
        self._methods = _AlignmentMethods<ID>()
      }
      static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
        lhs._name == rhs._name
      }
      static let leading = HorizontalAlignment(_name: "leading")
      static let center = HorizontalAlignment(_name: "center")
      static let trailing = HorizontalAlignment(_name: "trailing")
      static let listRowSeparatorLeading = HorizontalAlignment(_name: "listRowSeparatorLeading")
      static let listRowSeparatorTrailing = HorizontalAlignment(_name: "listRowSeparatorTrailing")
    }

    /// Where views of a row line up.
    struct VerticalAlignment: Equatable {
      let _name: String
      let _methods: Any?
      init(_name: String) {
        self._name = _name
        self._methods = nil
      }
      init<ID: AlignmentID>(_ id: ID.Type) {
        self._name = "\(id)"
        self._methods = _AlignmentMethods<ID>()
      }
      static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
        lhs._name == rhs._name
      }
      static let top = VerticalAlignment(_name: "top")
      static let center = VerticalAlignment(_name: "center")
      static let bottom = VerticalAlignment(_name: "bottom")
      static let firstTextBaseline = VerticalAlignment(_name: "firstTextBaseline")
      static let lastTextBaseline = VerticalAlignment(_name: "lastTextBaseline")
    }

    /// Where a view lies in a larger area, on both axes.
    struct Alignment: Equatable {
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
      init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
      }
      static let center = Alignment(horizontal: .center, vertical: .center)
      static let leading = Alignment(horizontal: .leading, vertical: .center)
      static let trailing = Alignment(horizontal: .trailing, vertical: .center)
      static let top = Alignment(horizontal: .center, vertical: .top)
      static let bottom = Alignment(horizontal: .center, vertical: .bottom)
      static let topLeading = Alignment(horizontal: .leading, vertical: .top)
      static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
      static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
      static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
      static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
      static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
      static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
      static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
      static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
      static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
    }

    /// How lines of text lie beside each other.
    enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }
    """#,
    details: [
      "HorizontalAlignment": { part throws(Trap) in "." + part.string("_name") },
      "VerticalAlignment": { part throws(Trap) in "." + part.string("_name") },
      "Alignment": { part throws(Trap) in
        let alignment = part.alignment()
        return Detail.alignment(alignment)
      },
    ])
}
