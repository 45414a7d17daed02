import type { ReportFrame } from '../messages.ts';

export const frame = {
  summary: {
    excellent:
      'Ihr Lebenslauf erreicht {score, number} von 100 Punkten: {passed, number} von {total, number} Prüfungen sind bestanden, er liest sich gut. Am stärksten ist der Bereich {best}. Wenn Sie noch etwas verfeinern möchten, schauen Sie sich den Bereich {worst} an.',
    good: 'Ihr Lebenslauf erreicht {score, number} von 100 Punkten, eine solide Grundlage: {passed, number} von {total, number} Prüfungen sind bestanden. Am stärksten ist der Bereich {best}. Am meisten gewinnen Sie im Bereich {worst}; die Empfehlungen beginnen mit dem, was am meisten bringt.',
    'needs-improvement':
      'Ihr Lebenslauf erreicht {score, number} von 100 Punkten, {passed, number} von {total, number} Prüfungen sind bestanden. Das sagt nichts über Sie, nur darüber, wie sich die Seite heute liest. Am besten schneidet der Bereich {best} ab. Beginnen Sie beim Bereich {worst}: Die meisten Korrekturen dauern nur wenige Minuten.',
  },
  summaryNone:
    'In dieser Datei ließ sich nichts messen, deshalb gibt es keine Punktzahl. Unten steht, woran es lag und wie Sie es beheben.',
  summaryForeign:
    'Ihr Lebenslauf ist in einer Sprache verfasst, die wir noch nicht messen ({language}); deshalb gibt es keine Punktzahl. Unten steht, was nicht von der Sprache abhängt: wie ein ATS die Datei liest und wie sie gesetzt ist. Wir messen Spanisch, Englisch, Französisch, Portugiesisch, Deutsch, Italienisch, Japanisch und Chinesisch.',
  summaryOther:
    'Diese Datei liest sich nicht wie ein Lebenslauf: Wir haben weder Stationen noch Ausbildung noch Kenntnisse gefunden. War es die falsche Datei, wählen Sie eine andere. Ist es Ihr Lebenslauf, setzen Sie jeden Teil unter eine eigene Überschrift („Berufserfahrung“, „Ausbildung“, „Kenntnisse“) und nennen Sie zu jeder Stelle die Daten.',
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
  quote: 'Zu sehen bei „{excerpt}“.',
  foreignFix:
    'Nennen Sie in jedem Stichpunkt, was Sie getan haben, wie es in Lebensläufen auf {language} üblich ist: {examples}.',
  notApplicable: 'Diese Prüfung passt nicht zu Ihrem Lebenslauf und zählt deshalb nicht.',
  undetermined: 'Das ließ sich an dieser Datei nicht feststellen, die Prüfung zählt deshalb nicht.',
} satisfies ReportFrame;
