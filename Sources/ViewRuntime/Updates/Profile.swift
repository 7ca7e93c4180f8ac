/// A set of named switches for behaviour that differs between releases of SwiftUI (DESIGN §9).
package struct Profile: Hashable, Sendable {
  package let name: String
  /// The release of iOS, which `#available` asks for.
  package let systemVersion: Int
  /// Whether a binding made from an observed object is compared by its value, or never equal, as
  /// the experiments of 2021 saw (U56, C1).
  package let comparesObservedBindings: Bool
  /// Whether assigning an equal value to an `@Observable` property notifies, as it did before
  /// Swift 6.2 (U86, C4).
  package let equalObservableAssignmentNotifies: Bool
  /// Whether the initial value of `@State` is evaluated once, lazily (C5).
  package let stateIsLazy: Bool
  /// Whether rows far off screen are destroyed with their state (Z07, C03).
  package let releasesLazyRows: Bool
  /// Whether a transaction inside another one keeps what it leaves out, as releases of 2023 and
  /// later do.
  package let mergesTransactions: Bool
  /// Whether all tabs are made at once, or each at its first selection (C07).
  package let createsTabsEagerly: Bool

  /// Returns the profile of that name.
  package static func named(_ name: String) -> Profile? { all.first { $0.name == name } }

  /// Every profile, oldest first.
  package static let all = [ios15, ios17, ios18, ios27]

  /// What is modelled unless something else is asked for.
  package static let `default` = ios18

  private static let ios15 = Profile(
    name: "ios15", systemVersion: 15, comparesObservedBindings: false,
    equalObservableAssignmentNotifies: true,
    stateIsLazy: false, releasesLazyRows: false, mergesTransactions: false,
    createsTabsEagerly: true)

  private static let ios17 = Profile(
    name: "ios17", systemVersion: 17, comparesObservedBindings: true,
    equalObservableAssignmentNotifies: true,
    stateIsLazy: false, releasesLazyRows: false, mergesTransactions: true,
    createsTabsEagerly: true)

  private static let ios18 = Profile(
    name: "ios18", systemVersion: 18, comparesObservedBindings: true,
    equalObservableAssignmentNotifies: false,
    stateIsLazy: false, releasesLazyRows: false, mergesTransactions: true,
    createsTabsEagerly: false)

  private static let ios27 = Profile(
    name: "ios27", systemVersion: 27, comparesObservedBindings: true,
    equalObservableAssignmentNotifies: false,
    stateIsLazy: true, releasesLazyRows: true, mergesTransactions: true,
    createsTabsEagerly: false)
}
