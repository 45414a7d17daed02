/** What a language calls the parts of a resume, and how it writes a month: headings that parsers know, in the market's own custom. */
import type { Locale } from '../i18n/locales.ts';
import type { SectionKindOf } from './schema.ts';

type Parts = Readonly<Record<SectionKindOf | 'summary', string>>;

export interface Wording {
  /** BCP 47 tag with the market's country, for word processors and screen readers. */
  readonly tag: string;
  /** Word for the document, in its title ("Ana Ruiz – Currículum"). */
  readonly document: string;
  /** Whether that word also stands at the top of the page. */
  readonly documentShown: boolean;
  readonly headings: Parts;
  readonly present: string;
  /** Between start and end. */
  readonly dash: string;
  /** `month` from 1. */
  readonly month: (year: string, month: number) => string;
  readonly year: (year: string) => string;
  /** Of a job that goes on, where the language says "since" rather than "– present". */
  readonly since: ((start: string) => string) | null;
  /** Between the items of a list, and between a label and what it labels. */
  readonly comma: string;
  readonly colon: string;
}

const named =
  (months: readonly string[], glue = ' ') =>
  (year: string, month: number): string =>
    `${months[month - 1] ?? ''}${glue}${year}`;

const numbered = (year: string, month: number): string => `${String(month).padStart(2, '0')}/${year}`;
const plainYear = (year: string): string => year;
const western = { dash: ' – ', year: plainYear, comma: ', ', colon: ': ', documentShown: false, since: null } as const;

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FRENCH = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];
const ITALIAN = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];
const PORTUGUESE = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const SPANISH = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

export const WORDING: Readonly<Record<Locale, Wording>> = {
  es: {
    ...western,
    tag: 'es-ES',
    document: 'Currículum',
    headings: {
      summary: 'Perfil profesional',
      experience: 'Experiencia profesional',
      education: 'Formación académica',
      skills: 'Competencias técnicas',
      languages: 'Idiomas',
      projects: 'Proyectos',
      volunteering: 'Voluntariado',
      achievements: 'Logros destacados',
      certifications: 'Certificaciones',
      awards: 'Premios',
      statement: 'Presentación',
    },
    present: 'actualidad',
    month: named(SPANISH),
  },
  en: {
    ...western,
    tag: 'en-US',
    document: 'Resume',
    headings: {
      summary: 'Professional Summary',
      experience: 'Work Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      projects: 'Projects',
      volunteering: 'Volunteer Experience',
      achievements: 'Key Achievements',
      certifications: 'Certifications',
      awards: 'Awards',
      statement: 'Profile',
    },
    present: 'Present',
    month: named(ENGLISH),
  },
  fr: {
    ...western,
    tag: 'fr-FR',
    document: 'CV',
    colon: '\u00a0: ',
    headings: {
      summary: 'Profil',
      experience: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      projects: 'Projets',
      volunteering: 'Bénévolat',
      achievements: 'Réalisations clés',
      certifications: 'Certifications',
      awards: 'Distinctions',
      statement: 'Profil',
    },
    present: 'aujourd’hui',
    month: named(FRENCH),
  },
  pt: {
    ...western,
    tag: 'pt-BR',
    document: 'Currículo',
    headings: {
      summary: 'Resumo profissional',
      experience: 'Experiência profissional',
      education: 'Formação acadêmica',
      skills: 'Competências técnicas',
      languages: 'Idiomas',
      projects: 'Projetos',
      volunteering: 'Trabalho voluntário',
      achievements: 'Principais realizações',
      certifications: 'Certificações',
      awards: 'Prêmios e reconhecimentos',
      statement: 'Perfil',
    },
    present: 'atual',
    month: named(PORTUGUESE, '/'),
  },
  de: {
    ...western,
    tag: 'de-DE',
    document: 'Lebenslauf',
    documentShown: true,
    headings: {
      summary: 'Kurzprofil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      projects: 'Projekte',
      volunteering: 'Ehrenamt',
      achievements: 'Wichtigste Erfolge',
      certifications: 'Weiterbildungen',
      awards: 'Auszeichnungen',
      statement: 'Profil',
    },
    present: 'heute',
    month: numbered,
    since: (start) => `seit ${start}`,
  },
  it: {
    ...western,
    tag: 'it-IT',
    document: 'Curriculum vitae',
    headings: {
      summary: 'Profilo professionale',
      experience: 'Esperienza professionale',
      education: 'Istruzione e formazione',
      skills: 'Competenze tecniche',
      languages: 'Lingue',
      projects: 'Progetti',
      volunteering: 'Volontariato',
      achievements: 'Risultati principali',
      certifications: 'Certificazioni',
      awards: 'Premi e riconoscimenti',
      statement: 'Presentazione',
    },
    present: 'oggi',
    month: named(ITALIAN),
  },
  ja: {
    tag: 'ja-JP',
    document: '職務経歴書',
    documentShown: true,
    headings: {
      summary: '職務要約',
      experience: '職務経歴',
      education: '学歴',
      skills: '活かせる経験・知識・技術',
      languages: '語学',
      projects: '主なプロジェクト',
      volunteering: 'ボランティア活動',
      achievements: '主な実績',
      certifications: '資格',
      awards: '表彰',
      statement: '自己PR',
    },
    present: '現在',
    dash: '～',
    month: (year, month) => `${year}年${month}月`,
    year: (year) => `${year}年`,
    since: null,
    comma: '、',
    colon: '：',
  },
  zh: {
    tag: 'zh-CN',
    document: '简历',
    documentShown: false,
    headings: {
      summary: '个人简介',
      experience: '工作经历',
      education: '教育背景',
      skills: '专业技能',
      languages: '语言能力',
      projects: '项目经历',
      volunteering: '志愿者经历',
      achievements: '核心业绩',
      certifications: '资格证书',
      awards: '荣誉奖项',
      statement: '自我评价',
    },
    present: '至今',
    dash: ' – ',
    month: (year, month) => `${year}.${String(month).padStart(2, '0')}`,
    year: plainYear,
    since: null,
    comma: '、',
    colon: '：',
  },
};

/** "2021-03" or "2021" as the language writes it. */
export function dateText(date: string, wording: Wording): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? wording.year(year) : wording.month(year, Number(month));
}

/** A range; without a start its end alone. */
export function rangeText(start: string | undefined, end: string, wording: Wording): string {
  const from = start === undefined ? null : dateText(start, wording);
  if (end === 'present')
    return wording.since && from !== null ? wording.since(from) : joined(from, wording.present, wording);
  return joined(from, dateText(end, wording), wording);
}

function joined(from: string | null, to: string, { dash }: Wording): string {
  return from === null ? to : `${from}${dash}${to}`;
}
