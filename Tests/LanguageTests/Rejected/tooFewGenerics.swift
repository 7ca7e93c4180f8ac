let d: Dictionary<String> = [:]
