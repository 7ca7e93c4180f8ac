extension LocaleTable {
  /// Italian; recorded by `Tests/record-locales`.
  static let italian = tables([
    LocaleText(
      "it",
      """
      decimal=,
      group=.
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# dollaro statunitense/# dollari statunitensi|EUR# euro/# euro|GBP# \
      sterlina britannica/# sterline britanniche|JPY# yen giapponese/# yen giapponesi|CNY# \
      yuan cinese/# yuan cinesi|INR# rupia indiana/# rupie indiane|CAD# dollaro canadese/# \
      dollari canadesi|AUD# dollaro australiano/# dollari australiani|CHF# franco svizzero/# \
      franchi svizzeri|KRW# won sudcoreano/# won sudcoreani|BRL# real brasiliano/# real \
      brasiliani
      symbols=EUR€|GBP£|CNYCN¥|CADCA$|AUDA$|NZDNZ$|ILS₪|THB฿|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|\
      NOKNKr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|VND₫|IDRRp|MYRRM|EGP£E|\
      ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=4#|5#|6#|1#\u{A0}Mln|2#\u{A0}Mln|3#\u{A0}Mln|1#\u{A0}Mld|2#\u{A0}Mld|3#\u{A0}Mld|\
      1#\u{A0}Bln|2#\u{A0}Bln|3#\u{A0}Bln
      months=gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|\
      novembre|dicembre
      shortMonths=gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
      letterMonths=G|F|M|A|M|G|L|A|S|O|N|D
      days=domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato
      shortDays=dom|lun|mar|mer|gio|ven|sab
      twoDays=dom|lun|mar|mer|gio|ven|sab
      letterDays=D|L|M|M|G|V|S
      eras=a.C.|d.C.
      longEras=avanti Cristo|dopo Cristo
      quarters=T1|T2|T3|T4
      longQuarters=1º trimestre|2º trimestre|3º trimestre|4º trimestre
      nearDays=ieri|oggi|domani
      week=2|4
      dates=dd/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'alle' 'ore' {0}|{1} 'alle' 'ore' {0}
      for Md=dd/MM
      for MEd=EEE dd/MM
      for MMMd=d MMM
      for MMMEd=EEE d MMM
      for MMMME=ccc ('mese': LLLL)
      for yd=y ('giorno': d)
      for yEd=y EEE d
      for yM=MM/y
      for yMd=dd/MM/y
      for yME=MM/y ccc
      for yMEd=EEE dd/MM/y
      for yMMMd=d MMM y
      for yMMMEd=EEE d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'alle' 'ore' {0}
      join MMMMEEEE={1} 'alle' 'ore' {0}
      and=Q1 e Q2|Q1, Q2 e Q3|Q1, Q2, Q3 e Q4
      andShort=Q1 e Q2|Q1, Q2 e Q3|Q1, Q2, Q3 e Q4
      andNarrow=Q1 e Q2|Q1, Q2 e Q3|Q1, Q2, Q3 e Q4
      or=Q1 o Q2|Q1, Q2 o Q3|Q1, Q2, Q3 o Q4
      """),
    LocaleText(
      "it_CH", parent: "it",
      """
      decimal=.
      group=’
      currency=¤\u{A0}#
      negativeCurrency=¤-#
      plusCurrency=¤+#
      accounting=¤-#
      dates=dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
      for yMMMEEEEd=EEEE, d MMM y
      for yMMMMEd=EEE, d MMMM y
      """),
  ])
}
