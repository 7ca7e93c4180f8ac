extension LocaleTable {
  /// Portuguese; recorded by `Tests/record-locales`.
  static let portuguese = tables([
    LocaleText(
      "pt",
      """
      decimal=,
      group=.
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=-¤\u{A0}#
      currencyNames=USD# Dólar americano/# Dólares americanos|EUR# Euro/# Euros|GBP# Libra \
      esterlina/# Libras esterlinas|JPY# Iene japonês/# Ienes japoneses|CNY# Yuan chinês/# \
      Yuans chineses|INR# Rupia indiana/# Rupias indianas|CAD# Dólar canadense/# Dólares \
      canadenses|AUD# Dólar australiano/# Dólares australianos|CHF# Franco suíço/# Francos \
      suíços|KRW# Won sul-coreano/# Wons sul-coreanos|BRL# Real brasileiro/# Reais brasileiros
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|\
      HKDHK$|TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}mil|2#\u{A0}mil|3#\u{A0}mil|1#\u{A0}mi|2#\u{A0}mi|3#\u{A0}mi|1#\u{A0}bi|\
      2#\u{A0}bi|3#\u{A0}bi|1#\u{A0}tri|2#\u{A0}tri|3#\u{A0}tri
      months=janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|\
      dezembro
      shortMonths=jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
      days=domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado
      shortDays=dom.|seg.|ter.|qua.|qui.|sex.|sáb.
      twoDays=dom.|seg.|ter.|qua.|qui.|sex.|sáb.
      letterDays=D|S|T|Q|Q|S|S
      eras=a.C.|d.C.
      longEras=antes de Cristo|depois de Cristo
      quarters=T1|T2|T3|T4
      longQuarters=1º trimestre|2º trimestre|3º trimestre|4º trimestre
      nearDays=ontem|hoje|amanhã
      dates=dd/MM/y|d 'de' MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'às' {0}|{1} 'às' {0}
      for Ed=EEE, d
      for Md=dd/MM
      for MEd=EEE, dd/MM
      for MMMd=d 'de' MMM
      for MMMEd=EEE, d 'de' MMM
      for MMMME=ccc ('mês': LLLL)
      for yd=y ('dia': d)
      for yEd=y EEE, d
      for yM=MM/y
      for yMd=dd/MM/y
      for yME=MM/y ccc
      for yMEd=EEE, dd/MM/y
      for yMMM=MMM 'de' y
      for yMMMd=d 'de' MMM 'de' y
      for yMMME=MMM 'de' y ccc
      for yMMMEd=EEE, d 'de' MMM 'de' y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'às' {0}
      join MMMMEEEE={1} 'às' {0}
      join E={1}, {0}
      and=Q1 e Q2|Q1, Q2 e Q3|Q1, Q2, Q3 e Q4
      andShort=Q1 e Q2|Q1, Q2 e Q3|Q1, Q2, Q3 e Q4
      or=Q1 ou Q2|Q1, Q2 ou Q3|Q1, Q2, Q3 ou Q4
      """),
    LocaleText(
      "pt_PT", parent: "pt",
      """
      group=\u{A0}
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# dólar dos Estados Unidos/# dólares dos Estados Unidos|EUR# euro/# \
      euros|GBP# libra esterlina britânica/# libras esterlinas britânicas|JPY# iene japonês/# \
      ienes japoneses|CNY# yuan/# yuans|INR# rupia indiana/# rupias indianas|CAD# dólar \
      canadiano/# dólares canadianos|AUD# dólar australiano/# dólares australianos|CHF# franco \
      suíço/# francos suíços|KRW# won sul-coreano/# wons sul-coreano|BRL# real brasileiro/# \
      reais brasileiros
      compact=1#\u{A0}mil|2#\u{A0}mil|3#\u{A0}mil|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#\u{A0}mM|\
      2#\u{A0}mM|3#\u{A0}mM|1#\u{A0}Bi|2#\u{A0}Bi|3#\u{A0}Bi
      longQuarters=1.º trimestre|2.º trimestre|3.º trimestre|4.º trimestre
      week=1|4
      dates=dd/MM/yy|dd/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      for MMMd=d/MM
      for MMMEd=EEE, d/MM
      for MMMMd=d 'de' MMMM
      for MMMMEd=ccc, d 'de' MMMM
      for yMMM=MM/y
      for yMMMd=d/MM/y
      for yMMME=MM/y ccc
      for yMMMEd=EEE, d/MM/y
      for yMMMM=MMMM 'de' y
      for yMMMMd=d 'de' MMMM 'de' y
      for yMMMME=MMMM 'de' y ccc
      for yMMMMEd=ccc, d 'de' MMMM 'de' y
      for yMMMMEEEEd=EEEE, d 'de' MMMM 'de' y
      """),
  ])
}
