/// The conversions of all features in one table each.
struct FeatureTables: Sendable {
  let views: [String: ViewConversion]
  let modifiers: [String: ModifierConversion]
  let details: [String: DetailConversion]

  init(_ features: [Feature]) {
    var views: [String: ViewConversion] = [:]
    var modifiers: [String: ModifierConversion] = [:]
    var details: [String: DetailConversion] = [:]
    for feature in features {
      views.merge(feature.views) { first, _ in first }
      modifiers.merge(feature.modifiers) { first, _ in first }
      details.merge(feature.details) { first, _ in first }
    }
    self.views = views
    self.modifiers = modifiers
    self.details = details
  }
}
