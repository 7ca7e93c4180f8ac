import Interpreter

extension Feature {
  static let material = Feature(
    "Material",
    #"""
    /// A translucent layer.
    struct Material: ShapeStyle, Hashable {
      let _name: String
      static let ultraThin = Material(_name: "ultraThin")
      static let thin = Material(_name: "thin")
      static let regular = Material(_name: "regular")
      static let thick = Material(_name: "thick")
      static let ultraThick = Material(_name: "ultraThick")
      static let bar = Material(_name: "bar")
      static let ultraThinMaterial = Material(_name: "ultraThin")
      static let thinMaterial = Material(_name: "thin")
      static let regularMaterial = Material(_name: "regular")
      static let thickMaterial = Material(_name: "thick")
      static let ultraThickMaterial = Material(_name: "ultraThick")
    }

    extension ShapeStyle where Self == Material {
      static var ultraThinMaterial: Material { Material(_name: "ultraThin") }
      static var thinMaterial: Material { Material(_name: "thin") }
      static var regularMaterial: Material { Material(_name: "regular") }
      static var thickMaterial: Material { Material(_name: "thick") }
      static var ultraThickMaterial: Material { Material(_name: "ultraThick") }
      static var bar: Material { Material(_name: "bar") }
    }
    """#,
    details: [
      "Material": { part throws(Trap) in
        let name = part.string("_name")
        return name == "bar" ? ".bar" : ".\(name)Material"
      }
    ])
}
