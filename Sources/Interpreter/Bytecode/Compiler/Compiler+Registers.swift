import IR

extension Compiler {
  /// Takes the next free register.
  func allocate() -> Int {
    let register = top
    top += 1
    registerCount = max(registerCount, top)
    return register
  }

  /// Notes that a register owns a count from the next instruction on.
  func own(_ register: Int) {
    if open[register] == nil { open[register] = position }
  }

  /// Notes that `register` holds a value of `type` that the last instruction made.
  func produced(_ register: Int, _ type: Type) {
    if isCounted(type) { own(register) }
  }

  /// Notes that the count of a register is gone after the last instruction: released or moved.
  func disown(_ register: Int) {
    guard let start = open.removeValue(forKey: register), start < position else { return }
    cleanups.append(
      Cleanup(start: start, end: position, action: .release(register: register)))
  }

  /// Gives the count of a register back, if it has one.
  func releaseRegister(_ register: Int) {
    guard open[register] != nil else { return }
    emit(.release, register)
    disown(register)
  }

  /// Gives a temporary back; leaves other registers alone.
  func free(_ operand: Operand) {
    if operand.isTemporary { releaseRegister(operand.register) }
  }

  /// Runs `body` and frees the registers it took; what they own is `body`'s business.
  func withTemporaries<Result>(_ body: () -> Result) -> Result {
    let mark = top
    defer { top = mark }
    return body()
  }

  // Jumps.

  func jump(_ opcode: Opcode, _ b: Int = 0, _ c: Int = 0, e: Int = 0, a: Int = 0, to label: Label) {
    let distance = label.position.map { $0 - position } ?? 0
    if label.position == nil { label.jumps.append(position) }
    emit(opcode, a, b, c, d: distance, e: e)
  }

  func jump(to label: Label) { jump(.jump, to: label) }

  /// Binds a label to the next instruction.
  func place(_ label: Label) {
    label.position = position
    for jump in label.jumps { code[jump].d = position - jump }
    label.jumps = []
  }

  // Clean-up pads.

  /// Starts a stretch that, when left by a trap or an error, runs what `generate` emits.
  func beginPad(
    onlyForErrors: Bool, register: Int?, _ generate: @escaping (Compiler) -> Void
  ) -> Int {
    pads.append(
      PendingPad(
        start: position, end: nil, onlyForErrors: onlyForErrors, register: register,
        generate: generate))
    return pads.count - 1
  }

  func endPad(_ index: Int) { pads[index].end = position }

  /// Emits the pads after the body; a pad may bring further ones.
  func emitPads() {
    var index = 0
    while index < pads.count {
      let pad = pads[index]
      index += 1
      let end = pad.end ?? position
      guard pad.start < end else { continue }
      let offset = position
      top = registerCount
      open = [:]
      pad.generate(self)
      emit(.endPad)
      cleanups.append(
        Cleanup(
          start: pad.start, end: end,
          action: .pad(
            offset: offset, onlyForErrors: pad.onlyForErrors, register: pad.register)))
    }
  }
}
