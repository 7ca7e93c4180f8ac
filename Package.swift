// swift-tools-version: 6.0
import PackageDescription

/// Debug builds, which the tests run, check that no two accesses to a variable overlap; in a
/// release build the checks would take a twentieth of the time.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Only CI refuses warnings: a newer compiler must not break anybody's build.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil
  ? unchecked
  : unchecked + [.unsafeFlags(["-warnings-as-errors"], .when(configuration: .debug))]

/// The engine is optimised in debug builds too.
///
/// An unoptimised interpreter is unusable, while optimising swift-syntax as well would make a
/// clone's first build take ten minutes. For size, which runs as fast here and compiles in three
/// quarters of the time. `-disable-batch-mode` only keeps the compiler from saying that it is off.
let optimised =
  strict + [
    .unsafeFlags(
      ["-Osize", "-wmo", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: optimised)
}

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], reading files: String...
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: files, swiftSettings: strict)
}

let swiftSyntax: [Target.Dependency] = [
  "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics",
].map { .product(name: $0, package: "swift-syntax") }

let package = Package(
  name: "grove",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "grove", targets: ["grove"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    engine("Diagnostics"),
    engine("IR", ["Diagnostics"]),
    engine("Frontend", ["Diagnostics", "IR"] + swiftSyntax),
    engine("VirtualTime"),
    engine("Interpreter", ["Diagnostics", "IR", "VirtualTime"]),
    engine("AttributeGraph"),
    engine("ViewRuntime", ["AttributeGraph", "VirtualTime"]),
    library(
      "SwiftUILibrary", ["Diagnostics", "IR", "Interpreter", "ViewRuntime", "VirtualTime"]),
    library(
      "REPL",
      [
        "Diagnostics", "IR", "Frontend", "Interpreter", "ViewRuntime", "SwiftUILibrary",
        "VirtualTime",
      ]),
    library("Lessons", ["REPL", "ViewRuntime", "CMark"]),
    library("LineEditing", ["CEdit"]),
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .executableTarget(
      name: "grove",
      dependencies: [
        "REPL", "Lessons", "LineEditing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "grove-bench", dependencies: ["REPL", "ViewRuntime"], path: "Sources/Bench",
      exclude: ["Kernels"], swiftSettings: strict),
    tests("Repository"),
    tests("Frontend", ["Frontend"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("VirtualTime", ["VirtualTime"]),
    tests("AttributeGraph", ["AttributeGraph"]),
    tests("ViewRuntime", ["ViewRuntime"]),
    tests("Layout", ["ViewRuntime"]),
    tests("Language", ["REPL"], reading: "Programs", "Rejected", "Traps", "Crashes"),
    tests("SwiftUILibrary", ["REPL"], reading: "Transcripts"),
    tests(
      "REPL", ["REPL", "Diagnostics", "Frontend", "ViewRuntime", "AttributeGraph"],
      reading: "Transcripts"),
    tests("LineEditing", ["LineEditing"]),
    tests("CommandLine", ["grove"]),
  ]
)
