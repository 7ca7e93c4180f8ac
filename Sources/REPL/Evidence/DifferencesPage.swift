import ViewRuntime

/// The page of known differences: what is modelled or contested, and what is not simulated.
struct DifferencesPage {
  let width: Int

  var lines: [String] {
    let facts = Facts.all
    let introduction =
      "Grove is not Apple's SwiftUI. What it shows rests on \(facts.count) facts, each with an id; "
      + ":doc ID shows one. Of these, \(count(.measured, facts)) were "
      + "\(Fact.Label.measured.meaning). The others follow here, and after them what Grove does "
      + "not simulate."
    var lines = ["Known differences", ""] + Fact.wrapped(introduction, width: width) + [""]
    lines += section("Contested: releases or sources differ", .contested, facts)
    lines += section("Modelled: no published measurement", .modelled, facts)
    return lines + notSimulated + [""] + profiles
  }

  private func count(_ label: Fact.Label, _ facts: [Fact]) -> Int {
    facts.count { $0.label == label }
  }

  private func section(_ title: String, _ label: Fact.Label, _ facts: [Fact]) -> [String] {
    let members = facts.filter { $0.label == label }
    return ["\(title) (\(members.count))", ""]
      + members.flatMap { fact in
        let text = Fact.wrapped(fact.text, width: width - 1).map { " \($0)" }
        let id = fact.id + String.spaces(5 - fact.id.count)
        return [id + (text.first ?? "").dropFirst(5)] + text.dropFirst()
      } + [""]
  }

  private var notSimulated: [String] {
    let paragraphs = [
      "Text is measured in a fixed metric, one cell of 8x16 points a character (wide characters "
        + "two); the numbers are never Apple's.",
      "There is no safe area; the root view is proposed the whole screen and centred in it.",
      "Nothing is drawn: colours, fonts, images and effects are kept as arguments and compared. "
        + "Every name of a UIFont stands for a font that is there, as tall as the system's.",
      "What comes from something not simulated is zero where a number is needed, and does not hold "
        + "where a condition is.",
      "Time is virtual: it passes when a command says so, and nothing is drawn in between.",
      "Programs reach no network, no files and no device; what would is refused by name.",
      "Pointers lead to memory of the interpreter (modelled): a variable has an address made up "
        + "for it, `&value` is a copy until its call returns, and what reads outside of its memory "
        + "or what was never written traps.",
      "Numbers, dates and lists are written as in the locale of their style or formatter, by "
        + "CLDR's tables of 39 languages, the others as in en_US; a locale of the environment "
        + "changes what Text(_:format:) and Text(_:style:) say, and no interpolation (modelled). "
        + "Relative dates, durations, measurements and sizes are in English; "
        + "names of currencies know one and many.",
      "What a Logger or NSLog writes stands where print writes. An NSHashTable keeps the order in "
        + "which it was filled; Combine's flatMap and buffer hand on in the order in which values "
        + "came (modelled).",
      "containerRelativeFrame measures the screen; a pinned header keeps its place in the order; "
        + "an element of a lazy grid that is several views begins a line (modelled); a Section in "
        + "a ForEach of a lazy stack makes all its rows; matchedGeometryEffect moves nothing.",
      "Who measures a view from outside a scaleEffect, a rotationEffect, a transformEffect or a "
        + "GeometryEffect finds the upright rectangle around what is drawn, where the effect has "
        + "come to; rotation3DEffect, perspectives and visualEffect change no measurement. A key "
        + "that :key presses goes to the only view that waits for keys, if nothing has the focus "
        + "(modelled).",
      "Views in safeAreaInset get their ideal length (modelled); inflect: true makes the last word "
        + "agree with the first number (modelled); a deny rule keeps a model without an error.",
      "Of UIKit there are views, windows, controllers, navigation, representables and the update "
        + "cycle. Auto Layout is not solved: constraints mark views and place none. Stacks, tables "
        + "and most controls only stand in the hierarchy.",
      "A scroll view with a scrollTargetBehavior rests by how far it was moved (modelled); links "
        + "in a Text cannot be tapped; the scopes of a search are shown all the time.",
      "A screen that was pushed for an item is updated in place when the item changes (modelled).",
      "A PhaseAnimator goes on when the animation to a phase would be over, also if nothing in its "
        + "content differs, and at once when its trigger changes again (modelled). A "
        + "KeyframeAnimator makes its content sixty times a second while time passes; speeds "
        + "between cubic keyframes and the length of a spring are modelled.",
      "Of a PreviewProvider with several previews the first one is mounted; :mount X.previews "
        + "mounts them all on one screen (modelled: Xcode shows each on its own).",
      "A modifier or view that Grove does not model is kept as it is written, without an effect, "
        + "and reported once as not simulated; --strict makes that an error. `grove supported` "
        + "lists what is modelled.",
    ]
    return ["Not simulated", ""] + paragraphs.flatMap { Fact.wrapped($0, width: width) }
  }

  private var profiles: [String] {
    [
      "Releases differ, so behaviour is chosen by a profile:",
      "    \(Profile.all.map(\.name).joined(separator: ", ")); :profile sets one,",
      "    :compare-profiles LINE shows what a step does under each.",
    ]
  }
}
