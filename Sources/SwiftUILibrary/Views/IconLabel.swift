extension Feature {
  /// A name for the usual label where `Label` means a generic parameter.
  static let iconLabel = Feature(
    "IconLabel",
    #"""
    typealias _IconLabel = Label<Text, Image>
    """#)
}
