extension LocaleTable {
  /// Hungarian; recorded by `Tests/record-locales`.
  static let hungarian = tables([
    LocaleText(
      "hu",
      """
      decimal=,
      group=\u{A0}
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# USA-dollár/# USA-dollár|EUR# euró/# euró|GBP# angol font/# angol font|\
      JPY# japán jen/# japán jen|CNY# kínai jüan/# kínai jüan|INR# indiai rúpia/# indiai rúpia|\
      CAD# kanadai dollár/# kanadai dollár|AUD# ausztrál dollár/# ausztrál dollár|CHF# svájci \
      frank/# svájci frank|KRW# dél-koreai won/# dél-koreai won|BRL# brazil real/# brazil real
      symbols=JPY¥|HUFFt
      narrowSymbols=USD$|EUR€|GBP£|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|\
      MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}E|2#\u{A0}E|3#\u{A0}E|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#\u{A0}Mrd|\
      2#\u{A0}Mrd|3#\u{A0}Mrd|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      months=január|február|március|április|május|június|július|augusztus|szeptember|október|\
      november|december
      shortMonths=jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
      letterMonths=J|F|M|Á|M|J|J|A|Sz|O|N|D
      days=vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat
      shortDays=V|H|K|Sze|Cs|P|Szo
      twoDays=V|H|K|Sze|Cs|P|Szo
      letterDays=V|H|K|Sz|Cs|P|Sz
      halves=de.|du.
      eras=i. e.|i. sz.
      longEras=Krisztus előtt|időszámításunk szerint
      quarters=I. n.év|II. n.év|III. n.év|IV. n.év
      longQuarters=I. negyedév|II. negyedév|III. negyedév|IV. negyedév
      nearDays=tegnap|ma|holnap
      week=2|4
      dates=y. MM. dd.|y. MMM d.|y. MMMM d.|y. MMMM d., EEEE
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for Ed=d., EEE
      for Md=M. d.
      for MEd=M. d., EEE
      for MMMd=MMM d.
      for MMMEd=MMM d., EEE
      for MMMME=ccc ('hónap': LLLL)
      for y=y.
      for yd=y. ('nap': d)
      for yE=y. ccc
      for yEd=y. d., EEE
      for yM=y. M.
      for yMd=y. MM. dd.
      for yME=y. M. ccc
      for yMEd=y. MM. dd., EEE
      for yMMM=y. MMM
      for yMMMd=y. MMM d.
      for yMMME=y. MMM ccc
      for yMMMEd=y. MMM d., EEE
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      join E={1} H{0}
      and=Q1 és Q2|Q1, Q2 és Q3|Q1, Q2, Q3 és Q4
      andShort=Q1 és Q2|Q1, Q2 és Q3|Q1, Q2, Q3 és Q4
      andNarrow=Q1 és Q2|Q1, Q2 és Q3|Q1, Q2, Q3 és Q4
      or=Q1 vagy Q2|Q1, Q2 vagy Q3|Q1, Q2, Q3 vagy Q4
      """)
  ])
}
