import type { Range } from './ranges.ts';

const MONTHS = [
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|abr|ago|dic',
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|déc',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|fev|set|out|dez',
  'januar|jänner|februar|märz|juni|juli|oktober|dezember|okt',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|gen|mag|giu|lug|ott',
].join('|');
const YEAR = String.raw`(?:19|20)\d{2}`;
const DATES = [
  String.raw`(?:昭和|平成|令和|大正|西暦|公元|民[国國])?\s*\d{1,4}\s*年\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*日)?`,
  String.raw`${YEAR}\s?[-./]\s?\d{1,2}(?:\s?[-./]\s?\d{1,2})?(?!\d)`,
  String.raw`\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?(?:${YEAR}|\d{2})(?!\d)`,
  String.raw`\d{1,2}(?:\.|º|°|er|st|nd|rd|th)?\s+(?:de\s+|of\s+)?(?:${MONTHS})\.?,?\s+(?:de[l]?\s+)?${YEAR}`,
  String.raw`(?:${MONTHS})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+${YEAR}`,
  String.raw`(?:(?:${MONTHS})\.?\s+(?:de\s+)?)?${YEAR}(?!\d)`,
].join('|');

const LABELS = [
  String.raw`(?:fecha|lugar)(?: y (?:fecha|lugar))? de nacimiento|f\. ?nac\.?|nacid[oa]s?`,
  String.raw`date(?: and place)? of birth|birth ?date|d\.?o\.?b\.?|born`,
  String.raw`date(?: et lieu)? de naissance|née?(?:\(e\))?`,
  String.raw`data(?: e local)? de nascimento|nascimento|nascid[oa]|dn`,
  String.raw`geburts(?:datum|tag|jahr)(?: und -?ort)?|geb(?:oren)?\.?|jahrgang`,
  String.raw`data(?: e luogo)? di nascita|nat[oa]`,
].join('|');
const CJK_LABELS = '生年月日|誕生日|出生日期|出生年月日?|出生年份|生日';

/** Room for "in Sevilla", "am", "a Lecco il", "(JJ/MM/AAAA)". */
const BETWEEN = String.raw`[^\d\n|·•;]{0,32}?`;
const LABELLED = [
  new RegExp(String.raw`(?<![\p{L}])(?:${LABELS})(?!\p{L})${BETWEEN}(?<date>${DATES})`, 'giu'),
  new RegExp(String.raw`(?:${CJK_LABELS})${BETWEEN}(?<date>${DATES})`, 'giu'),
  // "1995年11月25日生", "1994年6月生まれ"
  new RegExp(String.raw`(?<date>${DATES})\s*(?:日)?(?:出生|生(?:まれ|[^\p{L}]|$))`, 'giu'),
];

/** Dates that a word calls those of a birth; no other date is one. */
export function findBirthDates(text: string): Range[] {
  return LABELLED.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => {
    const date = match.groups?.['date'] ?? '';
    const start = match.index + match[0].indexOf(date);
    return { kind: 'BIRTH', start, end: start + date.length };
  });
}
