extension LocaleTable {
  /// Greek; recorded by `Tests/record-locales`.
  static let greek = tables([
    LocaleText(
      "el",
      """
      decimal=,
      group=.
      exponent=e
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# δολάριο ΗΠΑ/# δολάρια ΗΠΑ|EUR# ευρώ/# ευρώ|GBP# λίρα στερλίνα \
      Βρετανίας/# λίρες στερλίνες Βρετανίας|JPY# γιεν Ιαπωνίας/# γιεν Ιαπωνίας|CNY# γουάν \
      Κίνας/# γουάν Κίνας|INR# ρουπία Ινδίας/# ρουπίες Ινδίας|CAD# δολάριο Καναδά/# δολάρια \
      Καναδά|AUD# δολάριο Αυστραλίας/# δολάρια Αυστραλίας|CHF# φράγκο Ελβετίας/# φράγκα \
      Ελβετίας|KRW# γουόν Νότιας Κορέας/# γουόν Νότιας Κορέας|BRL# ρεάλ Βραζιλίας/# ρεάλ \
      Βραζιλίας
      symbols=USD$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#\u{A0}χιλ.|2#\u{A0}χιλ.|3#\u{A0}χιλ.|1#\u{A0}εκ.|2#\u{A0}εκ.|3#\u{A0}εκ.|\
      1#\u{A0}δισ.|2#\u{A0}δισ.|3#\u{A0}δισ.|1#\u{A0}τρισ.|2#\u{A0}τρισ.|3#\u{A0}τρισ.
      months=Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|\
      Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
      monthsAlone=Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|\
      Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
      shortMonths=Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
      shortMonthsAlone=Ιαν|Φεβ|Μάρ|Απρ|Μάι|Ιούν|Ιούλ|Αύγ|Σεπ|Οκτ|Νοέ|Δεκ
      letterMonths=Ι|Φ|Μ|Α|Μ|Ι|Ι|Α|Σ|Ο|Ν|Δ
      days=Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο
      shortDays=Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ
      twoDays=Κυ|Δε|Τρ|Τε|Πέ|Πα|Σά
      letterDays=Κ|Δ|Τ|Τ|Π|Π|Σ
      halves=πμ|μμ
      eras=π.Χ.|μ.Χ.
      longEras=προ Χριστού|μετά Χριστόν
      quarters=Τ1|Τ2|Τ3|Τ4
      longQuarters=1ο τρίμηνο|2ο τρίμηνο|3ο τρίμηνο|4ο τρίμηνο
      nearDays=χθες|σήμερα|αύριο
      week=2|4
      dates=d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
      joins={1}, {0}|{1}, {0}|{1} στις {0}|{1} στις {0}
      for Md=d/M
      for MEd=EEE d/M
      for MMMd=d MMM
      for MMMEd=EEE d MMM
      for MMMME=ccc ('μήνας': LLLL)
      for yd=y ('ημέρα': d)
      for yEd=y EEE d
      for yMd=d/M/y
      for yMEd=EEE d/M/y
      for yMMM=LLL y
      for yMMMd=d MMM y
      for yMMME=LLL y ccc
      for yMMMEd=EEE d MMM y
      join MMM={1}, {0}
      join MMMM={1} στις {0}
      join MMMMEEEE={1} στις {0}
      and=Q1 και Q2|Q1, Q2 και Q3|Q1, Q2, Q3 και Q4
      andShort=Q1 και Q2|Q1, Q2 και Q3|Q1, Q2, Q3 και Q4
      or=Q1 ή Q2|Q1, Q2 ή Q3|Q1, Q2, Q3 ή Q4
      """)
  ])
}
