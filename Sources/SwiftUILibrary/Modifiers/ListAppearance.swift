extension Feature {
  static let listAppearance = Feature(
    "ListAppearance",
    #"""
    /// The tint of rows.
    struct ListItemTint: Hashable {
      let _name: String
      static let monochrome = ListItemTint(_name: "monochrome")
      static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(_name: "fixed") }
      static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(_name: "preferred") }
    }

    /// The space between sections.
    struct ListSectionSpacing: Hashable {
      let _name: String
      static let `default` = ListSectionSpacing(_name: "default")
      static let compact = ListSectionSpacing(_name: "compact")
      static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(_name: "custom(\(spacing))")
      }
    }

    /// How much something stands out.
    enum Prominence: Hashable { case standard, increased }

    /// How much a badge stands out.
    struct BadgeProminence: Hashable {
      let _name: String
      static let decreased = BadgeProminence(_name: "decreased")
      static let standard = BadgeProminence(_name: "standard")
      static let increased = BadgeProminence(_name: "increased")
    }

    extension View {
      /// Sets the space between rows.
      @notSimulated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        _decorated("listRowSpacing", "_:", spacing)
      }
      /// Colors the line of a row.
      func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        _decorated("listRowSeparatorTint", "_:", color)
      }
      /// Says whether lines are drawn between sections.
      func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
      ) -> some View {
        _decorated("listSectionSeparator", "_:", visibility)
      }
      /// Colors the line of a section.
      func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        _decorated("listSectionSeparatorTint", "_:", color)
      }
      /// Sets the space between sections.
      @notSimulated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        _decorated("listSectionSpacing", "_:", spacing)
      }
      @notSimulated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        _decorated("listSectionSpacing", "_:", spacing)
      }
      /// Tints the symbols of rows.
      func listItemTint(_ tint: ListItemTint?) -> some View {
        _decorated("listItemTint", "_:", tint)
      }
      func listItemTint(_ tint: Color?) -> some View { _decorated("listItemTint", "_:", tint) }
      /// Sets how rows look under a pointer.
      func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        _decorated("listRowHoverEffect", "_:", effect)
      }
      @notSimulated func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
        _decorated("listRowInsets", "_:_:", (edges, length))
      }
      /// Makes headers stand out.
      func headerProminence(_ prominence: Prominence) -> some View {
        _decorated("headerProminence", "_:", prominence)
      }
      /// Marks a row or tab with a word.
      func badge(_ label: Text?) -> some View { _decorated("badge", "_:", label?._text) }
      func badge(_ key: LocalizedStringKey?) -> some View {
        _decorated("badge", "_:", key?._text)
      }
      @_disfavoredOverload
      func badge<S: StringProtocol>(_ label: S?) -> some View {
        _decorated("badge", "_:", label)
      }
      /// Says how much badges stand out.
      func badgeProminence(_ prominence: BadgeProminence) -> some View {
        _decorated("badgeProminence", "_:", prominence)
      }
      /// Keeps rows from being selected.
      @notSimulated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        _decorated("selectionDisabled", "_:", isDisabled)
      }
      /// Says whether headers of tables are shown.
      func tableColumnHeaders(_ visibility: Visibility) -> some View {
        _decorated("tableColumnHeaders", "_:", visibility)
      }
      /// Shades every other row.
      func alternatingRowBackgrounds() -> some View { _decorated("alternatingRowBackgrounds") }
    }
    """#)
}
