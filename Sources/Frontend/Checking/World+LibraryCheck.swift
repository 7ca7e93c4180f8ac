import Diagnostics
import IR

/// What a check of the whole library found.
package struct LibraryCheck {
  /// Mistakes in declarations and bodies.
  package let mistakes: [Diagnostic]
  /// What the declarations without bodies expect to be implemented, by symbol.
  package let natives: Set<String>
}

extension World {
  /// Checks every declaration and every body of the library.
  ///
  /// Sessions check only what a program mentions, so a broken piece would first be noticed by the
  /// user who needs it.
  package func checkLibrary() -> LibraryCheck {
    while let piece = library.takeNext() { declare(piece) }
    var natives: Set<String> = []
    quietly {
      var functions = builtIn.functions.values.flatMap { $0 }
      functions += builtIn.properties.values.flatMap(accessors)
      for nominal in libraryTypes() {
        functions += nominal.members.values.flatMap { $0 }
        functions += nominal.properties.values.flatMap { $0.flatMap(accessors) }
      }
      for function in functions {
        completeSignature(of: function)
        let body = function.body ?? function.lower?()
        if let symbol = function.native, body == nil { natives.insert(symbol) }
      }
    }
    return LibraryCheck(mistakes: libraryProblems, natives: natives)
  }

  /// Every library type, nested ones too, with its members filled in.
  private func libraryTypes() -> Set<Nominal> {
    var found: Set<Nominal> = []
    var waiting = Array(builtIn.nominals.values)
    while let nominal = waiting.popLast() {
      guard found.insert(nominal).inserted else { continue }
      completeHeader(nominal)
      complete(nominal)
      waiting += nominal.nested.values
    }
    return found
  }

  private func accessors(_ property: Property) -> [Function] {
    inferType(of: property)
    return [property.getter, property.setter].compactMap { $0 }
  }
}
