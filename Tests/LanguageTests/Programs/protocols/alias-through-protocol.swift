// An alias that a protocol declares is named through the protocol itself.
protocol Style {
  associatedtype Body = String
  typealias Configuration = StyleConfiguration
  func make(configuration: Configuration) -> Body
}

protocol FancyStyle: Style {}

extension Style {
  typealias Labels = [String]
}

struct StyleConfiguration {
  var label = "plain"
}

struct Row {
  let configuration: Style.Configuration
  let labels: FancyStyle.Labels
  func text() -> String { "\(configuration.label) \(labels)" }
}

struct Bold: FancyStyle {
  func make(configuration: FancyStyle.Configuration) -> String {
    Row(configuration: configuration, labels: ["b"]).text()
  }
}

func made<S: Style>(by style: S) -> S.Configuration {
  S.Configuration(label: "generic")
}

print(Bold().make(configuration: Style.Configuration(label: "bold")))
print(made(by: Bold()).label)
print(FancyStyle.Labels(repeating: "x", count: 2))
let all: [Style.Configuration] = [StyleConfiguration(), .init(label: "other")]
print(all.map(\.label))
