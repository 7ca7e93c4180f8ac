extension StandardLibrary {
  /// How far work has come.
  static let progress = LibraryEntry(
    "Progress.swift",
    """
    /// How far work, and the work that it is made of, has come.
    class Progress: NSObject {
      struct ProgressKind: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let file = ProgressKind(rawValue: "NSProgressKindFile")
      }
      static var __current: [(progress: Progress, pending: Int64)] = []
      static func current() -> Progress? { __current.last?.progress }
      static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
        Progress(parent: nil).__with(unitCount)
      }
      var totalUnitCount: Int64 = 0
      var completedUnitCount: Int64 = 0 { didSet { __tell() } }
      var isCancellable: Bool = true
      var isPausable: Bool = false
      var isCancelled: Bool = false
      var isPaused: Bool = false
      var cancellationHandler: (() -> Void)? = nil
      var pausingHandler: (() -> Void)? = nil
      var resumingHandler: (() -> Void)? = nil
      var kind: ProgressKind? = nil
      var userInfo: [String: Any] = [:]
      var __children: [(progress: Progress, pending: Int64, isDone: Bool)] = []
      weak var __parent: Progress? = nil
      var __description: String? = nil
      var __additional: String? = nil

      override init() { super.init() }
      init(totalUnitCount unitCount: Int64) {
        self.totalUnitCount = unitCount
        super.init()
        if let (parent, pending) = Progress.__current.last {
          parent.addChild(self, withPendingUnitCount: pending)
        }
      }
      init(
        totalUnitCount unitCount: Int64, parent: Progress,
        pendingUnitCount portionOfParentTotalUnitCount: Int64
      ) {
        self.totalUnitCount = unitCount
        super.init()
        parent.addChild(self, withPendingUnitCount: portionOfParentTotalUnitCount)
      }
      init(parent parentProgressOrNil: Progress?, userInfo: [String: Any]? = nil) {
        self.userInfo = userInfo ?? [:]
        super.init()
      }
      func __with(_ count: Int64) -> Progress {
        totalUnitCount = count
        return self
      }
      func becomeCurrent(withPendingUnitCount unitCount: Int64) {
        Progress.__current.append((self, unitCount))
      }
      func resignCurrent() { Progress.__current.removeLast() }
      func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        child.__parent = self
        __children.append((child, inUnitCount, false))
      }
      /// What a child that has ended stands for counts as done.
      func __tell() {
        guard isFinished, let parent = __parent else { return }
        for index in parent.__children.indices
        where parent.__children[index].progress === self && !parent.__children[index].isDone {
          parent.__children[index].isDone = true
          parent.completedUnitCount += parent.__children[index].pending
        }
      }
      var isIndeterminate: Bool {
        totalUnitCount < 0 || completedUnitCount < 0
          || (totalUnitCount == 0 && completedUnitCount == 0)
      }
      var isFinished: Bool {
        !isIndeterminate && completedUnitCount >= totalUnitCount
      }
      var fractionCompleted: Double {
        guard !isIndeterminate, totalUnitCount > 0 else { return isFinished ? 1 : 0 }
        let parts = __children.filter { !$0.isDone }.reduce(0.0) {
          $0 + $1.progress.fractionCompleted * Double($1.pending)
        }
        return (Double(completedUnitCount) + parts) / Double(totalUnitCount)
      }
      func cancel() {
        isCancelled = true
        cancellationHandler?()
        for child in __children { child.progress.cancel() }
      }
      func pause() {
        isPaused = true
        pausingHandler?()
        for child in __children { child.progress.pause() }
      }
      func resume() {
        isPaused = false
        resumingHandler?()
        for child in __children { child.progress.resume() }
      }
      func setUserInfoObject(_ object: Any?, forKey key: String) { userInfo[key] = object }
      var localizedDescription: String! {
        get { __description ?? "\\(Int((fractionCompleted * 100).rounded(.down)))% completed" }
        set { __description = newValue }
      }
      var localizedAdditionalDescription: String! {
        get {
          __additional ?? completedUnitCount.formatted() + " of " + totalUnitCount.formatted()
        }
        set { __additional = newValue }
      }
    }
    """)
}
