/**
 * Words by which a bullet tells a measured result though no verb opens it: "Coste por menú rebajado 0,38 €", "Tiempos de espera de 42 para 71".
 * Folded as `plain` leaves them; in the Romance languages endings of gender and number follow. Data only.
 */
import type { Spaced } from './doubled-words.ts';

/** What was made of a figure: reduced, raised, doubled. */
// prettier-ignore
export const CHANGED: Readonly<Record<Spaced, readonly string[]>> = {
  es: ['reducid', 'rebajad', 'recortad', 'disminuid', 'bajad', 'aumentad', 'incrementad', 'subid', 'elevad', 'ampliad', 'mejorad', 'ahorrad', 'duplicad', 'triplicad', 'acortad', 'superad', 'alcanzad', 'recuperad'],
  pt: ['reduzid', 'rebaixad', 'cortad', 'diminuid', 'baixad', 'aumentad', 'elevad', 'ampliad', 'melhorad', 'economizad', 'poupad', 'duplicad', 'dobrad', 'triplicad', 'encurtad', 'superad', 'atingid', 'alcancad', 'recuperad'],
  it: ['ridott', 'abbassat', 'tagliat', 'diminuit', 'calat', 'aumentat', 'incrementat', 'alzat', 'ampliat', 'migliorat', 'risparmiat', 'raddoppiat', 'triplicat', 'dimezzat', 'azzerat', 'accorciat', 'superat', 'raggiunt', 'passat', 'portat', 'scesi', 'sceso', 'scesa', 'scese', 'salit', 'cresciut', 'recuperat'],
  fr: ['reduit', 'baisse', 'abaisse', 'diminue', 'augmente', 'accru', 'etendu', 'ameliore', 'economise', 'raccourci', 'depasse', 'atteint', 'ramene', 'passe', 'recupere'],
  en: ['reduced', 'cut', 'lowered', 'decreased', 'increased', 'raised', 'improved', 'saved', 'doubled', 'tripled', 'shortened', 'exceeded', 'reached'],
  de: ['gesenkt', 'reduziert', 'verringert', 'verkurzt', 'gesteigert', 'erhoht', 'verbessert', 'verdoppelt', 'verdreifacht', 'eingespart', 'ubertroffen', 'erreicht'],
};

/** "None of what nobody wants", at the opening. */
// prettier-ignore
export const NONE_OF: Readonly<Record<Spaced, { readonly none: readonly string[]; readonly harm: readonly string[] }>> = {
  es: { none: ['cero', 'ningun', 'ninguna', 'sin'], harm: ['accident', 'incident', 'incidenci', 'siniestr', 'sancion', 'reclamaci', 'queja', 'descuadr', 'no conformidad', 'error', 'multa', 'averia', 'rechaz', 'merma', 'falta'] },
  pt: { none: ['zero', 'nenhum', 'nenhuma', 'sem'], harm: ['acident', 'ocorrenci', 'sinistr', 'reclama', 'queixa', 'multa', 'avaria', 'quebra', 'erro', 'nao conformidade', 'furto', 'autuac', 'falta'] },
  it: { none: ['zero', 'nessun', 'nessuno', 'nessuna', 'senza'], harm: ['infortun', 'incident', 'sinistr', 'reclam', 'ammanch', 'non conformit', 'error', 'multa', 'contestazion', 'scart'] },
  fr: { none: ['zero', 'aucun', 'aucune', 'sans'], harm: ['accident', 'incident', 'sinistr', 'reclamation', 'plainte', 'ecart', 'retard', 'non conformite', 'erreur', 'perte', 'rebut'] },
  en: { none: ['zero', 'no'], harm: ['injur', 'accident', 'incident', 'complaint', 'defect', 'downtime', 'error', 'finding', 'non conformit', 'nonconformit', 'breach', 'non performing', 'nonperforming', 'default', 'arrears', 'loss', 'recall', 'fine', 'absence'] },
  de: { none: ['null', 'kein', 'keine', 'ohne'], harm: ['unfall', 'unfalle', 'arbeitsunf', 'beschwerde', 'reklamation', 'ausfall', 'ausfalle', 'fehler', 'beanstandung', 'abweichung', 'schaden', 'verspatung', 'verlust'] },
};

/** "de 42 para 71", "von 12 auf 8": no span of hours or ages is told so. */
export const FROM_TO: Readonly<Partial<Record<Spaced, readonly [string, string]>>> = {
  pt: ['de', 'para'],
  de: ['von', 'auf'],
};
