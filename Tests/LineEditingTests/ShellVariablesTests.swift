import Testing

@testable import LineEditing

@Suite struct ShellVariablesTests {
  @Test(arguments: [
    ([:], false), (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
    (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
  ])
  func theFirstLocaleVariableThatIsSetDecides(values: [String: String], isUTF8: Bool) {
    #expect(ShellVariables(values).isUTF8 == isUTF8)
  }

  @Test(arguments: [
    (["HOME": "/home/a"], "/home/a/.local/state/grove"),
    (["HOME": "/home/a", "XDG_STATE_HOME": "/state"], "/state/grove"),
    (["HOME": "/home/a", "XDG_STATE_HOME": "state"], "/home/a/.local/state/grove"),
    ([:], nil),
  ])
  func stateIsKeptWhereXDGSays(values: [String: String], path: String?) {
    #expect(StateFolder.path(variables: ShellVariables(values)) == path)
  }
}
