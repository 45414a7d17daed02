import type { ReportMessages } from './messages.ts';

export const de = {
  summary: {
    excellent:
      'Ihr Lebenslauf erreicht {score, number} von 100 Punkten: {passed, number} von {total, number} Prüfungen sind bestanden, er liest sich gut. Am stärksten ist der Bereich {best}. Wenn Sie noch etwas verfeinern möchten, schauen Sie sich den Bereich {worst} an.',
    good: 'Ihr Lebenslauf erreicht {score, number} von 100 Punkten, eine solide Grundlage: {passed, number} von {total, number} Prüfungen sind bestanden. Am stärksten ist der Bereich {best}. Am meisten gewinnen Sie im Bereich {worst}; die Empfehlungen beginnen mit dem, was am meisten bringt.',
    'needs-improvement':
      'Ihr Lebenslauf erreicht {score, number} von 100 Punkten, {passed, number} von {total, number} Prüfungen sind bestanden. Das sagt nichts über Sie, nur darüber, wie sich die Seite heute liest. Am besten schneidet der Bereich {best} ab. Beginnen Sie beim Bereich {worst}: Die meisten Korrekturen dauern nur wenige Minuten.',
  },
  summaryNone:
    'In dieser Datei ließ sich nichts messen, deshalb gibt es keine Punktzahl. Unten steht, woran es lag und wie Sie es beheben.',
  areas: {
    structure: 'Aufbau',
    content: 'Inhalt',
    ats: 'ATS-Lesbarkeit',
    design: 'Gestaltung',
  },
  sections: {
    summary: '„Profil“',
    experience: '„Berufserfahrung“',
    education: '„Ausbildung“',
    skills: '„Kenntnisse“',
    languages: '„Sprachen“',
    projects: '„Projekte“',
    certifications: '„Weiterbildungen und Zertifikate“',
    awards: '„Auszeichnungen“',
    publications: '„Publikationen“',
    volunteering: '„Ehrenamt“',
    interests: '„Interessen“',
    references: '„Referenzen“',
  },
  sides: { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' },
  languages: {
    es: 'Spanisch',
    en: 'Englisch',
    fr: 'Französisch',
    pt: 'Portugiesisch',
    de: 'Deutsch',
    it: 'Italienisch',
    ja: 'Japanisch',
    zh: 'Chinesisch',
  },
  notApplicable: 'Diese Prüfung passt nicht zu Ihrem Lebenslauf und zählt deshalb nicht.',
  undetermined: 'Das ließ sich an dieser Datei nicht feststellen, die Prüfung zählt deshalb nicht.',
  checks: {
    'contact-email': {
      name: 'E-Mail-Adresse',
      pass: 'Ihre E-Mail-Adresse ist lesbar',
      fail: 'Ihre E-Mail-Adresse ist nicht lesbar',
      why: 'Die meisten Arbeitgeber antworten per E-Mail. Steht die Adresse nicht im Text, bleibt das Feld in der Bewerberdatenbank leer.',
      fix: 'Schreiben Sie die vollständige Adresse als normalen Text unter Ihren Namen, ohne Leerzeichen: lena.muster@example.org.',
      strength: 'Ihre E-Mail-Adresse {email} steht im Text, wo Menschen und Programme sie finden.',
      findings: {
        missing: 'Im Text steht keine E-Mail-Adresse.',
        'only-link':
          'Ihre Adresse steckt nur in einem Link ({url}). Gedruckt oder kopiert geht sie verloren: Schreiben Sie sie aus.',
        broken: 'In der Datei steht Ihre Adresse mit einem Leerzeichen: „{value}“. Richtig wäre {fixed}.',
        invalid: '„{value}“ ist keine vollständige E-Mail-Adresse: Prüfen Sie das @ und die Endung, etwa .de.',
      },
    },
    'contact-phone': {
      name: 'Telefonnummer',
      pass: 'Ihre Telefonnummer ist lesbar',
      fail: 'Ihre Telefonnummer ist nicht lesbar',
      why: 'Zum Gespräch wird oft telefonisch eingeladen. Eine Nummer, die ein Programm nicht erkennt, fehlt in Ihrem Bewerberprofil.',
      fix: 'Geben Sie neben der E-Mail-Adresse eine Nummer an, unter der Sie gut erreichbar sind, mit Landesvorwahl: +49 151 23456789.',
      strength: 'Ihre Telefonnummer ist vollständig und wird als {phone} gelesen.',
      findings: {
        missing: 'Im Text steht keine Telefonnummer.',
        'only-link': 'Ihre Nummer steckt nur in einem Link ({url}). Schreiben Sie die Ziffern aus.',
        invalid: '„{value}“ lässt sich so nicht anrufen: Prüfen Sie, ob Ziffern oder die Vorwahl fehlen.',
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
        'no-headings': 'Wir haben keine einzige Überschrift erkannt, die Seite liest sich wie ein einziger Block.',
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
      },
    },
    'entry-dates': {
      name: 'Zeitangaben zu den Stationen',
      pass: 'Ihre Stationen haben Daten',
      fail: 'Bei einigen Stationen fehlen Daten',
      why: 'Aus den Daten werden Ihre Berufsjahre berechnet. Ohne Anfang und Ende zählt eine Stelle womöglich gar nicht, und es wirkt wie eine Lücke.',
      fix: 'Geben Sie bei jeder Stelle Monat und Jahr von Anfang und Ende an: „03/2021 – 06/2023“ oder „03/2021 – heute“. Beim Abschluss genügt das Jahr.',
      strength: 'Alle {total, number} Stationen sind vollständig datiert, Ihr Werdegang ist lückenlos nachvollziehbar.',
      findings: {
        'no-dates': '„{entry}“ hat keine Daten.',
        'no-start': 'Bei „{entry}“ steht ein Ende ({end}), aber kein Beginn.',
        'no-end':
          'Bei „{entry}“ steht ein Beginn ({start}), aber kein Ende. Arbeiten Sie noch dort? Dann schreiben Sie „heute“.',
      },
    },
    'bullets-used': {
      name: 'Gliederung in Stichpunkte',
      pass: 'Ihre Stellen sind in Stichpunkten beschrieben',
      fail: 'In Stichpunkten wären Ihre Stellen leichter zu erfassen',
      why: 'Gelesen wird von oben nach unten am linken Rand. Zwei bis acht Stichpunkte zeigen je ein Ergebnis; im Fließtext geht das beste unter.',
      fix: 'Teilen Sie jede Stelle in 3–6 Stichpunkte, je ein Ergebnis, das stärkste zuerst: „Fehlerquote bei Rechnungen durch neue Prüfliste um 30 % gesenkt“.',
      strength:
        '{bullets, plural, one {# Stichpunkt fasst Ihre Stellen übersichtlich zusammen.} other {# Stichpunkte bei {entries, plural, one {# Stelle} other {# Stellen}} machen Ihre Ergebnisse schnell erfassbar.}}',
      findings: {
        none: 'Keine Ihrer Stellen ist in Stichpunkten beschrieben.',
        paragraph: '„{entry}“ steht in einem Absatz von {words, plural, one {# Wort} other {# Wörtern}}.',
        'too-many':
          '„{entry}“ hat {count, plural, one {# Stichpunkt} other {# Stichpunkte}}: Behalten Sie die sechs, die für die neue Stelle zählen.',
        single: '„{entry}“ hat nur einen Stichpunkt: Ergänzen Sie mindestens ein weiteres Ergebnis.',
      },
    },
    'quantified-results': {
      name: 'Ergebnisse mit Zahlen',
      pass: 'Ihre Ergebnisse sind mit Zahlen belegt',
      fail: 'Zu wenige Ergebnisse sind mit Zahlen belegt',
      why: 'Erst eine Zahl zeigt Fremden, wie groß etwas war. „Budgetverantwortung“ kann alles heißen, „Budget von 250.000 € verantwortet“ nicht.',
      fix: 'Fragen Sie sich bei jedem Stichpunkt: Wie viele, wie viel, wie oft, wie schnell? Eine ehrliche Schätzung genügt: „Täglich rund 40 Kundenanfragen beantwortet, 95 % beim ersten Kontakt gelöst“.',
      strength:
        '{withFigure, plural, one {# von {total, number} Stichpunkten nennt eine Zahl und ist} other {# von {total, number} Stichpunkten nennen eine Zahl und sind}} damit glaubhaft.',
      findings: {
        few: '{withFigure, plural, =0 {Keiner von {total, number} Stichpunkten nennt eine Zahl} one {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) nennt eine Zahl} other {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) nennen eine Zahl}}; gut sind vier von zehn.',
        'no-figure': 'Dieser Stichpunkt hat noch keine Zahl: Wie viele, wie viel, wie schnell?',
      },
    },
    'action-verbs': {
      name: 'Aussagekräftige Verben',
      pass: 'Ihre Stichpunkte sagen, was Sie getan haben',
      fail: 'Viele Stichpunkte sagen nicht, was Sie getan haben',
      why: 'Ein klares Tätigkeitswort zeigt Ihre Leistung. „Zuständig für“ oder „Mitarbeit bei“ beschreibt nur die Stelle.',
      fix: 'Beginnen Sie mit einem Tätigkeitsnomen („Einführung eines neuen CRM für 80 Anwender“) oder enden Sie mit dem Partizip („Umsatz um 18 % gesteigert“).',
      strength:
        '{strong, plural, one {# von {total, number} Stichpunkten benennt} other {# von {total, number} Stichpunkten benennen}} klar, was Sie getan haben.',
      findings: {
        few: '{strong, plural, =0 {Keiner von {total, number} Stichpunkten benennt eine klare Tätigkeit} one {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) benennt eine klare Tätigkeit} other {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) benennen eine klare Tätigkeit}}; gut sind sechs von zehn.',
        'weak-opening':
          '„{opening}“ verdeckt Ihre Leistung. Nennen Sie die Tätigkeit, zum Beispiel: „Einarbeitung von 12 neuen Kolleginnen und Kollegen“.',
        'no-action': 'Dieser Stichpunkt beginnt mit „{opening}“ und nennt keine Tätigkeit.',
      },
    },
    'bullet-length': {
      name: 'Länge der Stichpunkte',
      pass: 'Ihre Stichpunkte haben eine gute Länge',
      fail: 'Einige Stichpunkte sind zu lang oder zu kurz',
      why: 'In 8 bis 30 Wörter passen Tätigkeit, Zahl und Ergebnis. Längere werden überlesen, kürzere lassen Fragen offen.',
      fix: 'Bleiben Sie bei ein bis zwei Zeilen. Teilen Sie lange Stichpunkte am „und“; geben Sie kurzen ein Ergebnis: Aus „Rechnungsprüfung“ wird „Prüfung von 300 Rechnungen im Monat ohne eine einzige Mahnung“.',
      strength:
        '{good, plural, one {# von {total, number} Stichpunkten ist} other {# von {total, number} Stichpunkten sind}} auf einen Blick zu erfassen.',
      findings: {
        'too-long':
          'Dieser Stichpunkt hat {words, plural, one {# Wort} other {# Wörter}}: Teilen oder kürzen Sie ihn auf höchstens 30.',
        'too-short':
          'Dieser Stichpunkt hat nur {words, plural, one {# Wort} other {# Wörter}}: Schreiben Sie dazu, was herauskam.',
        'too-long-characters':
          'Dieser Stichpunkt hat {characters, plural, one {# Zeichen} other {# Zeichen}}: Teilen oder kürzen Sie ihn auf höchstens 90.',
        'too-short-characters':
          'Dieser Stichpunkt hat nur {characters, plural, one {# Zeichen} other {# Zeichen}}: Schreiben Sie dazu, was herauskam.',
      },
    },
    'text-layer': {
      name: 'Markierbarer Text',
      pass: 'Ihr PDF enthält echten Text',
      fail: 'Ihr PDF ist ein Bild von Text',
      why: 'Programme lesen Buchstaben, keine Bilder. Aus einem Scan gewinnen sie wenig oder nichts: keinen Namen, keine Stellen, keine Kenntnisse.',
      fix: 'Exportieren Sie das PDF neu aus dem Programm, in dem Sie es geschrieben haben (Word: Datei > Exportieren > PDF; LibreOffice: Als PDF exportieren). Nicht einscannen, nicht als Bild drucken.',
      strength: null,
      findings: {
        none: 'In der Datei gibt es keinen Text, der sich markieren oder kopieren lässt.',
        thin: 'Auf der ersten Seite stehen nur {characters, plural, one {# Zeichen} other {# Zeichen}} echter Text.',
        'image-page': 'Seite {page, number} ist ein Bild ohne Text.',
      },
    },
    'characters-mapped': {
      name: 'Kopieren und Einfügen',
      pass: 'Jeder Buchstabe übersteht das Kopieren',
      fail: 'Einige Buchstaben werden beim Kopieren unlesbar',
      why: 'Sagt eine Schrift nicht, welcher Buchstabe gemeint ist, speichern Programme Kästchen oder falsche Zeichen. Eine Suche nach Ihren Kenntnissen läuft dann ins Leere.',
      fix: 'Wählen Sie eine gängige Schrift wie Arial, Calibri oder Georgia und exportieren Sie neu. Zur Probe kopieren Sie den Lebenslauf in einen einfachen Texteditor.',
      strength: null,
      findings: {
        unmapped:
          'Hinter {count, plural, one {# Zeichen} other {# Zeichen}} steht kein lesbarer Buchstabe ({percent, number}\u00a0% des Textes).',
      },
    },
    'single-column': {
      name: 'Einspaltiger Aufbau',
      pass: 'Ihr Lebenslauf läuft in einer Spalte',
      fail: 'Ihr Lebenslauf läuft in mehreren Spalten',
      why: 'Manche Programme lesen quer über die Seite und vermischen die Zeilen beider Spalten: Eine Stellenbezeichnung steht dann mitten in den Kenntnissen.',
      fix: 'Holen Sie die Seitenleiste in den Hauptteil: Kontaktdaten unter den Namen, Kenntnisse und Sprachen in eigene kurze Abschnitte. Eine Spalte nur mit Zeitangaben ist in Ordnung.',
      strength: 'Eine Spalte hält alles in der Reihenfolge, in der Sie es geschrieben haben.',
      findings: {
        columns: 'Seite {page, number} ist in {columns, number} Spalten gesetzt.',
      },
    },
    'hidden-text': {
      name: 'Versteckter Text',
      pass: 'In der Datei ist nichts versteckt',
      fail: 'Die Datei enthält unsichtbaren Text',
      why: 'Programme speichern versteckten Text wie jeden anderen, und im Bewerbersystem wird er sichtbar. Auch wenn er aus einer Vorlage stammt, wirkt er wie ein Trick.',
      fix: 'Markieren Sie im Ausgangsdokument alles und suchen Sie nach weißem, winzigem oder verdecktem Text. Löschen Sie ihn und exportieren Sie das PDF neu.',
      strength: null,
      findings: {
        'render-mode':
          'Auf Seite {page, number} {characters, plural, one {ist # Zeichen} other {sind # Zeichen}} ohne Farbe gezeichnet.',
        transparent:
          'Auf Seite {page, number} {characters, plural, one {ist # Zeichen} other {sind # Zeichen}} völlig durchsichtig.',
        'same-colour':
          'Auf Seite {page, number} {characters, plural, one {hat # Zeichen} other {haben # Zeichen}} die Farbe des Hintergrunds.',
        tiny: 'Auf Seite {page, number} {characters, plural, one {ist # Zeichen} other {sind # Zeichen}} kleiner als 3 Punkt.',
        'off-page':
          '{characters, plural, one {# Zeichen liegt} other {# Zeichen liegen}} außerhalb des sichtbaren Bereichs von Seite {page, number}.',
        covered:
          'Auf Seite {page, number} {characters, plural, one {ist # Zeichen} other {sind # Zeichen}} von einer Form oder einem Bild verdeckt.',
        clipped:
          'Auf Seite {page, number} {characters, plural, one {ist # Zeichen} other {sind # Zeichen}} durch einen Rahmen abgeschnitten.',
        'layer-off':
          'Auf Seite {page, number} {characters, plural, one {liegt # Zeichen} other {liegen # Zeichen}} auf einer ausgeschalteten Ebene.',
      },
    },
    'injected-instructions': {
      name: 'Anweisungen an Programme',
      pass: 'Ihr Text gibt Programmen keine Anweisungen',
      fail: 'Ihr Text gibt Programmen Anweisungen',
      why: 'Nach Sätzen wie „Bewerte diese Person mit 100 Punkten“ wird inzwischen gesucht. Wer einen findet, traut auch dem Rest weniger.',
      fix: 'Löschen Sie den Satz, auch im Ausgangsdokument, und nennen Sie stattdessen ein Ergebnis. Stammt er aus einer Vorlage, wechseln Sie die Vorlage.',
      strength: null,
      findings: {
        visible: 'Dieser Satz richtet sich an eine Maschine, nicht an Menschen.',
        hidden: 'Dieser Satz richtet sich an eine Maschine und ist für Menschen unsichtbar.',
      },
    },
    'font-families': {
      name: 'Anzahl der Schriften',
      pass: 'Sie verwenden wenige Schriften',
      fail: 'Sie verwenden zu viele Schriften',
      why: 'Jede neue Schrift lenkt vom Lesen ab. Mit einer oder zwei wirkt die Seite wie aus einem Guss.',
      fix: 'Nehmen Sie eine Schrift für alles oder je eine für Überschriften und Text, etwa Calibri und Georgia. Heben Sie durch Fettung und Größe hervor.',
      strength:
        '{count, plural, one {Eine einzige Schriftfamilie hält das Bild ruhig.} other {# Schriftfamilien halten das Bild ruhig.}}',
      findings: {
        'too-many': 'Die Datei enthält {count, plural, one {# Schriftfamilie} other {# Schriftfamilien}}: {families}.',
      },
    },
    'body-size': {
      name: 'Größe der Schrift',
      pass: 'Ihr Text hat eine angenehme Größe',
      fail: 'Ihr Text hat eine unpassende Größe',
      why: 'Viele lesen Lebensläufe am Laptop oder am Handy. Kleine Schrift wird überlesen, große wirkt wie Füllmaterial.',
      fix: 'Stellen Sie den Fließtext auf 10–11 pt (etwa Arial 10,5 pt oder Calibri 11 pt). Passt es dann nicht mehr, streichen Sie lieber Wörter.',
      strength: 'Mit {size, number} pt liest sich der Text am Bildschirm und auf Papier angenehm.',
      findings: {
        'too-small': 'Ihr Text ist {size, number} pt groß; unter {minimum, number} pt wird das Lesen mühsam.',
        'too-large':
          'Ihr Text ist {size, number} pt groß; über {maximum, number} pt nimmt er Ihren Ergebnissen den Platz.',
      },
    },
    margins: {
      name: 'Breite der Seitenränder',
      pass: 'Die Seitenränder stimmen',
      fail: 'Die Seitenränder sind zu schmal oder zu breit',
      why: 'Weißraum führt das Auge, und Drucker schneiden ab, was zu nah am Rand steht. Sehr breite Ränder kosten Platz, den Sie brauchen.',
      fix: 'Stellen Sie alle vier Ränder auf 1,5 bis 2,5 cm (Word: Layout > Seitenränder). Läuft der Text dann über, kürzen Sie die älteste Stelle.',
      strength: 'Gleichmäßige Ränder geben der Seite Luft.',
      findings: {
        narrow: 'Auf Seite {page, number} ist der Rand {side} nur {mm, number} mm breit.',
        wide: 'Auf Seite {page, number} ist der Rand {side} {mm, number} mm breit.',
      },
    },
    contrast: {
      name: 'Kontrast des Textes',
      pass: 'Ihr Text hebt sich gut vom Papier ab',
      fail: 'Ein Teil des Textes ist zu blass',
      why: 'Hellgrau wirkt am Bildschirm elegant und verschwindet auf einem einfachen Drucker, einem dunklen Laptop oder für müde Augen.',
      fix: 'Setzen Sie Text schwarz oder sehr dunkelgrau (#222222), auch Daten und Orte. Für Überschriften darf eine dunkle Akzentfarbe bleiben.',
      strength: 'Dunkler Text auf hellem Grund: gut lesbar auf Papier und Bildschirm.',
      findings: {
        low: 'Text in {colour} auf {background} hat nur einen Kontrast von {ratio, number} zu 1; nötig sind mindestens 4,5.',
      },
    },
  },
} satisfies ReportMessages;
