extension LocaleTable {
  /// French; recorded by `Tests/record-locales`.
  static let french = tables([
    LocaleText(
      "fr",
      """
      decimal=,
      group=\u{202F}
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# dollar des États-Unis/# dollars des États-Unis|EUR# euro/# euros|GBP# \
      livre sterling/# livres sterling|JPY# yen japonais/# yens japonais|CNY# yuan renminbi \
      chinois/# yuans renminbi chinois|INR# roupie indienne/# roupies indiennes|CAD# dollar \
      canadien/# dollars canadiens|AUD# dollar australien/# dollars australiens|CHF# franc \
      suisse/# francs suisses|KRW# won sud-coréen/# wons sud-coréens|BRL# réal brésilien/# \
      réals brésiliens
      symbols=USD$US|EUR€|GBP£GB|KRW₩|INR₹|BRLR$|CAD$CA|AUD$AU|NZD$NZ|MXN$MX|SGD$SG|ILS₪|VND₫|\
      ARS$AR|CLP$CL|COP$CO
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|NOKkr|DKKkr|\
      ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGP£E|ARS$|CLP$|\
      COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}k|2#\u{A0}k|3#\u{A0}k|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#\u{A0}Md|\
      2#\u{A0}Md|3#\u{A0}Md|1#\u{A0}Bn|2#\u{A0}Bn|3#\u{A0}Bn
      months=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|\
      décembre
      shortMonths=janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
      days=dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi
      shortDays=dim.|lun.|mar.|mer.|jeu.|ven.|sam.
      twoDays=di|lu|ma|me|je|ve|sa
      letterDays=D|L|M|M|J|V|S
      eras=av. J.-C.|ap. J.-C.
      longEras=avant Jésus-Christ|après Jésus-Christ
      quarters=T1|T2|T3|T4
      longQuarters=1er trimestre|2e trimestre|3e trimestre|4e trimestre
      nearDays=hier|aujourd’hui|demain
      week=2|4
      dates=dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} 'à' {0}|{1} 'à' {0}|{1} 'à' {0}
      for E=EEE
      for Md=dd/MM
      for ME=L EEE
      for MEd=EEE dd/MM
      for MMMd=d MMM
      for MMME=LLL EEE
      for MMMEd=EEE d MMM
      for MMMME=EEE ('mois': LLLL)
      for MMMMEEEE=LLLL EEEE
      for yd=y ('jour': d)
      for yE=y EEE
      for yEd=y EEE d
      for yM=MM/y
      for yMd=dd/MM/y
      for yME=MM/y EEE
      for yMEd=EEE dd/MM/y
      for yMMMd=d MMM y
      for yMMME=MMM y EEE
      for yMMMEd=EEE d MMM y
      for j=HH 'h'
      for jm=HH:mm
      for jms=HH:mm:ss
      for H=HH 'h'
      join M={1} {0}
      join MMM={1} 'à' {0}
      join MMMM={1} 'à' {0}
      join MMMMEEEE={1} 'à' {0}
      and=Q1 et Q2|Q1, Q2 et Q3|Q1, Q2, Q3 et Q4
      andShort=Q1 et Q2|Q1, Q2 et Q3|Q1, Q2, Q3 et Q4
      or=Q1 ou Q2|Q1, Q2 ou Q3|Q1, Q2, Q3 ou Q4
      """),
    LocaleText(
      "fr_BE", parent: "fr",
      """
      dates=d/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|H 'h' mm 'min' ss 's' zzzz
      """),
    LocaleText(
      "fr_CA", parent: "fr",
      """
      group=\u{A0}
      symbols=USD$\u{A0}US|EUR€|GBP£|JPY¥|CNYCN¥|BRLR$|CAD$|AUD$\u{A0}AU|NZD$\u{A0}NZ|\
      HKD$\u{A0}HK|SGD$\u{A0}SG
      narrowSymbols=USD$|CNY¥|KRW₩|INR₹|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|NOKkr|DKKkr|\
      ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|EGP£E|\
      ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}k|2#\u{A0}k|3#\u{A0}k|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#\u{A0}G|2#\u{A0}G|\
      3#\u{A0}G|1#\u{A0}T|2#\u{A0}T|3#\u{A0}T
      shortMonths=janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
      halves=a.m.|p.m.
      week=1|1
      dates=y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
      for Md=MM-dd
      for MEd=EEE MM-dd
      for yM=y-MM
      for yMd=y-MM-dd
      for yME=y-MM EEE
      for yMEd=EEE y-MM-dd
      """),
    LocaleText(
      "fr_CH", parent: "fr",
      """
      percent=#%
      negativePercent=-#%
      plusPercent=+#%
      currency=¤\u{A0}#
      negativeCurrency=¤\u{A0}-#
      plusCurrency=¤\u{A0}+#
      accounting=¤\u{A0}-#
      currencyNames=USD$US\u{A0}# dollar des États-Unis/$US\u{A0}# dollars des États-Unis|\
      EUR€\u{A0}# euro/€\u{A0}# euros|GBP£GB\u{A0}# livre sterling/£GB\u{A0}# livres sterling|\
      JPYJPY\u{A0}# yen japonais/JPY\u{A0}# yens japonais|CNYCNY\u{A0}# yuan renminbi \
      chinois/CNY\u{A0}# yuans renminbi chinois|INR₹\u{A0}# roupie indienne/₹\u{A0}# roupies \
      indiennes|CAD$CA\u{A0}# dollar canadien/$CA\u{A0}# dollars canadiens|AUD$AU\u{A0}# \
      dollar australien/$AU\u{A0}# dollars australiens|CHFCHF\u{A0}# franc suisse/CHF\u{A0}# \
      francs suisses|KRW₩\u{A0}# won sud-coréen/₩\u{A0}# wons sud-coréens|BRLR$\u{A0}# réal \
      brésilien/R$\u{A0}# réals brésiliens
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|CHFFr.|SEKkr|\
      NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGP£E|\
      ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      dates=dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH.mm:ss 'h' zzzz
      for Md=dd.MM.
      for MEd=EEE, dd.MM.
      for yM=MM.y
      for yMd=dd.MM.y
      for yME=MM.y EEE
      for yMEd=EEE, dd.MM.y
      for yMMMEEEEd=EEEE, d MMM y
      for yMMMMEd=EEE, d MMMM y
      """),
  ])
}
