/// How often a pattern makes an engine that backtracks try again.
struct Backtracking {
  /// A repetition of what repeats or chooses itself: `(a+)+`.
  private(set) var isNested = false
  private(set) var repetitions = 0

  init(_ pattern: String) {
    let units = Array(pattern.utf8)
    // For every open group: whether something in it repeats or chooses.
    var groups = [false]
    var isInClass = false
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      switch unit {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case _ where isInClass: break
      case UInt8(ascii: "("): groups.append(false)
      case UInt8(ascii: ")") where groups.count > 1:
        let varies = groups.removeLast()
        let repeats = index < units.count && Self.repeats(units[index])
        if varies, repeats { isNested = true }
        if varies { groups[groups.count - 1] = true }
      case UInt8(ascii: "|"): groups[groups.count - 1] = true
      case _ where Self.repeats(unit):
        groups[groups.count - 1] = true
        repetitions += 1
      default: break
      }
    }
  }

  private static func repeats(_ unit: UInt8) -> Bool {
    unit == UInt8(ascii: "*") || unit == UInt8(ascii: "+") || unit == UInt8(ascii: "{")
  }

  /// True if matching may take longer than anybody waits.
  ///
  /// One thread more costs less than that, and more than a match that cannot take long.
  func mayExplode(on text: Substring) -> Bool {
    let length = text.utf8.count
    return isNested && length > 16 || repetitions > 2 && length > 4096
  }
}
