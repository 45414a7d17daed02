/** Resumes below the contact data that a test puts on top. */
import { read, type Row } from './sheet.ts';

export const BODY: readonly Row[] = [
  { text: 'Experience', size: 14 },
  'Led a team of nine and cut the time to answer customers in half within a year',
  'Built the reports that the board of the company reads and decides by',
];
export const JAPANESE: readonly Row[] = [
  { text: '職務経歴', size: 14 },
  '営業部にて法人顧客の開拓を行い、売上を20%伸ばしました',
  '新人研修の企画と運営を行いました',
];
export const CHINESE: readonly Row[] = [
  { text: '工作经历', size: 14 },
  '带领六人团队完成年度销售目标，客户满意度提升两成',
  '负责华东地区的客户开发与维护',
];
export const GERMAN: readonly Row[] = [
  { text: 'Berufserfahrung', size: 14 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden',
];
export const FRENCH: readonly Row[] = [
  { text: 'Expérience', size: 14 },
  'Pilotage du budget et suivi des fournisseurs pour une équipe de six personnes',
];
export const SPANISH: readonly Row[] = [
  { text: 'Experiencia', size: 14 },
  'Dirección de un equipo de nueve personas y mejora de los plazos de entrega',
];

export function nameIn(top: readonly Row[], body: readonly Row[] = BODY): string | null {
  return read([...top, '', ...body]).contact.name?.value ?? null;
}

export function placeIn(top: readonly Row[], body: readonly Row[] = BODY): string | null {
  return read([...top, '', ...body]).contact.location?.value ?? null;
}
