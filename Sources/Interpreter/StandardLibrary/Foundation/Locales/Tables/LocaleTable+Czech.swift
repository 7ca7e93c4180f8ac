extension LocaleTable {
  /// Czech; recorded by `Tests/record-locales`.
  static let czech = tables([
    LocaleText(
      "cs",
      """
      decimal=,
      group=\u{A0}
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# americký dolar/# amerických dolarů|EUR# euro/# eur|GBP# britská \
      libra/# britských liber|JPY# japonský jen/# japonských jenů|CNY# čínský jüan/# čínských \
      jüanů|INR# indická rupie/# indických rupií|CAD# kanadský dolar/# kanadských dolarů|AUD# \
      australský dolar/# australských dolarů|CHF# švýcarský frank/# švýcarských franků|KRW# \
      jihokorejský won/# jihokorejských wonů|BRL# brazilský real/# brazilských realů
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|CZKKč
      narrowSymbols=USD$|JPY¥|CNY¥|INR₹|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|\
      PLNzł|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|\
      COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tis.|2#\u{A0}tis.|3#\u{A0}tis.|1#\u{A0}mil.|2#\u{A0}mil.|3#\u{A0}mil.|\
      1#\u{A0}mld.|2#\u{A0}mld.|3#\u{A0}mld.|1#\u{A0}bil.|2#\u{A0}bil.|3#\u{A0}bil.
      months=ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
      monthsAlone=leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|\
      prosinec
      shortMonths=led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
      letterMonths=1|2|3|4|5|6|7|8|9|10|11|12
      days=neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota
      shortDays=ne|po|út|st|čt|pá|so
      twoDays=ne|po|út|st|čt|pá|so
      letterDays=N|P|Ú|S|Č|P|S
      halves=dop.|odp.
      eras=př. n. l.|n. l.
      longEras=před naším letopočtem|našeho letopočtu
      longQuarters=1. čtvrtletí|2. čtvrtletí|3. čtvrtletí|4. čtvrtletí
      nearDays=včera|dnes|zítra
      week=2|4
      dates=dd.MM.y|d.\u{202F}M.\u{202F}y|d. MMMM y|EEEE d. MMMM y
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss, zzzz
      joins={1} {0}|{1} {0}|{1} 'v' {0}|{1} 'v' {0}
      for d=d.
      for Ed=EEE d.
      for Md=d.\u{202F}M.
      for MEd=EEE d.\u{202F}M.
      for MMMd=d.\u{202F}M.
      for MMMEd=EEE d.\u{202F}M.
      for MMMMd=d. MMMM
      for MMMME=ccc ('měsíc': LLLL)
      for MMMMEd=EEE d. MMMM
      for yd=y ('den': d.)
      for yEd=y EEE d.
      for yMd=d.\u{202F}M.\u{202F}y
      for yMEd=EEE d.\u{202F}M.\u{202F}y
      for yMMM=LLLL y
      for yMMMd=d.\u{202F}M.\u{202F}y
      for yMMME=LLLL y ccc
      for yMMMEd=EEE d.\u{202F}M.\u{202F}y
      for yMMMEEEEd=EEEE d. MMM y
      for yMMMMd=d. MMMM y
      for yMMMMEd=EEE d. MMMM y
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} 'v' {0}
      join MMMMEEEE={1} 'v' {0}
      and=Q1 a\u{A0}Q2|Q1, Q2 a\u{A0}Q3|Q1, Q2, Q3 a\u{A0}Q4
      andShort=Q1 a\u{A0}Q2|Q1, Q2 a\u{A0}Q3|Q1, Q2, Q3 a\u{A0}Q4
      or=Q1 nebo Q2|Q1, Q2 nebo Q3|Q1, Q2, Q3 nebo Q4
      """)
  ])
}
