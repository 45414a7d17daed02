import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': 'Ein klarer Lebenslauf sollte kein Geld kosten',
  'about.lead':
    'RevisaCV liest Ihren Lebenslauf so, wie ihn Bewerbersysteme und die Menschen dahinter lesen, und sagt Ihnen, was Sie ändern können. Kostenlos und in acht Sprachen.',
  'about.mission.title': 'Unser Anliegen',
  'about.mission.text':
    'Arbeit zu suchen ist anstrengend genug. Viele gute Leute kommen nicht weiter, weil eine Telefonnummer unlesbar ist, Zeiträume unklar bleiben oder eine Liste von Aufgaben kein einziges Ergebnis nennt. Wir möchten, dass jede und jeder solche Fehler selbst finden und beheben kann, ohne dafür zu zahlen und ohne ein Konto anzulegen.',
  'about.provider.title': 'Wer bewertet',
  'about.provider.measured':
    'Den größten Teil erledigt Ihr eigenes Gerät: Ein Prüfprogramm mit offenen Regeln misst das Dokument und kommt bei derselben Datei immer zum selben Ergebnis.',
  'about.provider.ai':
    'Ist auf dieser Website eine KI eingerichtet, kommt ihre Einschätzung getrennt hinzu. Voreingestellt ist {provider} ({country}). Wer den Text erhält, steht immer über dem Ablagefeld, noch bevor Sie eine Datei wählen, und Sie können es abschalten.',
  'about.provider.price':
    'Wir haben {model} gewählt, weil {other} nach den öffentlichen Preisen (Stand: {date}) rund {times}-mal so viel kostet. So kann das Angebot kostenlos bleiben.',
  'about.features.title': 'Was Sie hier finden',
  'about.features.checks.title': 'Prüfungen mit Belegen',
  'about.features.checks.text':
    'Jeder Hinweis zitiert die genaue Zeile Ihres Lebenslaufs und erklärt, warum sie zählt.',
  'about.features.ats.title': 'Gelesen wie von einem ATS',
  'about.features.ats.text':
    'Wir zeigen den Text, den ein Programm aus Ihrem PDF gewinnt: vermischte Spalten, Symbole, verlorene Wörter.',
  'about.features.scores.title': 'Vier Bereiche, eine Punktzahl',
  'about.features.scores.text': 'Aufbau, Inhalt, ATS-Lesbarkeit und Gestaltung, jeweils von 0 bis 100.',
  'about.features.priority.title': 'Wo Sie anfangen',
  'about.features.priority.text': 'Die Empfehlungen sind danach geordnet, wie viele Punkte jede bringen kann.',
  'about.features.ai.title': 'KI als zweite Meinung',
  'about.features.ai.text':
    'Sie steht neben der Messung, wird nie damit vermischt, und wir weisen darauf hin, wenn beide auseinanderliegen.',
  'about.features.languages.title': 'Acht Sprachen',
  'about.features.languages.text':
    'Deutsch, Englisch, Spanisch, Französisch, Portugiesisch, Italienisch, Japanisch und Chinesisch, mit den Gepflogenheiten des jeweiligen Arbeitsmarkts.',
  'about.steps.title': 'So funktioniert es',
  'about.steps.1.title': 'PDF ablegen',
  'about.steps.1.text': 'Bis 10 MB. Ein Konto brauchen Sie nicht.',
  'about.steps.2.title': 'Ihr Browser liest',
  'about.steps.2.text': 'Die Datei wird auf Ihrem Gerät geöffnet und in etwa einer Sekunde gemessen.',
  'about.steps.3.title': 'Sie erhalten den Bericht',
  'about.steps.3.text':
    'Stärken, Schwächen und ihre Stelle auf der Seite. Die KI, falls eingerichtet, antwortet in weniger als 30 Sekunden.',
  'about.steps.4.title': 'Ändern und wiederholen',
  'about.steps.4.text':
    'Ändern Sie eine Zeile, exportieren Sie neu und sehen Sie, wie sich die Punktzahl bewegt. So oft Sie möchten.',
  'about.benefits.title': 'Was Sie davon haben',
  'about.benefits.1': 'Sie wissen, was Sie zuerst ändern sollten, statt alles neu zu schreiben.',
  'about.benefits.2': 'Sie sehen Ihren Lebenslauf wie ein Bewerbersystem, bevor Sie ihn abschicken.',
  'about.benefits.3': 'Sie behalten Ihre Daten in der Hand: Das PDF verlässt Ihr Gerät nicht.',
  'about.benefits.4': 'Sie bekommen Hinweise, die zu Ihrer Sprache und Ihrem Arbeitsmarkt passen.',
  'about.commitment.title': 'Wozu wir stehen',
  'about.commitment.text':
    'Wir verkaufen Ihren Lebenslauf nicht, wir speichern ihn nicht, und wir versprechen keine Einladungen. Ist eine Prüfung unsicher, sagt sie es. Und wenn wir falschliegen, möchten wir es wissen.',
  'about.cta.title': 'Probieren Sie es mit Ihrem eigenen Lebenslauf aus',
  'about.cta.button': 'Lebenslauf kostenlos prüfen',
} as const satisfies Record<keyof typeof source, string>;
