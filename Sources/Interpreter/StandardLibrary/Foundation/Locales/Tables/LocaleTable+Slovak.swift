extension LocaleTable {
  /// Slovak; recorded by `Tests/record-locales`.
  static let slovak = tables([
    LocaleText(
      "sk",
      """
      decimal=,
      group=\u{A0}
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      exponent=e
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# americký dolár/# amerických dolárov|EUR# euro/# eur|GBP# britská \
      libra/# britských libier|JPY# japonský jen/# japonských jenov|CNY# čínsky jüan/# \
      čínskych jüanov|INR# indická rupia/# indických rupií|CAD# kanadský dolár/# kanadských \
      dolárov|AUD# austrálsky dolár/# austrálskych dolárov|CHF# švajčiarsky frank/# \
      švajčiarskych frankov|KRW# juhokórejský won/# juhokórejských wonov|BRL# brazílsky real/# \
      brazílskych realov
      symbols=EUR€|MXNMX$|ILSNIS
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tis.|2#\u{A0}tis.|3#\u{A0}tis.|1#\u{A0}mil.|2#\u{A0}mil.|3#\u{A0}mil.|\
      1#\u{A0}mld.|2#\u{A0}mld.|3#\u{A0}mld.|1#\u{A0}bil.|2#\u{A0}bil.|3#\u{A0}bil.
      months=januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|\
      decembra
      monthsAlone=január|február|marec|apríl|máj|jún|júl|august|september|október|november|\
      december
      shortMonths=jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
      letterMonths=j|f|m|a|m|j|j|a|s|o|n|d
      days=nedeľa|pondelok|utorok|streda|štvrtok|piatok|sobota
      shortDays=ne|po|ut|st|št|pi|so
      twoDays=ne|po|ut|st|št|pi|so
      letterDays=n|p|u|s|š|p|s
      eras=pred Kr.|po Kr.
      longEras=pred Kristom|po Kristovi
      longQuarters=1. štvrťrok|2. štvrťrok|3. štvrťrok|4. štvrťrok
      nearDays=včera|dnes|zajtra
      week=2|4
      dates=d.M.y|d.\u{202F}M.\u{202F}y|d. MMMM y|EEEE, d. MMMM y
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
      joins={1} {0}|{1}, {0}|{1}, {0}|{1}, {0}
      for d=d.
      for Ed=EEE d.
      for M=L.
      for Md=d.\u{202F}M.
      for ME=L. ccc
      for MEd=EEE d.\u{202F}M.
      for MMMd=d.\u{202F}M.
      for MMMEd=EEE d.\u{202F}M.
      for MMMMd=d. MMMM
      for MMMME=ccc ('mesiac': LLLL)
      for MMMMEd=EEE, d. MMMM
      for yd=y ('deň': d.)
      for yEd=y EEE d.
      for yM=M. y
      for yMd=d.\u{202F}M.\u{202F}y
      for yME=M. y ccc
      for yMEd=EEE d.\u{202F}M.\u{202F}y
      for yMMM=LLLL y
      for yMMMd=d.\u{202F}M.\u{202F}y
      for yMMME=LLLL y ccc
      for yMMMEd=EEE d.\u{202F}M.\u{202F}y
      for yMMMMd=d. MMMM y
      for yMMMMEd=EEE, d. MMMM y
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join M={1} {0}
      join MMM={1}, {0}
      join MMMM={1}, {0}
      join MMMMEEEE={1}, {0}
      join E={1} H{0}
      and=Q1 a\u{A0}Q2|Q1, Q2 a Q3|Q1, Q2, Q3 a Q4
      andShort=Q1 a\u{A0}Q2|Q1, Q2 a Q3|Q1, Q2, Q3 a Q4
      andNarrow=Q1 a\u{A0}Q2|Q1, Q2 a Q3|Q1, Q2, Q3 a Q4
      or=Q1 alebo Q2|Q1, Q2 alebo Q3|Q1, Q2, Q3 alebo Q4
      """)
  ])
}
