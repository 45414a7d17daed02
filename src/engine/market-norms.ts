/**
 * What a resume customarily carries, by job market. `customary`: readers expect it; `neutral`: some do, some do not; `unwanted`:
 * employers there prefer not to see it, mostly because equal-treatment law bars them from using it.
 * Each line names its public source. Where law and habit differ the habit decides: a check never punishes what is customary.
 */
import { MARKETS, type Market } from '../resume/markets.ts';

export type Norm = 'customary' | 'neutral' | 'unwanted';

export interface MarketNorms {
  readonly photo: Norm;
  readonly birthDate: Norm;
  readonly maritalStatus: Norm;
  /** Street and house number; a town alone is always right. */
  readonly streetAddress: Norm;
  readonly pageFormat: 'A4' | 'Letter';
  /** Pages that a reader there still takes as usual; a Japanese 職務経歴書 runs to three. */
  readonly maxPages: number;
}

/** Page formats: Unicode CLDR 46, supplemental/measurementData, `paperSize` US-Letter; all other territories A4. */
// prettier-ignore
const LETTER: ReadonlySet<Market> = new Set<Market>([
  'BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE',
]);

type Columns = readonly [photo: Norm, birthDate: Norm, maritalStatus: Norm, streetAddress: Norm, maxPages?: number];

// prettier-ignore
const COLUMNS: Readonly<Partial<Record<Market, Columns>>> = {
  // English: discrimination law makes employers set such resumes aside rather than use them.
  US: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // EEOC, Prohibited Practices: Pre-Employment Inquiries (photograph, marital status); ADEA, 29 U.S.C. § 623
  GB: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Equality Act 2010, ss. 4, 5, 8, 39; National Careers Service, "How to write a CV"
  CA: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Canadian Human Rights Act, ss. 3, 8
  AU: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Age Discrimination Act 2004 (Cth), ss. 18, 32; Sex Discrimination Act 1984 (Cth), ss. 14, 27
  NZ: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Human Rights Act 1993, ss. 21–23
  IE: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Employment Equality Acts 1998–2015, ss. 6, 8
  ZA: ['neutral', 'neutral', 'neutral', 'unwanted'], // Employment Equity Act 55 of 1998, s. 6; applications still ask for age and equity data
  SG: ['unwanted', 'unwanted', 'unwanted', 'unwanted'], // Tripartite Guidelines on Fair Employment Practices: no age, marital status or photograph
  IN: ['neutral', 'neutral', 'neutral', 'neutral'], // no statute bars the questions; UPSC and bank applications ask for birth date and address
  PH: ['customary', 'neutral', 'neutral', 'neutral'], // CSC Form 212 (Personal Data Sheet) asks for all four; Republic Act 10911 bars asking for age
  PK: ['neutral', 'neutral', 'neutral', 'neutral'], // no statute bars the questions; Federal Public Service Commission forms ask them
  NG: ['neutral', 'neutral', 'neutral', 'neutral'], // no statute bars the questions; Federal Civil Service Commission forms ask them
  KE: ['neutral', 'neutral', 'neutral', 'neutral'], // Public Service Commission, form PSC 2, asks for birth date and address
  // German
  DE: ['customary', 'customary', 'customary', 'customary'], // AGG §§ 1, 7, 11: voluntary; Bundesagentur für Arbeit, Muster für den tabellarischen Lebenslauf
  AT: ['customary', 'customary', 'customary', 'customary'], // GlBG §§ 17, 23: voluntary; AMS, Muster-Lebenslauf
  CH: ['customary', 'customary', 'customary', 'customary'], // OR Art. 328b; berufsberatung.ch, Lebenslauf: Personalien with birth date and civil status
  LI: ['customary', 'customary', 'customary', 'customary'], // the habit of CH and AT
  // French: allowed, never required
  FR: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail, L1132-1, L1221-6; France Travail: la ville suffit
  BE: ['neutral', 'neutral', 'neutral', 'unwanted'], // Loi du 10 mai 2007 tendant à lutter contre certaines formes de discrimination, art. 4; CCT n° 38, art. 11
  LU: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail, L.251-1
  MA: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail (loi 65-99), art. 9
  TN: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail, art. 5 bis: equal treatment; nothing on resumes
  DZ: ['neutral', 'neutral', 'neutral', 'unwanted'], // Loi 90-11, art. 17
  SN: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail (loi 97-17), art. L.1
  CI: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail (loi 2015-532), art. 4
  CM: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code du travail (loi 92/007), art. 84
  // Spanish
  ES: ['neutral', 'neutral', 'neutral', 'unwanted'], // Ley 15/2022, art. 9; Estatuto de los Trabajadores, art. 17; Europass: photo and birth date optional
  MX: ['neutral', 'neutral', 'neutral', 'unwanted'], // Ley Federal del Trabajo, arts. 3, 133
  AR: ['neutral', 'neutral', 'neutral', 'unwanted'], // Ley 23.592, art. 1; Ley 6471 CABA: ads may not ask for photo, age or civil status
  CO: ['neutral', 'neutral', 'neutral', 'unwanted'], // Formato Único de Hoja de Vida (Función Pública) asks for birth date; Ley 931 de 2004 on age
  CL: ['neutral', 'neutral', 'neutral', 'unwanted'], // Código del Trabajo, art. 2
  PE: ['neutral', 'neutral', 'neutral', 'unwanted'], // Ley 26772, art. 1
  EC: ['neutral', 'neutral', 'neutral', 'unwanted'], // Acuerdo Ministerial MDT-2017-0082, art. 6
  UY: ['neutral', 'neutral', 'neutral', 'unwanted'], // Ley 16.045; Ley 17.817
  // Portuguese
  BR: ['neutral', 'neutral', 'neutral', 'unwanted'], // Lei 9.029/1995, art. 1; CLT, art. 373-A
  PT: ['neutral', 'neutral', 'neutral', 'unwanted'], // Código do Trabalho, arts. 17, 24; Europass
  // Italian
  IT: ['neutral', 'neutral', 'neutral', 'unwanted'], // D.Lgs. 276/2003, art. 10; L. 300/1970, art. 8; Europass: photo and birth date optional
  SM: ['neutral', 'neutral', 'neutral', 'unwanted'], // the habit of IT
  // Japanese
  JP: ['customary', 'customary', 'customary', 'customary', 3], // 厚生労働省「履歴書様式例」(2021): 写真, 生年月日, 現住所; 配偶者欄は様式例にないが慣行として残る
  // Chinese
  CN: ['customary', 'customary', 'customary', 'unwanted'], // 就业促进法 第26、27条; 国家大学生就业服务平台简历: 照片、出生日期; 个人信息保护法 第28条
  TW: ['customary', 'customary', 'neutral', 'neutral'], // 就業服務法 第5條; 104 and 1111 profile forms: 照片、生日、通訊地址
  HK: ['neutral', 'neutral', 'neutral', 'unwanted'], // Code of Practice on Human Resource Management (PCPD), 2.2: no more than needed before an offer
  MO: ['neutral', 'neutral', 'neutral', 'unwanted'], // Lei 7/2008, art. 6; habits of CN and HK
};

/** Europass: a photo and the birth date are the holder's choice; a town says where one lives as well as a street does. */
const UNLISTED: Columns = ['neutral', 'neutral', 'neutral', 'unwanted'];

function normsOf(columns: Columns, pageFormat: MarketNorms['pageFormat']): MarketNorms {
  const [photo, birthDate, maritalStatus, streetAddress, maxPages = 2] = columns;
  return { photo, birthDate, maritalStatus, streetAddress, pageFormat, maxPages };
}

const known = MARKETS.map(
  (market) => [market, normsOf(COLUMNS[market] ?? UNLISTED, LETTER.has(market) ? 'Letter' : 'A4')] as const,
);

/** By ISO 3166-1 alpha-2 code; `default` for countries that are no market of ours and for none. */
export const MARKET_NORMS: Readonly<Record<string, MarketNorms>> & { readonly default: MarketNorms } = {
  ...Object.fromEntries(known),
  default: normsOf(UNLISTED, 'A4'),
};

/** A 履歴書 is complete by being filled in, whatever its characters and lists. 厚生労働省「履歴書様式例」(2021); JIS Z 8303: A3 folded once, two pages of A4. */
export const JAPANESE_FORM = { maxPages: 2 } as const;

export function normsOfMarket(market: string | null): MarketNorms {
  return (market === null ? undefined : MARKET_NORMS[market]) ?? MARKET_NORMS.default;
}
