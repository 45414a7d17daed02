/** Units in which a resume counts how long a job lasted, and what stands before such a count; the Latin languages together, and Chinese. Data only. */

// Rows of words rather than one a line.
// prettier-ignore
export const DURATION_UNITS: readonly string[] = [
  'year', 'years', 'yr', 'yrs', 'month', 'months', 'mo', 'mos', 'mth', 'mths', 'week', 'weeks', 'day', 'days',
  'año', 'años', 'mes', 'meses', 'semana', 'semanas', 'día', 'días',
  'an', 'ans', 'année', 'années', 'mois', 'semaine', 'semaines', 'jour', 'jours',
  'ano', 'anos', 'mês', 'dia', 'dias',
  'jahr', 'jahre', 'jahren', 'monat', 'monate', 'monaten', 'mon', 'woche', 'wochen', 'tag', 'tage', 'tagen',
  '年', '个月', '個月', '周',
  'anno', 'anni', 'mese', 'mesi', 'settimana', 'settimane', 'giorno', 'giorni',
];

// prettier-ignore
export const DURATION_NUMBERS: readonly string[] = [
  'one', 'two', 'three', 'four', 'five', 'six', 'half a', 'un', 'uno', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'medio',
  'um', 'uma', 'dois', 'duas', 'três', 'quatro', 'deux', 'trois', 'quatre', 'cinq', 'six', 'demi',
  'ein', 'eine', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'un’', 'due', 'tre', 'quattro', 'cinque', 'sei',
];

export const DURATION_OPENINGS: readonly string[] = [
  'ca',
  'approx',
  'approximately',
  'about',
  'over',
  'almost',
  'total',
  'aprox',
  'unos',
  'más de',
  'casi',
  'env',
  'environ',
  'plus de',
  'cerca de',
  'mais de',
  'etwa',
  'rund',
  'über',
  'insgesamt',
  'durata',
  'circa',
  'oltre',
  'durée',
  'duración',
  'duração',
  'dauer',
  'duration',
];

export const DURATION_JOINTS: readonly string[] = ['and', 'y', 'et', 'e', 'und'];
