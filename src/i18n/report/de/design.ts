import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Seitenformat',
    pass: 'Die Seiten haben ein gängiges Format',
    fail: 'Das Seitenformat ist ungewöhnlich',
    why: 'Lebensläufe werden ausgedruckt und nebeneinander geöffnet. Eine Seite in anderer Form wird verkleinert, beschnitten oder muss gedreht werden.',
    fix: 'Stellen Sie alle Seiten auf {wanted, select, Letter {US Letter (21,6 × 27,9 cm)} other {A4 (21 × 29,7 cm)}} im Hochformat (Word: Layout > Format und Ausrichtung) und exportieren Sie das PDF neu.',
    strength: null,
    findings: {
      landscape: 'Seite {page, number} liegt quer ({width, number} × {height, number} mm).',
      'odd-size': 'Seite {page, number} misst {width, number} × {height, number} mm, weder A4 noch US Letter.',
      mixed: 'Seite {page, number} hat ein anderes Format als die erste.',
    },
  },
  'font-families': {
    name: 'Anzahl der Schriften',
    pass: 'Sie verwenden wenige Schriften',
    fail: 'Sie verwenden zu viele Schriften',
    why: 'Jede neue Schrift lenkt vom Lesen ab. Mit einer oder zwei wirkt die Seite wie aus einem Guss.',
    fix: 'Nehmen Sie eine Schrift für alles oder je eine für Überschriften und Text, etwa Calibri und Georgia. Heben Sie durch Fettung und Größe hervor.',
    strength:
      '{count, plural, one {Eine einzige Schriftfamilie} other {# Schriftfamilien}} ({families}) {count, plural, one {hält} other {halten}} das Bild ruhig.',
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
  'size-hierarchy': {
    name: 'Abstufung der Schriftgrößen',
    pass: 'Die Schriftgrößen zeigen, was wichtig ist',
    fail: 'Die Schriftgrößen zeigen nicht, was wichtig ist',
    why: 'Der erste Blick dauert Sekunden und springt vom Größten zum Nächstkleineren. Erst die Größe trennt Ihren Namen von Überschriften und Überschriften vom Text.',
    fix: 'Beschränken Sie sich auf drei oder vier Größen: Name etwa 20 pt, Überschriften fett mit 12–14 pt, alles andere 10–11 pt.',
    strength:
      '{name, select, 0 {{count, plural, one {Eine einzige Schriftgröße} other {Nur # Schriftgrößen}}: Die Seite wirkt ruhig.} other {Ihr Name mit {name, number} pt über Text mit {body, number} pt ist sofort zu finden.}}',
    findings: {
      'name-small': 'Ihr Name ist {size, number} pt groß, andere Zeilen erreichen {other, number} pt.',
      'headings-plain':
        '{count, plural, one {# Überschrift sieht} other {# Überschriften sehen}} aus wie der Text darunter ({body, number} pt).',
      'headings-small':
        '{count, plural, one {# Überschrift ist} other {# Überschriften sind}} kleiner gesetzt ({size, number} pt) als der Text darunter ({body, number} pt).',
      'too-many': 'Es gibt {count, number} Schriftgrößen: {sizes} pt.',
    },
  },
  margins: {
    name: 'Breite der Seitenränder',
    pass: 'Die Seitenränder stimmen',
    fail: 'Die Seitenränder sind zu schmal oder zu breit',
    why: 'Weißraum führt das Auge, und Drucker schneiden ab, was zu nah am Rand steht. Sehr breite Ränder kosten Platz, den Sie brauchen.',
    fix: 'Stellen Sie alle vier Ränder auf 1,5 bis 2,5 cm (Word: Layout > Seitenränder). Läuft der Text dann über, kürzen Sie die älteste Stelle.',
    strength: 'Ränder von mindestens {mm, number} mm geben der Seite Luft.',
    findings: {
      narrow: 'Auf Seite {page, number} ist der Rand {side} nur {mm, number} mm breit.',
      wide: 'Auf Seite {page, number} ist der Rand {side} {mm, number} mm breit.',
    },
  },
  'line-spacing': {
    name: 'Zeilenabstand',
    pass: 'Der Zeilenabstand ist angenehm',
    fail: 'Der Zeilenabstand passt nicht',
    why: 'Stehen Zeilen zu eng, verrutscht das Auge; stehen sie zu weit, zerfällt der Absatz und der Platz geht aus.',
    fix: 'Wählen Sie den Zeilenabstand „Mehrfach“ mit 1,0 bis 1,15 (Word: Start > Absatz) und trennen Sie Stationen durch Abstand vor dem Absatz.',
    strength: 'Ein Zeilenabstand vom {spacing, number}-Fachen der Schrift führt das Auge sicher.',
    findings: {
      tight:
        'Die Zeilen stehen nur das {spacing, number}-Fache der Schriftgröße auseinander; unter {least, number} berühren sie sich.',
      loose:
        'Die Zeilen stehen das {spacing, number}-Fache der Schriftgröße auseinander; über {most, number} zerfällt der Absatz.',
    },
  },
  density: {
    name: 'Text und Weißraum',
    pass: 'Text und Weißraum sind ausgewogen',
    fail: 'Text und Weißraum sind unausgewogen',
    why: 'Weißraum zeigt, wo eine Stelle endet und die nächste beginnt. Eine Textwand wird übersprungen, eine fast leere Seite wirkt nach wenig Erfahrung.',
    fix: 'Zu voll? Behalten Sie 3–5 Punkte je Stelle und 6–10 pt Abstand zwischen den Stationen. Zu leer? Ergänzen Sie Ergebnisse der letzten Stellen oder verkleinern Sie Lücken.',
    strength: 'Text bedeckt {percent, number}\u00a0% der Seite: gefüllt und doch leicht zu überfliegen.',
    findings: {
      sparse: 'Text bedeckt nur {percent, number}\u00a0% der Fläche zwischen den Rändern.',
      crowded:
        'Text bedeckt {percent, number}\u00a0% der Fläche zwischen den Rändern; über {most, number}\u00a0% wirkt er wie eine Wand.',
    },
  },
  alignment: {
    name: 'Ausrichtung der Zeilen',
    pass: 'Die Zeilen haben gemeinsame Kanten',
    fail: 'Die Zeilen beginnen an zu vielen Stellen',
    why: 'Das Auge läuft an der linken Kante hinab. Mit Leerzeichen oder Tabulatoren verschobene Zeilen brechen sie und wirken nachlässig.',
    fix: 'Ersetzen Sie Leerzeichen und mehrfache Tabulatoren durch Einzüge: eine Kante für Überschriften und Stationen, eine für Aufzählungen. Für die Zeiträume genügt ein Tabstopp.',
    strength: '{percent, number}\u00a0% der {lines, number} Zeilen teilen sich wenige Kanten: ein ordentliches Bild.',
    findings: {
      ragged:
        'Nur {percent, number}\u00a0% der {lines, number} Zeilen beginnen an einer von vier Kanten; {count, plural, one {# beginnt} other {# beginnen}} anderswo.',
    },
  },
  colours: {
    name: 'Farben des Textes',
    pass: 'Sie verwenden wenige Textfarben',
    fail: 'Sie verwenden zu viele Textfarben',
    why: 'Eine Farbe sagt „hierher schauen“. Bei vielen fällt nichts mehr auf, und im Schwarz-Weiß-Druck werden alle grau.',
    fix: 'Lassen Sie den Text schwarz oder dunkelgrau und nehmen Sie für Überschriften und Links eine einzige dunkle Farbe.',
    strength:
      '{count, plural, one {Eine einzige Textfarbe lenkt} other {# Textfarben lenken}} den Blick auf die Worte.',
    findings: { 'too-many': 'Der Text hat {count, number} Farben: {colours}.' },
  },
  contrast: {
    name: 'Kontrast des Textes',
    pass: 'Ihr Text hebt sich gut vom Papier ab',
    fail: 'Ein Teil des Textes ist zu blass',
    why: 'Hellgrau wirkt am Bildschirm elegant und verschwindet auf einem einfachen Drucker, einem dunklen Laptop oder für müde Augen.',
    fix: 'Setzen Sie Text schwarz oder sehr dunkelgrau (#222222), auch Daten und Orte. Für Überschriften darf eine dunkle Akzentfarbe bleiben; hinter weißem Text gehört ein dunklerer Grund.',
    strength:
      'Selbst der blasseste Text hat einen Kontrast von {ratio, number} zu 1: gut lesbar auf Papier und Bildschirm.',
    findings: {
      low: 'Text in {colour} auf {background} hat nur einen Kontrast von {ratio, number} zu 1; nötig sind mindestens 4,5.',
    },
  },
  'bullet-style': {
    name: 'Aufzählungszeichen',
    pass: 'Die Aufzählungszeichen sind einheitlich',
    fail: 'Die Aufzählungszeichen sind gemischt',
    why: 'Ein Zeichen, das ohne Grund wechselt, sieht nach einer anderen Ebene aus oder nach kopiertem Text.',
    fix: 'Wählen Sie ein Zeichen (einen einfachen •) für alle Punkte einer Ebene und setzen Sie es über die Listenformatvorlage, nicht von Hand.',
    strength: 'Alle {bullets, number} Punkte tragen das Zeichen ihrer Ebene.',
    findings: {
      mixed: '{count, plural, one {# Punkt beginnt} other {# Punkte beginnen}} mit {others}, die übrigen mit {main}.',
    },
  },
  emphasis: {
    name: 'Fettdruck und Großbuchstaben',
    pass: 'Sie heben sparsam hervor',
    fail: 'Sie heben zu viel hervor',
    why: 'Fettdruck wirkt, weil der Rest es nicht ist. In Großbuchstaben verlieren Wörter ihre Form und lesen sich langsamer.',
    fix: 'Behalten Sie Fettdruck für Positionen und ein, zwei Ergebnisse je Stelle, und schreiben Sie Sätze in normaler Schreibweise.',
    strength:
      '{bold, select, 0 {Fett sind nur Überschriften und Positionen: Beides fällt auf.} other {Nur {bold, number}\u00a0% des Textes sind fett: Was hervorgehoben ist, fällt auf.}}',
    findings: {
      bold: '{percent, number}\u00a0% des Textes in den Abschnitten sind fett; bis {most, number}\u00a0% fällt es noch auf.',
      capitals:
        '{percent, number}\u00a0% des Textes in den Abschnitten stehen in Großbuchstaben; bis {most, number}\u00a0% liest es sich gut.',
    },
  },
  'last-page-fill': {
    name: 'Füllung der letzten Seite',
    pass: 'Die letzte Seite ist gut genutzt',
    fail: 'Die letzte Seite ist fast leer',
    why: 'Ein paar Zeilen auf einer eigenen Seite wirken wie ein Versehen und werden oft weder gedruckt noch gelesen.',
    fix: 'Streichen oder verbinden Sie ein paar Zeilen, bis alles auf der Seite davor endet, oder füllen Sie die letzte Seite mindestens zu einem Viertel.',
    strength: 'Seite {page, number} ist zu {percent, number}\u00a0% gefüllt: keine verlorenen Zeilen.',
    findings: {
      short:
        'Auf Seite {page, number} {lines, plural, one {steht # Zeile} other {stehen # Zeilen}}; sie ist zu {percent, number}\u00a0% gefüllt.',
      blank: 'Seite {page, number} ist leer. Löschen Sie die leeren Absätze oder den Seitenumbruch am Ende.',
    },
  },
  photo: {
    name: 'Bewerbungsfoto',
    pass: 'Mit oder ohne Foto: Es passt zum Markt',
    fail: '{frame, select, empty {Der Rahmen für das Foto ist leer} other {Auf diesem Markt ist kein Foto üblich}}',
    why: '{frame, select, empty {Ein leerer Rahmen wirkt, als sei die Bewerbung nicht fertig, und belegt den besten Platz der Seite.} other {Wo das Gesetz verbietet, nach dem Aussehen zu urteilen, ist vielen Arbeitgebern ein Lebenslauf ohne Bild lieber. Es nimmt auch Ihren Ergebnissen den Platz.}}',
    fix: '{frame, select, empty {Fügen Sie das Foto vor dem Export ein (aktuelles Porträt, 35 × 45 mm) oder löschen Sie den Rahmen. Auf Papier kleben Sie es ein.} other {Löschen Sie das Foto, nutzen Sie den Platz für Ihr Profil und Ihre Kontaktdaten und lassen Sie es auf LinkedIn. Bewerben Sie sich dort, wo ein Foto üblich ist, behalten Sie es.}}',
    strength: null,
    findings: {
      unwanted:
        'Auf Seite 1 steht, was nach einem Foto aussieht; auf Ihrem Arbeitsmarkt ({market}) sind Lebensläufe ohne Bild üblich.',
      'frame-unwanted':
        'Auf Seite 1 ist ein Rahmen für ein Foto geblieben („{words}“); auf Ihrem Arbeitsmarkt ({market}) sind Lebensläufe ohne Bild üblich: Löschen Sie ihn.',
      'frame-empty': 'Im Rahmen für das Foto steht noch „{words}“, ein Bild fehlt.',
    },
  },
} satisfies AreaProse<'design'>;
