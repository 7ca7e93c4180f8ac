extension LocaleTable {
  /// Ukrainian; recorded by `Tests/record-locales`.
  static let ukrainian = tables([
    LocaleText(
      "uk",
      """
      decimal=,
      group=\u{A0}
      exponent=Е
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# долар США/# доларів США|EUR# євро/# євро|GBP# англійський фунт/# \
      англійських фунтів|JPY# японська єна/# японських єн|CNY# китайський юань/# китайських \
      юанів|INR# індійська рупія/# індійських рупій|CAD# канадський долар/# канадських доларів|\
      AUD# австралійський долар/# австралійських доларів|CHF# швейцарський франк/# \
      швейцарських франків|KRW# південнокорейський вон/# південнокорейських вонів|BRL# \
      бразильський реал/# бразильських реалів
      symbols=JPY¥|UAH₴
      narrowSymbols=USD$|EUR€|GBP£|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|\
      MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}тис.|2#\u{A0}тис.|3#\u{A0}тис.|1#\u{A0}млн|2#\u{A0}млн|3#\u{A0}млн|\
      1#\u{A0}млрд|2#\u{A0}млрд|3#\u{A0}млрд|1#\u{A0}трлн|2#\u{A0}трлн|3#\u{A0}трлн
      months=січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|\
      грудня
      monthsAlone=січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|\
      жовтень|листопад|грудень
      shortMonths=січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
      letterMonths=С|Л|Б|К|Т|Ч|Л|С|В|Ж|Л|Г
      days=неділя|понеділок|вівторок|середа|четвер|пʼятниця|субота
      shortDays=нд|пн|вт|ср|чт|пт|сб
      twoDays=нд|пн|вт|ср|чт|пт|сб
      letterDays=Н|П|В|С|Ч|П|С
      halves=дп|пп
      eras=до н. е.|н. е.
      longEras=до нашої ери|нашої ери
      quarters=1-й кв.|2-й кв.|3-й кв.|4-й кв.
      longQuarters=1-й квартал|2-й квартал|3-й квартал|4-й квартал
      nearDays=учора|сьогодні|завтра
      week=2|1
      dates=dd.MM.yy|d MMM y\u{202F}'р'.|d MMMM y\u{202F}'р'.|EEEE, d MMMM y\u{202F}'р'.
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'о' {0}|{1} 'о' {0}
      for Ed=EEE, d
      for M=LL
      for Md=dd.MM
      for ME=LL ccc
      for MEd=EEE, dd.MM
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('місяць': LLLL)
      for yd=y ('день': d)
      for yEd=y EEE, d
      for yM=MM.y
      for yMd=dd.MM.y
      for yME=MM.y ccc
      for yMEd=EEE, dd.MM.y
      for yMMM=LLL y\u{202F}'р'.
      for yMMMd=d MMM y\u{202F}'р'.
      for yMMME=LLL y\u{202F}'р'. ccc
      for yMMMEd=EEE, d MMM y\u{202F}'р'.
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'о' {0}
      join MMMMEEEE={1} 'о' {0}
      and=Q1 і Q2|Q1, Q2 і Q3|Q1, Q2, Q3 і Q4
      andShort=Q1 і Q2|Q1, Q2 і Q3|Q1, Q2, Q3 і Q4
      or=Q1 або Q2|Q1, Q2 або Q3|Q1, Q2, Q3 або Q4
      """)
  ])
}
