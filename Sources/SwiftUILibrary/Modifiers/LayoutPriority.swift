import Interpreter

extension Feature {
  static let layoutPriority = Feature(
    "LayoutPriority",
    #"""
    struct _TraitWritingModifier<Trait> {
      let value: Any
    }

    struct LayoutPriorityTraitKey {}
    struct ZIndexTraitKey {}
    struct TransitionTraitKey {}
    struct TagValueTraitKey<V> {}

    extension View {
      /// Lets this view take its space before its siblings do (G09).
      func layoutPriority(
        _ value: Double
      ) -> ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>> {
        ModifiedContent(
          content: self,
          modifier: _TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
      }
      /// Draws this view in front of siblings with lower values.
      func zIndex(
        _ value: Double
      ) -> ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>> {
        ModifiedContent(
          content: self,
          modifier: _TraitWritingModifier<ZIndexTraitKey>(value: value))
      }
      /// Says which value this view stands for in a `Picker` or `TabView`.
      func tag<V: Hashable>(
        _ tag: V
      ) -> ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>> {
        ModifiedContent(
          content: self,
          modifier: _TraitWritingModifier<TagValueTraitKey<V>>(value: tag))
      }
      /// Says whether the tag stands for an optional of its value as well.
      @notSimulated("the tag stands for an optional in any case") func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool
      ) -> ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>> {
        self.tag(tag)
      }
      /// Says how this view comes and goes.
      func transition(
        _ t: AnyTransition
      ) -> ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>> {
        ModifiedContent(
          content: self,
          modifier: _TraitWritingModifier<TransitionTraitKey>(value: t))
      }
    }
    """#,
    modifiers: [
      "_TraitWritingModifier": { part throws(Trap) in try trait(part) }
    ])
}
