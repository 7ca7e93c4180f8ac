extension LocaleTable {
  /// Catalan; recorded by `Tests/record-locales`.
  static let catalan = tables([
    LocaleText(
      "ca",
      """
      decimal=,
      group=.
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# dòlar dels Estats Units/# dòlars dels Estats Units|EUR# euro/# euros|\
      GBP# lliura esterlina/# lliures esterlines|JPY# ien/# iens|CNY# iuan/# iuans|INR# rupia \
      índia/# rupies índies|CAD# dòlar canadenc/# dòlars canadencs|AUD# dòlar australià/# \
      dòlars australians|CHF# franc suís/# francs suïssos|KRW# won sud-coreà/# wons \
      sud-coreans|BRL# real brasiler/# reals brasilers
      symbols=EUR€|GBP£|JPY¥|KRW₩|INR₹|AUDAU$|NZDNZ$|HKDHK$|TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=USD$|CNY¥|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|\
      PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=1#\u{A0}k|2#\u{A0}k|3#\u{A0}k|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|4#\u{A0}M|2#\u{A0}kM|\
      3#\u{A0}kM|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      months=de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|\
      d’octubre|de novembre|de desembre
      monthsAlone=gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|\
      desembre
      shortMonths=gen.|febr.|març|abr.|maig|juny|jul.|ag.|set.|oct.|nov.|des.
      letterMonths=GN|FB|MÇ|AB|MG|JN|JL|AG|ST|OC|NV|DS
      days=diumenge|dilluns|dimarts|dimecres|dijous|divendres|dissabte
      shortDays=dg|dl|dt|dc|dj|dv|ds
      twoDays=dg|dl|dt|dc|dj|dv|ds
      letterDays=dg.|dl.|dt.|dc.|dj.|dv.|ds.
      halves=a.\u{A0}m.|p.\u{A0}m.
      eras=aC|dC
      longEras=abans de Crist|després de Crist
      quarters=1T|2T|3T|4T
      longQuarters=1r trimestre|2n trimestre|3r trimestre|4t trimestre
      nearDays=ahir|avui|demà
      week=2|4
      dates=d/M/yy|d MMM y|d MMMM 'del' y|EEEE, d MMMM 'del' y
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
      joins={1} {0}|{1}, {0}|{1}, {0}|{1} 'a' 'les' {0}
      for Md=d/M
      for MEd=EEE d/M
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('mes': LLLL)
      for yd=y ('dia': d)
      for yEd=y EEE d
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMM=LLL y
      for yMMMd=d MMM y
      for yMMME=LLL y ccc
      for yMMMEd=EEE, d MMM y
      for yMMMEEEEd=EEEE, d MMM 'del' y
      for yMMMM=LLLL 'del' y
      for yMMMMd=d MMMM 'del' y
      for yMMMME=LLLL 'del' y ccc
      for yMMMMEd=EEE, d MMMM 'del' y
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join M={1} {0}
      join MMM={1}, {0}
      join MMMM={1}, {0}
      join MMMMEEEE={1} 'a' 'les' {0}
      and=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andShort=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andNarrow=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      or=Q1 o Q2|Q1, Q2 o Q3|Q1, Q2, Q3 o Q4
      """)
  ])
}
