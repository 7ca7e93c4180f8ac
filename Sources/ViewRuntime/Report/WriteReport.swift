/// One write of a source.
package struct WriteReport: Sendable {
  /// `ContentView.isOn`.
  package var name: String
  package var old: String
  package var new: String
  /// False if the value was equal and the write was dropped (U25).
  package var isChange: Bool
  /// How many bodies had read it; the runtime counts them.
  package var readers: Int
  /// Rows, closures and controls that follow it without a body.
  package var otherReaders = 0
  /// True if nothing has read it, but something has read what is called the same elsewhere.
  package var hasReadNamesake = false
  /// Which source was written, to tell two of the same name apart; the runtime sets it.
  package var source: Int32 = -1
  /// What the transaction that begins with this write is called, where the one before it waits as
  /// well: this write is an update of its own (U41).
  package var transaction: String?
  /// The callback that made the write, after the action itself; the runtime sets it.
  package var during: EventReport?

  package init(name: String, old: String, new: String, isChange: Bool, readers: Int) {
    self.name = name
    self.old = old
    self.new = new
    self.isChange = isChange
    self.readers = readers
  }
}
