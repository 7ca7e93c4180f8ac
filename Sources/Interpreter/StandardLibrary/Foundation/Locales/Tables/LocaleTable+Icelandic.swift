extension LocaleTable {
  /// Icelandic; recorded by `Tests/record-locales`.
  static let icelandic = tables([
    LocaleText(
      "is",
      """
      decimal=,
      group=.
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# Bandaríkjadalur/# Bandaríkjadalir|EUR# evra/# evrur|GBP# \
      sterlingspund/# sterlingspund|JPY# japanskt jen/# japönsk jen|CNY# kínverskt júan/# \
      kínversk júön|INR# indversk rúpía/# indverskar rúpíur|CAD# Kanadadalur/# Kanadadalir|\
      AUD# ástralskur dalur/# ástralskir dalir|CHF# svissneskur franki/# svissneskir frankar|\
      KRW# suðurkóreskt vonn/# suðurkóresk vonn|BRL# brasilískt ríal/# brasilísk ríöl
      symbols=JPYJP¥|CNYCN¥|HKDHK$|ISKkr.|ILS₪
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr.|NOKkr.|DKKkr.|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|VND₫|IDRRp|\
      MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}þ.|2#\u{A0}þ.|3#\u{A0}þ.|1#\u{A0}m.|2#\u{A0}m.|3#\u{A0}m.|1#\u{A0}ma.|\
      2#\u{A0}ma.|3#\u{A0}ma.|1#\u{A0}bn|2#\u{A0}bn|3#\u{A0}bn
      months=janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
      shortMonths=jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
      letterMonths=J|F|M|A|M|J|J|Á|S|O|N|D
      days=sunnudagur|mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur
      shortDays=sun.|mán.|þri.|mið.|fim.|fös.|lau.
      twoDays=su.|má.|þr.|mi.|fi.|fö.|la.
      letterDays=S|M|Þ|M|F|F|L
      halves=f.h.|e.h.
      eras=f.Kr.|e.Kr.
      longEras=fyrir Krist|eftir Krist
      quarters=F1|F2|F3|F4
      longQuarters=1. fjórðungur|2. fjórðungur|3. fjórðungur|4. fjórðungur
      nearDays=í gær|í dag|á morgun
      week=2|4
      dates=d.M.y|d. MMM y|d. MMMM y|EEEE, d. MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
      for Ed=EEE d.
      for Md=d.M.
      for MEd=EEE, d.M.
      for MMMd=d. MMM
      for MMMEd=EEE, d. MMM
      for MMMME=ccc ('mánuður': LLLL)
      for yd=y ('dagur': d)
      for yEd=y EEE d.
      for yM=M. y
      for yMd=d.M.y
      for yME=M. y ccc
      for yMEd=EEE, d.M.y
      for yMMMd=d. MMM y
      for yMMMEd=EEE, d. MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'kl'. {0}
      join MMMMEEEE={1} 'kl'. {0}
      join E={1}, {0}
      and=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      andShort=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      or=Q1 eða Q2|Q1, Q2 eða Q3|Q1, Q2, Q3 eða Q4
      """)
  ])
}
