import AttributeGraph

/// A source of change in the graph: a state, an object's signal, an observable property.
///
/// Whoever made it removes it once nothing can write it any more; its number is then given to
/// another source.
package struct SourceID: Hashable, Sendable {
  package let rawValue: Int32

  init(_ attribute: AttributeID) {
    rawValue = attribute.rawValue
  }

  var attribute: AttributeID { AttributeID(rawValue: rawValue) }
}
