import Diagnostics
import IR

/// Which argument goes to which parameter.
struct ArgumentBinding {
  enum Source {
    case argument(Int)
    case several([Int])
    case defaulted
  }

  var sources: [Source]
  /// Fewer left-out arguments are preferred.
  var defaults = 0

  /// Distributes arguments over parameters by label, left to right; trailing closures match the
  /// first unfilled parameter of function type, as Swift's forward scan does (SE-0286).
  static func make(
    _ arguments: [ParsedArgument], _ parameters: [Parameter],
    isFunctionLike: (Parameter) -> Bool
  ) -> Result<ArgumentBinding, LabelMismatchError> {
    var sources: [Source] = []
    var next = 0
    var defaults = 0
    for (position, parameter) in parameters.enumerated() {
      let isPack = if case .expansion = parameter.type { true } else { false }
      if parameter.isVariadic || isPack {
        sources.append(.several(takeSeveral(arguments, &next, parameter)))
      } else if next < arguments.count, fits(arguments[next], parameter, isFunctionLike),
        !skips(arguments, next, parameters, position, isFunctionLike)
      {
        sources.append(.argument(next))
        next += 1
      } else if parameter.hasDefault {
        sources.append(.defaulted)
        defaults += 1
      } else {
        return .failure(mismatch(arguments, next, parameters, position))
      }
    }
    if next < arguments.count {
      let meant = nearest(to: arguments[next].label, in: parameters, besides: arguments)
      return .failure(
        LabelMismatchError(meant.map { .wrongLabel(next, expected: $0) } ?? .extra(next)))
    }
    return .success(ArgumentBinding(sources: sources, defaults: defaults))
  }

  private static func takeSeveral(
    _ arguments: [ParsedArgument], _ next: inout Int, _ parameter: Parameter
  ) -> [Int] {
    var taken: [Int] = []
    guard next < arguments.count, arguments[next].label == parameter.label else { return taken }
    repeat {
      taken.append(next)
      next += 1
    } while next < arguments.count && arguments[next].label == nil
      && !arguments[next].isTrailingClosure
    return taken
  }

  private static func mismatch(
    _ arguments: [ParsedArgument], _ next: Int, _ parameters: [Parameter], _ position: Int
  ) -> LabelMismatchError {
    let expected = parameters[position].label
    if next < arguments.count, !arguments[next].isTrailingClosure,
      arguments[next].label != expected,
      !parameters.dropFirst(position + 1).contains(where: { $0.label == arguments[next].label })
    {
      let meant = nearest(to: arguments[next].label, in: parameters, besides: arguments)
      return LabelMismatchError(.wrongLabel(next, expected: meant ?? expected))
    }
    return LabelMismatchError(.missing(position))
  }

  /// The label that was probably meant: `spacing` for `space`.
  private static func nearest(
    to written: String?, in parameters: [Parameter], besides arguments: [ParsedArgument]
  ) -> String? {
    guard let written else { return nil }
    let free = parameters.compactMap(\.label).filter { label in
      !arguments.contains { $0.label == label }
    }
    if let near = NearestName.find(written, among: free) { return near }
    return free.first { $0.commonPrefix(with: written) >= 4 }
  }

  private static func fits(
    _ argument: ParsedArgument, _ parameter: Parameter, _ isFunctionLike: (Parameter) -> Bool
  ) -> Bool {
    if argument.isTrailingClosure, argument.label == nil { return isFunctionLike(parameter) }
    return argument.label == parameter.label
  }

  /// An unlabelled trailing closure passes over a defaulted closure parameter if a later required
  /// one would be left without argument.
  private static func skips(
    _ arguments: [ParsedArgument], _ next: Int, _ parameters: [Parameter], _ position: Int,
    _ isFunctionLike: (Parameter) -> Bool
  ) -> Bool {
    let argument = arguments[next]
    guard argument.isTrailingClosure, argument.label == nil, parameters[position].hasDefault
    else { return false }
    let rest = parameters[(position + 1)...]
    let required = rest.filter { !$0.hasDefault && isFunctionLike($0) }
    let remaining = arguments.count - next - 1
    return required.count > remaining
  }
}

/// Why arguments do not fit a parameter list by their labels alone.
enum LabelMismatch {
  /// Position of the parameter that got nothing.
  case missing(Int)
  case extra(Int)
  case wrongLabel(Int, expected: String?)
}

/// Carries a mismatch as an error.
struct LabelMismatchError: Error {
  let reason: LabelMismatch

  init(_ reason: LabelMismatch) { self.reason = reason }
}

extension String {
  /// How many characters two names begin with alike.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
