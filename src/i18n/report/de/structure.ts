import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'E-Mail-Adresse',
    pass: 'Ihre E-Mail-Adresse ist lesbar',
    fail: '{kind, select, history {In Ihrem japanischen Werdegang fehlt die E-Mail-Adresse} other {Ihre E-Mail-Adresse ist nicht lesbar}}',
    why: '{kind, select, history {In Japan stehen die Kontaktdaten im Rirekisho. Dieses Dokument wird aber auch einzeln weitergereicht, und dann weiß niemand, wohin man Ihnen schreibt.} other {Die meisten Arbeitgeber antworten per E-Mail. Steht die Adresse nicht im Text, bleibt das Feld in der Bewerberdatenbank leer.}}',
    fix: 'Schreiben Sie die vollständige Adresse als normalen Text unter Ihren Namen, ohne Leerzeichen: lena.muster@example.org.',
    strength: null,
    findings: {
      missing: 'Im Text steht keine E-Mail-Adresse.',
      'missing-history':
        'Es steht keine E-Mail-Adresse da. Neben einem Rirekisho darf sie fehlen; allein verschickt braucht dieses Dokument sie.',
      'only-link':
        'Ihre Adresse steckt nur in einem Link ({url}). Gedruckt oder kopiert geht sie verloren: Schreiben Sie sie aus.',
      broken: 'In der Datei steht Ihre Adresse mit einem Leerzeichen: „{value}“. Richtig wäre {fixed}.',
      invalid: '„{value}“ ist keine vollständige E-Mail-Adresse: Prüfen Sie das @ und die Endung, etwa .de.',
    },
  },
  'contact-phone': {
    name: 'Telefonnummer',
    pass: 'Ihre Telefonnummer ist lesbar',
    fail: '{kind, select, history {In Ihrem japanischen Werdegang fehlt die Telefonnummer} other {Eine wählbare Telefonnummer fehlt}}',
    why: '{kind, select, history {In Japan stehen die Kontaktdaten im Rirekisho. Dieses Dokument wird aber auch einzeln weitergereicht, und dann weiß niemand, wo man Sie erreicht.} other {Zum Gespräch wird oft telefonisch eingeladen. Eine Nummer, die ein Programm nicht erkennt, fehlt in Ihrem Bewerberprofil.}}',
    fix: 'Geben Sie neben der E-Mail-Adresse eine Nummer an, unter der Sie gut erreichbar sind, mit Landesvorwahl: +49 151 23456789.',
    strength: null,
    findings: {
      missing: 'Im Text steht keine Telefonnummer.',
      'missing-history':
        'Es steht keine Telefonnummer da. Neben einem Rirekisho darf sie fehlen; allein verschickt braucht dieses Dokument sie.',
      'only-link': 'Ihre Nummer steckt nur in einem Link ({url}). Schreiben Sie die Ziffern aus.',
      invalid:
        '„{value}“ lässt sich so nicht wählen: Prüfen Sie, ob Ziffern oder die Vorwahl fehlen oder ein Buchstabe dazwischensteht.',
      'invalid-there':
        '„{value}“ lässt sich so nicht wählen: Prüfen Sie Ziffer für Ziffer. Eine vollständige Nummer ({market}) sieht so aus: {example}.',
    },
  },
  'contact-location': {
    name: 'Wohnort',
    pass: 'Ihr Wohnort ist angegeben',
    fail: 'Ihr Wohnort fehlt',
    why: 'Personalabteilungen prüfen früh, ob der Arbeitsweg passt oder ein Umzug nötig ist. Ohne Ort bleibt das Feld im Bewerberprofil leer.',
    fix: 'Nennen Sie im Kopf Postleitzahl und Ort, zum Beispiel „20357 Hamburg“; die volle Anschrift ist im deutschsprachigen Raum ebenfalls üblich.',
    strength: null,
    findings: {
      missing: 'Bei Ihren Kontaktdaten steht weder Ort noch Region noch Land.',
    },
  },
  'contact-links': {
    name: 'Link zum Profil',
    pass: 'Ein Link führt zu Ihrem Profil oder Portfolio',
    fail: 'Ein Link zu Profil oder Portfolio fehlt',
    why: 'Wer sich für Sie interessiert, sucht Sie ohnehin im Netz. Mit Ihrem Link landet er bei Ihnen und nicht bei einer Namensschwester oder einem Namensvetter.',
    fix: 'Ergänzen Sie neben der E-Mail-Adresse die kurze Adresse Ihres Profils bei LinkedIn oder Xing, etwa linkedin.com/in/vorname-nachname. Lässt sich Ihre Arbeit zeigen, nennen Sie auch Portfolio oder GitHub.',
    strength: 'Wer mehr wissen möchte, hat Ihren Link gleich zur Hand: {url}.',
    findings: {
      missing: 'Bei Ihren Kontaktdaten steht weder LinkedIn oder Xing noch GitHub, Portfolio oder eigene Website.',
      unfilled: '„{value}“ führt zu keiner Seite von Ihnen: Ihr Profilname fehlt.',
      'named-only': 'Sie nennen {network}, aber keine Adresse: Ausgedruckt führt der Hinweis nirgendwohin.',
    },
  },
  'name-found': {
    name: 'Name am Anfang',
    pass: 'Ihr Name fällt zuerst ins Auge',
    fail: 'Ihr Name fällt nicht zuerst ins Auge',
    why: 'Gesucht wird zuerst der Name, und Programme halten die auffälligste Zeile oben dafür. Ist das eine andere, wird Ihr Profil unter ihr abgelegt.',
    fix: 'Setzen Sie Vor- und Nachnamen allein in die erste Zeile und in die größte Schrift der Seite (18–24 Punkt) oder, im tabellarischen Lebenslauf, in die Zeile „Name:“ der persönlichen Daten.',
    strength: 'Ihr Name, {name}, steht gut sichtbar am Anfang.',
    findings: {
      missing: 'Oben auf der ersten Seite haben wir keinen Namen gefunden.',
      low: 'Ihr Name ({name}) steht weit unten auf der Seite.',
      'title-larger': '„{line}“ ist größer gesetzt ({largest} Punkt) als Ihr Name ({size} Punkt).',
      'heading-larger': 'Die Überschrift „{line}“ ist größer gesetzt ({largest} Punkt) als Ihr Name ({size} Punkt).',
      'line-larger': '„{line}“ ist größer gesetzt ({largest} Punkt) als Ihr Name ({size} Punkt).',
    },
  },
  'sections-essential': {
    name: 'Wichtige Abschnitte',
    pass: 'Berufserfahrung, Ausbildung und Kenntnisse haben eigene Überschriften',
    fail: 'Ein wichtiger Abschnitt fehlt oder hat keine Überschrift',
    why: 'An den Überschriften erkennen Programme, was Stelle, Abschluss oder Kenntnis ist. Text ohne Überschrift landet im falschen Feld oder in gar keinem.',
    fix: 'Geben Sie jedem Teil eine schlichte Überschrift in eigener Zeile: „Berufserfahrung“, „Ausbildung“, „Kenntnisse“. Beim Berufseinstieg können „Praktika“ oder „Projekte“ die Berufserfahrung ersetzen.',
    strength: 'Alle {of, number} wichtigen Abschnitte stehen unter einer eigenen Überschrift.',
    findings: {
      missing: 'Es gibt keinen Abschnitt mit einer Überschrift wie {section}.',
      nothing: 'Weder Stationen noch Ausbildung noch Kenntnisse: Der Text liest sich nicht wie ein Lebenslauf.',
      'told-elsewhere':
        'Die Ausbildung fehlt. In Japan steht sie meist im 履歴書, das diesem Dokument beiliegt: Legen Sie es bei.',
      'no-headings': 'Wir haben keine einzige Überschrift erkannt, die Seite liest sich wie ein einziger Block.',
    },
  },
  'headings-standard': {
    name: 'Abschnittsüberschriften',
    pass: 'Ihre Überschriften sind gebräuchlich',
    fail: 'Eine Überschrift ist ungebräuchlich',
    why: 'Programme ordnen den Text nach Überschriften, die sie kennen. Was unter einer erfundenen steht, geht verloren oder landet im Abschnitt davor.',
    fix: 'Verwenden Sie gebräuchliche Überschriften: „Profil“, „Berufserfahrung“, „Ausbildung“, „Kenntnisse“, „Sprachen“, „Weiterbildung“. Originell darf der Inhalt sein.',
    strength:
      '{known, plural, one {Ihre Überschrift ist} other {Ihre # Überschriften sind}} so gebräuchlich, dass jede Leserin und jedes Programm sie einordnet.',
    findings: {
      odd: '„{heading}“ ist keine Überschrift, die Programme kennen.',
    },
  },
  'summary-present': {
    name: 'Kurzprofil',
    pass: '{kind, select, form {Das Feld für Ihre Motivation im Rirekisho ist ausgefüllt} other {Ein Kurzprofil eröffnet Ihren Lebenslauf}}',
    fail: '{kind, select, form {Das Feld für Ihre Motivation ist leer oder fast leer} other {Das Kurzprofil fehlt oder trägt noch nicht}}',
    why: '{kind, select, form {Im japanischen Formular (Rirekisho) ist dieses Feld der einzige Platz für eigene Worte. Leer oder mit einer halben Zeile wirkt es, als läge Ihnen wenig an der Stelle.} other {Im tabellarischen Lebenslauf ist ein Kurzprofil kein Muss. Zwei, drei Sätze am Anfang sagen aber auf einen Blick, wofür Sie stehen, und Programme finden dort Ihre Schlüsselbegriffe.}}',
    fix: '{kind, select, form {Schreiben Sie 3–5 Zeilen (150–250 Zeichen, rund vier Fünftel des Felds): warum dieser Arbeitgeber, welche Erfahrung hilft, was Sie dort tun möchten.} other {Setzen Sie unter Ihren Kopf 2–4 Sätze (20–90 Wörter): Beruf und Jahre, Schwerpunkt, ein Ergebnis mit Zahl. Ein Berufsziel allein sagt, was Sie suchen, nicht, was Sie mitbringen.}}',
    strength:
      'Ihr Kurzprofil sagt in {script, select, cjk {{words, number} Zeichen} other {{words, number} Wörtern}}, wofür Sie stehen, und zwar gleich zu Beginn.',
    findings: {
      missing: 'Kein Profil und keine Zusammenfassung eröffnet Ihren Lebenslauf.',
      late: 'Ihr Profil steht erst nach Berufserfahrung oder Ausbildung, wenn das Urteil schon gefallen ist.',
      'too-short':
        'Ihr Profil hat {words, plural, one {# Wort} other {# Wörter}}: zu wenig, um zu sagen, was Sie mitbringen.',
      'too-long': 'Ihr Profil hat {words, number} Wörter; ab 90 wird es überlesen.',
      'too-short-characters': 'Ihr Profil hat {characters, number} Zeichen: zu wenig, um zu sagen, was Sie mitbringen.',
      'too-long-characters': 'Ihr Profil hat {characters, number} Zeichen; ab 300 wird es überlesen.',
      'form-blank': 'Das Feld für die Motivation (志望動機) oder die Selbstdarstellung (自己PR) ist leer.',
      'form-short': 'Das Feld für Motivation oder Selbstdarstellung enthält nur {characters, number} Zeichen.',
    },
  },
  'length-pages': {
    name: 'Länge des Lebenslaufs',
    pass: 'Die Länge stimmt',
    fail: 'Die Länge passt noch nicht',
    why: 'Für den ersten Blick bleiben Sekunden. Auf ein bis zwei Seiten bleibt das Wichtige sichtbar; eine halb leere Seite lässt gute Erfahrung dünn wirken.',
    fix: 'Zielen Sie auf eine volle bis zwei Seiten. Kürzen Sie Stellen, die länger als zehn Jahre zurückliegen, auf eine Zeile; fehlt Text, ergänzen Sie Projekte, Weiterbildungen oder Ergebnisse.',
    strength:
      '{pages, plural, one {Alles passt auf # Seite und wird zu Ende gelesen.} other {Mit # Seiten hat Ihr Lebenslauf die übliche Länge.}}',
    findings: {
      'too-long':
        'Ihr Lebenslauf hat {pages, plural, one {# Seite} other {# Seiten}}; mehr als {max, number} werden selten gelesen.',
      'too-short': 'Ihre einzige Seite ist nur zu {percent, number}\u00a0% gefüllt.',
      'none-full': 'Keine Ihrer Seiten ist auch nur halb gefüllt; die vollste zu {percent, number}\u00a0%.',
    },
  },
  'word-count': {
    name: 'Textumfang',
    pass: 'Der Textumfang stimmt',
    fail: 'Der Textumfang stimmt nicht',
    why: 'Zu wenig Text bietet kaum Anhaltspunkte und wenige Begriffe, über die man Sie findet; in zu viel Text gehen Ihre besten Ergebnisse unter.',
    fix: 'Peilen Sie 350–650 Wörter an. Zu kurz? Ergänzen Sie bei den letzten Stellen Ergebnisse, Werkzeuge und Zahlen. Zu lang? Kürzen Sie, was über zehn Jahre her ist, auf je eine Zeile.',
    strength: null,
    findings: {
      'too-few':
        'Ihr Lebenslauf hat {words, plural, one {# Wort} other {# Wörter}}; unter {least, number} bleibt wenig, woran man Sie messen kann.',
      'too-many':
        'Ihr Lebenslauf hat {words, number} Wörter, mehr als die {most, number}, die üblicherweise gelesen werden.',
      'too-few-characters':
        'Ihr Lebenslauf hat {characters, number} Zeichen; unter {least, number} bleibt wenig, woran man Sie messen kann.',
      'too-many-characters':
        'Ihr Lebenslauf hat {characters, number} Zeichen, mehr als die {most, number}, die üblicherweise gelesen werden.',
    },
  },
  'entry-dates': {
    name: 'Zeitangaben zu den Stationen',
    pass: 'Ihre Stationen haben Daten',
    fail: 'Bei einigen Stationen fehlen Daten',
    why: 'Aus den Daten werden Ihre Berufsjahre berechnet. Ohne Anfang und Ende zählt eine Stelle womöglich gar nicht, und es wirkt wie eine Lücke.',
    fix: 'Geben Sie bei jeder Stelle Monat und Jahr von Anfang und Ende an: „03/2021 – 06/2023“ oder „03/2021 – heute“. Beim Abschluss genügt das Jahr.',
    strength:
      '{jobs, plural, =0 {Ihre Ausbildung ist datiert: Niemand muss nachfragen, wann das war.} one {Bei Ihrer Stelle steht, von wann bis wann: Ihre Berufserfahrung ist auf einen Blick klar.} other {Bei allen # Stellen steht, von wann bis wann: Ihr Weg seit {since} lässt sich ohne Rückfragen verfolgen.}}',
    findings: {
      'no-dates': '„{entry}“ hat keine Daten.',
      'no-start': 'Bei „{entry}“ steht ein Ende ({end}), aber kein Beginn.',
      'no-end':
        'Bei „{entry}“ steht ein Beginn ({start}), aber kein Ende. Arbeiten Sie noch dort? Dann schreiben Sie „heute“.',
    },
  },
  'dates-consistent': {
    name: 'Datumsformat',
    pass: 'Ihre Daten folgen einem Format',
    fail: 'Ihre Datumsangaben mischen Formate',
    why: 'Ein einheitliches Format lässt sich überfliegen und maschinell lesen. Gemischte Angaben führen zu falsch gezählten Berufsjahren und wirken zusammengestückelt.',
    fix: 'Wählen Sie für alle Stationen ein Format, im deutschsprachigen Raum am besten „03/2021 – 02/2023“, und behalten Sie es bis zur ältesten bei. Bei Abschlüssen genügt das Jahr.',
    strength:
      '{dates, plural, one {Ihre Datumsangabe folgt} =2 {Beide Datumsangaben folgen} other {Alle # Datumsangaben folgen}} von Anfang bis Ende einem Format.',
    findings: {
      mixed: '„{odd}“ ist anders geschrieben als „{usual}“{count, plural, one {} other { (# Angaben)}}.',
      eras: 'Japanische Ära („{era}“) und westliches Jahr („{western}“) sind gemischt.',
    },
  },
  'reverse-chronological': {
    name: 'Reihenfolge der Stationen',
    pass: 'Das Neueste steht zuerst',
    fail: 'Das Neueste steht nicht zuerst',
    why: 'Gelesen wird von der letzten Stelle an. Steht die älteste oben, rückt ans Seitenende, was Sie heute können.',
    fix: 'Ordnen Sie Stellen und Abschlüsse antichronologisch: in jedem Abschnitt das Jüngste zuerst, nach dem Enddatum, Laufendes ganz oben.',
    strength:
      'Ihre {entries, number} datierten Stellen und Abschlüsse sind antichronologisch geordnet, wie es heute erwartet wird.',
    findings: {
      'oldest-first': 'Der Abschnitt „{heading}“ beginnt mit der ältesten Station: „{entry}“.',
      'out-of-order': '„{entry}“ ist jünger als „{above}“, steht aber darunter.',
    },
  },
  'employment-gaps': {
    name: 'Lücken im Lebenslauf',
    pass: 'Keine lange Lücke bleibt offen',
    fail: 'Eine lange Lücke bleibt offen',
    why: 'Lücken sind kein Makel, werden im deutschsprachigen Raum aber fast immer angesprochen. Eine Zeile im Lebenslauf nimmt der Frage die Schärfe.',
    fix: 'Ergänzen Sie eine datierte Zeile: „Elternzeit“, „Pflege eines Angehörigen“, „Weiterbildung zur …“, „Arbeitssuche“, „Auslandsaufenthalt“. Einzelheiten schulden Sie niemandem.',
    strength: null,
    findings: {
      gap: 'Zwischen „{before}“ (bis {start}) und „{after}“ (ab {end}) {months, plural, one {bleibt # Monat} other {bleiben # Monate}} offen.',
    },
  },
  'bullets-used': {
    name: 'Gliederung in Stichpunkte',
    pass: 'Ihre Stellen sind in Stichpunkten beschrieben',
    fail: 'In Stichpunkten wären Ihre Stellen leichter zu erfassen',
    why: 'Gelesen wird von oben nach unten am linken Rand. Zwei bis acht Stichpunkte zeigen je ein Ergebnis; im Fließtext geht das beste unter.',
    fix: 'Teilen Sie jede Stelle in 3–6 Stichpunkte, je ein Ergebnis, das stärkste zuerst: „Fehlerquote bei Rechnungen durch neue Prüfliste um 30 % gesenkt“.',
    strength:
      '{bullets, plural, one {# Stichpunkt fasst Ihre Stellen übersichtlich zusammen.} other {# Stichpunkte{withBullets, plural, =0 {} one { bei # Stelle} other { bei # Stellen}} machen Ihre Ergebnisse schnell erfassbar.}}',
    findings: {
      none: 'Keine Ihrer Stellen ist in Stichpunkten beschrieben.',
      paragraph: '„{entry}“ steht in einem Absatz von {words, plural, one {# Wort} other {# Wörtern}}.',
      prose: '„{entry}“ ist als Fließtext beschrieben: Machen Sie 2–5 Stichpunkte daraus, je ein Ergebnis.',
      'too-many':
        '„{entry}“ hat {count, plural, one {# Stichpunkt} other {# Stichpunkte}}: Behalten Sie die sechs, die für die neue Stelle zählen.',
      single: '„{entry}“ hat nur einen Stichpunkt: Ergänzen Sie mindestens ein weiteres Ergebnis.',
    },
  },
  'file-name': {
    name: 'Dateiname',
    pass: 'Der Dateiname sagt, wessen Lebenslauf es ist',
    fail: 'Der Dateiname hilft Ihnen nicht',
    why: 'In der Personalabteilung liegen Dutzende Lebensläufe in einem Ordner. Ihrer muss über den Namen zu finden sein, und „neu“ oder „(1)“ wirkt nachlässig.',
    fix: 'Speichern Sie die Datei unter Vor- und Nachnamen, ohne Umlaute und Versionsnummern, zum Beispiel: {suggestion}',
    strength: null,
    findings: {
      generic: '„{file}“ könnte von jedem sein.',
      unnamed: '„{file}“ enthält Ihren Namen ({name}) nicht.',
      trace: 'Im Namen steht noch „{trace}“, ein Rest von Entwürfen oder Kopien.',
    },
  },
} satisfies AreaProse<'structure'>;
