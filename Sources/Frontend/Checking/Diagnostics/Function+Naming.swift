import IR

extension Function {
  /// The name as messages write it: labels only where there are some, and parentheses where there
  /// are no parameters; a subscript's always.
  var shownName: String {
    if isSubscript { return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
    return parameters.isEmpty || parameters.contains { $0.label != nil } ? fullName : name
  }

  /// What messages call it: `instance method 'open(at:)'`, `initializer 'init(size:)'`; an accessor
  /// as what it belongs to.
  var described: String {
    if kind == .initializer { return "initializer '\(shownName)'" }
    let isStatic = isStatic ? "static " : ""
    if isSubscript { return "\(isStatic)subscript '\(shownName)'" }
    let isAccessor = kind == .getter || kind == .setter
    guard owner != nil else {
      return isAccessor ? "var '\(name)'" : "global function '\(shownName)'"
    }
    if isAccessor { return "\(isStatic)property '\(name)'" }
    return "\(self.isStatic ? "static" : "instance") method '\(shownName)'"
  }
}
