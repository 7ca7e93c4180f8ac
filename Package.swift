// swift-tools-version: 6.0
import PackageDescription

/// Our own code is optimised in debug builds too: an unoptimised interpreter is unusable, while
/// optimising swift-syntax as well would make a clone's first build take ten minutes.
let ours: [SwiftSetting] = [
  .unsafeFlags(["-O", "-wmo", "-num-threads", "2"], .when(configuration: .debug)),
  .unsafeFlags(warnings, .when(configuration: .debug)),
]

/// Only CI refuses warnings: a newer compiler must not break anybody's build.
var warnings: [String] {
  Context.environment["GROVE_WARNINGS_AS_ERRORS"] == nil ? [] : ["-warnings-as-errors"]
}

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: [], swiftSettings: ours)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: ours)
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
    library("Diagnostics"),
    library("IR", ["Diagnostics"]),
    library("Frontend", ["Diagnostics", "IR"] + swiftSyntax),
    library("Interpreter", ["Diagnostics", "IR"]),
    library("AttributeGraph"),
    library("ViewRuntime", ["AttributeGraph"]),
    library("SwiftUILibrary", ["Diagnostics", "IR", "Interpreter", "ViewRuntime"]),
    library(
      "REPL",
      ["Diagnostics", "IR", "Frontend", "Interpreter", "ViewRuntime", "SwiftUILibrary"]),
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
      ], swiftSettings: ours),
    tests("Layout", ["ViewRuntime"]),
    tests("LineEditing", ["LineEditing"]),
  ]
)
