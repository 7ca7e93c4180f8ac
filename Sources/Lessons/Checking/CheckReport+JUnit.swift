extension CheckReport {
  /// The XML that continuous integration servers read: a suite for each file.
  var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites tests=\"\(passed + failed)\" failures=\"\(failed)\">")
    for file in files {
      let name = escaped(file.name)
      lines.append(
        "  <testsuite name=\"\(name)\" tests=\"\(file.results.count)\""
          + " failures=\"\(file.failures.count)\">")
      for result in file.results {
        let title = escaped(self.title(of: result, in: file))
        let head =
          "    <testcase classname=\"\(name)\" name=\"\(title)\""
          + " file=\"\(escaped(file.path))\" line=\"\(result.line)\""
        guard let fault = result.fault else {
          lines.append(head + "/>")
          continue
        }
        lines.append(head + ">")
        lines.append(
          "      <failure message=\"\(escaped(fault))\">"
            + escaped(result.details.joined(separator: "\n")) + "</failure>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// Text as XML may hold it; control characters have no form there at all.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "?")
      }
    }
    return result
  }
}
