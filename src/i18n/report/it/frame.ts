import type { ReportFrame } from '../messages.ts';

/** The report's prose in Italian. */
export const frame = {
  summary: {
    excellent:
      'Il tuo CV ottiene {score} su 100: {passed, plural, one {# controllo superato} other {# controlli superati}} su {total}. Il suo punto migliore: {best}. Sistema gli ultimi dettagli qui sotto, se ce ne sono, poi adatta il profilo e le parole chiave a ogni annuncio.',
    good: 'Il tuo CV ottiene {score} su 100: {passed, plural, one {# controllo superato} other {# controlli superati}} su {total}. Il tuo punto più solido: {best}. Dove puoi guadagnare di più: {worst}; comincia dalla prima raccomandazione.',
    'needs-improvement':
      'Il tuo CV ottiene {score} su 100: {passed, plural, =0 {nessun controllo superato} one {# controllo superato} other {# controlli superati}} su {total}. Niente paura, quasi tutto si sistema in un’ora. La parte su cui lavorare per prima: {worst}. Poi ripeti l’analisi e guarda quanto sei migliorato.',
  },
  summaryNone:
    'In questo file non c’era nulla da valutare. Non è un giudizio sul tuo percorso: il documento non offre abbastanza testo leggibile. Segui le indicazioni qui sotto e riprova.',
  summaryForeign:
    'Il tuo CV è in una lingua che non valutiamo ancora ({language}): per questo non c’è un punteggio. Ecco ciò che non dipende dalla lingua, come un ATS legge il file e com’è impaginato. Valutiamo spagnolo, inglese, francese, portoghese, tedesco, italiano, giapponese e cinese.',
  summaryOther:
    'Questo file non sembra un CV: non abbiamo trovato né lavori, né studi, né competenze. Se hai scelto il file sbagliato, caricane un altro. Se è il tuo CV, metti ogni parte sotto un titolo su una riga propria («Esperienze lavorative», «Istruzione», «Competenze») e dai una data a ogni lavoro.',
  areas: {
    structure: 'la struttura',
    content: 'i contenuti',
    ats: 'la lettura da parte dei software di selezione (ATS)',
    design: 'l’impaginazione',
  },
  sections: {
    summary: '«Profilo»',
    experience: '«Esperienze lavorative»',
    education: '«Istruzione e formazione»',
    skills: '«Competenze»',
    languages: '«Lingue»',
    projects: '«Progetti»',
    certifications: '«Certificazioni»',
    awards: '«Premi e riconoscimenti»',
    publications: '«Pubblicazioni»',
    volunteering: '«Volontariato»',
    interests: '«Interessi»',
    references: '«Referenze»',
  },
  sides: { left: 'a sinistra', right: 'a destra', top: 'in alto', bottom: 'in basso' },
  languages: {
    es: 'spagnolo',
    en: 'inglese',
    fr: 'francese',
    pt: 'portoghese',
    de: 'tedesco',
    it: 'italiano',
    ja: 'giapponese',
    zh: 'cinese',
  },
  quote: 'Si vede in: «{excerpt}».',
  foreignFix: 'Di’ in ogni punto che cosa hai fatto, come si scrive in un CV in {language}: {examples}.',
  notApplicable: 'Questo controllo non riguarda il tuo CV: non entra nel punteggio.',
  undetermined: 'Da questo file non è stato possibile capirlo: il controllo non entra nel punteggio.',
} satisfies ReportFrame;
