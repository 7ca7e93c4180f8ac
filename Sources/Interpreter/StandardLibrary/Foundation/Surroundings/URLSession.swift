extension StandardLibrary {
  /// The network, which Grove's programs cannot reach.
  static let urlSession = LibraryEntry(
    "URLSession.swift",
    """
    /// What is asked of a server.
    struct URLRequest: Hashable, Sendable {
      enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
        case returnCacheDataDontLoad
      }
      var url: URL?
      var httpMethod: String? = "GET"
      var httpBody: Data? = nil
      var allHTTPHeaderFields: [String: String]? = [:]
      var timeoutInterval: Double
      var cachePolicy: CachePolicy
      init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60
      ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
      }
      /// Capitals make no other name of a field.
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        let names = (allHTTPHeaderFields ?? [:]).map { $0.key }
        allHTTPHeaderFields?[__fieldName(field, names)] = value
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let earlier = self.value(forHTTPHeaderField: field)
        setValue(earlier.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
      }
      func value(forHTTPHeaderField field: String) -> String? {
        let fields = allHTTPHeaderFields ?? [:]
        return fields[__fieldName(field, fields.map { $0.key })]
      }
    }

    /// The spelling in which a field is there already.
    func __fieldName(_ field: String, _ names: [String]) -> String {
      let wanted = field.lowercased()
      return names.first { $0.lowercased() == wanted } ?? field
    }

    /// What a server answers.
    class URLResponse: NSObject {
      var url: URL? = nil
      var mimeType: String? = nil
      var expectedContentLength: Int64 = -1
      var textEncodingName: String? = nil
      override init() {}
      init(
        url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
        textEncodingName name: String?
      ) {
        self.url = URL
        self.mimeType = MIMEType
        self.expectedContentLength = Int64(length)
        self.textEncodingName = name
      }
    }

    class HTTPURLResponse: URLResponse {
      let statusCode: Int
      let allHeaderFields: [AnyHashable: Any]
      init?(
        url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
        headerFields: [String: String]?
      ) {
        self.statusCode = statusCode
        var fields: [AnyHashable: Any] = [:]
        for (name, value) in headerFields ?? [:] { fields[name] = value }
        self.allHeaderFields = fields
        super.init()
        self.url = url
        self.mimeType = self.value(forHTTPHeaderField: "Content-Type")
        if let length = self.value(forHTTPHeaderField: "Content-Length").flatMap(Int64.init) {
          self.expectedContentLength = length
        }
      }
      func value(forHTTPHeaderField field: String) -> String? {
        let names = allHeaderFields.keys.compactMap { $0.base as? String }
        return allHeaderFields[__fieldName(field, names)] as? String
      }
      static func localizedString(forStatusCode statusCode: Int) -> String {
        switch statusCode {
        case 200: return "no error"
        case 400: return "bad request"
        case 401: return "unauthorized"
        case 403: return "forbidden"
        case 404: return "not found"
        case 500: return "internal server error"
        default: return statusCode < 400 ? "success" : "error"
        }
      }
    }

    /// How a session behaves.
    class URLSessionConfiguration: NSObject {
      static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
      static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
      var timeoutIntervalForRequest: Double = 60
      var timeoutIntervalForResource: Double = 604800
      var httpAdditionalHeaders: [AnyHashable: Any]? = nil
      var waitsForConnectivity: Bool = false
      var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
      override init() {}
    }

    /// Asks servers; every answer inside Grove is that there is no access.
    class URLSession: NSObject {
      static let shared = URLSession()
      let configuration: URLSessionConfiguration
      override init() { self.configuration = URLSessionConfiguration() }
      init(configuration: URLSessionConfiguration) { self.configuration = configuration }
      init(
        configuration: URLSessionConfiguration, delegate: Any?, delegateQueue queue: OperationQueue?
      ) { self.configuration = configuration }
      func data(from url: URL) async throws -> (Data, URLResponse) {
        throw __noAccess("URLSession.data(from:)")
      }
      func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        throw __noAccess("URLSession.data(for:)")
      }
      func upload(
        for request: URLRequest, from bodyData: Data
      ) async throws -> (Data, URLResponse) {
        throw __noAccess("URLSession.upload(for:from:)")
      }
      func download(from url: URL) async throws -> (URL, URLResponse) {
        throw __noAccess("URLSession.download(from:)")
      }
      func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask { _, _, _ in } }
      func dataTask(with request: URLRequest) -> URLSessionDataTask {
        URLSessionDataTask { _, _, _ in }
      }
      func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask { URLSessionDataTask(completionHandler) }
      func dataTask(
        with request: URLRequest,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask { URLSessionDataTask(completionHandler) }
      func dataTaskPublisher(
        for url: URL
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail<(data: Data, response: URLResponse), URLError>(
          error: URLError(.notConnectedToInternet)
        ).eraseToAnyPublisher()
      }
      func dataTaskPublisher(
        for request: URLRequest
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail<(data: Data, response: URLResponse), URLError>(
          error: URLError(.notConnectedToInternet)
        ).eraseToAnyPublisher()
      }
      func invalidateAndCancel() {}
      func finishTasksAndInvalidate() {}
    }

    /// One request, which fails as soon as it is started.
    class URLSessionDataTask: NSObject {
      enum State: Int { case running, suspended, canceling, completed }
      let __finish: (Data?, URLResponse?, (any Error)?) -> Void
      var state: State = .suspended
      init(_ finish: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
        self.__finish = finish
      }
      func resume() {
        guard state == .suspended else { return }
        state = .completed
        let finish = __finish
        DispatchQueue.main.async { finish(nil, nil, __noAccess("URLSession.dataTask")) }
      }
      func cancel() { state = .completed }
      func suspend() {}
    }
    typealias URLSessionTask = URLSessionDataTask
    """)
}
