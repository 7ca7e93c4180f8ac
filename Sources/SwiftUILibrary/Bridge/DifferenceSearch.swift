import IR
import Interpreter
import ViewRuntime

/// Looks for the innermost part with a name in which two values differ, and says how it differs.
///
/// What a reader cannot see in the values themselves, such as what a closure captured or that an
/// array was built anew, is what most often surprises: `:why` has to name it.
struct DifferenceSearch {
  let comparison: ValueComparison
  let mode: ComparisonMode
  let bridge: ViewBridge

  /// What differs, and the rule by which that counts.
  struct Finding {
    let text: String
    let rule: String
  }

  /// How far inside values the search goes.
  private static let deepestPart = 8

  /// Says how two values that are not equal differ; without a name they are a whole view.
  func finding(in new: Value, from old: Value, called name: String, depth: Int = 0) -> Finding {
    let (old, new) = (bridge.evaluator.opened(old), bridge.evaluator.opened(new))
    guard old.type == new.type, old.kind == new.kind, depth < DifferenceSearch.deepestPart else {
      return change(of: name, old, new)
    }
    switch new.kind {
    case .closure: return closure(name, old, new, depth)
    case .object where !comparison.traits(of: new.type).isEquatable:
      let type = bridge.evaluator.types.name(of: new.type, qualified: false)
      return Finding(text: "\(name) is another \(type) object", rule: "U127")
    case .array: return array(name, old, new)
    case .native: return location(name, old, new)
    case .structure:
      return isWrapper(new) ? wrapper(name, old, new, depth) : record(name, old, new, depth)
    default: return change(of: name, old, new)
    }
  }

  /// `n was 1, is 2`.
  private func change(of name: String, _ old: Value, _ new: Value) -> Finding {
    let (before, after) = (text(of: old), text(of: new))
    let subject = name.isEmpty ? "it" : name
    return before == after
      ? Finding(text: "\(subject) is another value that looks the same", rule: "M5")
      : Finding(text: "\(subject) was \(before), is \(after)", rule: "U06")
  }

  /// Views of the library as the trees show them, everything else as `print` does.
  private func text(of value: Value) -> String {
    let types = bridge.evaluator.types
    guard value.kind == .structure, types.nominal(of: value.type)?.isLibrary ?? false,
      let view = types.libraryNominal("View"), types.conforms(value.type, to: view),
      case .primitive(let element)? = try? bridge.element(value)
    else { return bridge.display(value) }
    return "\(element.type)(\(element.detail))"
  }

  /// The first field that differs, unless the value as a whole tells more: one that compares
  /// itself, or one of the library's that shows a difference.
  private func record(_ name: String, _ old: Value, _ new: Value, _ depth: Int) -> Finding {
    let isOwn = !(bridge.evaluator.types.nominal(of: new.type)?.isLibrary ?? true)
    let isJudgedWhole = !name.isEmpty && comparison.followsOwnEquals(new.type, mode)
    guard !isJudgedWhole, isOwn || text(of: old) == text(of: new) else {
      return change(of: name, old, new)
    }
    guard let part = differingField(old, new) else { return change(of: name, old, new) }
    let inner = name.isEmpty ? part.name : "\(name).\(part.name)"
    return finding(in: part.new, from: part.old, called: inner, depth: depth + 1)
  }

  /// Arrays of a type without `==` are compared by their storage.
  private func array(_ name: String, _ old: Value, _ new: Value) -> Finding {
    let element = bridge.evaluator.types.arguments(of: new.type).first ?? .any
    let found = change(of: name, old, new)
    guard element != .any, !comparison.traits(of: element).isEquatable else { return found }
    let type = bridge.evaluator.types.name(of: element, qualified: false)
    return Finding(
      text: "\(name) is another array, and \(type) has no == to compare its elements",
      rule: "U129")
  }

  /// What a wrapper holds: the object, the value it begins with, the place it is bound to.
  private func wrapper(_ name: String, _ old: Value, _ new: Value, _ depth: Int) -> Finding {
    guard let part = differingField(old, new) else { return change(of: name, old, new) }
    if part.name == "seed" {
      return Finding(text: "\(name) has announced a change since", rule: "U122")
    }
    let isConnected = bridge.evaluator.fields(of: new).contains { $0.kind == .native }
    let isInitial = part.new.kind == .closure || !isConnected && part.new.kind != .object
    let found = finding(
      in: part.new, from: part.old, called: isInitial ? "the initial value of \(name)" : name,
      depth: depth + 1)
    return isInitial ? Finding(text: found.text, rule: "U31") : found
  }

  private func location(_ name: String, _ old: Value, _ new: Value) -> Finding {
    switch bridge.location(new) {
    case is ClosureLocation:
      Finding(
        text: "\(name) is another binding: one made with get: and set: equals no other",
        rule: "U54")
    case .some: Finding(text: "\(name) is bound to another place", rule: "U52")
    case nil: change(of: name, old, new)
    }
  }

  private func closure(_ name: String, _ old: Value, _ new: Value, _ depth: Int) -> Finding {
    let names = bridge.evaluator.captureNames(of: new)
    let (left, right) = (bridge.evaluator.captures(of: old), bridge.evaluator.captures(of: new))
    guard bridge.evaluator.haveSameCode(old, new), left.count == right.count,
      let index = comparison.differingCapture(old, new, mode),
      names.indices.contains(index)
    else { return Finding(text: "\(name) is another closure", rule: "U121") }
    guard right[index].kind != .box else {
      return Finding(
        text: "\(name) captures the variable \(names[index]), which is made anew", rule: "U121")
    }
    let captured = names[index] == "self" ? "" : names[index]
    let inner = finding(
      in: right[index], from: left[index], called: captured, depth: depth + 1)
    return Finding(
      text: "\(name) captures something that differs: \(inner.text)",
      rule: inner.rule == "U122" ? "U122" : "U121")
  }

  private func isWrapper(_ value: Value) -> Bool {
    guard value.kind == .structure, let nominal = bridge.evaluator.types.nominal(of: value.type)
    else { return false }
    return nominal.isLibrary && nominal.attributes.contains("propertyWrapper")
  }

  private func differingField(
    _ old: Value, _ new: Value
  ) -> (name: String, old: Value, new: Value)? {
    let names = bridge.evaluator.types.nominal(of: new.type)?.fields ?? []
    let (left, right) = (bridge.evaluator.fields(of: old), bridge.evaluator.fields(of: new))
    for (index, field) in names.enumerated()
    where index < left.count && index < right.count
      && !comparison.areEqual(left[index], right[index], mode)
    {
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return (name, left[index], right[index])
    }
    return nil
  }
}
