extension StandardLibrary {
  /// What a program is told about where it runs.
  static let process = LibraryEntry(
    "ProcessInfo.swift",
    """
    /// What a program is told about its process: as little as possible.
    class ProcessInfo: NSObject {
      /// How hot the device is.
      enum ThermalState: Int { case nominal, fair, serious, critical }
      static let processInfo = ProcessInfo()
      override init() {}
      var environment: [String: String] { [:] }
      var arguments: [String] { [] }
      var processName: String { "grove" }
      var processIdentifier: Int32 { 1 }
      var hostName: String { "localhost" }
      var operatingSystemVersionString: String { "Version 18.0" }
      var processorCount: Int { 1 }
      var activeProcessorCount: Int { 1 }
      var physicalMemory: UInt64 { 4294967296 }
      var isLowPowerModeEnabled: Bool { false }
      var thermalState: ThermalState { .nominal }
      var isiOSAppOnMac: Bool { false }
      var isMacCatalystApp: Bool { false }
      /// Seconds since the device started: virtual time.
      var systemUptime: Double { Date().timeIntervalSinceReferenceDate - __startTime }
      var globallyUniqueString: String { UUID().uuidString }
    }

    let __startTime: Double = Date().timeIntervalSinceReferenceDate
    """)
}
