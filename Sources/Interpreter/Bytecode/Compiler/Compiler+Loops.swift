import IR

extension Compiler {
  /// Runs `body` inside a loop that `break` and `continue` may name.
  func looping(
    _ name: String?, _ breakLabel: Label, _ continueLabel: Label, _ body: () -> Void
  ) {
    jumpTargets.append(
      JumpTarget(
        name: name, breakLabel: breakLabel, continueLabel: continueLabel, fallthroughLabel: nil,
        depth: scopes.count, isSwitch: false))
    body()
    jumpTargets.removeLast()
  }

  func compileWhile(_ name: String?, _ conditions: [Condition], _ body: [Statement]) {
    let end = Label()
    let next = Label()
    let expressions = plainExpressions(conditions)
    if expressions.isEmpty {
      place(next)
      emit(.tick)
      looping(name, end, next) {
        scoped {
          compile(conditions, failure: end)
          compile(body)
        }
      }
      jump(to: next)
    } else {
      // The test stands at the end: one jump per turn.
      let start = Label()
      jump(to: next)
      place(start)
      emit(.tick)
      looping(name, end, next) { scoped { compile(body) } }
      place(next)
      withTemporaries {
        for expression in expressions.dropLast() { jump(if: expression, is: false, to: end) }
        if let last = expressions.last { jump(if: last, is: true, to: start) }
      }
    }
    place(end)
  }

  /// The conditions, if they are all plain expressions.
  private func plainExpressions(_ conditions: [Condition]) -> [Expression] {
    var result: [Expression] = []
    for condition in conditions {
      guard case .expression(let expression) = condition else { return [] }
      result.append(expression)
    }
    return result
  }

  func compileRepeat(_ name: String?, _ body: [Statement], _ condition: Expression) {
    let start = Label()
    let next = Label()
    let end = Label()
    place(start)
    emit(.tick)
    looping(name, end, next) { scoped { compile(body) } }
    place(next)
    withTemporaries { jump(if: condition, is: true, to: start) }
    place(end)
  }

  func compileFor(_ loop: ForIn) {
    scoped {
      if let (lower, upper, isClosed) = integerRange(loop.sequence) {
        compileRange(loop, lower, upper, isClosed: isClosed)
      } else if loop.next == nil, isArray(loop.sequence.type) {
        compileArrayLoop(loop)
      } else if let next = loop.next {
        compileIterator(loop, next)
      } else {
        compileCursor(loop)
      }
    }
  }

  private func isArray(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { nominal.isLibraryType("Array") } else { false }
  }

  /// The bounds of a range of `Int`s that is written out, so that none has to be made.
  private func integerRange(_ sequence: Expression) -> (Expression, Expression, isClosed: Bool)? {
    guard case .call(.function(let function), let arguments, _) = sequence.kind,
      function.name == "..<" || function.name == "...", arguments.count >= 2,
      case .value(let lower) = arguments[arguments.count - 2],
      case .value(let upper) = arguments[arguments.count - 1],
      representation(of: lower.type) == .int, representation(of: upper.type) == .int
    else { return nil }
    return (lower, upper, function.name == "...")
  }

  private func compileRange(
    _ loop: ForIn, _ lower: Expression, _ upper: Expression, isClosed: Bool
  ) {
    let index = allocate()
    let bound = allocate()
    withTemporaries {
      compile(lower, into: index)
      compile(upper, into: bound)
    }
    let valid = Label()
    let start = Label()
    let next = Label()
    let end = Label()
    jump(.jumpIfLessOrEqualInt, index, bound, to: valid)
    trap("Range requires lowerBound <= upperBound")
    place(valid)
    if !isClosed { jump(.jumpIfLessOrEqualInt, bound, index, to: end) }
    place(start)
    let mark = top
    looping(loop.label, end, next) {
      scoped {
        if case .bind(let local) = loop.pattern, !local.isBoxed {
          variables[local] = Variable(
            register: index, storage: .borrowed, type: lower.type, isMutable: false)
          compileTurn(loop)
        } else {
          compileTurn(loop, element: index, type: lower.type)
        }
      }
    }
    top = mark
    place(next)
    jump(.rangeLoop, bound, isClosed ? 1 : 0, a: index, to: start)
    place(end)
  }

  private func compileArrayLoop(_ loop: ForIn) {
    let array = allocate()
    let index = allocate()
    withTemporaries { compile(loop.sequence, into: array) }
    releaseAtExit(array)
    emit(.integer, index, wide: 0)
    compileTurns(loop, type: elementType(loop)) { element, start in
      jump(.arrayLoop, array, index, a: element, to: start)
    }
  }

  /// Any sequence that the library walks itself.
  private func compileCursor(_ loop: ForIn) {
    let cursor = allocate()
    withTemporaries {
      let sequence = operand(loop.sequence)
      emit(.iteratorStart, cursor, sequence.register)
      own(cursor)
      free(sequence)
    }
    releaseAtExit(cursor)
    compileTurns(loop, type: elementType(loop)) { element, start in
      jump(.iteratorNext, cursor, a: element, to: start)
    }
  }

  /// A sequence of the program's own: its iterator lives in a register and `next` mutates it there.
  private func compileIterator(_ loop: ForIn, _ next: Callee) {
    let iterator = allocate()
    withTemporaries {
      if let makeIterator = loop.makeIterator {
        call(
          makeIterator, [.value(loop.sequence)], typeArguments: [], type: .dynamic, into: iterator)
      } else {
        compile(loop.sequence, as: .dynamic, into: iterator)
      }
    }
    own(iterator)
    releaseAtExit(iterator)
    compileTurns(loop, type: elementType(loop), unwraps: true) { element, start in
      withTemporaries {
        emit(.tick)
        call(
          next, prepared: .register(iterator, .dynamic), type: .dynamic, into: element)
      }
      disown(element)
      jump(.jumpIfSome, element, to: start)
    }
  }

  private func elementType(_ loop: ForIn) -> Type {
    if case .bind(let local) = loop.pattern { return local.type }
    if case .nominal(let nominal, let arguments) = loop.sequence.type, let first = arguments.first,
      nominal.isLibraryType("Array") || nominal.isLibraryType("Set")
    {
      return first
    }
    return .dynamic
  }

  /// A loop whose `advance` puts the next element into a register and jumps to the start, or falls
  /// through at the end.
  private func compileTurns(
    _ loop: ForIn, type: Type, unwraps: Bool = false,
    advance: (_ element: Int, _ start: Label) -> Void
  ) {
    let element = allocate()
    let start = Label()
    let next = Label()
    let end = Label()
    jump(to: next)
    place(start)
    looping(loop.label, end, next) {
      scoped {
        own(element)
        if unwraps, mayBeNone(type) { emit(.unwrapNested, element) }
        if !isCounted(type) { expect(element, type) }
        if case .bind(let local) = loop.pattern {
          declare(local, in: element)
          compileTurn(loop)
        } else {
          if open[element] != nil { releaseAtExit(element) }
          compileTurn(loop, element: element, type: type)
        }
      }
    }
    place(next)
    advance(element, start)
    place(end)
  }

  /// The body for an element that a pattern takes apart; a turn whose element does not match is
  /// skipped.
  private func compileTurn(_ loop: ForIn, element: Int, type: Type) {
    let locals = locals(of: loop.pattern)
    let homes = homes(for: locals)
    let skip = Label()
    withTemporaries {
      var match = Match(failure: skip)
      self.match(loop.pattern, element, type, &match)
      bind(match, homes: homes)
      emitFailures(of: match)
    }
    scoped {
      for local in locals {
        if let home = homes[local] { declare(local, in: home) }
      }
      compileTurn(loop)
    }
    place(skip)
  }

  private func compileTurn(_ loop: ForIn) {
    if let condition = loop.condition {
      let skip = Label()
      withTemporaries { jump(if: condition, is: false, to: skip) }
      scoped { compile(loop.body) }
      place(skip)
    } else {
      compile(loop.body)
    }
  }
}
