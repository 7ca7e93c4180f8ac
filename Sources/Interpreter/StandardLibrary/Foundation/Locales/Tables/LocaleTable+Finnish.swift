extension LocaleTable {
  /// Finnish; recorded by `Tests/record-locales`.
  static let finnish = tables([
    LocaleText(
      "fi",
      """
      decimal=,
      group=\u{A0}
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=−#\u{A0}¤
      currencyNames=USD# Yhdysvaltain dollari/# Yhdysvaltain dollaria|EUR# euro/# euroa|GBP# \
      Englannin punta/# Englannin puntaa|JPY# Japanin jeni/# Japanin jeniä|CNY# Kiinan juan/# \
      Kiinan juania|INR# Intian rupia/# Intian rupiaa|CAD# Kanadan dollari/# Kanadan dollaria|\
      AUD# Australian dollari/# Australian dollaria|CHF# Sveitsin frangi/# Sveitsin frangia|\
      KRW# Etelä-Korean won/# Etelä-Korean wonia|BRL# Brasilian real/# Brasilian realia
      symbols=USD$|EUR€|GBP£|JPY¥
      narrowSymbols=RUB₽
      compact=1#\u{A0}t.|2#\u{A0}t.|3#\u{A0}t.|1#\u{A0}milj.|2#\u{A0}milj.|3#\u{A0}milj.|\
      1#\u{A0}mrd.|2#\u{A0}mrd.|3#\u{A0}mrd.|1#\u{A0}bilj.|2#\u{A0}bilj.|3#\u{A0}bilj.
      months=tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|\
      elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
      monthsAlone=tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|\
      syyskuu|lokakuu|marraskuu|joulukuu
      shortMonths=tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
      letterMonths=T|H|M|H|T|K|H|E|S|L|M|J
      days=sunnuntai|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina
      daysAlone=sunnuntai|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai
      shortDays=su|ma|ti|ke|to|pe|la
      twoDays=su|ma|ti|ke|to|pe|la
      letterDays=S|M|T|K|T|P|L
      halves=ap.|ip.
      eras=eKr.|jKr.
      longEras=ennen Kristuksen syntymää|jälkeen Kristuksen syntymän
      quarters=1. nelj.|2. nelj.|3. nelj.|4. nelj.
      longQuarters=1. neljännes|2. neljännes|3. neljännes|4. neljännes
      nearDays=eilen|tänään|huomenna
      week=2|4
      dates=d.M.y|d.M.y|d. MMMM y|cccc d. MMMM y
      times=H.mm|H.mm.ss|H.mm.ss z|H.mm.ss zzzz
      joins={1} 'klo' {0}|{1} 'klo' {0}|{1} 'klo' {0}|{1} 'klo' {0}
      for Ed=ccc d.
      for Md=d.M.
      for MEd=ccc d.M.
      for MMMd=d.M.
      for MMMEd=EEE d.M.
      for MMMEEEEd=cccc d.M.
      for MMMMd=d. MMMM
      for MMMME=ccc ('kuukausi': LLLL)
      for MMMMEd=EEE d. MMMM
      for MMMMEEEEd=cccc d. MMMM
      for yd=y ('päivä': d)
      for yEd=y ccc d.
      for yM=L.y
      for yMd=d.M.y
      for yME=L.y ccc
      for yMEd=EEE d.M.y
      for yMMM=LLL y
      for yMMMd=d.M.y
      for yMMME=LLL y ccc
      for yMMMEd=EEE d.M.y
      for yMMMMd=d. MMMM y
      for yMMMMEd=EEE d. MMMM y
      for j=H
      for jm=H.mm
      for jms=H.mm.ss
      for H=H
      for Hm=H.mm
      for Hms=H.mm.ss
      for ms=m.ss
      join M={1} 'klo' {0}
      join MMM={1} 'klo' {0}
      join MMMM={1} 'klo' {0}
      join MMMMEEEE={1} 'klo' {0}
      and=Q1 ja Q2|Q1, Q2 ja Q3|Q1, Q2, Q3 ja Q4
      andShort=Q1 ja Q2|Q1, Q2 ja Q3|Q1, Q2, Q3 ja Q4
      andNarrow=Q1 ja Q2|Q1, Q2 ja Q3|Q1, Q2, Q3 ja Q4
      or=Q1 tai Q2|Q1, Q2 tai Q3|Q1, Q2, Q3 tai Q4
      """)
  ])
}
