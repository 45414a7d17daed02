/** What German heads of schooling say beside school and degree: for how long one went, as what, who gave the lessons and who examined. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';

/** "3 Jahre", "1. Klasse der", "5.–10. Klasse an der" before a school. */
const ATTENDED = u`^(?:\d{1,2}(?:,5)?\s(?:Jahre?|Klassen|Semester)|(?:\d{1,2}\.\s?(?:[–-]|bis)\s?)?\d{1,2}\.\s(?:Klassen?|Schuljahr)|(?:Besuch|Schülerin|Schüler)|Einschulung)\s(?:(?:an|in|auf) de[rm]\s|in die\s|a[mn]\s(?:de[rm]\s)?|de[rs]\s)?(?=(?:\p{Lu}[^,]*)?(?:[sS]chule|[gG]ymnasium|[kK]olleg|[lL]yzeum))`;

/** "Voraussichtliche Promotion" */
const AWAITED = u`^(?:[Vv]oraussichtliche|[Gg]eplante|[Aa]ngestrebte)[rs]?\s(?=\p{Lu})(?!Abschluss|Ende|Studien)`;

/** A school without for how long one went there. */
export function withoutAttendance(text: string, { language }: Lexicon): string {
  return language === 'de' ? text.replace(ATTENDED, '') : text;
}

/** "… mit der Arbeit: …", "… an der TU Emsau mit Schwerpunkt Statik": what was studied and written, with no school behind it. */
const ABOUT = u`\smit\s(?:de[rmn]\s|einer\s)?(?:(?:Diplom|Master|Bachelor|Abschluss|Doktor)?arbeit|Arbeit|Dissertation|(?:Studiens|S)chwerpunkte?n?|Anwendungsbereich|Vertiefung(?:srichtung)?|Nebenf[aä]ch(?:ern)?|Spezialisierung|Fachrichtung)(?=[\s:])(?!.{0,120}\s(?:an der|am|bei der|an)\s\p{Lu})`;

/** "Ausbildung bei der Sparkasse Emsau zur Bankkauffrau": what was learnt, behind where. */
const LEARNT_AT = u`^((?:Berufsa|A)usbildung|Lehre|Berufslehre|Umschulung)\s(?:bei(?:m|\sde[rm])?|in\sder|im|an\sder|am)\s(\p{Lu}[^,|]{2,60})\s(zu[mr]|als)\s(?=\p{Lu})`;
/** "Vogtschule in Emsau Abschluss: Mittlere Reife" */
const CROWN = u`(?<=\p{Ll})\s(?=Abschluss:\s)`;
/** "Promotion bei Prof. Dr. Vogt über …" */
const GUIDED = /(?<=^\s*(?:Promotion|Habilitation|Dissertation))\s(?:bei|über)\s.*$/u;
const LABEL = u`(?:^|(?<=[,|–—-]\s))(?:Studiengang|Studienfach)(?:\s?:\s*|\s(?=\p{Lu}))(?=\S)`;
/** "Bundesgymnasium Emsau mit Matura" */
const LEFT_WITH = u`(?<=^[^,|]{0,40}(?:[sS]chule|[gG]ymnasium|HTL|HAK|HLW|BORG)[^,|]{0,40})\smit\s(?=(?:Matura|Abitur|(?:\p{L}+\s)?(?:Fach|Real|Haupt|Mittel)\p{Ll}+|Mittlere[rn]? Reife)(?:\s|$))`;

/** A head of studies up to what it was about, whether done or still to come. */
export function withoutTopic(text: string, { language }: Lexicon): string {
  if (language !== 'de') return text;
  const at = text.includes(' mit ') ? text.search(ABOUT) : -1;
  const own = (at > 0 ? text.slice(0, at) : text)
    .replace(AWAITED, '')
    .replace(LABEL, '')
    .replace(GUIDED, '')
    .replace(LEFT_WITH, ' | ')
    .replace(CROWN, ' | ');
  const learnt = LEARNT_AT.exec(own);
  return learnt ? `${learnt[1] ?? ''} ${learnt[3] ?? ''} ${own.slice(learnt[0].length)} | ${learnt[2] ?? ''}` : own;
}

/** As what one learnt: beside what was learnt it says nothing. */
const STATUS: ReadonlySet<string> = new Set(
  'auszubildende auszubildender auszubildene azubi lehrling lernende lernender schuler schulerin student studentin studierende studierender umschuler umschulerin'.split(' '), // prettier-ignore
);

const STUDIES = /^(?:(?:bachelor|master|diplom|duales)[ -]?)?studium$/u;

/** "Abgeschlossene Berufsausbildung" beside the trade. */
const ENDED = /^(?:abgeschlossene[sr]?|erfolgreich abgeschlossene[sr]?) (?:berufs)?(?:ausbildung|lehre|studium)$/u;

/** "Auszubildender", "Schülerin", "Master Studium" alone. */
export function isStatus(text: string): boolean {
  if (text.length < 50 && ENDED.test(key(text))) return true;
  return text.length < 20 && (STATUS.has(key(text)) || STUDIES.test(key(text)));
}

/** Where the lessons beside an apprenticeship are given. */
export const LESSONS = u`^(?:(?:staatliche|stadtische|landes|gewerbliche|kaufmannische)r?s? ?)?(?:\S{0,20}(?:berufsschule|gewerbeschule|berufskolleg|berufsfachschule)|berufsbildende schulen?|berufliche schulen?|berufs(?:bildungs|schul)zentrum|(?:berufliches )?schulzentrum|oberstufenzentrum|osz|lbs|bbs|bbz|bsz|bwz|kbs|gibb|ecole professionnelle|scuola professionale)(?![\p{L}])`;

/** Who examines, beside the firm that trained. */
export const EXAMINES = u`^(?:ihk|hwk|(?:industrie- und )?handelskammer|(?:hand|gewerbe|(?:zahn|tier)?arzte|apotheker|rechtsanwalts|steuerberater|notar|landwirtschafts|wirtschafts|arbeits|land)(?:werks)?kammer)(?![\p{L}])`;

/** "Praxis Dr. med. …", "Zahnarztpraxis Dres. …": who runs it took the degree, not who learnt there. */
const RUN_BY = u`^(?:\p{L}{0,20}[Pp]raxis|\p{L}{0,12}[Kk]anzlei|Notariat|Apotheke|Ordination|Büro)\s(?:für\s\p{Lu}\p{L}+\s|am\s\p{Lu}\p{L}+\s)?(?:Prof|Dr|Dres|Dipl|DDr|RA|StB|Mag|Ing)\b`;
export const isPractice = (text: string): boolean => RUN_BY.test(text);

/** "Realschule,Frankfurt": no blank behind the comma. */
const TIGHT = gu`(?<=\p{Ll}{3}),(?=\p{Lu}\p{Ll}{2})`;
export const withBlanks = (text: string): string => (text.includes(',') ? text.replace(TIGHT, ', ') : text);
