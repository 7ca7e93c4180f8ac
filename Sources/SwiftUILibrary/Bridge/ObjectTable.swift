import Interpreter
import ViewRuntime

/// What belongs to objects of the program: the signal of an observed object, and a source for each
/// observable property that was read.
///
/// Objects are known by their address and a weak reference, so that being observed does not keep
/// one alive.
final class ObjectTable {
  private unowned let evaluator: Evaluator
  private unowned let runtime: Runtime
  private var records: [UInt64: Record] = [:]
  /// Calls of `withObservationTracking` that run now, the innermost last.
  var trackings: [ObservationTracking] = []
  /// Whether objects of a type declare their `objectWillChange` themselves.
  var declaresPublisher: [TypeID: Bool] = [:]
  /// Records to make before the next look for dead ones.
  private var sweepAfter = 256

  final class Record {
    let cell: HeldValue
    /// `objectWillChange`, once someone subscribed.
    var signal: SourceID?
    /// How reports call an object that only the library knows: `TimelineView.date`.
    var shownName: String?
    /// How often the object announced a change (U122).
    var signals = 0
    /// The program's object that keeps the subscribers to `objectWillChange`.
    var announcer: HeldValue?
    /// What keeps the signal listening to a publisher that the object declares itself.
    var ownSubscription: HeldValue?
    var properties: [String: SourceID] = [:]
    /// Who waits for the next change of a property (U89).
    var trackings: [String: [ObservationTracking]] = [:]

    init(_ cell: HeldValue) { self.cell = cell }
  }

  init(_ evaluator: Evaluator, _ runtime: Runtime) {
    self.evaluator = evaluator
    self.runtime = runtime
  }

  /// What is kept for an object; `nil` for what is no object.
  func record(of object: Value) -> Record? {
    guard object.kind == .object else { return nil }
    if let known = records[object.bits], isAlive(known) { return known }
    if let stale = records.removeValue(forKey: object.bits) { forget(stale) }
    if records.count >= sweepAfter { sweep() }
    let made = Record(HeldValue(owning: evaluator.makeWeak(object), evaluator))
    records[object.bits] = made
    return made
  }

  /// The record of an object that has one already.
  func knownRecord(of object: Value) -> Record? {
    guard let known = records[object.bits], isAlive(known) else { return nil }
    return known
  }

  /// The source that fires when the object announces a change.
  func signal(of object: Value) -> SourceID? {
    guard let record = record(of: object) else { return nil }
    if let signal = record.signal { return signal }
    let type = evaluator.types.name(of: object.type, qualified: false)
    let made = runtime.makeSource(name: record.shownName ?? "\(type).objectWillChange")
    record.signal = made
    return made
  }

  /// The source behind one observable property.
  func source(of name: String, in object: Value) -> SourceID? {
    guard let record = record(of: object) else { return nil }
    if let source = record.properties[name] { return source }
    let type = evaluator.types.name(of: object.type, qualified: false)
    let made = runtime.makeSource(name: "\(type).\(name)")
    record.properties[name] = made
    return made
  }

  /// Notes a read for every tracking around it.
  func track(_ name: String, of object: Value) {
    guard let record = record(of: object) else { return }
    for tracking in trackings { tracking.noteRead(of: name, record) }
  }

  private func isAlive(_ record: Record) -> Bool {
    evaluator.loadWeak(record.cell.value).kind == .object
  }

  /// Forgets what is kept for objects that are gone.
  func sweep() {
    for (address, record) in records where !isAlive(record) {
      forget(record)
      records.removeValue(forKey: address)
    }
    sweepAfter = max(256, records.count * 2)
  }

  private func forget(_ record: Record) {
    if let signal = record.signal { runtime.removeSource(signal) }
    record.properties.values.forEach { runtime.removeSource($0) }
  }
}
