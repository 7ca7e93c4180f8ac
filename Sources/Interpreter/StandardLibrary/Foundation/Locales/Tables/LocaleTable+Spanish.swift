extension LocaleTable {
  /// Spanish; recorded by `Tests/record-locales`.
  static let spanish = tables([
    LocaleText(
      "es",
      """
      decimal=,
      group=.
      ungrouped=4
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# dólar estadounidense/# dólares estadounidenses|EUR# euro/# euros|GBP# \
      libra esterlina/# libras esterlinas|JPY# yen japonés/# yenes japoneses|CNY# yuan \
      renminbi/# yuanes renminbi|INR# rupia india/# rupias indias|CAD# dólar canadiense/# \
      dólares canadienses|AUD# dólar australiano/# dólares australianos|CHF# franco suizo/# \
      francos suizos|KRW# won surcoreano/# wons surcoreanos|BRL# real brasileño/# reales \
      brasileños
      symbols=USDUS$|EUR€|THB฿|VND₫
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|IDRRp|MYRRM|PHP₱|\
      ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}mil|2#\u{A0}mil|3#\u{A0}mil|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|4#\u{A0}M|\
      2#\u{A0}mil\u{A0}M|3#\u{A0}mil\u{A0}M|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|\
      diciembre
      shortMonths=ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
      letterMonths=E|F|M|A|M|J|J|A|S|O|N|D
      days=domingo|lunes|martes|miércoles|jueves|viernes|sábado
      shortDays=dom|lun|mar|mié|jue|vie|sáb
      twoDays=DO|LU|MA|MI|JU|VI|SA
      letterDays=D|L|M|X|J|V|S
      halves=a.\u{202F}m.|p.\u{202F}m.
      eras=a. C.|d. C.
      longEras=antes de Cristo|después de Cristo
      quarters=T1|T2|T3|T4
      longQuarters=1.er trimestre|2.º trimestre|3.er trimestre|4.º trimestre
      nearDays=ayer|hoy|mañana
      week=2|4
      dates=d/M/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss (zzzz)
      joins={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}
      for Md=d/M
      for MEd=EEE, d/M
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMMd=d 'de' MMMM
      for MMMME=ccc ('mes': LLLL)
      for MMMMEd=EEE, d 'de' MMMM
      for yd=y ('día': d)
      for yEd=y EEE d
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMd=d MMM y
      for yMMMEd=EEE, d MMM y
      for yMMMEEEEd=EEEE, d 'de' MMM 'de' y
      for yMMMM=MMMM 'de' y
      for yMMMMd=d 'de' MMMM 'de' y
      for yMMMME=MMMM 'de' y ccc
      for yMMMMEd=EEE, d 'de' MMMM 'de' y
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join MMM={1}, {0}
      join MMMM={1}, {0}
      join MMMMEEEE={1}, {0}
      join E={1}, {0}
      and=Q1 y Q2|Q1, Q2 y Q3|Q1, Q2, Q3 y Q4
      andShort=Q1 y Q2|Q1, Q2 y Q3|Q1, Q2, Q3 y Q4
      andNarrow=Q1 y Q2|Q1, Q2 y Q3|Q1, Q2, Q3 y Q4
      or=Q1 o Q2|Q1, Q2 o Q3|Q1, Q2, Q3 o Q4
      """),
    LocaleText(
      "es_419", parent: "es",
      """
      decimal=.
      group=,
      ungrouped=3
      percent=#%
      negativePercent=-#%
      plusPercent=+#%
      currency=¤#
      negativeCurrency=-¤#
      plusCurrency=+¤#
      accounting=-¤#
      symbols=
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}K|2#\u{A0}k|3#\u{A0}k|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#k\u{A0}M|\
      2#k\u{A0}M|3#k\u{A0}M|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      letterDays=D|L|M|M|J|V|S
      halves=a.m.|p.m.
      eras=a.C.|d.C.
      longQuarters=1.º trimestre|2.º trimestre|3.º trimestre|4.º trimestre
      week=2|1
      times=h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
      for yMEd=EEE d/M/y
      for j=h\u{202F}a
      for jm=h:mm\u{202F}a
      for jms=h:mm:ss\u{202F}a
      for H=HH
      for Hm=HH:mm
      for Hms=HH:mm:ss
      """),
    LocaleText(
      "es_MX", parent: "es_419",
      """
      symbols=MXN$
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}k|2#\u{A0}k|3#\u{A0}k|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#k\u{A0}M|\
      2#\u{A0}mil\u{A0}M|3#k\u{A0}M|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      shortMonths=ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
      twoDays=do|lu|ma|mi|ju|vi|sá
      quarters=1er. trim.|2º. trim.|3er. trim.|4º trim.
      longQuarters=1er. trimestre|2º. trimestre|3er. trimestre|4o. trimestre
      week=1|1
      dates=dd/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      for MEd=EEE d/M
      for MMMEd=EEE d 'de' MMM
      for yMMMEd=EEE, d 'de' MMM 'de' y
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join E={1} {0}
      """),
    LocaleText(
      "es_US", parent: "es_419",
      """
      symbols=USD$|EUR€|GBP£|JPY¥|CADCA$
      narrowSymbols=CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|NOKkr|\
      DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|\
      EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}K|2#\u{A0}K|3#\u{A0}K|1#\u{A0}M|2#\u{A0}M|3#\u{A0}M|1#k\u{A0}M|\
      2#k\u{A0}M|3#k\u{A0}M|1#\u{A0}B|2#\u{A0}B|3#\u{A0}B
      longQuarters=1er trimestre|2.º trimestre|3.º trimestre|4.º trimestre
      week=1|1
      dates=M/d/yy|MMM d, y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      for Md=M/d
      for MEd=EEE, MM/dd
      for MMMd=MMM d
      for MMMEd=EEE, MMM d
      for yMd=M/d/y
      for yMEd=EEE, M/d/y
      for yMMMd=MMM d, y
      for yMMMEd=EEE, MMM d, y
      join E={1} {0}
      """),
    LocaleText(
      "es_AR", parent: "es_419",
      """
      decimal=,
      group=.
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=(¤\u{A0}#)
      symbols=USDUS$|ARS$
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|CLP$|COP$|NGN₦|PKRRs|BDT৳
      halves=a.\u{A0}m.|p.\u{A0}m.
      longQuarters=1.er trimestre|2.º trimestre|3.er trimestre|4.º trimestre
      for MEd=EEE d-M
      for yM=M-y
      for yME=M-y ccc
      for yMEd=EEE, d/M/y
      for yMMMd=d 'de' MMM 'de' y
      """),
    LocaleText(
      "es_CO", parent: "es_419",
      """
      decimal=,
      group=.
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=-¤\u{A0}#
      symbols=USDUS$|COP$
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|NGN₦|PKRRs|BDT৳
      shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sep.|oct.|nov.|dic.
      shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
      letterDays=d|l|m|m|j|v|s
      week=1|1
      dates=d/MM/yy|d/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      for MMMd=d 'de' MMM
      for MMMEd=EEE, d 'de' MMM
      for yMEd=EEE, d/M/y
      for yMMM=MMM 'de' y
      for yMMMd=d 'de' MMM 'de' y
      for yMMME=MMM 'de' y ccc
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      """),
    LocaleText(
      "es_CL", parent: "es_419",
      """
      decimal=,
      group=.
      negativeCurrency=¤-#
      plusCurrency=¤+#
      accounting=¤-#
      symbols=USDUS$|CLP$
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|COP$|NGN₦|PKRRs|BDT৳
      shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sep.|oct.|nov.|dic.
      shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
      twoDays=do|lu|ma|mi|ju|vi|sá
      dates=dd-MM-yy|dd-MM-y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      for Md=dd-MM
      for MEd=EEE, dd-MM
      for yM=MM-y
      for yMd=dd-MM-y
      for yME=MM-y ccc
      for yMEd=EEE dd-MM-y
      """),
    LocaleText(
      "es_PE", parent: "es_419",
      """
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=-¤\u{A0}#
      symbols=PENS/
      months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|\
      diciembre
      monthsAlone=Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|\
      Noviembre|Diciembre
      shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
      shortMonthsAlone=Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
      halves=a.\u{A0}m.|p.\u{A0}m.
      week=1|1
      dates=d/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
      """),
    LocaleText(
      "es_EC", parent: "es_419",
      """
      decimal=,
      group=.
      negativeCurrency=¤-#
      plusCurrency=¤+#
      accounting=¤-#
      symbols=USD$
      narrowSymbols=EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|\
      MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      halves=a.\u{A0}m.|p.\u{A0}m.
      """),
    LocaleText(
      "es_VE", parent: "es_419",
      """
      decimal=,
      group=.
      negativeCurrency=¤-#
      plusCurrency=¤+#
      accounting=¤-#
      shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
      twoDays=Do|Lu|Ma|Mi|Ju|Vi|Sa
      halves=a.\u{A0}m.|p.\u{A0}m.
      longQuarters=1er trimestre|2do trimestre|3er trimestre|4to trimestre
      week=1|1
      """),
    LocaleText(
      "es_UY", parent: "es_419",
      """
      decimal=,
      group=.
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=(¤\u{A0}#)
      symbols=USDUS$
      months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|\
      diciembre
      monthsAlone=Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|\
      Noviembre|Diciembre
      shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
      shortMonthsAlone=Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
      halves=a.\u{A0}m.|p.\u{A0}m.
      """),
  ])
}
