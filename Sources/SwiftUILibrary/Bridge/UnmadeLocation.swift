/// Stands in a `State` whose value is made when the state begins (C5).
///
/// The wrapper holds the closure that makes it. There is one for all, so that two such wrappers can
/// be equal.
final class UnmadeLocation: Location {}
