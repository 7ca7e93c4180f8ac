let d: [String: Int] = ["a": "b"]
