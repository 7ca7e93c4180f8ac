import Interpreter
import ViewRuntime

/// Where `EnvironmentValues` write to, while a modifier's setter runs: it tells which key a key
/// path stands for.
final class EnvironmentRecorder: Location {
  private(set) var written: [(key: TypeID, value: HeldValue)] = []

  func write(_ value: Value, for key: TypeID) {
    written.removeAll { $0.key == key }
    written.append((key, HeldValue(borrowing: value, bridge.evaluator)))
  }

  func value(for key: TypeID) -> Value? {
    written.first { $0.key == key }?.value.value.copied
  }
}
