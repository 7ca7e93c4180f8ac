extension StandardLibrary {
  /// Queues: the blocks of all of them run one after the other, in the order they are given.
  static let dispatchQueue = LibraryEntry(
    "DispatchQueue.swift",
    """
    /// A line of blocks.
    class DispatchQueue: Hashable, Scheduler {
      struct Attributes: OptionSet, Sendable {
        let rawValue: UInt64
        static let concurrent = Attributes(rawValue: 2)
        static let initiallyInactive = Attributes(rawValue: 4)
      }
      enum GlobalQueuePriority {
        case high
        case `default`
        case low
        case background
      }
      enum AutoreleaseFrequency {
        case inherit
        case workItem
        case never
      }
      let label: String
      let qos: DispatchQoS
      static let main = DispatchQueue(label: "com.apple.main-thread")
      static let __global = DispatchQueue(label: "com.apple.root.default-qos")
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { __global }
      init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
      ) {
        self.label = label
        self.qos = qos
      }
      func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
      ) {
        group?.enter()
        _enqueue {
          work()
          group?.leave()
        }
      }
      func async(execute workItem: DispatchWorkItem) { _enqueue { workItem.perform() } }
      func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        group.enter()
        _enqueue {
          workItem.perform()
          group.leave()
        }
      }
      /// Blocks that have not begun, in order.
      var _pending: [() -> Void] = []
      func _enqueue(_ block: @escaping () -> Void) {
        _pending.append(block)
        _ = __startCoroutine({ self._runNext() }, nil)
      }
      func _runNext() {
        if _pending.isEmpty { return }
        let block = _pending.removeFirst()
        if self === DispatchQueue.main { return block() }
        let coroutine = __coroutine()
        DispatchQueue._workers.insert(coroutine)
        block()
        DispatchQueue._workers.remove(coroutine)
      }
      /// The stacks that are not the main thread's.
      static var _workers: Set<Int> = []
      /// Whoever waits for a block of this queue waits for those before it.
      func _runPending() { while !_pending.isEmpty { _runNext() } }
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
      ) {
        let wait = deadline.uptimeNanoseconds - DispatchTime.now().uptimeNanoseconds
        _ = __setAlarm(Int(wait), isBackground: false) { work() }
      }
      func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
      }
      func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
      ) {
        _ = __setAlarm(wallDeadline._nanoseconds - __virtualNow(), isBackground: false) { work() }
      }
      func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        asyncAfter(wallDeadline: wallDeadline) { workItem.perform() }
      }
      @discardableResult func sync<T>(execute work: () throws -> T) rethrows -> T {
        _runPending()
        return try work()
      }
      @discardableResult func sync<T>(
        flags: DispatchWorkItemFlags, execute work: () throws -> T
      ) rethrows -> T {
        _runPending()
        return try work()
      }
      func sync(execute workItem: DispatchWorkItem) {
        _runPending()
        workItem.perform()
      }
      static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<iterations { work(index) }
      }
      func suspend() {}
      func resume() {}
      func activate() {}
      func __schedule(after nanoseconds: Int, _ action: @escaping () -> Void) -> Int {
        __setAlarm(nanoseconds, isBackground: false) { action() }
      }
      func __post(_ action: @escaping () -> Void) { _enqueue(action) }
      static func == (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    func dispatchMain() -> Never {
      while true { __suspend() }
    }
    """)

  /// Points and spans of time as queues count them.
  static let dispatchTime = LibraryEntry(
    "DispatchTime.swift",
    """
    /// A point in time, in nanoseconds.
    struct DispatchTime: Comparable, Hashable, Sendable {
      let uptimeNanoseconds: UInt64
      init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
      /// An hour of uptime before the program began, so that earlier times can be told.
      static func now() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: UInt64(__virtualNow() + 3600000000000))
      }
      static let distantFuture = DispatchTime(uptimeNanoseconds: 4611686018427387903)
      var rawValue: UInt64 { uptimeNanoseconds }
      static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
        lhs.uptimeNanoseconds < rhs.uptimeNanoseconds
      }
      static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
        DispatchTime(
          uptimeNanoseconds: UInt64(Int(lhs.uptimeNanoseconds) + __nanoseconds(rhs)))
      }
      static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(
          uptimeNanoseconds: UInt64(Int(lhs.uptimeNanoseconds) + rhs._nanoseconds))
      }
      static func - (lhs: DispatchTime, rhs: Double) -> DispatchTime { lhs + -rhs }
      func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
      func distance(to other: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(Int(other.uptimeNanoseconds) - Int(uptimeNanoseconds))
      }
    }

    struct DispatchWallTime: Comparable, Hashable {
      let _nanoseconds: Int
      static func now() -> DispatchWallTime { DispatchWallTime(_nanoseconds: __virtualNow()) }
      static let distantFuture = DispatchWallTime(_nanoseconds: 2305843009213693951)
      static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool {
        lhs._nanoseconds < rhs._nanoseconds
      }
      static func + (lhs: DispatchWallTime, rhs: Double) -> DispatchWallTime {
        DispatchWallTime(_nanoseconds: lhs._nanoseconds + __nanoseconds(rhs))
      }
      static func + (lhs: DispatchWallTime, rhs: DispatchTimeInterval) -> DispatchWallTime {
        DispatchWallTime(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds)
      }
    }

    /// A span of time.
    enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      var _nanoseconds: Int {
        switch self {
        case .seconds(let count): count * 1000000000
        case .milliseconds(let count): count * 1000000
        case .microseconds(let count): count * 1000
        case .nanoseconds(let count): count
        case .never: 2305843009213693951
        }
      }
    }

    /// How urgent the blocks of a queue are.
    struct DispatchQoS: Equatable, Sendable {
      enum QoSClass: Sendable {
        case background
        case utility
        case `default`
        case userInitiated
        case userInteractive
        case unspecified
      }
      let qosClass: QoSClass
      let relativePriority: Int
      init(qosClass: QoSClass, relativePriority: Int = 0) {
        self.qosClass = qosClass
        self.relativePriority = relativePriority
      }
      static let background = DispatchQoS(qosClass: .background)
      static let utility = DispatchQoS(qosClass: .utility)
      static let `default` = DispatchQoS(qosClass: .default)
      static let userInitiated = DispatchQoS(qosClass: .userInitiated)
      static let userInteractive = DispatchQoS(qosClass: .userInteractive)
      static let unspecified = DispatchQoS(qosClass: .unspecified)
    }

    struct DispatchWorkItemFlags: OptionSet, Sendable {
      let rawValue: UInt
      static let barrier = DispatchWorkItemFlags(rawValue: 1)
      static let detached = DispatchWorkItemFlags(rawValue: 2)
      static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
      static let noQoS = DispatchWorkItemFlags(rawValue: 8)
      static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
      static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
    }

    enum DispatchTimeoutResult {
      case success
      case timedOut
    }
    """)

  /// Waiting for blocks, and calling them off.
  static let dispatchGroup = LibraryEntry(
    "DispatchGroup.swift",
    """
    /// A block that can be called off and waited for.
    class DispatchWorkItem {
      let _block: () -> Void
      var _isCancelled = false
      var _isDone = false
      var _waiters: [Int] = []
      var _actions: [() -> Void] = []
      init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping () -> Void
      ) {
        self._block = block
      }
      func perform() {
        if !_isCancelled { _block() }
        _isDone = true
        for action in _actions { action() }
        _actions = []
        for waiter in _waiters { __awaken(waiter) }
        _waiters = []
      }
      func cancel() { _isCancelled = true }
      var isCancelled: Bool { _isCancelled }
      func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
        if _isDone { queue.async(execute: execute) }
        else { _actions.append { queue.async(execute: execute) } }
      }
      func wait() {
        while !_isDone {
          _waiters.append(__coroutine())
          __suspend()
        }
      }
    }

    /// Counts blocks that are under way.
    class DispatchGroup {
      var _count = 0
      var _actions: [() -> Void] = []
      var _waiters: [Int] = []
      init() {}
      func enter() { _count += 1 }
      func leave() {
        if _count == 0 { __trap("Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count == 0 { _finish() }
      }
      func _finish() {
        let actions = _actions
        _actions = []
        for action in actions { action() }
        let waiters = _waiters
        _waiters = []
        for waiter in waiters { __awaken(waiter) }
      }
      func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
      ) {
        if _count == 0 { queue.async(execute: work) }
        else { _actions.append { queue.async(execute: work) } }
      }
      func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
      }
      func wait() { _ = wait(timeout: .distantFuture) }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let coroutine = __coroutine()
        let left = Int(timeout.uptimeNanoseconds) - Int(DispatchTime.now().uptimeNanoseconds)
        let alarm = timeout == .distantFuture
          ? 0 : __setAlarm(left, isBackground: false) { __awaken(coroutine) }
        while _count > 0 && DispatchTime.now() < timeout {
          _waiters.append(coroutine)
          __suspend()
        }
        __cancelAlarm(alarm)
        return _count == 0 ? .success : .timedOut
      }
    }

    /// A number that cannot go below zero: who would take it there waits.
    class DispatchSemaphore {
      var _value: Int
      var _waiters: [Int] = []
      init(value: Int) { self._value = value }
      @discardableResult func signal() -> Int {
        _value += 1
        if _waiters.isEmpty { return 0 }
        __awaken(_waiters.removeFirst())
        return 1
      }
      func wait() { _ = wait(timeout: .distantFuture) }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let coroutine = __coroutine()
        let left = Int(timeout.uptimeNanoseconds) - Int(DispatchTime.now().uptimeNanoseconds)
        let alarm = timeout == .distantFuture
          ? 0 : __setAlarm(left, isBackground: false) { __awaken(coroutine) }
        while _value <= 0 && DispatchTime.now() < timeout {
          _waiters.append(coroutine)
          __suspend()
        }
        __cancelAlarm(alarm)
        _waiters.removeAll { $0 == coroutine }
        if _value <= 0 { return .timedOut }
        _value -= 1
        return .success
      }
    }
    /// Runs a block; there is no pool to drain.
    func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
      try body()
    }
    """)
}
