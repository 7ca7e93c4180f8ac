import IR

extension Compiler {
  func beginScope() { scopes.append(Scope(top: top)) }

  /// Leaves the innermost scope at its end.
  func endScope() {
    guard let scope = scopes.last else { return }
    emitExits(of: scope)
    for pad in scope.pads { endPad(pad) }
    for case .release(let register) in scope.exits.reversed() { disown(register) }
    scopes.removeLast()
    top = scope.top
  }

  func scoped(_ body: () -> Void) {
    beginScope()
    body()
    endScope()
  }

  /// Emits what leaving every scope above `depth` does, without closing them: for jumps out.
  ///
  /// `kept` is a register whose value leaves with the jump.
  func emitExits(to depth: Int, keeping kept: Int? = nil) {
    for scope in scopes[depth...].reversed() { emitExits(of: scope, keeping: kept) }
  }

  private func emitExits(of scope: Scope, keeping kept: Int? = nil) {
    for exit in scope.exits.reversed() {
      switch exit {
      case .release(let register):
        if register != kept { emit(.release, register) }
      case .deferred(let statements):
        compileDeferred(statements)
      case .unbox(let box, let register):
        emit(.takeBox, register, box)
      }
    }
  }

  /// The body of a `defer`, at one of the places it runs.
  func compileDeferred(_ statements: [Statement]) {
    let outer = jumpTargets
    jumpTargets = []
    scoped { compile(statements) }
    jumpTargets = outer
  }

  /// Makes leaving the current scope release a register.
  func releaseAtExit(_ register: Int) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].exits.append(.release(register: register))
  }

  /// True if some open scope runs code of its own when left.
  var hasDeferred: Bool {
    scopes.contains { scope in
      scope.exits.contains { exit in
        if case .release = exit { false } else { true }
      }
    }
  }

  /// Declares a local in the current scope; the value in `register`, which becomes the local's
  /// home, is owned.
  func declare(_ local: Local, in register: Int) {
    var variable = Variable(
      register: register, storage: .owned, type: local.type, isMutable: local.isMutable)
    variable.isWeak = local.isWeak
    variable.isUnowned = local.isUnowned
    if local.isWeak || local.isUnowned {
      weaken(register)
    }
    if local.isBoxed {
      variable.storage = .boxed
      emit(.makeBox, register, register)
      own(register)
    }
    variables[local] = variable
    if open[register] != nil { releaseAtExit(register) }
  }

  /// Replaces the object in a register by a weak reference to it.
  func weaken(_ register: Int) {
    let temporary = top
    registerCount = max(registerCount, top + 1)
    emit(.move, temporary, register)
    emit(.makeWeak, register, temporary)
    emit(.release, temporary)
    own(register)
  }
}
