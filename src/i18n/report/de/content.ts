import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Ergebnisse mit Zahlen',
    pass: 'Ihre Ergebnisse sind mit Zahlen belegt',
    fail: 'Zu wenige Ergebnisse sind mit Zahlen belegt',
    why: 'Erst eine Zahl zeigt Fremden, wie groß etwas war. „Budgetverantwortung“ kann alles heißen, „Budget von 250.000 € verantwortet“ nicht.',
    fix: 'Fragen Sie sich bei jedem Stichpunkt: Wie viele, wie viel, wie oft, wie schnell? Eine ehrliche Schätzung genügt: „Täglich rund 40 Kundenanfragen beantwortet, 95 % beim ersten Kontakt gelöst“.',
    strength:
      '{percent, select, 100 {{total, plural, one {Ihr Stichpunkt nennt eine Zahl und ist} other {Alle # Stichpunkte nennen eine Zahl und sind}}} other {{withFigure, plural, one {# von {total, number} Stichpunkten nennt eine Zahl und ist} other {# von {total, number} Stichpunkten nennen eine Zahl und sind}}}} damit glaubhaft.',
    findings: {
      few: '{withFigure, plural, =0 {{total, plural, one {Ihr Stichpunkt nennt keine Zahl} =2 {Keiner der beiden Stichpunkte nennt eine Zahl} other {Keiner der # Stichpunkte nennt eine Zahl}}} one {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) nennt eine Zahl} other {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) nennen eine Zahl}}; gut sind vier von zehn.',
      'running-text': 'Der Text zu Ihren Stellen nennt keine einzige Zahl: Wie viele, wie viel, wie oft?',
      untold:
        'Von Ihren Stellen erfährt man nur Bezeichnung, Arbeitgeber und Zeitraum, aber nicht, was Sie dort getan und erreicht haben.',
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
      '{percent, select, 100 {{total, plural, one {Ihr Stichpunkt benennt} other {Alle # Stichpunkte benennen}}} other {{strong, plural, one {# von {total, number} Stichpunkten benennt} other {# von {total, number} Stichpunkten benennen}}}} klar, was Sie getan haben.',
    findings: {
      few: '{strong, plural, =0 {{total, plural, one {Ihr Stichpunkt benennt keine klare Tätigkeit} =2 {Keiner der beiden Stichpunkte benennt eine klare Tätigkeit} other {Keiner der # Stichpunkte benennt eine klare Tätigkeit}}} one {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) benennt eine klare Tätigkeit} other {Nur # von {total, number} Stichpunkten ({percent, number}\u00a0%) benennen eine klare Tätigkeit}}; gut sind sechs von zehn.',
      'weak-opening':
        '„{opening}“ verdeckt Ihre Leistung. Nennen Sie die Tätigkeit, zum Beispiel: „Einarbeitung von 12 neuen Kolleginnen und Kollegen“.',
      'no-action': 'Dieser Stichpunkt beginnt mit „{opening}“ und nennt keine Tätigkeit.',
      'bare-duty':
        '„{opening}“ nennt nur eine Aufgabe. Schreiben Sie dazu, wie viel, wie oft oder was dabei herauskam.',
    },
  },
  'weak-phrases': {
    name: 'Floskeln am Anfang',
    pass: 'Kein Stichpunkt versteckt sich hinter „zuständig für“',
    fail: 'Floskeln verdecken, was Sie geleistet haben',
    why: '„Zuständig für“ oder „Mitarbeit bei“ steht so in jeder Stellenbeschreibung. Es sagt, was erwartet wurde, nicht, was Sie daraus gemacht haben.',
    fix: 'Streichen Sie die Floskel und nennen Sie Tätigkeit und Ergebnis: Aus „Zuständig für soziale Netzwerke“ wird „Aufbau von drei Kanälen, Reichweite in einem Jahr verdoppelt“.',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Ihr Stichpunkt beginnt} =2 {Beide Stichpunkte beginnen} other {Alle # Stichpunkte beginnen}}} other {{weak, plural, one {# von {total, number} Stichpunkten beginnt} other {# von {total, number} Stichpunkten beginnen}}}} mit einer Formel, die die Stelle beschreibt statt Ihrer Leistung.',
      opening:
        '„{opening}“: Nennen Sie stattdessen die Tätigkeit (Aufbau, Betreuung, Einführung) und was dabei herauskam.',
    },
  },
  buzzwords: {
    name: 'Leere Schlagwörter',
    pass: 'Sie belegen Ihre Stärken, statt sie zu behaupten',
    fail: 'Schlagwörter stehen anstelle von Belegen',
    why: '„Teamfähig“, „belastbar“ und „motiviert“ stehen in fast jedem Lebenslauf. Prüfen kann das niemand, deshalb wird es überlesen.',
    fix: 'Ersetzen Sie jedes Schlagwort durch den Beleg: statt „belastbar“ etwa „Drei Filialen in der Urlaubszeit allein geleitet, ohne Schließtag“. Gibt es keinen Beleg, streichen Sie es.',
    strength: null,
    findings: {
      many: '{count, number} Ausdrücke könnten in jedem Lebenslauf stehen. Ein oder zwei schaden nicht; ab dreien verdecken sie, was Sie auszeichnet.',
      word: '„{word}“: Woran hat man das bei Ihrer Arbeit gemerkt? Schreiben Sie das.',
    },
  },
  'first-person': {
    name: 'Ich-Form',
    pass: 'Ihr Werdegang kommt ohne „ich“ aus',
    fail: '„Ich“ und „mein“ bremsen Ihren Werdegang',
    why: 'Im Lebenslauf geht es ohnehin um Sie. „Ich“ und „meine Aufgaben“ machen aus Stichpunkten Sätze und gehören ins Anschreiben.',
    fix: 'Streichen Sie das Fürwort und nennen Sie die Tätigkeit: Aus „Ich habe mein Team von sechs Personen geleitet“ wird „Leitung eines Teams von sechs Personen“.',
    strength: null,
    findings: {
      count:
        '{count, plural, one {# von {total, number} Stichpunkten und Absätzen steht} other {# von {total, number} Stichpunkten und Absätzen stehen}} in der Ich-Form.',
      pronoun: '„{pronoun}“ ist hier entbehrlich: Der Text sagt ohne das Wort dasselbe.',
    },
  },
  'passive-voice': {
    name: 'Passiv',
    pass: 'Man sieht, wer gehandelt hat: Sie',
    fail: 'Das Passiv lässt Sie verschwinden',
    why: '„Es wurden 300 Anträge bearbeitet“: von wem? Im Passiv bleibt offen, ob es Ihre Leistung war.',
    fix: 'Nehmen Sie ein Tätigkeitsnomen oder das Partizip ohne „wurde“: Aus „Die Kosten wurden um 12\u00a0% gesenkt“ wird „Kosten um 12\u00a0% gesenkt“ oder „Senkung der Kosten um 12\u00a0%“.',
    strength: null,
    findings: {
      many: '{passive, number} von {total, number} Stichpunkten ({percent, number}\u00a0%) stehen im Passiv; bleiben Sie bei höchstens 15\u00a0%.',
      bullet: '„{words}“ sagt nicht, wer es war. Streichen Sie „wurde“ oder beginnen Sie mit der Tätigkeit.',
    },
  },
  'bullet-length': {
    name: 'Länge der Stichpunkte',
    pass: 'Ihre Stichpunkte haben eine gute Länge',
    fail: 'Einige Stichpunkte sind zu lang oder zu kurz',
    why: 'In 8 bis 30 Wörter passen Tätigkeit, Zahl und Ergebnis. Längere werden überlesen, kürzere lassen Fragen offen.',
    fix: 'Bleiben Sie bei ein bis zwei Zeilen. Teilen Sie lange Stichpunkte am „und“; geben Sie kurzen ein Ergebnis: Aus „Rechnungsprüfung“ wird „Prüfung von 300 Rechnungen im Monat ohne eine einzige Mahnung“.',
    strength:
      '{percent, select, 100 {{total, plural, one {Ihr Stichpunkt ist} other {Alle # Stichpunkte sind}}} other {{good, plural, one {# von {total, number} Stichpunkten ist} other {# von {total, number} Stichpunkten sind}}}} auf einen Blick zu erfassen.',
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
  'repeated-openings': {
    name: 'Wiederholte Anfänge',
    pass: 'Ihre Stichpunkte beginnen abwechslungsreich',
    fail: 'Mehrere Stichpunkte beginnen gleich',
    why: 'Fünf Stichpunkte mit demselben ersten Wort lesen sich wie einer, als hätten Sie immer nur eines getan.',
    fix: 'Lassen Sie das Wort höchstens dreimal stehen und wählen Sie sonst das treffende: Hinter „Erstellung“ steckt vielleicht Kalkulation, Auswertung, Planung oder Aufbau.',
    strength:
      '{different, number} verschiedene Wörter eröffnen Ihre {total, number} Stichpunkte: Nichts klingt wiederholt.',
    findings: {
      word: '„{word}“ steht am Anfang von {times, number} Stichpunkten. Suchen Sie für jeden das genaue Wort.',
    },
  },
  spelling: {
    name: 'Rechtschreibung',
    pass: 'Die Rechtschreibung ist sorgfältig',
    fail: 'Einige Wörter sehen nach Tippfehlern aus',
    why: 'Ein Tippfehler fällt sofort auf und wirkt wie mangelnde Sorgfalt. Der Hinweis ändert Ihre Punktzahl nicht, denn kein Wörterbuch kennt alle Namen und Fachwörter.',
    fix: 'Sehen Sie jedes markierte Wort an und berichtigen Sie, was falsch ist. Namen und Fachbegriffe dürfen bleiben, Schweizer „ss“ ebenso. Lassen Sie den Lebenslauf danach von jemand anderem gegenlesen: Fremde Augen sehen, was man selbst überliest.',
    strength: null,
    findings: {
      doubled: '„{words}“: Das Wort steht zweimal hintereinander, streichen Sie eines.',
      word: '„{word}“: Meinten Sie „{suggestion}“?',
    },
  },
  'skills-specific': {
    name: 'Konkrete Kenntnisse',
    pass: 'Ihre Kenntnisse sind konkret',
    fail: 'Ihre Kenntnisse bleiben vage',
    why: 'Gesucht wird nach Programmen, Verfahren und Methoden. Nach „Teamfähigkeit“ sucht niemand, und prüfen lässt sie sich auch nicht.',
    fix: 'Nennen Sie 6 bis 30 Kenntnisse, die einen Namen haben: Software, Maschinen, Normen, Methoden. Stärken wie Belastbarkeit zeigen Sie besser an einem Beispiel im Werdegang.',
    strength:
      'Ihre Liste nennt {concrete, plural, one {# konkrete Kenntnis} other {# konkrete Kenntnisse}}, die man suchen und prüfen kann.',
    findings: {
      few: 'Ihre Liste hat nur {count, plural, one {einen Eintrag} other {# Einträge}}. Ergänzen Sie Programme und Methoden, mit denen Sie wirklich arbeiten; sechs sollten es sein.',
      many: 'Ihre Liste hat {count, number} Einträge. Behalten Sie die 30, die zur Stelle passen: In einer langen Liste fällt keiner auf.',
      vague:
        '{soft, number} von {count, number} Einträgen sind Eigenschaften oder Alltagswissen, die jeder von sich behaupten kann.',
      trait:
        '„{skill}“ ist eine Eigenschaft. Nennen Sie stattdessen ein Programm, ein Verfahren oder eine Methode, oder belegen Sie sie im Werdegang.',
      everyday:
        '„{skill}“ hat fast jeder. Nennen Sie das Programm, die Maschine oder das Verfahren, mit dem Sie arbeiten.',
    },
  },
  'outdated-lines': {
    name: 'Veraltetes und Vorlagentext',
    pass: 'Nichts ist veraltet oder aus der Vorlage übrig',
    fail: '{placeholders, plural, =0 {Einige Angaben sind überholt} other {Aus der Vorlage ist Text stehen geblieben}}',
    why: '{placeholders, plural, =0 {Formeln von vor zwanzig Jahren kosten Platz, sagen nichts Neues und lassen den ganzen Lebenslauf alt aussehen.} other {Ein Beispieltext zeigt, dass vor dem Absenden niemand mehr darübergelesen hat, und Bewerbungssysteme legen ihn ab, als käme er von Ihnen.}}',
    fix: '{placeholders, plural, =0 {Streichen Sie Selbstverständliches (Referenzen auf Anfrage, E-Mail, Word) und nutzen Sie die Zeile für ein Ergebnis oder ein aktuelles Programm.} other {Suchen Sie jede gezeigte Stelle in Ihrem Dokument und setzen Sie Ihre eigenen Angaben ein, oder löschen Sie die Zeile. Darf ein Kunde nicht genannt werden, beschreiben Sie ihn: „Handelskette mit 200 Filialen“.}}',
    strength: null,
    findings: {
      placeholder: '„{words}“ steht da, wo Ihre eigenen Angaben hingehören.',
      references: '„{words}“ versteht sich von selbst: Streichen Sie es. Wer Referenzen möchte, fragt danach.',
      'objective-only':
        'Ihr Lebenslauf beginnt nur mit einem Berufsziel: Es sagt, was Sie suchen, nicht, was Sie mitbringen. Besser ist ein Kurzprofil von drei Zeilen mit Erfahrung und bestem Ergebnis.',
      'basic-tools':
        '„{tool}“ wird bei jeder Bürostelle vorausgesetzt. Nennen Sie die Programme Ihres Fachs oder was Sie damit können: „Excel: Pivot-Tabellen und Makros“.',
      'obsolete-tool':
        '„{tool}“ wird nicht mehr verkauft oder gepflegt. Streichen Sie es oder nennen Sie, womit Sie heute arbeiten.',
      'old-consent':
        'Die Klausel nennt nur das italienische Gesetz von 2003. Ergänzen Sie die Verordnung (EU) 2016/679 (DSGVO).',
    },
  },
  'personal-data': {
    name: 'Persönliche Daten',
    pass: 'Keine überflüssigen persönlichen Daten',
    fail: 'Persönliche Daten, die hier nicht hingehören',
    why: 'Ein Lebenslauf geht durch viele Hände. Mit Ausweis- oder Steuernummer und Anschrift lässt sich eine Identität missbrauchen, und für die Auswahl braucht sie niemand.',
    fix: 'Nehmen Sie Steuer-, Versicherungs- und Ausweisnummern heraus: Sie gehören in den Personalbogen nach der Zusage.',
    strength: null,
    findings: {
      'national-id':
        'Hier ist eine Kennnummer zu lesen ({kind}). Streichen Sie sie: Für eine Einladung braucht sie niemand, für einen Missbrauch genügt sie.',
      'birth-date':
        'Auf diesem Arbeitsmarkt nennt man weder Geburtsdatum noch Alter: Arbeitgeber dürfen es nicht berücksichtigen und wollen es nicht sehen.',
      'marital-status':
        'Auf diesem Arbeitsmarkt nennt man den Familienstand nicht: Arbeitgeber dürfen ihn nicht berücksichtigen.',
      'street-address': 'Auf diesem Arbeitsmarkt genügt der Ort. Straße und Hausnummer sagen Fremden, wo Sie wohnen.',
    },
  },
  'mixed-language': {
    name: 'Eine Sprache',
    pass: 'Der Text ist in einer Sprache geschrieben',
    fail: 'Der Text mischt Sprachen',
    why: 'Ein Text, der zwischen zwei Sprachen wechselt, liest sich mühsam, und Programme, die Lebensläufe einlesen, erkennen nur eine: Den Rest deuten sie falsch.',
    fix: 'Schreiben Sie den ganzen Lebenslauf in der Sprache der Anzeige und halten Sie für die andere eine vollständige zweite Fassung bereit. Namen von Programmen, Firmen und Stellen dürfen bleiben.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# Passage steht} other {# Passagen stehen}} in einer anderen Sprache ({percent, number}\u00a0% des Textes).',
      passage: 'Diese Passage steht in einer anderen Sprache als der Rest: Übersetzen oder streichen Sie sie.',
    },
  },
  'recent-experience': {
    name: 'Aktuelle Berufserfahrung',
    pass: 'Ihre Berufserfahrung ist aktuell',
    fail: 'Ihre letzte Stelle liegt länger zurück',
    why: 'Endet die letzte Stelle vor mehr als zwei Jahren und folgt nichts mehr, fragen sich Personaler, was seither war, und vermuten oft das Schlechteste.',
    fix: 'Füllen Sie die Zeit mit einer Zeile: Weiterbildung, Elternzeit, Pflege, freie Aufträge, Ehrenamt. Wenn Sie noch beschäftigt sind, schreiben Sie „heute“ als Enddatum.',
    strength: null,
    findings: {
      old: 'Ihre letzte datierte Stelle endete {end}, vor {years, plural, one {# Jahr} other {# Jahren}}. Was kam danach?',
    },
  },
} satisfies AreaProse<'content'>;
