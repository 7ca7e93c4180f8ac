extension LocaleTable {
  /// Hebrew; recorded by `Tests/record-locales`.
  static let hebrew = tables([
    LocaleText(
      "he",
      """
      negative=\u{200E}-#
      negativePercent=\u{200E}-#%
      plus=\u{200E}+#
      plusPercent=\u{200E}+#%
      currency=\u{200F}#\u{A0}\u{200F}¤
      negativeCurrency=\u{200F}\u{200E}-#\u{A0}\u{200F}¤
      plusCurrency=\u{200F}\u{200E}+#\u{A0}\u{200F}¤
      accounting=\u{200F}\u{200E}-#\u{A0}\u{200F}¤
      currencyNames=USD# דולר אמריקאי/# דולר אמריקאי|EUR# אירו/# אירו|GBP# לירה שטרלינג/# לירה \
      שטרלינג|JPY# ין יפני/# ין יפני|CNY# יואן סיני/# יואן סיני|INR# רופי הודי/# רופי הודי|\
      CAD# דולר קנדי/# דולר קנדי|AUD# דולר אוסטרלי/# דולר אוסטרלי|CHF# פרנק שוויצרי/# פרנק \
      שוויצרי|KRW# וון דרום קוריאני/# וון דרום קוריאני|BRL# ריאל ברזילאי/# ריאל ברזילאי
      symbols=USD$|EUR€|GBP£|JPY¥|CNY\u{200E}CN¥\u{200E}|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|\
      MXNMX$|HKDHK$|TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#K\u{200F}|2#K\u{200F}|3#K\u{200F}|1#M\u{200F}|2#M\u{200F}|3#M\u{200F}|\
      1#B\u{200F}|2#B\u{200F}|3#B\u{200F}|1#T\u{200F}|2#T\u{200F}|3#T\u{200F}
      months=ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
      shortMonths=ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
      letterMonths=1|2|3|4|5|6|7|8|9|10|11|12
      days=יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת
      shortDays=יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת
      twoDays=א׳|ב׳|ג׳|ד׳|ה׳|ו׳|ש׳
      letterDays=א׳|ב׳|ג׳|ד׳|ה׳|ו׳|ש׳
      halves=לפ׳|אח׳
      eras=לפנה״ס|לספירה
      longEras=לפני הספירה|לספירה
      longQuarters=רבעון 1|רבעון 2|רבעון 3|רבעון 4
      nearDays=אתמול|היום|מחר
      dates=d.M.y|d בMMM y|d בMMMM y|EEEE, d בMMMM y
      times=H:mm|H:mm:ss|H:mm:ss z|H:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} בשעה {0}|{1} בשעה {0}
      for Md=d.M
      for MEd=EEE, d.M
      for MMMd=d בMMM
      for MMMEd=EEE, d בMMM
      for MMMME=ccc ('חודש': LLLL)
      for yd=y ('יום': d)
      for yEd=y EEE d
      for yM=M.y
      for yMd=d.M.y
      for yME=M.y ccc
      for yMEd=EEE, d.M.y
      for yMMMd=d בMMM y
      for yMMMEd=EEE, d בMMM y
      for j=H
      for jm=H:mm
      for jms=H:mm:ss
      for H=H
      for Hm=H:mm
      for Hms=H:mm:ss
      join MMM={1}, {0}
      join MMMM={1} בשעה {0}
      join MMMMEEEE={1} בשעה {0}
      and=\u{2068}Q1\u{2069} ו-\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069} \
      ו-\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069}, \u{2068}Q3\u{2069} \
      ו-\u{2068}Q4\u{2069}
      andShort=\u{2068}Q1\u{2069} ו-\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069} \
      ו-\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069}, \u{2068}Q3\u{2069} \
      ו-\u{2068}Q4\u{2069}
      andNarrow=\u{2068}Q1\u{2069} ו-\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069} \
      ו-\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069}, \u{2068}Q3\u{2069} \
      ו-\u{2068}Q4\u{2069}
      or=\u{2068}Q1\u{2069} או \u{2068}Q2\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069} או \
      \u{2068}Q3\u{2069}|\u{2068}Q1\u{2069}, \u{2068}Q2\u{2069}, \u{2068}Q3\u{2069} או \
      \u{2068}Q4\u{2069}
      """)
  ])
}
