extension LocaleTable {
  /// Chinese; recorded by `Tests/record-locales`.
  static let chinese = tables([
    LocaleText(
      "zh",
      """
      currencyNames=USD#美元/#美元|EUR#欧元/#欧元|GBP#英镑/#英镑|JPY#日元/#日元|CNY#人民币/#人民币|INR#印度卢比/#印度卢比|\
      CAD#加拿大元/#加拿大元|AUD#澳大利亚元/#澳大利亚元|CHF#瑞士法郎/#瑞士法郎|KRW#韩元/#韩元|BRL#巴西雷亚尔/#巴西雷亚尔
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNY¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫
      narrowSymbols=USD$|JPY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=4#|1#万|2#万|3#万|4#万|1#亿|2#亿|3#亿|4#亿|1#万亿|2#万亿|3#万亿
      months=一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
      shortMonths=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
      letterMonths=1|2|3|4|5|6|7|8|9|10|11|12
      days=星期日|星期一|星期二|星期三|星期四|星期五|星期六
      shortDays=周日|周一|周二|周三|周四|周五|周六
      twoDays=周日|周一|周二|周三|周四|周五|周六
      letterDays=日|一|二|三|四|五|六
      halves=上午|下午
      eras=公元前|公元
      longEras=公元前|公元
      quarters=1季度|2季度|3季度|4季度
      longQuarters=第一季度|第二季度|第三季度|第四季度
      nearDays=昨天|今天|明天
      week=1|5
      dates=y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
      times=HH:mm|HH:mm:ss|z HH:mm:ss|zzzz HH:mm:ss
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for d=d日
      for Ed=d EEE
      for M=M月
      for ME=M月 ccc
      for MEd=M/dEEE
      for MMMd=M月d日
      for MMMEd=M月d日 EEE
      for MMMMd=M月d日
      for MMMME=ccc ('月': LLLL)
      for MMMMEd=M月d日 EEE
      for y=y年
      for yd=y年 ('日': d日)
      for yE=y年 ccc
      for yEd=y年 d EEE
      for yM=y/M
      for yMd=y/M/d
      for yME=y/M ccc
      for yMEd=y/M/dEEE
      for yMEEEEd=y年M月d日EEEE
      for yMMM=y年M月
      for yMMMd=y年M月d日
      for yMMME=y年M月 ccc
      for yMMMEd=y年M月d日 EEE
      for yMMMM=y年M月
      for yMMMMd=y年M月d日
      for yMMMME=y年M月 ccc
      for yMMMMEd=y年M月d日 EEE
      for j=H时
      for jm=HH:mm
      for jms=HH:mm:ss
      for H=H时
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      and=Q1和Q2|Q1、Q2和Q3|Q1、Q2、Q3和Q4
      andShort=Q1和Q2|Q1、Q2和Q3|Q1、Q2、Q3和Q4
      andNarrow=Q1和Q2|Q1、Q2和Q3|Q1、Q2、Q3和Q4
      or=Q1或Q2|Q1、Q2或Q3|Q1、Q2、Q3或Q4
      """),
    LocaleText(
      "zh_Hant", parent: "zh",
      """
      currencyNames=USD#美元/#美元|EUR#歐元/#歐元|GBP#英鎊/#英鎊|JPY#日圓/#日圓|CNY#人民幣/#人民幣|INR#印度盧比/#印度盧比|\
      CAD#加幣/#加幣|AUD#澳幣/#澳幣|CHF#瑞士法郎/#瑞士法郎|KRW#韓元/#韓元|BRL#巴西雷亞爾/#巴西雷亞爾
      symbols=USDUS$|EUR€|GBP£|JPY¥|CNYCN¥|KRW￦|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWD$|ILS₪|VND₫
      narrowSymbols=USD$|CNY¥|KRW₩|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=4#|1#萬|2#萬|3#萬|4#萬|1#億|2#億|3#億|4#億|1#兆|2#兆|3#兆
      months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
      shortDays=週日|週一|週二|週三|週四|週五|週六
      twoDays=日|一|二|三|四|五|六
      eras=西元前|西元
      longEras=西元前|西元
      quarters=1季|2季|3季|4季
      longQuarters=第1季|第2季|第3季|第4季
      week=1|1
      times=Bh:mm|Bh:mm:ss|z Bh:mm:ss|zzzz Bh:mm:ss
      for MEd=M/d（EEE）
      for yMEd=y/M/d（EEE）
      for yMEEEEd=y年M月d日 EEEE
      for j=ah時
      for jm=ah:mm
      for jms=ah:mm:ss
      for H=H時
      """),
    LocaleText(
      "zh_Hant_HK", parent: "zh_Hant",
      """
      currencyNames=USD#美元/#美元|EUR#歐元/#歐元|GBP#英鎊/#英鎊|JPY#日圓/#日圓|CNY#人民幣/#人民幣|INR#印度盧比/#印度盧比|\
      CAD#加拿大元/#加拿大元|AUD#澳元/#澳元|CHF#瑞士法郎/#瑞士法郎|KRW#韓元/#韓元|BRL#巴西雷亞爾/#巴西雷亞爾
      symbols=USDUS$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫
      narrowSymbols=USD$|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=1#K|2#K|3#K|1#M|2#M|3#M|1#B|2#B|3#B|1#T|2#T|3#T
      eras=公元前|公元
      longEras=公元前|公元
      quarters=Q1|Q2|Q3|Q4
      nearDays=昨日|今日|明日
      dates=d/M/y|y年M月d日|y年M月d日|y年M月d日 EEEE
      times=ah:mm|ah:mm:ss|ah:mm:ss [z]|ah:mm:ss [zzzz]
      for Md=d/M
      for MEd=d/M（EEE）
      for yM=M/y
      for yMd=d/M/y
      for yME=M/y ccc
      for yMEd=d/M/y（EEE）
      and=Q1及Q2|Q1、Q2及Q3|Q1、Q2、Q3及Q4
      andShort=Q1及Q2|Q1、Q2及Q3|Q1、Q2、Q3及Q4
      andNarrow=Q1及Q2|Q1、Q2和Q3|Q1、Q2、Q3和Q4
      """),
  ])
}
