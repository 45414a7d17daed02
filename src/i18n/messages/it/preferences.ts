import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Preferenze sulla privacy',
  'consent.save': 'Salva la scelta',
  'consent.cancel': 'Annulla',
  'consent.always': 'Sempre attivo',
  'consent.necessary': 'Necessario',
  'consent.necessary.about':
    'La tua lingua, le tue impostazioni e questa scelta, conservate su questo dispositivo. Dopo 12 mesi te lo chiediamo di nuovo.',
  'consent.analytics': 'Statistiche',
  'consent.analytics.about':
    'Conta le visite e le analisi completate, con un identificativo che dura quanto la scheda del browser. Mai ciò che c’è scritto nel CV.',
  'consent.advertising': 'Pubblicità',
  'consent.advertising.about':
    'Carica gli annunci che pagano uno strumento gratuito. La rete pubblicitaria può usare cookie propri.',
} as const satisfies Record<keyof typeof source, string>;
