extension Feature {
  /// Models that belong together: both ends are kept in step, and deleting one follows its rule.
  static let relationship = Feature(
    "Relationship",
    #"""
    /// A property of a model that holds other models.
    struct _Relationship {
      let name: String
      let path: AnyKeyPath
      let inverse: AnyKeyPath?
      let rule: Schema.Relationship.DeleteRule
      let target: Any.Type
      let models: () -> [any PersistentModel]
      let add: (any PersistentModel) -> Void
      let remove: (any PersistentModel) -> Void

      /// The property of a related model that points back: the one that is named at either end,
      /// or else the only one there is (as SwiftData infers it).
      func back(from owner: any PersistentModel, in model: any PersistentModel) -> _Relationship? {
        let there = model._relationships.compactMap { $0 }.filter { $0.target == type(of: owner) }
        if let inverse { return there.first { $0.path == inverse } }
        if let named = there.first(where: { $0.inverse == path }) { return named }
        let open = there.filter { $0.inverse == nil }
        let here = owner._relationships.compactMap { $0 }
          .filter { $0.target == target && $0.inverse == nil }
        return open.count == 1 && here.count == 1 ? open.first : nil
      }
    }

    func _relationship<O: PersistentModel, T: PersistentModel>(
      _ owner: O, _ path: ReferenceWritableKeyPath<O, [T]>, _ name: String,
      deleteRule: Schema.Relationship.DeleteRule?, inverse: AnyKeyPath?
    ) -> _Relationship? {
      _Relationship(
        name: name, path: path, inverse: inverse, rule: deleteRule ?? .nullify, target: T.self,
        models: { owner[keyPath: path] },
        add: { if let model = $0 as? T { owner[keyPath: path].append(model) } },
        remove: { model in owner[keyPath: path].removeAll { $0 === model } })
    }
    func _relationship<O: PersistentModel, T: PersistentModel>(
      _ owner: O, _ path: ReferenceWritableKeyPath<O, [T]?>, _ name: String,
      deleteRule: Schema.Relationship.DeleteRule?, inverse: AnyKeyPath?
    ) -> _Relationship? {
      _Relationship(
        name: name, path: path, inverse: inverse, rule: deleteRule ?? .nullify, target: T.self,
        models: { owner[keyPath: path] ?? [] },
        add: {
          if let model = $0 as? T { owner[keyPath: path] = (owner[keyPath: path] ?? []) + [model] }
        },
        remove: { model in
          owner[keyPath: path] = owner[keyPath: path]?.filter { $0 !== model }
        })
    }
    func _relationship<O: PersistentModel, T: PersistentModel>(
      _ owner: O, _ path: ReferenceWritableKeyPath<O, T?>, _ name: String,
      deleteRule: Schema.Relationship.DeleteRule?, inverse: AnyKeyPath?
    ) -> _Relationship? {
      _Relationship(
        name: name, path: path, inverse: inverse, rule: deleteRule ?? .nullify, target: T.self,
        models: {
          if let model = owner[keyPath: path] { return [model] }
          return []
        },
        add: { if let model = $0 as? T { owner[keyPath: path] = model } },
        remove: { model in if owner[keyPath: path] === model { owner[keyPath: path] = nil } })
    }
    func _relationship<O: PersistentModel, T: PersistentModel>(
      _ owner: O, _ path: ReferenceWritableKeyPath<O, T>, _ name: String,
      deleteRule: Schema.Relationship.DeleteRule?, inverse: AnyKeyPath?
    ) -> _Relationship? {
      _Relationship(
        name: name, path: path, inverse: inverse, rule: deleteRule ?? .nullify, target: T.self,
        models: { [owner[keyPath: path]] },
        add: { if let model = $0 as? T { owner[keyPath: path] = model } },
        remove: { _ in })
    }
    /// A property that holds no models.
    @_disfavoredOverload
    func _relationship<O, V>(
      _ owner: O, _ path: KeyPath<O, V>, _ name: String,
      deleteRule: Schema.Relationship.DeleteRule?, inverse: AnyKeyPath?
    ) -> _Relationship? {
      nil
    }

    func _relatedModels(_ owner: any PersistentModel, _ name: String) -> [any PersistentModel] {
      for found in owner._relationships {
        if let found, found.name == name { return found.models() }
      }
      return []
    }

    /// Keeps the other ends in step with a property that was written.
    func _relatedModelsDidChange(
      _ owner: any PersistentModel, _ name: String, _ old: [any PersistentModel]
    ) {
      let all = owner._relationships.compactMap { $0 }
      guard let changed = all.first(where: { $0.name == name }) else { return }
      let new = changed.models()
      for model in old where !new.contains(where: { $0 === model }) {
        guard let back = changed.back(from: owner, in: model),
          back.models().contains(where: { $0 === owner })
        else { continue }
        back.remove(owner)
      }
      for model in new where !old.contains(where: { $0 === model }) {
        _link(owner, changed, model)
        owner.modelContext?._keep(model)
      }
    }

    /// Keeps a new model with those it was made with.
    func _relatedModelsDidStart(_ owner: any PersistentModel) {
      for relationship in owner._relationships.compactMap({ $0 }) {
        for model in relationship.models() { model.modelContext?._keep(owner) }
      }
    }

    func _link(
      _ owner: any PersistentModel, _ relationship: _Relationship, _ model: any PersistentModel
    ) {
      guard let back = relationship.back(from: owner, in: model),
        !back.models().contains(where: { $0 === owner })
      else { return }
      back.add(owner)
    }

    extension ModelContext {
      /// Keeps a model and all that are related to it.
      func _keep(_ model: any PersistentModel) {
        if _models.contains(where: { $0 === model }) { return }
        _models.append(model)
        for relationship in model._relationships.compactMap({ $0 }) {
          for related in relationship.models() {
            _link(model, relationship, related)
            _keep(related)
          }
        }
      }

      /// Keeps a model no longer.
      func _drop(_ model: any PersistentModel) {
        guard _models.contains(where: { $0 === model }) else { return }
        let relationships = model._relationships.compactMap { $0 }
        if relationships.contains(where: { $0.rule == .deny && !$0.models().isEmpty }) { return }
        _models.removeAll { $0 === model }
        for relationship in relationships {
          for related in relationship.models() {
            switch relationship.rule {
            case .cascade: _drop(related)
            case .nullify: relationship.back(from: model, in: related)?.remove(model)
            case .deny, .noAction: break
            }
          }
        }
      }
    }
    """#)
}
