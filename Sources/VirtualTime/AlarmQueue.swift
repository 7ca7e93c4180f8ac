/// The alarms of a clock, next first: a binary heap.
struct AlarmQueue {
  struct Entry {
    let moment: Moment
    let id: AlarmID

    /// Alarms for the same moment go off in the order they were set.
    func comesBefore(_ other: Entry) -> Bool {
      moment == other.moment ? id.number < other.id.number : moment < other.moment
    }
  }

  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].comesBefore(entries[parent]) else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var parent = 0
    while true {
      var next = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child].comesBefore(entries[next]) {
        next = child
      }
      if next == parent { return }
      entries.swapAt(parent, next)
      parent = next
    }
  }
}
