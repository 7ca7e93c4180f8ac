extension LocaleTable {
  /// Bulgarian; recorded by `Tests/record-locales`.
  static let bulgarian = tables([
    LocaleText(
      "bg",
      """
      decimal=,
      group=\u{A0}
      ungrouped=4
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# щатски долар/# щатски долара|EUR# евро/# евро|GBP# британска лира/# \
      британски лири|JPY# японска йена/# японски йени|CNY# китайски юан/# китайски юана|INR# \
      индийска рупия/# индийски рупии|CAD# канадски долар/# канадски долара|AUD# австралийски \
      долар/# австралийски долара|CHF# швейцарски франк/# швейцарски франка|KRW# южнокорейски \
      вон/# южнокорейски вона|BRL# бразилски реал/# бразилски реала
      symbols=USDщ.д.|EUR€|BGNлв.
      narrowSymbols=USD$|GBP£|JPY¥|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RUB₽|ZARR|THB฿|\
      IDRRp|MYRRM|EGPE£|PKRRs
      compact=1#\u{A0}хил.|2#\u{A0}хил.|3#\u{A0}хил.|1#\u{A0}млн.|2#\u{A0}млн.|3#\u{A0}млн.|\
      1#\u{A0}млрд.|2#\u{A0}млрд.|3#\u{A0}млрд.|1#\u{A0}трлн.|2#\u{A0}трлн.|3#\u{A0}трлн.
      months=януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
      shortMonths=яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек
      letterMonths=я|ф|м|а|м|ю|ю|а|с|о|н|д
      days=неделя|понеделник|вторник|сряда|четвъртък|петък|събота
      shortDays=нд|пн|вт|ср|чт|пт|сб
      twoDays=нд|пн|вт|ср|чт|пт|сб
      letterDays=н|п|в|с|ч|п|с
      eras=пр.Хр.|сл.Хр.
      longEras=преди Христа|след Христа
      quarters=1. трим.|2. трим.|3. трим.|4. трим.
      longQuarters=1. тримесечие|2. тримесечие|3. тримесечие|4. тримесечие
      nearDays=вчера|днес|утре
      week=2|4
      dates=d.MM.yy\u{202F}'г'.|d.MM.y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM \
      y\u{202F}'г'.
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'в' {0}|{1} 'в' {0}
      for Ed=EEE, d
      for Md=d.MM
      for MEd=EEE, d.MM
      for MMM=MM
      for MMMd=d.MM
      for MMME=MM ccc
      for MMMEd=EEE, d.MM
      for MMMM=LLLL
      for MMMMd=d MMMM
      for MMMME=LLLL ccc
      for MMMMEd=EEE, d MMMM
      for y=y\u{202F}'г'.
      for yd=y\u{202F}'г'. ('ден': d)
      for yE=y\u{202F}'г'. ccc
      for yEd=y\u{202F}'г'. EEE, d
      for yM=MM.y\u{202F}'г'.
      for yMd=d.MM.y\u{202F}'г'.
      for yME=MM.y\u{202F}'г'. ccc
      for yMEd=EEE, d.MM.y\u{202F}'г'.
      for yMMM=MM.y\u{202F}'г'.
      for yMMMd=d.MM.y\u{202F}'г'.
      for yMMME=MM.y\u{202F}'г'. ccc
      for yMMMEd=EEE, d.MM.y\u{202F}'г'.
      for yMMMEEEEd=EEEE, d MMM y\u{202F}'г'.
      for yMMMM=MMMM y\u{202F}'г'.
      for yMMMMd=d MMMM y\u{202F}'г'.
      for yMMMME=MMMM y\u{202F}'г'. ccc
      for yMMMMEd=EEE, d MMMM y\u{202F}'г'.
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      for ms=m:ss
      join MMM={1}, {0}
      join MMMM={1} 'в' {0}
      join MMMMEEEE={1} 'в' {0}
      join E={1}, H{0}
      and=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      andShort=Q1 иQ2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      andNarrow=Q1, Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      or=Q1 или Q2|Q1, Q2 или Q3|Q1, Q2, Q3 или Q4
      """)
  ])
}
