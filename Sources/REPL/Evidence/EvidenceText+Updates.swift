extension EvidenceText {
  /// Facts about first renders, parents and children, state, transactions.
  static let updates = #"""
    M1 modelled model
      What an action writes is collected first and applied together when the action ends:
      one update for each kind of transaction. Code in the action already reads the new
      values.
    M2 modelled model
      A body comes into question for four reasons only: the view around it made a new value
      for it, a dynamic property signalled, an observable property it had read changed, or
      the view is new here.
    M3 modelled model
      A body in question runs if the view is new, its value differs from the last one, a
      dynamic property says it changed, or an observation fired. Several reasons still make
      one run; without one, the whole subtree is left alone.
    M4 modelled model
      Each kind of property has its own idea of change: state and bindings count once the
      body has read them, observed objects count whenever they announce a change,
      environment values count when the resolved value differs.
    M5 modelled model
      Two view values are compared by their stored properties: with == where a type has it
      and is not plain data, otherwise field by field; references by identity, closures by
      code and captures.
    M6 modelled model
      While a body or a late content closure runs, every observable property it reads is
      noted for exactly that place. A later change of one of them makes that place run once
      and note its reads anew.
    M7 modelled model
      The line that _printChanges writes lists an observation first, then @self, then
      @identity, then the storage names of dynamic properties in declaration order. A view
      without dynamic properties has no @identity.
    U01 measured test
      The first run of a view that has no dynamic property is explained by @self alone.
    U02 measured test experiment
      The first run of a view with state lists @self, @identity and the storage name of the
      state, whether or not the body reads it.
    U03 measured experiment
      On a first run all dynamic properties follow @self and @identity in the order they are
      declared, whatever their kind.
    U04 measured test
      A view type inside another type is printed with the outer type's name and without the
      module's.
    U05 measured experiment reimplementation
      When a state changes that the body has read, only the body that owns it runs, and the
      reason is the state's storage name.
    U06 measured experiment reimplementation
      A plain stored property that differs shows as @self. Its own name is never among the
      reasons.
    U07 measured experiment
      A new view value and a changed dynamic property in one update give one run, with both
      reasons on one line.
    U08 modelled reimplementation
      Two states written in one action give one run; the names stand in the order they are
      declared, not in the order they were written.
    U09 measured experiment reimplementation
      A body that somebody calls directly, outside an update, reports itself as unchanged.
    U10 modelled reimplementation
      A dynamic property inside a custom one can be reported by its place in memory instead
      of its name. The body runs once either way.
    U11 measured apple experiment
      A child struct is made anew each time its parent's body runs, but if its stored
      properties are equal its own body is skipped.
    U12 measured experiment
      A child that stores nothing has nothing that could differ, so its parent never makes
      it run again.
    U13 measured experiment
      A stored property that differs makes the child run even if its body ignores it. The
      run then changes nothing below: work for nothing.
    U14 measured experiment
      A body makes all of its children's values first. Only then do the children's bodies
      run, depth first in tree order.
    U15 measured experiment
      An update can pass over a view in the middle and still run one below it that depends
      on the change. The one below keeps the value it had.
    U16 measured apple experiment
      A state change concerns the view that owns and reads it. Its parent and its siblings
      are not asked.
    U17 measured apple experiment
      State belongs to the node. When the parent runs and hands down other values, the
      child's state is still there.
    U18 measured experiment
      Handing a whole struct to several children makes all of them run when any field
      changes; handing each only its field does not.
    U19 measured experiment
      A stored property that is fresh each time, such as a UUID or a random number, always
      differs: the child runs every time, though it stays the same node.
    U20 measured apple
      Computed properties and functions that return views are part of the body that calls
      them. Only a View type of its own is a unit that can be skipped.
    U21 measured apple experiment
      Containers such as stacks, lists and scroll views call their content closure on the
      spot, so what it reads counts for the body around it.
    U22 measured reimplementation
      Some content closures are kept and called after the body has returned: rows of
      ForEach, GeometryReader, sheets, navigation destinations.
    U23 measured experiment reimplementation
      Writing state that no body has ever read runs nothing.
    U24 measured experiment reimplementation
      A read in an action sees what the action wrote a line before, although the body has
      not run yet.
    U25 measured test reimplementation
      Writing a value equal to the present one is dropped at the door: nothing is
      invalidated, onChange stays silent.
    U26 measured apple reimplementation
      State of a struct without == is compared field by field, so writing equal fields is
      dropped too.
    U27 modelled reimplementation
      State asks the type's own == whether a write is a change. If it says equal, the old
      value stays, even where the two differ elsewhere.
    U28 measured apple experiment reimplementation
      State that holds a class instance sees only which instance it is: changing the
      object's insides is invisible, assigning another object is a change.
    U29 modelled reimplementation
      Writing a value and writing the old one back in the same action still costs a run, but
      onChange finds no difference.
    U30 measured experiment reimplementation
      Assigning to a state in init does nothing if the state has a default value: its
      storage does not exist yet.
    U31 measured apple experiment
      A state's initial value counts only when the node is new. Later values of the
      parameter it came from are ignored, although the body may run because the new view
      value differs.
    U32 measured test experiment
      A new .id makes a new node, and its state begins again from the initial value of that
      moment.
    U33 contested apple experiment
      Up to the SDK of Xcode 26 the default value of a state is computed at every init of
      the view struct and thrown away from the second time on.
    U34 modelled reimplementation
      A state becomes a dependency when a run first reads it. In this model it stays one for
      the life of the node, even if later runs no longer read it.
    U40 measured test apple experiment
      However often one action writes, there is one update afterwards, with the last values.
    U41 measured test reimplementation
      A write inside withAnimation belongs to another transaction than the plain writes
      before it, so the two are two updates.
    U42 measured apple experiment
      Several published properties written in one action lead to one run.
    U43 measured test
      A write in onAppear makes the body run a second time before anything is seen; the node
      is updated, not made again.
    U44 measured experiment reimplementation
      Writing state while a body runs is refused with a runtime warning. The value stays as
      it was and nothing loops.
    U45 measured reimplementation
      Publishing from an object while a body runs gives a warning of its own. The object
      does change, and what follows waits for another update.
    U46 measured apple experiment
      An animation does not call bodies for its frames. Only values that can be animated are
      computed again while it runs.
    U47 measured apple experiment
      An animated switch between two branches is one node leaving and another arriving, with
      a transition. It is never an update of the first.
    """#
}
