import ViewRuntime

/// The session's inputs as a tree: going back and acting begins a branch.
///
/// Inputs are enough, because everything else follows from them and the seed; so a point in time is
/// restored by performing the inputs on its path again, which rebuilds identity, storage and object
/// contents alike.
struct Timeline {
  /// One input at its place in the tree.
  struct Entry {
    let input: Input
    let parent: Int?
    /// The step's number; inputs that only read share that of the step before them.
    let number: Int
    /// What the number is followed by on branches: `b`.
    let branch: String
    /// The number, with a letter on branches: `3`, `3b`.
    ///
    /// Empty for inputs that only read.
    let label: String
    var report: StepReport?
    /// A failed step was undone, so it is passed over when the inputs are performed again.
    var isFailed: Bool
    /// True if the input declared names.
    var declares = false
    /// False for what was only looked at: nobody asks why about it.
    var isStep: Bool { !label.isEmpty }
    /// A step, or on a way that leads through one.
    let isPastStep: Bool
    /// The child that was visited last.
    var next: Int?
  }

  private(set) var entries: [Entry] = []
  /// How many steps have a number, on all branches together.
  private var stepCounts: [Int: Int] = [:]
  /// The entry the session stands at; `nil` before the first.
  private(set) var current: Int?

  /// The number of the step the session stands at.
  var number: Int { current.map { entries[$0].number } ?? 0 }

  /// What the number of that step is followed by, if it is not on the first branch: `b`.
  var branch: String { current.map { entries[$0].branch } ?? "" }

  /// True before anything was performed.
  var isEmpty: Bool { current == nil }

  /// The number the next step would get.
  ///
  /// What is loaded first is step 0, so that step 1 is the first thing the user does.
  func nextNumber(for input: Input) -> Int {
    let hasSteps = current.map { entries[$0].isPastStep } ?? false
    return hasSteps || !input.isLoading ? number + 1 : 0
  }

  /// Adds an input after the current one and moves there.
  mutating func append(
    _ input: Input, number: Int, isStep: Bool, report: StepReport?, isFailed: Bool,
    declares: Bool = false
  ) {
    var branch = self.branch
    if isStep {
      let alike = stepCounts[number, default: 0]
      stepCounts[number] = alike + 1
      branch = Timeline.suffix(alike)
    }
    var report = report
    report?.branch = branch
    let isPastStep = isStep || (current.map { entries[$0].isPastStep } ?? false)
    let index = entries.count
    entries.append(
      Entry(
        input: input, parent: current, number: number, branch: branch,
        label: isStep ? "\(number)" + branch : "", report: report?.withoutTrees,
        isFailed: isFailed, declares: declares, isPastStep: isPastStep, next: nil))
    if let current {
      entries[current].next = index
      // Only the latest step is asked about what it left alone.
      if isStep { forgetSkipped(from: current) }
    }
    current = index
  }

  /// Drops what the step at `index`, or the last one before it, left alone.
  private mutating func forgetSkipped(from index: Int) {
    var at: Int? = index
    while let index = at {
      entries[index].report?.skipped = []
      guard !entries[index].isStep else { return }
      at = entries[index].parent
    }
  }

  /// Takes over what an entry does under other settings.
  mutating func replace(report: StepReport?, isFailed: Bool, at index: Int) {
    let branch = entries[index].branch
    entries[index].report = report?.withoutTrees
    entries[index].report?.branch = branch
    entries[index].isFailed = isFailed
  }

  /// The entries from the first to `index`.
  func path(to index: Int?) -> [Int] {
    var path: [Int] = []
    var at = index
    while let index = at {
      path.append(index)
      at = entries[index].parent
    }
    return path.reversed()
  }

  /// The current line: what led here, and what was done from here when it was visited last.
  var line: [Int] {
    var line = path(to: current)
    var at = current.flatMap { entries[$0].next } ?? (current == nil ? firstRoot : nil)
    while let index = at {
      line.append(index)
      at = entries[index].next
    }
    return line
  }

  private var firstRoot: Int? { entries.firstIndex { $0.parent == nil } }

  /// Moves to `index`; the entries on its path become the line that `:forward` follows.
  mutating func move(to index: Int?) {
    current = index
    var child = index
    while let at = child {
      if let parent = entries[at].parent { entries[parent].next = at }
      child = entries[at].parent
    }
  }

  /// The steps of the current line, in order.
  var steps: [Int] { line.filter { !entries[$0].label.isEmpty } }

  /// Steps that are not on the current line.
  var otherSteps: [Int] {
    let line = Set(self.line)
    return entries.indices.filter { !line.contains($0) && !entries[$0].label.isEmpty }
  }

  /// The step with a label, as `:steps` shows it.
  func step(labelled label: String) -> Int? {
    label.isEmpty ? nil : entries.firstIndex { $0.label == label }
  }

  /// The last input before the next step, so that what was only read or declared is kept.
  func settled(after index: Int) -> Int {
    var at = index
    while let next = entries[at].next, entries[next].label.isEmpty { at = next }
    return at
  }

  private static func suffix(_ count: Int) -> String {
    guard count > 0 else { return "" }
    guard count < 26 else { return "-\(count + 1)" }
    return String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(count))))
  }
}

extension StepReport {
  /// What a log keeps of a report: what happened, not how everything was then.
  fileprivate var withoutTrees: StepReport {
    var copy = self
    copy.tree = []
    copy.texts = []
    copy.frames = []
    return copy
  }
}
