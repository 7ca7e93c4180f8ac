import Diagnostics
import IR

/// A generic type that the program writes out, to be looked at once all conformances are known.
struct WrittenGenericType {
  let declaration: Nominal
  let arguments: [Type]
  let range: SourceRange
}

extension World {
  /// Notes `Set<Point>` in the program, whose arguments have to be what its parameters ask for.
  func noteWritten(_ declaration: Nominal, _ arguments: [Type], _ range: SourceRange) {
    guard !libraryFiles.contains(range.file), !arguments.isEmpty else { return }
    writtenGenericTypes.append(
      WrittenGenericType(declaration: declaration, arguments: arguments, range: range))
  }

  /// Reports the arguments of written types that do not meet the bounds of their parameters.
  func checkWrittenBounds() {
    var seen: Set<SourceRange> = []
    for written in writtenGenericTypes where seen.insert(written.range).inserted {
      guard let (type, needed) = unmetBound(of: written.declaration, written.arguments) else {
        continue
      }
      report(.lacksConformance(type, needed, written.range))
    }
    writtenGenericTypes = []
  }

  /// The first argument that lacks what a generic type asks of its parameter, and what it lacks.
  ///
  /// Only of types whose conformances the program tells: its own, tuples and functions.
  func unmetBound(of declaration: Nominal, _ arguments: [Type]) -> (type: Type, needed: Nominal)? {
    completeHeader(declaration)
    let substitution = Substitution(declaration, arguments)
    for parameter in declaration.genericParameters where !parameter.isPack {
      for bound in parameter.bounds {
        let type = solver.resolve(substitution.apply(.parameter(parameter)))
        if isDecided(type, for: bound.declaration), !conforms(type, to: bound.declaration) {
          return (type, bound.declaration)
        }
      }
    }
    for case .conforms(let asked, let bound) in headerRequirements[declaration] ?? [] {
      let type = solver.resolve(substitution.apply(asked))
      if isDecided(type, for: bound.declaration), !conforms(type, to: bound.declaration) {
        return (type, bound.declaration)
      }
    }
    return nil
  }

  private func isDecided(_ type: Type, for needed: Nominal) -> Bool {
    switch type {
    case .nominal(let declaration, let arguments):
      !declaration.isLibrary && !isUnmodelled(type)
        && !(arguments.contains(where: isGeneric) && mayConform(declaration, to: needed))
    case .tuple, .function: !type.contains { $0.isDynamic }
    default: false
    }
  }

  /// True for a type that a generic parameter of the place where it is written is part of.
  private func isGeneric(_ type: Type) -> Bool {
    type.contains { part in
      switch part {
      case .parameter, .member: true
      default: false
      }
    }
  }

  /// True if a type conforms on some condition; of generic parameters, only the place where it is
  /// written knows whether they meet it.
  private func mayConform(_ declaration: Nominal, to needed: Nominal) -> Bool {
    allProtocols(of: declaration).contains(needed)
  }
}
