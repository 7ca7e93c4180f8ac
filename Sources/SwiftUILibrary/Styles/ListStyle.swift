extension Feature {
  static let listStyle = Feature(
    "ListStyle",
    #"""
    /// How lists look.
    protocol ListStyle {}

    struct DefaultListStyle: ListStyle { init() {} }
    struct PlainListStyle: ListStyle { init() {} }
    struct GroupedListStyle: ListStyle { init() {} }
    struct InsetListStyle: ListStyle { init() {} }
    struct InsetGroupedListStyle: ListStyle { init() {} }
    struct SidebarListStyle: ListStyle { init() {} }
    struct BorderedListStyle: ListStyle { init() {} }
    struct CarouselListStyle: ListStyle { init() {} }
    struct EllipticalListStyle: ListStyle { init() {} }

    extension ListStyle where Self == DefaultListStyle {
      static var automatic: DefaultListStyle { DefaultListStyle() }
    }

    extension ListStyle where Self == PlainListStyle {
      static var plain: PlainListStyle { PlainListStyle() }
    }

    extension ListStyle where Self == GroupedListStyle {
      static var grouped: GroupedListStyle { GroupedListStyle() }
    }

    extension ListStyle where Self == InsetListStyle {
      static var inset: InsetListStyle { InsetListStyle() }
    }

    extension ListStyle where Self == InsetGroupedListStyle {
      static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    }

    extension ListStyle where Self == SidebarListStyle {
      static var sidebar: SidebarListStyle { SidebarListStyle() }
    }

    extension ListStyle where Self == BorderedListStyle {
      static var bordered: BorderedListStyle { BorderedListStyle() }
    }

    extension ListStyle where Self == CarouselListStyle {
      static var carousel: CarouselListStyle { CarouselListStyle() }
    }

    extension ListStyle where Self == EllipticalListStyle {
      static var elliptical: EllipticalListStyle { EllipticalListStyle() }
    }

    extension View {
      /// Sets how lists look.
      func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("listStyle", "List", style, nil)
      }
    }
    """#)
}
