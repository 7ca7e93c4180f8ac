extension LocaleTable {
  /// Polish; recorded by `Tests/record-locales`.
  static let polish = tables([
    LocaleText(
      "pl",
      """
      decimal=,
      group=\u{A0}
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# dolar amerykański/# dolarów amerykańskich|EUR# euro/# euro|GBP# funt \
      szterling/# funtów szterlingów|JPY# jen japoński/# jenów japońskich|CNY# juan chiński/# \
      juanów chińskich|INR# rupia indyjska/# rupii indyjskich|CAD# dolar kanadyjski/# dolarów \
      kanadyjskich|AUD# dolar australijski/# dolarów australijskich|CHF# frank szwajcarski/# \
      franków szwajcarskich|KRW# won południowokoreański/# wonów południowokoreańskich|BRL# \
      real brazylijski/# reali brazylijskich
      symbols=EUR€|BRLR$|PLNzł
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|INR₹|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|\
      NOKkr|DKKkr|ISKkr|CZKKč|HUFFt|RONlej|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|\
      EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tys.|2#\u{A0}tys.|3#\u{A0}tys.|1#\u{A0}mln|2#\u{A0}mln|3#\u{A0}mln|\
      1#\u{A0}mld|2#\u{A0}mld|3#\u{A0}mld|1#\u{A0}bln|2#\u{A0}bln|3#\u{A0}bln
      months=stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|\
      listopada|grudnia
      monthsAlone=styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|\
      październik|listopad|grudzień
      shortMonths=sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
      letterMonths=s|l|m|k|m|c|l|s|w|p|l|g
      days=niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota
      shortDays=niedz.|pon.|wt.|śr.|czw.|pt.|sob.
      twoDays=nie|pon|wto|śro|czw|pią|sob
      letterDays=N|P|W|Ś|C|P|S
      eras=p.n.e.|n.e.
      longEras=przed naszą erą|naszej ery
      quarters=I kw.|II kw.|III kw.|IV kw.
      longQuarters=I kwartał|II kwartał|III kwartał|IV kwartał
      nearDays=wczoraj|dzisiaj|jutro
      week=2|4
      dates=d.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1} 'o' {0}|{1} 'o' {0}|{1} 'o' {0}
      for Ed=EEE, d
      for Md=d.MM
      for MEd=EEE, d.MM
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('miesiąc': LLLL)
      for yd=y ('dzień': d)
      for yEd=y EEE, d
      for yM=MM.y
      for yMd=d.MM.y
      for yME=MM.y ccc
      for yMEd=EEE, d.MM.y
      for yMMM=LLL y
      for yMMMd=d MMM y
      for yMMME=LLL y ccc
      for yMMMEd=EEE, d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1} 'o' {0}
      join MMMM={1} 'o' {0}
      join MMMMEEEE={1} 'o' {0}
      join E={1}, {0}
      and=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andShort=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andNarrow=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      or=Q1 lub Q2|Q1, Q2 lub Q3|Q1, Q2, Q3 lub Q4
      """)
  ])
}
