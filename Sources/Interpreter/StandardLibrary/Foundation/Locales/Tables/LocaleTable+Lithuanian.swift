extension LocaleTable {
  /// Lithuanian; recorded by `Tests/record-locales`.
  static let lithuanian = tables([
    LocaleText(
      "lt",
      """
      decimal=,
      group=\u{A0}
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      exponent=×10^
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=−#\u{A0}¤
      currencyNames=USD# JAV doleris/# JAV doleriai|EUR# euras/# eurai|GBP# Didžiosios \
      Britanijos svaras/# Didžiosios Britanijos svarai|JPY# Japonijos jena/# Japonijos jenos|\
      CNY# Kinijos ženminbi juanis/# Kinijos ženminbi juaniai|INR# Indijos rupija/# Indijos \
      rupijos|CAD# Kanados doleris/# Kanados doleriai|AUD# Australijos doleris/# Australijos \
      doleriai|CHF# Šveicarijos frankas/# Šveicarijos frankai|KRW# Pietų Korėjos vonas/# Pietų \
      Korėjos vonai|BRL# Brazilijos realas/# Brazilijos realai
      symbols=EUR€
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|\
      NOKkr|DKKkr|ISKkr|PLNzl|CZKKč|HUFFt|RONlei|RUBrb|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|\
      EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs
      compact=1#\u{A0}tūkst.|2#\u{A0}tūkst.|3#\u{A0}tūkst.|1#\u{A0}mln.|2#\u{A0}mln.|\
      3#\u{A0}mln.|1#\u{A0}mlrd.|2#\u{A0}mlrd.|3#\u{A0}mlrd.|1#\u{A0}trln.|2#\u{A0}trln.|\
      3#\u{A0}trln.
      months=sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|\
      lapkričio|gruodžio
      monthsAlone=sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|\
      spalis|lapkritis|gruodis
      shortMonths=saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.
      letterMonths=S|V|K|B|G|B|L|R|R|S|L|G
      days=sekmadienis|pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|\
      šeštadienis
      shortDays=sk|pr|an|tr|kt|pn|št
      twoDays=Sk|Pr|An|Tr|Kt|Pn|Št
      letterDays=S|P|A|T|K|P|Š
      halves=priešpiet|popiet
      eras=pr. Kr.|po Kr.
      longEras=prieš Kristų|po Kristaus
      quarters=I k.|II k.|III k.|IV k.
      longQuarters=I ketvirtis|II ketvirtis|III ketvirtis|IV ketvirtis
      nearDays=vakar|šiandien|rytoj
      week=2|4
      dates=y-MM-dd|y-MM-dd|y 'm'. MMMM d 'd'.|y 'm'. MMMM d 'd'., EEEE
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for d=dd
      for Ed=d, EEE
      for M=MM
      for Md=MM-d
      for ME=MM ccc
      for MEd=MM-dd, EEE
      for MMM=MM
      for MMMd=MM-dd
      for MMME=MM ccc
      for MMMEd=MM-dd, EEE
      for MMMM=LLLL
      for MMMMd=MMMM d 'd'.
      for MMMME=LLLL ccc
      for MMMMEd=MMMM d 'd'., EEE
      for yd=y ('diena': dd)
      for yEd=y d, EEE
      for yM=y-MM
      for yMd=y-MM-dd
      for yME=y-MM ccc
      for yMEd=y-MM-dd, EEE
      for yMMM=y-MM
      for yMMMd=y-MM-dd
      for yMMME=y-MM ccc
      for yMMMEd=y-MM-dd, EEE
      for yMMMEEEEd=y 'm'. MMM d 'd'., EEEE
      for yMMMM=y 'm'. LLLL
      for yMMMMd=y 'm'. MMMM d 'd'.
      for yMMMME=y 'm'. LLLL ccc
      for yMMMMEd=y 'm'. MMMM d 'd'., EEE
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      join E={0}, {1}
      and=Q1 ir Q2|Q1, Q2 ir Q3|Q1, Q2, Q3 ir Q4
      andShort=Q1 ir Q2|Q1, Q2 ir Q3|Q1, Q2, Q3 ir Q4
      andNarrow=Q1 ir Q2|Q1, Q2 ir Q3|Q1, Q2, Q3 ir Q4
      or=Q1 ar Q2|Q1, Q2 ar Q3|Q1, Q2, Q3 ar Q4
      """)
  ])
}
