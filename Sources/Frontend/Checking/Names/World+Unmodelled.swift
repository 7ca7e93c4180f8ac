import IR

// A program may use frameworks that Grove does not have: what they declare is not known by name.

extension World {
  /// True if a name that nothing declares may be a type of Apple's SDK that Grove does not model.
  ///
  /// SwiftUI's own are known by name. Of the frameworks that come with it the prefix tells; of a
  /// module that the program imports and Grove does not have, nothing is known, so any type may be
  /// its.
  func isUnmodelledType(_ name: String) -> Bool {
    knownNames.isType(name) || isPlatformType(name)
      || (!foreignModules.isEmpty && (name.first?.isUppercase == true || isConstant(name)))
  }

  /// True for `kSecClass`: how frameworks in C call their constants.
  private func isConstant(_ name: String) -> Bool {
    name.hasPrefix("k") && name.dropFirst().prefix(2).allSatisfy(\.isUppercase) && name.count > 3
  }

  /// True for the name of a class or value of a framework in C, or of one of SwiftUI's that is made
  /// by programs: it is no view.
  func isPlatformType(_ name: String) -> Bool {
    if Self.values.contains(name) { return true }
    let isPlatforms = Self.platformPrefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    }
    return isPlatforms && (!foreignModules.isEmpty || Self.comesWithSwiftUI(name))
  }

  /// True for what stands for something that Grove does not model, for a type that builds on one,
  /// and for a view made from one: nobody knows all of their members.
  func isUnmodelled(_ type: Type) -> Bool {
    guard case .nominal(let declaration, let arguments) = solver.head(type) else { return false }
    completeHeader(declaration)
    if declaration.attributes.contains("_unmodelled") { return true }
    if let parent = superclass(of: type) { return isUnmodelled(parent) }
    return declaration.isLibrary && declaration.name == "ModifiedContent"
      && (arguments.first.map(isUnmodelled) ?? false)
  }

  /// True if the program imports a module that is not Apple's: it may extend every type, and what
  /// it declares at file level has any name.
  var importsPackages: Bool { !foreignModules.isSubset(of: Self.frameworks) }

  /// The imported framework that declares a type with the name of one of SwiftUI's.
  func namesakeModule(of name: String) -> String? {
    Self.namesakes.first { $0.value.contains(name) && importedModules.contains($0.key) }?.key
  }

  private static let namesakes: [String: Set<String>] = [
    "RealityKit": ["Material", "Scene"], "StoreKit": ["Transaction"],
  ]

  /// Notes a module that Grove does not have.
  func noteImport(of path: String) {
    let module = path.split(separator: ".").first.map(String.init) ?? path
    importedModules.insert(module)
    if !Self.modelledModules.contains(module) { foreignModules.insert(module) }
  }

  private static let values: Set<String> = [
    "DataRepresentation", "FileRepresentation", "ImageRenderer", "ProxyRepresentation", "Shader",
    "ShaderFunction",
  ]

  private static func comesWithSwiftUI(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "CI", "CT", "AX"].contains(name.prefix(2))
  }

  private static let modelledModules: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "Glibc",
    "Observation", "ObjectiveC", "OSLog", "RegexBuilder", "Swift", "SwiftUI", "Synchronization",
    "UIKit", "_Concurrency", "os",
  ]

  /// Apple's own that SwiftUI programs import beside what is modelled: what they add to SwiftUI is
  /// known by name.
  private static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AppIntents", "AppKit",
    "ARKit", "AuthenticationServices", "BackgroundTasks", "Charts", "ClockKit", "CloudKit",
    "Cocoa", "Contacts", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreML", "CoreMotion", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "DeveloperToolsSupport", "EventKit", "FoundationModels", "GameKit",
    "GameplayKit", "HealthKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore",
    "QuickLook", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "Security",
    "SensorKit", "Speech", "Spatial", "SpriteKit", "StoreKit", "SwiftData", "Symbols",
    "SystemConfiguration", "Testing", "TipKit", "Translation",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "XCTest", "simd",
  ]

  private static let platformPrefixes = [
    "UI", "NS", "CA", "CG", "CI", "CT", "CL", "MK", "AV", "WK", "SK", "SCN", "AR", "PH", "UN",
    "LA", "CN", "EK", "CM", "MF", "HK", "VN", "ML", "SF", "PK", "NW", "GK", "MTL", "MTK", "AS",
    "QL", "PDF", "CB", "CK", "MP", "AX",
  ]
}
