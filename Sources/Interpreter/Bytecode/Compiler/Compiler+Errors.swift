import IR

extension Compiler {
  func compileThrow(_ error: Expression) {
    withTemporaries {
      let register = allocate()
      compile(error, into: register)
      emit(.throwError, register)
      disown(register)
    }
  }

  /// Compiles `body` so that an error it throws goes on at `recovery`, owned by `register`.
  ///
  /// Both ways meet at the end of `recovery`.
  func catching(
    into register: Int, _ body: () -> Void, recovery: () -> Void
  ) {
    let end = Label()
    // Keeps everything owned outside before the start of the stretch, and everything inside behind.
    emit(.nop)
    let start = position
    emit(.nop)
    body()
    let finish = position
    jump(to: end)
    let after = open
    cleanups.append(
      Cleanup(
        start: start, end: finish, action: .catchError(offset: position, register: register)))
    for opened in after.keys where (after[opened] ?? 0) > start { disown(opened) }
    own(register)
    recovery()
    place(end)
    for opened in after.keys where open[opened] == nil { own(opened) }
  }

  func compileDo(_ body: [Statement], _ clauses: [CatchClause]) {
    guard !clauses.isEmpty else { return scoped { compile(body) } }
    withTemporaries {
      let error = allocate()
      let end = Label()
      catching(into: error) {
        scoped { compile(body) }
      } recovery: {
        for clause in clauses { compile(clause, error, end) }
        // No clause took it.
        emit(.throwError, error)
        disown(error)
        place(end)
      }
    }
  }

  private func compile(_ clause: CatchClause, _ error: Int, _ end: Label) {
    let next = Label()
    let locals = locals(of: clause.pattern)
    scoped {
      let homes = homes(for: locals)
      withTemporaries {
        var match = Match(failure: next)
        self.match(clause.pattern, error, .existential([]), &match)
        bind(match, homes: homes)
        emitFailures(of: match)
      }
      for local in locals {
        if let home = homes[local] { declare(local, in: home) }
      }
      if let condition = clause.condition {
        let success = Label()
        jump(if: condition, is: true, to: success)
        emitExits(to: scopes.count - 1)
        jump(to: next)
        place(success)
      }
      emit(.release, error)
      compile(clause.body)
    }
    jump(to: end)
    place(next)
  }

  /// `try? x`.
  func compileOptionalTry(_ inner: Expression, type: Type, into destination: Int) {
    withTemporaries {
      let error = allocate()
      catching(into: error) {
        compile(inner, into: destination)
        // `try?` does not nest Optionals, so the value is its own wrapping.
        if isCounted(type) { own(destination) }
      } recovery: {
        releaseRegister(error)
        emit(.none, destination)
      }
    }
    produced(destination, type)
  }

  /// `try! x`.
  func compileForcedTry(_ inner: Expression, into destination: Int) {
    withTemporaries {
      let error = allocate()
      catching(into: error) {
        compile(inner, into: destination)
      } recovery: {
        emit(.tryFailed, error)
        releaseRegister(error)
      }
    }
  }

  /// Stops the program with a message of Swift's own.
  func trap(_ message: String) { emit(.unsupported, 0, d: text(message)) }

  /// A number for a text in `details.texts`.
  func text(_ text: String) -> Int {
    details.texts.append(text)
    return details.texts.count - 1
  }
}
