/// The lesson that `grove lesson new` writes: short, complete, and passing.
enum LessonTemplate {
  /// Returns the text of a new lesson.
  static func text(id: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: A title that says what the learner will see
    introduces: @State Text Button VStack
    ---
    One or two sentences: what is this lesson about?

    ## One idea in a step {#idea}

    Say what the code does before the learner reads it.

    ```swift file=Lamp.swift
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Text(isOn ? "bright" : "dark")
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    ```

    ```predict id=label
    What does the lamp say after a tap?
    > :tap "Switch"
    ask texts
    - [ ] dark, Switch — the tap writes `isOn`, and what depends on it follows
    - [x] bright, Switch — the body has run again, with `isOn` true
    ```

    ```repl
    > :tap "Switch"
    ...
    ```

    ## Something to do {#task}

    ```task id=words
    Change `Lamp` so that it says "on" after a tap.
    > :tap "Switch"
    expect texts has "on": "The lamp does not say that it is on."
    expect kept Text: "The text should stay the same text."
    ```

    ```hint
    Which of the two strings is shown while `isOn` is true?
    ```

    ```solution
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Text(isOn ? "on" : "dark")
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    ```

    ```wrong says="should stay the same text"
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          if isOn { Text("on") } else { Text("dark") }
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    ```

    """
  }
}
