extension LocaleTable {
  /// Latvian; recorded by `Tests/record-locales`.
  static let latvian = tables([
    LocaleText(
      "lv",
      """
      decimal=,
      group=\u{A0}
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# ASV dolārs/# ASV dolāri|EUR# eiro/# eiro|GBP# Lielbritānijas \
      mārciņa/# Lielbritānijas mārciņas|JPY# Japānas jena/# Japānas jenas|CNY# Ķīnas juaņs/# \
      Ķīnas juaņi|INR# Indijas rūpija/# Indijas rūpijas|CAD# Kanādas dolārs/# Kanādas dolāri|\
      AUD# Austrālijas dolārs/# Austrālijas dolāri|CHF# Šveices franks/# Šveices franki|KRW# \
      Dienvidkorejas vona/# Dienvidkorejas vonas|BRL# Brazīlijas reāls/# Brazīlijas reāli
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tūkst.|2#\u{A0}tūkst.|3#\u{A0}tūkst.|1#\u{A0}milj.|2#\u{A0}milj.|\
      3#\u{A0}milj.|1#\u{A0}mljrd.|2#\u{A0}mljrd.|3#\u{A0}mljrd.|1#\u{A0}trilj.|2#\u{A0}trilj.|\
      3#\u{A0}trilj.
      months=janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|\
      novembris|decembris
      shortMonths=janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
      days=svētdiena|pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena
      daysAlone=Svētdiena|Pirmdiena|Otrdiena|Trešdiena|Ceturtdiena|Piektdiena|Sestdiena
      shortDays=svētd.|pirmd.|otrd.|trešd.|ceturtd.|piektd.|sestd.
      shortDaysAlone=Svētd.|Pirmd.|Otrd.|Trešd.|Ceturtd.|Piektd.|Sestd.
      twoDays=Sv|Pr|Ot|Tr|Ce|Pk|Se
      letterDays=S|P|O|T|C|P|S
      halves=priekšp.|pēcp.
      eras=p.m.ē.|m.ē.
      longEras=pirms mūsu ēras|mūsu ērā
      quarters=1.\u{A0}cet.|2.\u{A0}cet.|3.\u{A0}cet.|4.\u{A0}cet.
      longQuarters=1. ceturksnis|2. ceturksnis|3. ceturksnis|4. ceturksnis
      nearDays=vakar|šodien|rīt
      week=2|1
      dates=dd.MM.yy|y. 'gada' d. MMM|y. 'gada' d. MMMM|EEEE, y. 'gada' d. MMMM
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for Ed=EEE, d.
      for Md=dd.MM.
      for MEd=EEE, dd.MM.
      for MMMd=d. MMM
      for MMMEd=EEE, d. MMM
      for MMMME=ccc ('mēnesis': LLLL)
      for y=y. 'g'.
      for yd=y. 'g'. ('diena': d)
      for yE=y. 'g'. ccc
      for yEd=y. 'g'. EEE, d.
      for yM=MM.y.
      for yMd=d.MM.y.
      for yME=MM.y. ccc
      for yMEd=EEE, d.MM.y.
      for yMMM=y. 'g'. MMM
      for yMMMd=y. 'g'. d. MMM
      for yMMME=y. 'g'. MMM ccc
      for yMMMEd=EEE, y. 'g'. d. MMM
      for yMMMEEEEd=EEEE, y. 'gada' d. MMM
      for yMMMMd=y. 'gada' d. MMMM
      for yMMMMEd=EEE, y. 'gada' d. MMMM
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      join E={1}, {0}
      and=Q1 un Q2|Q1, Q2 un Q3|Q1, Q2, Q3 un Q4
      andShort=Q1 un Q2|Q1, Q2 un Q3|Q1, Q2, Q3 un Q4
      andNarrow=Q1 un Q2|Q1, Q2 un Q3|Q1, Q2, Q3 un Q4
      or=Q1 vai Q2|Q1, Q2 vai Q3|Q1, Q2, Q3 vai Q4
      """)
  ])
}
