extension StandardLibrary {
  /// Locks, which are always free where one thing runs at a time.
  static let locks = LibraryEntry(
    "Locks.swift",
    """
    protocol NSLocking {
      func lock()
      func unlock()
    }

    extension NSLocking {
      func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
      }
    }

    class NSLock: NSObject, NSLocking, Sendable {
      var name: String?
      var _isLocked = false
      override init() {}
      func lock() {
        __take(&_isLocked)
      }
      func unlock() { _isLocked = false }
      func `try`() -> Bool {
        if _isLocked { return false }
        _isLocked = true
        return true
      }
    }

    class NSRecursiveLock: NSObject, NSLocking, Sendable {
      var name: String?
      override init() {}
      func lock() {}
      func unlock() {}
    }

    /// Takes a lock; waiting for one that is taken would never end where one thing runs at a time.
    func __take(_ isLocked: inout Bool) {
      if isLocked { __trap("the lock is taken already, so waiting for it would never end") }
      isLocked = true
    }

    /// A lock of the C library.
    struct pthread_mutex_t: Sendable {
      var _isLocked = false
    }
    struct pthread_mutexattr_t: Sendable {
      var _kind = 0
    }
    @discardableResult
    func pthread_mutex_init(
      _ mutex: inout pthread_mutex_t, _ attributes: UnsafePointer<pthread_mutexattr_t>?
    ) -> Int32 { 0 }
    @discardableResult
    func pthread_mutex_destroy(_ mutex: inout pthread_mutex_t) -> Int32 { 0 }
    @discardableResult
    func pthread_mutex_lock(_ mutex: inout pthread_mutex_t) -> Int32 {
      __take(&mutex._isLocked)
      return 0
    }
    @discardableResult
    func pthread_mutex_trylock(_ mutex: inout pthread_mutex_t) -> Int32 {
      if mutex._isLocked { return 16 }
      mutex._isLocked = true
      return 0
    }
    @discardableResult
    func pthread_mutex_unlock(_ mutex: inout pthread_mutex_t) -> Int32 {
      mutex._isLocked = false
      return 0
    }

    @discardableResult
    func pthread_mutexattr_init(_ attributes: inout pthread_mutexattr_t) -> Int32 { 0 }
    @discardableResult
    func pthread_mutexattr_destroy(_ attributes: inout pthread_mutexattr_t) -> Int32 { 0 }

    // Locks that a program has put into memory of its own.
    @discardableResult
    func pthread_mutex_init(
      _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
      _ attributes: UnsafePointer<pthread_mutexattr_t>?
    ) -> Int32 {
      mutex.initialize(to: pthread_mutex_t())
      return 0
    }
    @discardableResult
    func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult
    func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
      pthread_mutex_lock(&mutex.pointee)
    }
    @discardableResult
    func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
      pthread_mutex_trylock(&mutex.pointee)
    }
    @discardableResult
    func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
      pthread_mutex_unlock(&mutex.pointee)
    }

    /// A lock that several may read under and one may write under.
    struct pthread_rwlock_t: Sendable {
      var _readers = 0
      var _isLocked = false
    }
    struct pthread_rwlockattr_t: Sendable {
      var _kind = 0
    }
    @discardableResult
    func pthread_rwlock_init(
      _ lock: UnsafeMutablePointer<pthread_rwlock_t>,
      _ attributes: UnsafePointer<pthread_rwlockattr_t>?
    ) -> Int32 {
      lock.initialize(to: pthread_rwlock_t())
      return 0
    }
    @discardableResult
    func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
    @discardableResult
    func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
      if lock.pointee._isLocked { __take(&lock.pointee._isLocked) }
      lock.pointee._readers += 1
      return 0
    }
    @discardableResult
    func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
      if lock.pointee._readers > 0 { lock.pointee._isLocked = true }
      __take(&lock.pointee._isLocked)
      return 0
    }
    @discardableResult
    func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
      if lock.pointee._readers > 0 {
        lock.pointee._readers -= 1
      } else {
        lock.pointee._isLocked = false
      }
      return 0
    }

    struct os_unfair_lock: Sendable {
      var _isLocked = false
    }
    typealias os_unfair_lock_s = os_unfair_lock
    func os_unfair_lock_lock(_ lock: inout os_unfair_lock) {
      __take(&lock._isLocked)
    }
    func os_unfair_lock_unlock(_ lock: inout os_unfair_lock) { lock._isLocked = false }
    func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
      os_unfair_lock_lock(&lock.pointee)
    }
    func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
      os_unfair_lock_unlock(&lock.pointee)
    }

    class OSAllocatedUnfairLock<State>: Sendable {
      var _state: State
      var _isLocked = false
      init(initialState: State) { self._state = initialState }
      init(uncheckedState: State) { self._state = uncheckedState }
      @discardableResult func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try body(&_state)
      }
      @discardableResult
      func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try body(&_state)
      }
      @discardableResult
      func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        try body(&_state)
      }
    }
    extension OSAllocatedUnfairLock where State == Void {
      convenience init() { self.init(initialState: ()) }
      func lock() { __take(&_isLocked) }
      func unlock() { _isLocked = false }
      @discardableResult func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
    }

    class Mutex<Value>: Sendable {
      var _value: Value
      init(_ initialValue: Value) { self._value = initialValue }
      @discardableResult func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        try body(&_value)
      }
      @discardableResult
      func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? {
        try body(&_value)
      }
    }
    """)
}
