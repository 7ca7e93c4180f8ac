extension LocaleTable {
  /// Bengali; recorded by `Tests/record-locales`.
  static let bengali = tables([
    LocaleText(
      "bn",
      """
      secondary=2
      currency=#¤
      negativeCurrency=-#¤
      plusCurrency=+#¤
      accounting=(#¤)
      currencyNames=USD# মার্কিন ডলার/# মার্কিন ডলার|EUR# ইউরো/# ইউরো|GBP# ব্রিটিশ পাউন্ড/# \
      ব্রিটিশ পাউন্ড|JPY# জাপানি ইয়েন/# জাপানি ইয়েন|CNY# চীনা য়ুয়ান/# চীনা য়ুয়ান|INR# \
      ভারতীয় টাকা/# ভারতীয় টাকা|CAD# কানাডিয়ান ডলার/# কানাডিয়ান ডলার|AUD# অস্ট্রেলিয়ান \
      ডলার/# অস্ট্রেলিয়ান ডলার|CHF# সুইস ফ্রাঁ/# সুইস ফ্রাঁ|KRW# দক্ষিণ কোরিয়ান ওন/# দক্ষিণ \
      কোরিয়ান ওন|BRL# ব্রাজিলিয়ান রিয়েল/# ব্রাজিলিয়ান রিয়েল
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫|BDT৳
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs
      compact=1#\u{A0}হা|2#\u{A0}হা|1#\u{A0}লা|2#\u{A0}লা|1#\u{A0}কো|2#\u{A0}কো|3#\u{A0}কো|\
      2#শত\u{A0}কো|3#কো|1#\u{A0}লা.কো.|2#\u{A0}লা.কো.|3#\u{A0}লা.কো.
      months=জানুয়ারী|ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|\
      ডিসেম্বর
      shortMonths=জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে
      shortMonthsAlone=জানু|ফেব|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|\
      ডিসেম্বর
      letterMonths=জা|ফে|মা|এ|মে|জুন|জু|আ|সে|অ|ন|ডি
      days=রবিবার|সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার
      shortDays=রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি
      twoDays=রঃ|সোঃ|মঃ|বুঃ|বৃঃ|শুঃ|শনি
      letterDays=র|সো|ম|বু|বৃ|শু|শ
      eras=খ্রিস্টপূর্ব|খৃষ্টাব্দ
      longEras=খ্রিস্টপূর্ব|খ্রীষ্টাব্দ
      quarters=ত্রৈমাসিক|দ্বিতীয় ত্রৈমাসিক|তৃতীয় ত্রৈমাসিক|চতুর্থ ত্রৈমাসিক
      longQuarters=ত্রৈমাসিক|দ্বিতীয় ত্রৈমাসিক|তৃতীয় ত্রৈমাসিক|চতুর্থ ত্রৈমাসিক
      nearDays=গতকাল|আজ|আগামীকাল
      dates=d/M/yy|d MMM, y|d MMMM, y|EEEE, d MMMM, y
      times=h:mm a|h:mm:ss a|h:mm:ss a z|h:mm:ss a zzzz
      joins={1}, {0}|{1}, {0}|{1} এ {0}|{1} এ {0}
      for Ed=d EEE
      for Md=d/M
      for MEd=EEE, d-M
      for MMMd=d MMM
      for MMMEd=EEE d MMM
      for MMMME=ccc ('মাস': LLLL)
      for yd=y ('দিন': d)
      for yEd=y d EEE
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMd=d MMM, y
      for yMMMEd=EEE, d MMM, y
      for jm=h:mm a
      for jms=h:mm:ss a
      join MMM={1}, {0}
      join MMMM={1} এ {0}
      join MMMMEEEE={1} এ {0}
      and=Q1 এবং Q2|Q1, Q2 এবং Q3|Q1, Q2, Q3 এবং Q4
      andShort=Q1 এবং Q2|Q1, Q2 এবং Q3|Q1, Q2, Q3 এবং Q4
      or=Q1 বা Q2|Q1, Q2, বা Q3|Q1, Q2, Q3, বা Q4
      """)
  ])
}
