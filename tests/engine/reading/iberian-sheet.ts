/** Sheets of jobs and degrees in Spanish and Portuguese, below a profile that tells the language. */
import { entriesIn, read, type Row } from './sheet.ts';

export const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
export type Iberian = keyof typeof PROSE;
export const HEADINGS = { experience: { es: 'Experiencia laboral', pt: 'Experiência profissional' }, education: { es: 'Formación', pt: 'Formação' } } as const; // prettier-ignore
export const large = (text: string): Row => ({ text, size: 14 });

export function sheetOf(language: Iberian, kind: keyof typeof HEADINGS, rows: readonly Row[]): ReturnType<typeof read> {
  const top = [large('Perfil'), PROSE[language], PROSE[language], ''];
  return read([...top, large(HEADINGS[kind][language]), ...rows]);
}

/** As `entriesIn` tells them. */
export const told = (language: Iberian, kind: keyof typeof HEADINGS, rows: readonly Row[]): string[] =>
  entriesIn(sheetOf(language, kind, rows), kind);
