import Interpreter

/// Objects whose class declares `objectWillChange` itself, instead of being given one.
extension ViewBridge {
  /// True for objects of such a class, or of a class that inherits from one.
  func declaresPublisher(_ object: Value) -> Bool {
    if let known = objects.declaresPublisher[object.type] { return known }
    let name = "objectWillChange"
    var found = false
    var current: TypeID? = object.type
    while !found, let type = current, let nominal = evaluator.types.nominal(of: type),
      !nominal.isLibrary
    {
      found =
        nominal.fields.contains { $0.name == name }
        || nominal.properties[name]?.contains { !$0.isStatic } == true
      current = evaluator.types.superclass(of: type)
    }
    objects.declaresPublisher[object.type] = found
    return found
  }

  /// Lets the object's signal fire for whatever its own publisher sends (U64).
  func followOwnPublisher(of object: Value) {
    guard declaresPublisher(object), let record = objects.record(of: object),
      record.ownSubscription == nil
    else { return }
    do throws(Trap) {
      let subscription = try evaluator.callMember("_followOwnPublisher", [], of: object, [])
      record.ownSubscription = HeldValue(owning: subscription, evaluator)
    } catch {
      runtime.warn(noted(error).message)
    }
  }
}
