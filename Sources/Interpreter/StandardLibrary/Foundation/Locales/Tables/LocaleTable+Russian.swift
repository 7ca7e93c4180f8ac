extension LocaleTable {
  /// Russian; recorded by `Tests/record-locales`.
  static let russian = tables([
    LocaleText(
      "ru",
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
      currencyNames=USD# доллар США/# долларов США|EUR# евро/# евро|GBP# британский фунт \
      стерлингов/# британских фунтов стерлингов|JPY# японская иена/# японских иен|CNY# \
      китайский юань/# китайских юаней|INR# индийская рупия/# индийских рупий|CAD# канадский \
      доллар/# канадских долларов|AUD# австралийский доллар/# австралийских долларов|CHF# \
      швейцарский франк/# швейцарских франков|KRW# южнокорейская вона/# южнокорейских вон|BRL# \
      бразильский реал/# бразильских реалов
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|RUB₽|UAH₴|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONL|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}тыс.|2#\u{A0}тыс.|3#\u{A0}тыс.|1#\u{A0}млн|2#\u{A0}млн|3#\u{A0}млн|\
      1#\u{A0}млрд|2#\u{A0}млрд|3#\u{A0}млрд|1#\u{A0}трлн|2#\u{A0}трлн|3#\u{A0}трлн
      months=января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
      monthsAlone=январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|\
      декабрь
      shortMonths=янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.
      shortMonthsAlone=янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
      letterMonths=Я|Ф|М|А|М|И|И|А|С|О|Н|Д
      days=воскресенье|понедельник|вторник|среда|четверг|пятница|суббота
      shortDays=Вс|Пн|Вт|Ср|Чт|Пт|Сб
      twoDays=Вс|Пн|Вт|Ср|Чт|Пт|Сб
      letterDays=В|П|В|С|Ч|П|С
      eras=до н. э.|н. э.
      longEras=до Рождества Христова|от Рождества Христова
      quarters=1-й кв.|2-й кв.|3-й кв.|4-й кв.
      longQuarters=1-й квартал|2-й квартал|3-й квартал|4-й квартал
      nearDays=вчера|сегодня|завтра
      week=2|4
      dates=dd.MM.y|d MMM y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'в' {0}|{1} 'в' {0}
      for Ed=ccc, d
      for Md=dd.MM
      for MEd=EEE, dd.MM
      for MMMd=d MMM
      for MMMEd=ccc, d MMM
      for MMMME=ccc ('месяц': LLLL)
      for yd=y ('день': d)
      for yEd=y ccc, d
      for yM=MM.y
      for yMd=dd.MM.y
      for yME=MM.y ccc
      for yMEd=ccc, dd.MM.y\u{202F}'г'.
      for yMMM=LLL y\u{202F}'г'.
      for yMMMd=d MMM y\u{202F}'г'.
      for yMMME=LLL y\u{202F}'г'. ccc
      for yMMMEd=EEE, d MMM y\u{202F}'г'.
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'в' {0}
      join MMMMEEEE={1} 'в' {0}
      and=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      andShort=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      or=Q1 или Q2|Q1, Q2 или Q3|Q1, Q2, Q3 или Q4
      """)
  ])
}
