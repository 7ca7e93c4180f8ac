/// A point in time in the Gregorian calendar and UTC, the only ones Grove knows.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// 1 is Sunday.
  let weekday: Int

  /// Days from the start of 1970 to the start of 2001.
  private static let referenceDays = 11_323

  init(secondsSinceReference seconds: Double) {
    let limit = 9e13
    let clamped = seconds.isNaN ? 0 : max(-limit, min(limit, seconds))
    let whole = Int(clamped.rounded(.down))
    let days = CivilDate.floorDivide(whole, 86_400)
    let rest = whole - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    (year, month, day) = CivilDate.civil(days: days + CivilDate.referenceDays)
    // The first day of 1970 was a Thursday.
    let ordinal = days + CivilDate.referenceDays + 4
    weekday = ordinal - CivilDate.floorDivide(ordinal, 7) * 7 + 1
  }

  /// Seconds since the start of 2001 of a date whose parts may be out of range: month 13 is the
  /// next January.
  static func seconds(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Double {
    let bounded = [year, month, day, hour, minute, second].map {
      max(-100_000_000, min(100_000_000, $0))
    }
    let months = bounded[0] * 12 + bounded[1] - 1
    let first = days(
      year: floorDivide(months, 12), month: months - floorDivide(months, 12) * 12 + 1)
    let days = first + bounded[2] - 1 - referenceDays
    return Double(days) * 86_400 + Double(bounded[3]) * 3600 + Double(bounded[4]) * 60
      + Double(bounded[5])
  }

  /// The day of the year, from 1.
  var dayOfYear: Int {
    CivilDate.days(year: year, month: month) + day - CivilDate.days(year: year, month: 1)
  }

  /// The week of the year, and the year it counts to, as ICU counts them.
  ///
  /// - Parameters:
  ///   - first: The weekday that weeks begin with; 1 is Sunday.
  ///   - minimum: How many of its days make a week the first of its year.
  /// - Returns: The week, and the year that it counts to.
  func week(first: Int, minimum: Int) -> (week: Int, year: Int) {
    let position = (weekday - first + 7) % 7
    let january = (position - dayOfYear % 7 + 8) % 7
    let week = (dayOfYear - 1 + january) / 7 + (7 - january >= minimum ? 1 : 0)
    if week == 0 {
      let day = dayOfYear + CivilDate.length(year: year - 1)
      let previous = (position - day % 7 + 8) % 7
      return ((day - 1 + previous) / 7 + (7 - previous >= minimum ? 1 : 0), year - 1)
    }
    let length = CivilDate.length(year: year)
    if dayOfYear >= length - 5 {
      let last = (position + length - dayOfYear) % 7
      if 6 - last >= minimum, dayOfYear + 7 - position > length { return (1, year + 1) }
    }
    return (week, year)
  }

  /// The week of the month.
  func weekOfMonth(first: Int, minimum: Int) -> Int {
    let position = (weekday - first + 7) % 7
    let start = (position - day % 7 + 8) % 7
    return (day - 1 + start) / 7 + (7 - start >= minimum ? 1 : 0)
  }

  /// Days in a year.
  static func length(year: Int) -> Int {
    days(year: year + 1, month: 1) - days(year: year, month: 1)
  }

  /// Days in a month.
  static func length(year: Int, month: Int) -> Int {
    days(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1)
      - days(year: year, month: month)
  }

  /// Days since the start of 1970 of the first of a month.
  ///
  /// Hinnant's algorithm: years begin in March, so that the leap day comes last.
  private static func days(year: Int, month: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
