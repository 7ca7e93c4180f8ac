extension StandardLibrary {
  /// Settings, kept for the length of a session and no longer.
  static let userDefaults = LibraryEntry(
    "UserDefaults.swift",
    """
    /// Settings by key. They live in memory: a session begins without any.
    class UserDefaults: NSObject {
      static let standard = UserDefaults()
      let __suite: __DefaultsSuite
      override init() { self.__suite = __DefaultsSuite.named("") }
      init?(suiteName suitename: String?) {
        self.__suite = __DefaultsSuite.named(suitename ?? "")
      }

      func __changed(_ key: String) {
        for watcher in __suite.watchers { watcher(key) }
        for observer in __suite.observers where observer.key == key {
          observer.object?.observeValue(forKeyPath: key, of: self, change: nil, context: nil)
        }
        NotificationCenter.default.post(
          name: UserDefaults.didChangeNotification, object: self)
      }
      static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

      /// Tells an object of changes under a key until it is removed.
      func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
      ) {
        __suite.observers.append(__DefaultsObserver(keyPath, observer))
      }
      func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
      ) {
        __suite.observers.removeAll {
          $0.object == nil || $0.object === observer && $0.key == keyPath
        }
      }

      /// What is stored under a key.
      func object(forKey defaultName: String) -> Any? {
        if let value = __suite.values[defaultName] { return value }
        for name in __suite.added {
          if let value = __DefaultsSuite.named(name).values[defaultName] { return value }
        }
        return __suite.fallbacks[defaultName]
      }
      func value(forKey key: String) -> Any? { object(forKey: key) }
      /// Stores a value under a key; `nil` removes it.
      func set(_ value: Any?, forKey defaultName: String) {
        __suite.values[defaultName] = value
        __changed(defaultName)
      }
      func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      func removeObject(forKey defaultName: String) {
        __suite.values[defaultName] = nil
        __changed(defaultName)
      }
      func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: return text
        case let number as Int: return "\\(number)"
        case let number as Double: return "\\(number)"
        default: return nil
        }
      }
      func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
      func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
      }
      func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
      func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
      }
      func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
      func integer(forKey defaultName: String) -> Int {
        switch object(forKey: defaultName) {
        case let number as Int: return number
        case let number as Double: return Int(number)
        case let flag as Bool: return flag ? 1 : 0
        case let text as String: return Int(text) ?? 0
        default: return 0
        }
      }
      func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let number as Double: return number
        case let number as Int: return Double(number)
        case let number as Float: return Double(number)
        case let text as String: return Double(text) ?? 0
        default: return 0
        }
      }
      func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
      func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let flag as Bool: return flag
        case let number as Int: return number != 0
        case let text as String: return ["YES", "yes", "true", "1"].contains(text)
        default: return false
        }
      }
      /// Values for keys that are not set.
      func register(defaults registrationDictionary: [String: Any]) {
        for (key, value) in registrationDictionary {
          __suite.fallbacks[key] = value
        }
      }
      func dictionaryRepresentation() -> [String: Any] {
        __suite.fallbacks.merging(__suite.values) { _, new in new }
      }
      func persistentDomain(forName domainName: String) -> [String: Any]? {
        __suite.values.isEmpty ? nil : __suite.values
      }
      func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        removePersistentDomain(forName: domainName)
        for key in domain.keys.sorted() { set(domain[key], forKey: key) }
      }
      func removePersistentDomain(forName domainName: String) {
        for key in __suite.values.keys.sorted() { removeObject(forKey: key) }
      }
      /// Looks for keys that are not set in another suite too.
      func addSuite(named suiteName: String) {
        removeSuite(named: suiteName)
        __suite.added.append(suiteName)
      }
      func removeSuite(named suiteName: String) { __suite.added.removeAll { $0 == suiteName } }
      @discardableResult
      func synchronize() -> Bool { true }
    }

    /// Who is told of changes under a key.
    final class __DefaultsObserver {
      let key: String
      weak var object: NSObject?
      init(_ key: String, _ object: NSObject) {
        self.key = key
        self.object = object
      }
    }

    /// The settings of one suite, shared by whoever opens it.
    final class __DefaultsSuite {
      static var all: [String: __DefaultsSuite] = [:]
      let name: String
      var values: [String: Any] = [:]
      var fallbacks: [String: Any] = [:]
      /// The suites that are searched for keys that are not set here.
      var added: [String] = []
      /// Called with the key after each change.
      var watchers: [(String) -> Void] = []
      var observers: [__DefaultsObserver] = []
      /// True once views are told of changes.
      var isShown = false
      init(_ name: String) { self.name = name }
      static func named(_ name: String) -> __DefaultsSuite {
        if let known = all[name] { return known }
        let made = __DefaultsSuite(name)
        all[name] = made
        return made
      }
    }
    """)
}
