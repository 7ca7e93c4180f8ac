extension EvidenceText {
  /// Facts about bindings, objects, observation, environment, comparison.
  static let dependencies = #"""
    U50 measured experiment
      If only the child reads a state that was handed down as a binding, only the child
      runs.
    U51 measured experiment
      If parent and child both read it, both run, and the child has two reasons: the new
      view value and the binding.
    U52 measured experiment reimplementation
      A binding to state equals another binding to the same state with the same value, so a
      parent that runs for other reasons does not take the child along.
    U53 measured experiment reimplementation
      A binding to a part of a state, made by a key path, is compared by its place and the
      part's value: changes of other parts do not run the child.
    U54 measured experiment
      A binding made from a pair of closures in a body is a new one each time and never
      equal, so the child runs whenever the parent does.
    U55 measured experiment
      A binding to a property of an observed object: when the property changes, both the
      body that declares the object and the child run.
    U56 contested experiment reimplementation
      If the object announces a change elsewhere and the bound value is equal, older
      releases run the child all the same; since the SDK of 2023 it is compared by value and
      skipped.
    U57 measured reimplementation
      Writing an equal value through a binding is dropped if the binding leads to state; if
      it leads to a published property, the object announces a change all the same.
    U60 measured apple experiment
      An observed object has one signal for everything. Each body that declares the object
      runs when it fires, whatever that body reads.
    U61 measured experiment
      A body that declares an observed object runs on its signal even if it never mentions
      the object.
    U62 measured test
      A property without @Published changes in silence; views see it only when they run for
      another reason.
    U63 measured experiment
      @Published announces every assignment, also of an equal value.
    U64 measured apple experiment
      Sending objectWillChange by hand runs the observers though nothing changed. They read
      the values as they are at the update.
    U65 measured apple
      An observable object inside another one is not passed on: only views that declare the
      inner object itself hear of it.
    U66 measured apple experiment reimplementation
      The object of a @StateObject is made once for a node, just before the first body, not
      when the struct is made.
    U67 measured apple experiment
      An @ObservedObject that is given an object where it is declared gets another one
      whenever the struct is made: what it held is lost, and the body runs.
    U68 measured apple experiment
      A @StateObject that is made from a parameter keeps its first object. A new parameter
      counts only for a new identity.
    U69 measured experiment
      When the parent runs and hands down the same object, the child that observes it does
      not run.
    U70 measured test apple experiment
      Holding an object without an observing wrapper and putting it into the environment
      gives it to others without depending on it.
    U71 measured apple reimplementation
      Reading an environment object that nobody put there ends the program, with a fixed
      message, at the first use.
    U80 measured test apple compiler
      With @Observable a body depends on the properties it read, and on nothing else of the
      object.
    U81 measured apple compiler reimplementation
      Observation needs no wrapper: a constant, a global or an element of an array is noted
      just the same when a body reads it.
    U82 measured test apple
      Handing an observable object on is no dependency. Reading one of its properties is, in
      the body that reads.
    U83 measured apple compiler
      What an action reads is no dependency: only reads during a body count.
    U84 measured apple compiler
      A computed property of an observable object depends on the stored ones it is computed
      from.
    U85 measured test compiler
      A property marked as ignored by observation never makes a view run.
    U86 contested compiler
      Assigning an equal value to an observable property is silent from Swift 6.2 on.
      Before, it made readers run.
    U87 measured experiment compiler
      Changing an observable property in place always announces a change, even if it ends up
      equal.
    U88 measured compiler
      What counts as equal depends on the type: optionals of types without == always
      announce, references only if another instance is assigned, classes with == are asked.
    U89 measured apple compiler
      The announcement comes before the value changes. Bodies run after the whole action, so
      they read the new one.
    U90 contested experiment
      In the line of _printChanges an observation is called @dependencies, as in the
      releases of 2023.
    U91 measured experiment
      If the view value differs as well, the observation still comes first in that line.
    U92 measured experiment compiler
      Observable properties that a child reads in its init count for the parent's body,
      because that is what was running.
    U93 measured experiment reimplementation
      Making a binding to an observable property reads it, so the body that makes it depends
      on it. For state that is not so.
    U94 measured test apple reimplementation
      @Bindable only gives bindings. By itself it depends on nothing.
    U95 measured test apple
      An observable object from the environment is tracked like any other: only what was
      read counts.
    U96 modelled reimplementation
      A read in content that is made late, such as a row or a GeometryReader, counts for
      that content. The body around it does not run.
    U97 measured experiment reimplementation
      A state read in such content still belongs to the view that owns it: its body runs and
      makes new content.
    U98 measured experiment
      A sheet whose closure is the only reader of a state can show the value from before,
      because nothing told the body to make a new closure.
    U99 measured experiment
      Handing the sheet's view a binding instead avoids that, since the view reads the state
      itself.
    U100 measured test reimplementation
      A missing observable object in the environment ends the program if the property is not
      optional, and is nil if it is.
    U110 measured experiment
      A body that declares an environment value runs when the resolved value differs,
      whether it uses it or not.
    U111 measured apple experiment reimplementation
      Another environment value that changes does not run it.
    U112 modelled reimplementation
      Setting an environment value to an equal one changes nothing below.
    U113 measured apple reimplementation
      The nearest setting above a view wins; changes further up are invisible behind it.
    U114 measured experiment reimplementation
      Views between the setter and the reader are not run.
    U115 measured apple reimplementation
      Without a setting above, the key's default is read. Reading the wrapper outside of a
      mounted view gives the default and a warning.
    U116 modelled reimplementation
      A view that reads the environment as a whole depends only on the keys it really used.
    U120 measured apple experiment reimplementation
      A closure that captures nothing equals itself: a child that stores one is skipped.
    U121 measured experiment
      A closure that captures the parent differs as soon as the captured state differs, so
      the child runs with the parent.
    U122 measured experiment reimplementation
      A reference to a method of the same object is equal to the next one.
    U123 measured apple experiment
      An == of one's own that ignores the closure lets the child be skipped. The closure it
      keeps is the first one.
    U124 measured test apple experiment
      A view with == that is not plain data is compared with it, with or without
      .equatable().
    U125 measured apple reimplementation
      A view of plain data is compared by its bytes, whatever its == says, unless
      .equatable() asks for it.
    U126 measured experiment
      An == that says equal does not keep a body from running for its own state.
    U127 measured experiment reimplementation
      A stored reference to the same object is equal, though the object's contents changed:
      the child is skipped.
    U128 modelled reimplementation
      A newly built array equals the old one if its elements have == and are equal.
    U129 modelled reimplementation
      An array of elements without == is equal only if it is the very same storage.
    U130 modelled reimplementation
      An enum differs if the case differs; otherwise its payload is compared.
    U131 measured apple reimplementation
      Strings and other values with == are compared by value.
    U132 measured experiment
      A container of one's own that stores built content runs only if that content differs.
    U133 measured experiment
      What counts is the value the child stores, not how it was computed from the parent's
      state.
    """#
}
