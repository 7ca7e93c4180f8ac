/// `ForEach`: ids first, rows on demand.
package final class CollectionElement {
  package let count: Int
  /// The id of each element; computed once per value, cheap ones first (Z12).
  package let id: (Int) -> ExplicitID
  /// Runs the row closure for one element.
  package let content: (Int) throws -> ViewElement
  /// The id of an element as the program's value: what a row stands for in a selection.
  package let tag: ((Int) throws -> any ComparableValue)?
  /// How a person may edit the rows, if the `ForEach` itself says so.
  package let edit: RowEdit?
  /// `ForEach(0..<n)`: the count is read once (I49).
  package let isConstantRange: Bool
  /// What a lazy container can know of the rows before they are made.
  package let rowShape: RowShape
  /// `ForEach<Range<Int>, Int, Row>`, for warnings.
  package let typeName: String
  /// What the whole value is compared by: equal data and an equal closure skip every row.
  package let value: (any ComparableValue)?
  /// Subviews of a view of UIKit, rather than the rows of a `ForEach`.
  package let isHierarchy: Bool
  /// Compares the row closure with that of an older value.
  ///
  /// If they are equal it returns what compares the element at an index with one of the older
  /// value: a row of an equal element can be skipped without running the closure.
  package let rowEquality: ((CollectionElement) -> ((Int, Int) -> Bool)?)?

  /// Makes the element for one evaluated `ForEach`.
  package init(
    count: Int, id: @escaping (Int) -> ExplicitID,
    content: @escaping (Int) throws -> ViewElement, isConstantRange: Bool = false,
    rowShape: RowShape = .plain, typeName: String = "ForEach", value: (any ComparableValue)? = nil,
    rowEquality: ((CollectionElement) -> ((Int, Int) -> Bool)?)? = nil,
    tag: ((Int) throws -> any ComparableValue)? = nil, edit: RowEdit? = nil,
    isHierarchy: Bool = false
  ) {
    self.count = count
    self.id = id
    self.content = content
    self.isConstantRange = isConstantRange
    self.rowShape = rowShape
    self.typeName = typeName
    self.value = value
    self.rowEquality = rowEquality
    self.tag = tag
    self.edit = edit
    self.isHierarchy = isHierarchy
  }
}

/// What the type of a row tells of it, before any row is made.
package enum RowShape: Hashable, Sendable {
  /// One view, or some other known number of them.
  case plain
  /// How many views it is, or what their ids are, is known once its value is made: a list makes the
  /// values of all of them (Z08, Z13).
  case unknown
  /// It holds a `ForEach` or a `Section`, whose rows are rows of the container.
  case nested
}
