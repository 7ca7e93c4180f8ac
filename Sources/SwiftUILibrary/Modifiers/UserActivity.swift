extension Feature {
  /// What an app says that somebody does in it; nothing outside of the app hears of it.
  static let userActivity = Feature(
    "UserActivity",
    #"""
    /// What somebody does in an app, to be gone on with elsewhere; it is a value like others here.
    class NSUserActivity: NSObject {
      let activityType: String
      var title: String?
      var userInfo: [AnyHashable: Any]?
      var keywords: Set<String> = []
      var requiredUserInfoKeys: Set<String>?
      var webpageURL: URL?
      var targetContentIdentifier: String?
      var persistentIdentifier: String?
      var expirationDate = Date.distantFuture
      var needsSave = false
      var isEligibleForHandoff = true
      var isEligibleForSearch = false
      var isEligibleForPublicIndexing = false
      var isEligibleForPrediction = false
      init(activityType: String) { self.activityType = activityType }
      func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
      }
      func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        guard let payload = userInfo?["_payload"] as? Payload else {
          throw CocoaError(.coderValueNotFound)
        }
        return payload
      }
      func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        addUserInfoEntries(from: ["_payload": payload])
      }
      func becomeCurrent() {}
      func resignCurrent() {}
      func invalidate() {}
    }

    /// The activity of an app that was opened by a link.
    let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    struct _UserActivityModifier {
      let _type: String
      let _name: String
    }

    extension View {
      /// Says what somebody does in this view; nobody hears of it.
      @notSimulated func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
      ) -> ModifiedContent<Self, _UserActivityModifier> {
        ModifiedContent(
          content: self,
          modifier: _UserActivityModifier(_type: activityType, _name: "userActivity"))
      }
      @notSimulated func userActivity<P>(
        _ activityType: String, element: P?,
        _ update: @escaping (P, NSUserActivity) -> Void
      ) -> ModifiedContent<Self, _UserActivityModifier> {
        ModifiedContent(
          content: self,
          modifier: _UserActivityModifier(_type: activityType, _name: "userActivity"))
      }
      /// Runs an action when an activity is gone on with here; none is.
      @notSimulated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
      ) -> ModifiedContent<Self, _UserActivityModifier> {
        ModifiedContent(
          content: self,
          modifier: _UserActivityModifier(_type: activityType, _name: "onContinueUserActivity"))
      }
    }
    """#)
}
