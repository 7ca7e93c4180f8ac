// A program may use frameworks that Grove does not have: what they declare is not known by name.

extension World {
  /// True if a name that nothing declares may be a type of Apple's SDK that Grove does not model.
  ///
  /// SwiftUI's own are known by name. Of the frameworks that come with it the prefix tells; of a
  /// module that the program imports and Grove does not have, nothing is known, so any type may be
  /// its.
  func isUnmodelledType(_ name: String) -> Bool {
    knownNames.isType(name) || isPlatformType(name)
      || (!foreignModules.isEmpty && name.first?.isUppercase == true)
  }

  /// True for the name of a class or value of a framework in C: it is no view.
  func isPlatformType(_ name: String) -> Bool {
    let isPlatforms = Self.platformPrefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    }
    return isPlatforms && (!foreignModules.isEmpty || Self.comesWithSwiftUI(name))
  }

  /// Notes a module that Grove does not have.
  func noteImport(of path: String) {
    let module = path.split(separator: ".").first.map(String.init) ?? path
    if !Self.modelledModules.contains(module) { foreignModules.insert(module) }
  }

  private static func comesWithSwiftUI(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "CI", "CT"].contains(name.prefix(2))
  }

  private static let modelledModules: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "Glibc",
    "Observation", "ObjectiveC", "Swift", "SwiftUI", "UIKit", "_Concurrency", "os",
  ]

  private static let platformPrefixes = [
    "UI", "NS", "CA", "CG", "CI", "CT", "CL", "MK", "AV", "WK", "SK", "SCN", "AR", "PH", "UN",
    "LA", "CN", "EK", "CM", "MF", "HK", "VN", "ML", "SF", "PK", "NW", "GK", "MTL", "MTK", "AS",
    "QL", "PDF", "CB", "CK", "MP",
  ]
}
