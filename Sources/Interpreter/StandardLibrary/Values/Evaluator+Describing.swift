extension Evaluator {
  /// The text of a value as `print` (or, if `debug`, `debugPrint` and every container) shows it.
  ///
  /// A trap inside the program's own `description` cannot be thrown from here: it stops the program
  /// at its next call or loop turn.
  ///
  /// Collections end with how many elements there are once the text has `limit` UTF-8 bytes.
  package func describe(
    _ value: Value, as staticType: TypeID? = nil, debug: Bool = false, limit: Int = .max
  ) -> String {
    do {
      return try text(of: value, as: staticType, debug: debug, limit: limit)
    } catch {
      interrupt(error)
      return ""
    }
  }

  /// The text of a value; throws what the program's own `description` throws.
  func text(
    of value: Value, as staticType: TypeID? = nil, debug: Bool, limit: Int = .max
  ) throws(Trap) -> String {
    if let text = plainText(of: value, as: staticType, debug: debug) { return text }
    var description = Description(evaluator: self, limit: limit)
    try description.append(value, as: staticType, debug: debug)
    return description.text
  }

  /// The text of the values that are printed most, without setting anything up.
  private func plainText(of value: Value, as staticType: TypeID?, debug: Bool) -> String? {
    if let staticType, staticType != value.type { return nil }
    switch value.kind {
    case .string where !debug: return string(of: value)
    case .integer where value.type == .int: return String(value.asInt)
    case .double where value.type == .double: return value.asDouble.printed(as: .double)
    case .bool: return value.asBool ? "true" : "false"
    default: return nil
    }
  }
}

/// A text in the making, built by going through a value.
struct Description {
  unowned(unsafe) let evaluator: Evaluator
  var text = ""
  private let limit: Int
  private var depth = 0

  /// Containers inside containers beyond this are cut short, since the host's stack is finite.
  private static let maximumDepth = 200

  init(evaluator: Evaluator, limit: Int = .max) {
    self.evaluator = evaluator
    self.limit = limit
  }

  /// Appends a value of a static type, which tells optionals from what they wrap.
  mutating func append(_ value: Value, as staticType: TypeID?, debug: Bool) throws(Trap) {
    guard depth < Description.maximumDepth else {
      text += "…"
      return
    }
    depth += 1
    defer { depth -= 1 }
    if value.kind == .existentialOptional {
      return try append(evaluator.opened(value), as: value.type, debug: debug)
    }
    if let staticType, let wrapped = evaluator.types.wrapped(of: staticType) {
      return try appendOptional(value, wrapped)
    }
    if debug, let staticType, staticType != value.type,
      evaluator.types.nominal(of: staticType)?.isLibraryType("AnyHashable") == true
    {
      text += "AnyHashable("
      try appendOpened(value, as: nil, debug: true)
      text += ")"
      return
    }
    try appendOpened(value, as: staticType, debug: debug)
  }

  private mutating func appendOptional(_ value: Value, _ wrapped: TypeID) throws(Trap) {
    if value.isNone {
      text += "nil"
      return
    }
    text += "Optional("
    try append(value.unwrapped, as: wrapped, debug: true)
    text += ")"
  }

  private mutating func appendOpened(
    _ value: Value, as staticType: TypeID?, debug: Bool
  ) throws(Trap) {
    switch value.kind {
    case .uninitialised, .void: text += "()"
    case .integer where value.type.isInteger: text += integer(value)
    case .integer: text += try evaluator.customText(of: value, debug: debug) ?? integer(value)
    case .double: text += value.asDouble.printed(as: value.type)
    case .bool: text += value.asBool ? "true" : "false"
    case .none: text += "nil"
    case .metatype: text += evaluator.types.name(of: value.asMetatype, qualified: debug)
    case .string:
      let string = evaluator.string(of: value)
      text += debug ? string.debugDescription : string
    case .array: try appendArray(value)
    case .dictionary: try appendDictionary(value)
    case .set: try appendSet(value, debug: debug)
    case .tuple: try appendTuple(value, as: staticType)
    case .closure: text += "(Function)"
    case .weak: try append(evaluator.loadWeak(value), as: nil, debug: debug)
    case .box: try append(evaluator.fields(of: value).first ?? .void, as: nil, debug: debug)
    case .existentialOptional: text += "nil"
    case .keyPath: text += evaluator.keyPathText(value)
    case .enumCase, .enumPayload, .emptyStructure, .structure, .object, .native:
      try appendNominal(value, debug: debug)
    }
  }

  private func integer(_ value: Value) -> String {
    if value.type.isUnsigned { return String(value.bits) }
    return String(value.asInt)
  }
}

extension Description {
  /// Goes on to the next of `count` elements; false once there is no more room for any.
  private mutating func separate(_ isFirst: inout Bool, of count: Int) -> Bool {
    if !isFirst { text += ", " }
    isFirst = false
    guard text.utf8.count >= limit else { return true }
    text += "… \(count) in all"
    return false
  }

  private mutating func appendArray(_ array: Value) throws(Trap) {
    let element = evaluator.types.arguments(of: array.type).first
    text += "["
    var isFirst = true
    let values = evaluator.elements(of: array)
    for value in values {
      guard separate(&isFirst, of: values.count) else { break }
      try append(value, as: element, debug: true)
    }
    text += "]"
  }

  private mutating func appendDictionary(_ dictionary: Value) throws(Trap) {
    let types = evaluator.types.arguments(of: dictionary.type)
    guard evaluator.tableCount(dictionary) > 0 else {
      text += "[:]"
      return
    }
    text += "["
    var position = 0
    var isFirst = true
    while let found = evaluator.nextPosition(in: dictionary, from: position) {
      guard separate(&isFirst, of: evaluator.tableCount(dictionary)) else { break }
      try append(evaluator.key(in: dictionary, at: found), as: types.first, debug: true)
      text += ": "
      try append(evaluator.value(in: dictionary, at: found), as: types.last, debug: true)
      position = found + 1
    }
    text += "]"
  }

  private mutating func appendSet(_ set: Value, debug: Bool) throws(Trap) {
    let element = evaluator.types.arguments(of: set.type).first
    text += debug ? "Set([" : "["
    var position = 0
    var isFirst = true
    while let found = evaluator.nextPosition(in: set, from: position) {
      guard separate(&isFirst, of: evaluator.tableCount(set)) else { break }
      try append(evaluator.key(in: set, at: found), as: element, debug: true)
      position = found + 1
    }
    text += debug ? "])" : "]"
  }

  private mutating func appendTuple(_ tuple: Value, as staticType: TypeID?) throws(Trap) {
    let own = tuple.type == .unknown ? (staticType ?? .unknown) : tuple.type
    // The place a tuple is read from names its parts, whatever it was made as.
    let named = staticType.flatMap { evaluator.types.isTuple($0) ? $0 : nil } ?? own
    try appendFields(
      evaluator.fields(of: tuple), labels: evaluator.types.labels(of: named),
      types: evaluator.types.arguments(of: own))
  }

  /// `(a: 1, 2)`: the parts of a tuple, struct or payload.
  private mutating func appendFields(
    _ fields: UnsafeBufferPointer<Value>, labels: [String?], types: [TypeID]
  ) throws(Trap) {
    text += "("
    for (index, field) in fields.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += "\(label): " }
      try append(field, as: index < types.count ? types[index] : nil, debug: true)
    }
    text += ")"
  }
}

extension Description {
  private mutating func appendNominal(_ value: Value, debug: Bool) throws(Trap) {
    if let custom = try evaluator.customText(of: value, debug: debug) {
      text += custom
      return
    }
    switch value.kind {
    case .enumCase, .enumPayload: try appendEnum(value, debug: debug)
    case .structure, .emptyStructure: try appendStructure(value, debug: debug)
    default: text += evaluator.types.name(of: value.type, qualified: true)
    }
  }

  private mutating func appendEnum(_ value: Value, debug: Bool) throws(Trap) {
    guard let enumCase = evaluator.enumCase(of: value) else { return }
    if debug { text += evaluator.types.name(of: value.type, qualified: true) + "." }
    text += enumCase.shownName
    guard value.kind == .enumPayload else { return }
    let arguments = evaluator.types.arguments(of: value.type)
    let types = enumCase.payload.map { evaluator.types.id(of: $0.type, arguments: arguments) }
    let fields = evaluator.fields(of: value)
    if fields.count == 1, enumCase.payload.first?.label == nil, let only = fields.first,
      types.first.map({ evaluator.types.wrapped(of: $0) == nil }) ?? true,
      case let held = evaluator.opened(only), evaluator.types.isTuple(held.type)
    {
      // A tuple that is the whole payload looks like the payload.
      return try append(only, as: types.first, debug: true)
    }
    try appendFields(fields, labels: enumCase.payload.map(\.label), types: types)
  }

  private mutating func appendStructure(_ value: Value, debug: Bool) throws(Trap) {
    let fields = evaluator.types.fields(of: value.type)
    let arguments = evaluator.types.arguments(of: value.type)
    text += evaluator.types.name(of: value.type, qualified: debug)
    try appendFields(
      evaluator.fields(of: value), labels: fields.map(\.name),
      types: fields.map { evaluator.types.id(of: $0.type, arguments: arguments) })
  }
}

extension Double {
  /// The shortest text that reads back as the number, in the precision of its type.
  func described(as type: TypeID) -> String {
    type == .float ? Float(self).description : description
  }

  /// What `print` makes of the number: unlike `description` it shows the sign of what is no number.
  func printed(as type: TypeID) -> String {
    isNaN ? (sign == .minus ? "-nan" : "nan") : described(as: type)
  }
}
