extension EvidenceText {
  /// Facts about callbacks, other wrappers, laziness, lifetime.
  static let callbacks = #"""
    U140 measured test
      onChange says nothing about the first value. For each later one it gets the old and
      the new.
    U141 measured test reimplementation
      With initial: true there is one call more, at the appearance, with the same value
      twice.
    U142 measured experiment
      Several onChange actions on one value are called from the inner to the outer.
    U143 measured experiment
      All onChange actions of one pass see the same old and new value. What one of them
      writes is seen in the next pass.
    U144 measured experiment reimplementation
      An onChange that changes its own value is cut off after two calls, with a warning.
    U145 measured experiment
      onChange compares only when the body around it runs. A change nobody told the view
      about goes unseen.
    U146 measured experiment
      Naming a state in onChange(of:) is a read: the body depends on it from then on.
    U147 measured apple experiment reimplementation
      The old form of onChange with one parameter calls the closure of the body before, the
      new forms the closure of the present one.
    U148 measured test
      onAppear is called once for an identity. An .id behind it makes it another identity
      and it is called again; an .id before it does not.
    U149 measured test
      When .id replaces a view, the new one appears before the old one disappears. A
      transition set to .identity turns that round.
    U150 measured test experiment
      task(id:) starts when the view appears, and again for each other id.
    U151 measured test
      onAppear is called for children first, then for what is around them.
    U152 contested experiment reimplementation
      onReceive only calls its action. The view runs if the action changed something it
      depends on.
    U153 measured test reimplementation
      An observable property read in transformEnvironment makes the readers of the
      environment value run.
    U160 measured apple reimplementation
      Focus state is treated as state: moving the focus runs the body only if it reads the
      value.
    U161 measured apple
      Gesture state follows the gesture and falls back to its first value when the gesture
      ends or is cancelled.
    U162 measured apple
      All views with one AppStorage key hear of a change, and the value outlives them.
    U163 measured apple reimplementation
      A custom dynamic property makes its view run through the wrappers it is made of. It
      reports no change of its own.
    L01 measured apple experiment
      State is made when its view enters the tree and ends when it leaves. Making the struct
      again does not touch it.
    L02 measured apple experiment
      onAppear comes after the state exists and the layout is known, and before the first
      picture is shown.
    L03 measured test
      A write in onAppear leads to a second run of the body before anything is shown.
    L04 measured test
      Several writes in one callback make one update; withAnimation in between makes
      another.
    L05 measured experiment
      Callbacks of one view are called in written order, the innermost first; tasks start
      last.
    L06 measured experiment
      Children are told before their parents, and all tasks start after all the other
      callbacks.
    L07 measured test apple
      onChange keeps quiet at the first appearance unless initial: true asks for it.
    L08 measured test
      With initial: true the first call gets the same value as old and new.
    L09 measured experiment
      An equal value does not call onChange.
    L10 measured experiment
      The old form of onChange with one parameter gets the new value.
    L11 measured experiment
      An if that turns false: one disappearance, the state gone; true again: one appearance
      with fresh state.
    L12 measured test reimplementation
      Switching a branch without a special transition: the new view appears, then the old
      one disappears.
    L13 modelled reimplementation
      With an animation, disappearing and losing the state wait for the end of the removal
      transition.
    L14 measured apple experiment
      A task starts when its view appears and is cancelled when it disappears.
    L15 measured experiment
      Cancelling is a request. Work that never looks goes on after its view is gone.
    L16 measured test apple
      task(id:) starts again once for each other value, and cancels the run before.
    L17 measured experiment reimplementation
      A task runs again when its view reappears with its state kept, as tabs and lazy rows
      do.
    L18 measured experiment
      In a plain stack inside a scroll view all children appear at once, and scrolling makes
      none disappear.
    L19 measured experiment
      Rows of a List are made when needed; scrolling calls appear and disappear while the
      state is kept.
    L20 measured experiment
      A List of single views is lazy as well.
    L21 contested experiment
      Rows of a lazy stack appear again when they come back, with their state. Whether they
      disappeared in between was seen both ways.
    L22 measured experiment
      Choosing another tab: the new one appears, the old one disappears, both keep their
      state.
    L23 measured experiment
      To do something once in a view's life, remember it in a state: onAppear can be called
      again.
    L24 measured experiment
      Pushing a screen keeps the one below alive though it disappears; going back ends the
      pushed one with its state.
    L25 measured experiment
      A sheet does not make its presenter disappear. Its content lives for one presentation.
    L26 measured experiment
      Covering a view or making it transparent never counts as disappearing.
    L27 measured apple reimplementation
      onAppear is called once for an appearance, however often bodies run.
    L28 modelled reimplementation
      The onAppear closure that is called is the one of the latest body before, and it reads
      present values.
    L29 measured test
      The wording of the first _printChanges line, with and without dynamic properties.
    L30 measured test
      .equatable() can skip a body whose view says it is equal.
    L31 measured experiment
      Destinations and tabs are made as values with the body that names them; their nodes
      come later.
    L32 measured experiment
      How often a struct is made says nothing about nodes: values are cheap and made again
      all the time.
    Z01 measured apple experiment
      A lazy stack makes rows until its part of the screen is full.
    Z02 measured experiment
      A plain stack in a scroll view makes all of them at once.
    Z03 contested experiment
      Whether a lazy stack outside of a scroll view is lazy is told by a single source; it
      is not to be relied on.
    Z04 measured apple experiment
      A lazy stack is as wide as it is offered, a plain one as its children.
    Z05 measured apple
      The height of rows that are not made yet is guessed from the others, and corrected
      while scrolling.
    Z06 measured apple
      A row may be made before it is seen; it appears when it is.
    Z07 contested apple experiment
      Rows far off the screen are given up in the end, with their state, in newer releases.
    Z08 measured apple
      A row that is sometimes no view makes the count unknown: every element has to be
      visited.
    Z09 measured apple reimplementation
      An if/else with equally many views in both branches has a known count; an if alone, or
      AnyView, has not.
    Z10 measured apple reimplementation
      A launch argument makes SwiftUI report rows of unknown count.
    Z11 measured apple
      Two views for each element is a known count, and makes two rows.
    Z12 measured apple
      A list asks for all ids at once and for rows when needed, so ids should be cheap.
    Z13 measured experiment
      An explicit id on the rows of a list makes all of them be made.
    Z14 measured apple experiment
      Scrolling to an id works for rows that do not exist yet, if the id is ForEach's own.
    Z15 measured apple
      A pinned header stays while its section is visible, and lives as long.
    Z16 measured apple experiment
      A lazy grid makes its rows line by line; adaptive columns are as many as fit.
    """#
}
