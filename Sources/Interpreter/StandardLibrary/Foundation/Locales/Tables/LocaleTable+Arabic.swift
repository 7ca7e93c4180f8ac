extension LocaleTable {
  /// Arabic; recorded by `Tests/record-locales`.
  static let arabic = tables([
    LocaleText(
      "ar",
      """
      negative=\u{200E}-#
      percent=#\u{200E}%\u{200E}
      negativePercent=\u{200E}-#\u{200E}%\u{200E}
      plus=\u{200E}+#
      plusPercent=\u{200E}+#\u{200E}%\u{200E}
      currency=\u{200F}#\u{A0}¤
      negativeCurrency=\u{200F}\u{200E}-#\u{A0}¤
      plusCurrency=\u{200F}\u{200E}+#\u{A0}¤
      accounting=(\u{61C}#¤)
      currencyNames=USD# دولار أمريكي/# دولار أمريكي|EUR# يورو/# يورو|GBP# جنيه إسترليني/# \
      جنيه إسترليني|JPY# ين ياباني/# ين ياباني|CNY# يوان صيني/# يوان صيني|INR# روبية هندي/# \
      روبية هندي|CAD# دولار كندي/# دولار كندي|AUD# دولار أسترالي/# دولار أسترالي|CHF# فرنك \
      سويسري/# فرنك سويسري|KRW# وون كوريا الجنوبية/# وون كوريا الجنوبية|BRL# ريال برازيلي/# \
      ريال برازيلي
      symbols=USDUS$|EUR€|GBPUK£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|\
      HKDHK$|TWDNT$|ILS₪|THB฿|VND₫|EGPج.م.\u{200F}|AEDد.إ.\u{200F}|SARر.س.\u{200F}
      narrowSymbols=SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|\
      IDRRp|MYRRM|PHP₱|EGPE£|AEDد.إ.|SARر.س.|ARSAR$|CLPCL$|COPCO$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}ألف|2#\u{A0}ألف|3#\u{A0}ألف|1#\u{A0}مليون|2#\u{A0}مليون|3#\u{A0}مليون|\
      1#\u{A0}مليار|2#\u{A0}مليار|3#\u{A0}مليار|1#\u{A0}ترليون|2#\u{A0}ترليون|3#\u{A0}ترليون
      months=يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
      shortMonths=يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
      letterMonths=ي|ف|م|أ|و|ن|ل|غ|س|ك|ب|د
      days=الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت
      shortDays=أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت
      twoDays=أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت
      letterDays=ح|ن|ث|ر|خ|ج|س
      halves=ص|م
      eras=ق.م|م
      longEras=قبل الميلاد|ميلادي
      quarters=الربع الأول|الربع الثاني|الربع الثالث|الربع الرابع
      longQuarters=الربع الأول|الربع الثاني|الربع الثالث|الربع الرابع
      nearDays=أمس|اليوم|غدًا
      week=7|1
      dates=d\u{200F}/M\u{200F}/y|dd\u{200F}/MM\u{200F}/y|d MMMM، y|EEEE، d MMMM، y
      times=h:mm\u{A0}a|h:mm:ss\u{A0}a|h:mm:ss\u{A0}a z|h:mm:ss\u{A0}a zzzz
      joins={1}، {0}|{1}، {0}|{1}، {0}|{1}، {0}
      for Ed=EEE، d
      for Md=d\u{200F}/M
      for MEd=EEE، d\u{200F}/M
      for MMMd=d MMM
      for MMMEd=EEE، d MMM
      for MMMME=ccc ('الشهر': LLLL)
      for yd=y ('يوم': d)
      for yEd=y EEE، d
      for yM=M\u{200F}/y
      for yMd=d\u{200F}/M\u{200F}/y
      for yME=M\u{200F}/y ccc
      for yMEd=EEE، d\u{200F}/M\u{200F}/y
      for yMMMd=d MMM، y
      for yMMMEd=EEE، d MMM، y
      for j=h\u{A0}a
      for jm=h:mm\u{A0}a
      for jms=h:mm:ss\u{A0}a
      join M={1}، {0}
      join MMM={1}، {0}
      join MMMM={1}، {0}
      join MMMMEEEE={1}، {0}
      and=\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} \
      و\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} و\u{2068}Q3\u{2069} \
      و\u{2068}Q4\u{2069}
      andShort=\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} \
      و\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} و\u{2068}Q3\u{2069} \
      و\u{2068}Q4\u{2069}
      andNarrow=\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} \
      و\u{2068}Q3\u{2069}|\u{2068}Q1\u{2069} و\u{2068}Q2\u{2069} و\u{2068}Q3\u{2069} \
      و\u{2068}Q4\u{2069}
      or=\u{2068}Q1\u{2069} أو \u{2068}Q2\u{2069}|\u{2068}Q1\u{2069} أو \u{2068}Q2\u{2069} أو \
      \u{2068}Q3\u{2069}|\u{2068}Q1\u{2069} أو \u{2068}Q2\u{2069} أو \u{2068}Q3\u{2069} أو \
      \u{2068}Q4\u{2069}
      """),
    LocaleText(
      "ar_AE", parent: "ar",
      """
      week=2|1
      """),
    LocaleText(
      "ar_EG", parent: "ar",
      """
      decimal=٫
      group=٬
      digits=٠١٢٣٤٥٦٧٨٩
      negative=\u{61C}-#
      percent=#٪\u{61C}
      negativePercent=\u{61C}-#٪\u{61C}
      plus=\u{61C}+#
      plusPercent=\u{61C}+#٪\u{61C}
      exponent=أس
      negativeCurrency=\u{61C}-\u{200F}#\u{A0}¤
      plusCurrency=\u{61C}+\u{200F}#\u{A0}¤
      accounting=\u{61C}-\u{200F}#\u{A0}¤
      """),
    LocaleText(
      "ar_MA", parent: "ar",
      """
      decimal=,
      group=.
      months=يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
      shortMonths=يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
      letterMonths=ي|ف|م|أ|م|ي|ي|غ|س|أ|ن|د
      week=2|1
      dates=d\u{200F}/M\u{200F}/y|dd\u{200F}/MM\u{200F}/y|d MMMM y|EEEE، d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for yMMMEEEEd=EEEE، d MMM y
      for yMMMMd=d MMMM y
      for yMMMMEd=EEE، d MMMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      """),
  ])
}
