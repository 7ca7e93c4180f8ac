extension Evaluator {
  /// Fills up the fuel for a new run: a slice at once, the rest when that is used up, so that
  /// requests to stop are noticed soon.
  func refuel() {
    machine.pointee.fuel = min(limits.fuel, Evaluator.fuelSlice)
    laterFuel = limits.fuel - machine.pointee.fuel
  }

  /// Some milliseconds of a tight loop.
  private static let fuelSlice = 500_000

  /// Takes the next slice, unless the program is to stop.
  func takeFuel() throws(Trap) {
    if pendingTrap != nil { throw takeInterruption() }
    if isStopRequested() {
      machine.pointee.fuel = max(laterFuel, Evaluator.fuelReserve)
      throw Trap("interrupted", kind: .cancelled)
    }
    guard laterFuel > 0 else { throw takeInterruption() }
    let slice = min(laterFuel, Evaluator.fuelSlice)
    laterFuel -= slice
    machine.pointee.fuel = slice
  }

  /// Why `fuel` is below zero; afterwards there is some again, for cleaning up.
  func takeInterruption() -> Trap {
    if let trap = pendingTrap {
      pendingTrap = nil
      machine.pointee.fuel = max(fuelAtInterrupt, Evaluator.fuelReserve)
      return trap
    }
    machine.pointee.fuel = Evaluator.fuelReserve
    return .limit(.fuel)
  }

  /// What deinitialisers and the like may use after the program ran out.
  private static let fuelReserve = 100_000
}
