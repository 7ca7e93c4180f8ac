extension LocaleTable {
  /// Slovenian; recorded by `Tests/record-locales`.
  static let slovenian = tables([
    LocaleText(
      "sl",
      """
      decimal=,
      group=.
      ungrouped=4
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      exponent=e
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# ameriški dolar/# ameriških dolarjev|EUR# evro/# evrov|GBP# britanski \
      funt/# britanskih funtov|JPY# japonski jen/# japonskih jenov|CNY# kitajski juan \
      renminbi/# kitajskih juanov renminbi|INR# indijska rupija/# indijskih rupij|CAD# \
      kanadski dolar/# kanadskih dolarjev|AUD# avstralski dolar/# avstralskih dolarjev|CHF# \
      švicarski frank/# švicarskih frankov|KRW# južnokorejski von/# južnokorejskih vonov|BRL# \
      brazilski real/# brazilskih realov
      symbols=USD$|EUR€|JPY¥|CNYCN¥|KRW₩|INR₹|HKDHK$|ILS₪|VND₫
      narrowSymbols=GBP£|CNY¥|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|NOKkr|DKKkr|\
      ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|\
      COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tis.|2#\u{A0}tis.|3#\u{A0}tis.|1#\u{A0}mio.|2#\u{A0}mio.|3#\u{A0}mio.|\
      1#\u{A0}mrd.|2#\u{A0}mrd.|3#\u{A0}mrd.|1#\u{A0}bil.|2#\u{A0}bil.|3#\u{A0}bil.
      months=januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|\
      december
      shortMonths=jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
      letterMonths=j|f|m|a|m|j|j|a|s|o|n|d
      days=nedelja|ponedeljek|torek|sreda|četrtek|petek|sobota
      shortDays=ned.|pon.|tor.|sre.|čet.|pet.|sob.
      twoDays=ned.|pon.|tor.|sre.|čet.|pet.|sob.
      letterDays=n|p|t|s|č|p|s
      halves=dop.|pop.
      eras=pr. Kr.|po Kr.
      longEras=pred Kristusom|po Kristusu
      quarters=1. čet.|2. čet.|3. čet.|4. čet.
      longQuarters=1. četrtletje|2. četrtletje|3. četrtletje|4. četrtletje
      nearDays=včeraj|danes|jutri
      week=2|4
      dates=d. M. yy|d. MMM y|d. MMMM y|EEEE, d. MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'ob' {0}|{1} 'ob' {0}
      for d=d.
      for Ed=EEE, d.
      for Md=d. M.
      for MEd=EEE, d. M.
      for MMMd=d. MMM
      for MMMEd=EEE, d. MMM
      for MMMME=ccc ('mesec': LLLL)
      for yd=y ('dan': d.)
      for yEd=y EEE, d.
      for yMd=d. M. y
      for yMEd=EEE, d. M. y
      for yMMMd=d. MMM y
      for yMMMEd=EEE, d. MMM y
      for j=HH'h'
      for jm=HH:mm
      for jms=HH:mm:ss
      for H=HH'h'
      join MMM={1}, {0}
      join MMMM={1} 'ob' {0}
      join MMMMEEEE={1} 'ob' {0}
      join E={1}, {0}
      and=Q1 in Q2|Q1, Q2 in Q3|Q1, Q2, Q3 in Q4
      andShort=Q1 in Q2|Q1, Q2 in Q3|Q1, Q2, Q3 in Q4
      andNarrow=Q1 in Q2|Q1, Q2 in Q3|Q1, Q2, Q3 in Q4
      or=Q1 ali Q2|Q1, Q2 ali Q3|Q1, Q2, Q3 ali Q4
      """)
  ])
}
