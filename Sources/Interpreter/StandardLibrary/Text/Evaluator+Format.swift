#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One `%` conversion of a C format.
private struct FormatDirective {
  var flags = ""
  var width: Int?
  var precision: Int?
  /// True after `l`, `ll`, `q`, `z`, `j` or `t`: the integer has 64 bits.
  var isLong = false
  var position: Int?
  var conversion: Character = "%"

  var isLeftAligned: Bool { flags.contains("-") }
  var isZeroFilled: Bool { flags.contains("0") && !isLeftAligned }
}

/// Widths and precisions beyond this are cut, so that a format cannot ask for endless text.
private let maximumFormatWidth = 1000

extension Evaluator {
  /// What `String(format:)` makes of a format and its arguments.
  ///
  /// With a locale numbers are written as people there do: thousands stand apart.
  func format(
    _ format: String, _ arguments: [Value], locale: LocaleTable? = nil
  ) throws(Trap) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      var directive = FormatDirective()
      scan(&directive, &rest, arguments, &next)
      if directive.conversion == "%" {
        result += "%"
        continue
      }
      let position = directive.position.map { $0 - 1 } ?? next
      if directive.position == nil { next += 1 }
      guard arguments.indices.contains(position) else { continue }
      result += try text(of: opened(arguments[position]), directive, locale)
      try reserve(stringBytes: result.utf8.count)
    }
    return result + rest
  }

  private func scan(
    _ directive: inout FormatDirective, _ rest: inout Substring, _ arguments: [Value],
    _ next: inout Int
  ) {
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      directive.position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    while let flag = rest.first, "-+ #0'".contains(flag) {
      directive.flags.append(flag)
      rest.removeFirst()
    }
    directive.width = number(&rest, arguments, &next)
    if let width = directive.width, width < 0 {
      directive.flags.append("-")
      directive.width = -width
    }
    if rest.first == "." {
      rest.removeFirst()
      directive.precision = max(0, number(&rest, arguments, &next) ?? 0)
    }
    while let length = rest.first, "hlqLzjt".contains(length) {
      if length != "h" { directive.isLong = true }
      rest.removeFirst()
    }
    directive.conversion = rest.popFirst() ?? "%"
  }

  /// A width or precision: digits, or `*` for one of the arguments.
  private func number(
    _ rest: inout Substring, _ arguments: [Value], _ next: inout Int
  ) -> Int? {
    if rest.first == "*" {
      rest.removeFirst()
      next += 1
      guard arguments.indices.contains(next - 1) else { return nil }
      return min(max(opened(arguments[next - 1]).asInt, -maximumFormatWidth), maximumFormatWidth)
    }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits).map { min($0, maximumFormatWidth) }
  }

  private func text(
    of value: Value, _ directive: FormatDirective, _ locale: LocaleTable?
  ) throws(Trap) -> String {
    switch directive.conversion {
    case "d", "i", "D", "u", "U": return integer(value, directive, locale)
    case "x", "X", "o", "O", "p": return integer(value, directive, nil)
    case "f", "F", "e", "E", "g", "G": return floating(value.asNumber, directive, locale)
    case "a", "A": return floating(value.asNumber, directive, nil)
    case "c", "C":
      let scalar = UInt32(exactly: value.asInt).flatMap(Unicode.Scalar.init)
      return pad(scalar.map { String(Character($0)) } ?? "", directive)
    case "@", "s", "S":
      let text = try text(of: value, debug: false)
      // An object has no width.
      if directive.conversion == "@" { return text }
      return pad(directive.precision.map { String(text.prefix($0)) } ?? text, directive)
    default: return String(directive.conversion)
    }
  }

  private func integer(
    _ value: Value, _ directive: FormatDirective, _ locale: LocaleTable?
  ) -> String {
    var word =
      value.kind == .double ? Int(exactly: value.asDouble.rounded(.towardZero)) ?? 0 : value.asInt
    let conversion = directive.conversion
    let isSigned = conversion == "d" || conversion == "i" || conversion == "D"
    if !directive.isLong, conversion != "p" {
      // Without a length modifier C takes 32 bits of the argument.
      word = isSigned ? Int(Int32(truncatingIfNeeded: word)) : Int(UInt32(truncatingIfNeeded: word))
    }
    let radix = "xXp".contains(conversion) ? 16 : "oO".contains(conversion) ? 8 : 10
    var digits =
      isSigned
      ? String(word.magnitude)
      : String(UInt(bitPattern: word), radix: radix, uppercase: conversion == "X")
    if let precision = directive.precision, digits.count < precision {
      digits = String(repeating: "0", count: precision - digits.count) + digits
    }
    var sign = ""
    if isSigned {
      sign = word < 0 ? "-" : directive.flags.contains("+") ? "+" : ""
      if sign.isEmpty, directive.flags.contains(" ") { sign = " " }
      if directive.flags.contains("'"), locale == nil { digits = LocaleTable.root.grouped(digits) }
    } else if directive.flags.contains("#") || conversion == "p" {
      sign = radix == 16 ? (conversion == "X" ? "0X" : "0x") : radix == 8 ? "0" : ""
    }
    if let locale {
      // What fills the width with zeros is part of the number.
      let missing = (directive.width ?? 0) - digits.count - sign.count
      if directive.isZeroFilled, directive.precision == nil, missing > 0 {
        digits = String(repeating: "0", count: missing) + digits
      }
      return pad(locale.withOwnDigits(locale.grouped(digits)), sign: sign, directive)
    }
    return pad(digits, sign: sign, directive, fillsZeros: directive.precision == nil)
  }

  /// Floating-point conversions are the C library's own: exact, whatever the precision.
  private func floating(
    _ number: Double, _ directive: FormatDirective, _ locale: LocaleTable?
  ) -> String {
    let flags = directive.flags.filter { "+ #".contains($0) }
    let pattern = "%\(flags).\(directive.precision ?? 6)\(directive.conversion)"
    let capacity = 400 + (directive.precision ?? 6)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    let count = withVaList([number]) { vsnprintf(buffer, capacity, pattern, $0) }
    guard count > 0, count < capacity else { return "" }
    var text = String(cString: buffer)
    var sign = ""
    if let first = text.first, "+- ".contains(first) {
      sign = String(first)
      text.removeFirst()
    }
    if let locale, number.isFinite {
      return pad(locale.localized(text), sign: sign, directive)
    }
    return pad(text, sign: sign, directive, fillsZeros: number.isFinite)
  }

  private func pad(
    _ digits: String, sign: String = "", _ directive: FormatDirective, fillsZeros: Bool = false
  ) -> String {
    let missing = (directive.width ?? 0) - digits.count - sign.count
    guard missing > 0 else { return sign + digits }
    let filling = String(
      repeating: directive.isZeroFilled && fillsZeros ? "0" : " ", count: missing)
    if directive.isLeftAligned { return sign + digits + filling }
    return directive.isZeroFilled && fillsZeros
      ? sign + filling + digits : filling + sign + digits
  }
}
