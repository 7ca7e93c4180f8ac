/// What a control takes whose values cannot be listed: a date, a color.
package struct ValueEntry {
  /// How a value is written, in words.
  package let form: String
  /// True if a text stands for a value.
  package let accepts: (String) throws -> Bool
  package let choose: (String) throws -> Void

  package init(
    form: String, accepts: @escaping (String) throws -> Bool,
    choose: @escaping (String) throws -> Void
  ) {
    self.form = form
    self.accepts = accepts
    self.choose = choose
  }
}
