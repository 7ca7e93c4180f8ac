/// What a person can do to the rows of a `ForEach`, by their places in its data.
package final class RowEdit {
  package let delete: ((Int) throws -> Void)?
  /// From where to before what place, counted before the row leaves its own.
  package let move: ((_ source: Int, _ destination: Int) throws -> Void)?

  package init(delete: ((Int) throws -> Void)?, move: ((Int, Int) throws -> Void)?) {
    self.delete = delete
    self.move = move
  }
}
