/** The paragraph in which the resume says who it is about: under its own heading, or without one above the first. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { gu } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { OBJECTIVE_HEADINGS, OBJECTIVE_LABELS, OBJECTIVE_OPENINGS } from '../../lexicons/objective-headings.ts';
import { emailIn, urlsIn } from '../contacts/addresses.ts';
import { holdsCodedTown } from '../contacts/contact-pieces.ts';
import { joinLines } from '../items/bullets.ts';
import { key, keysOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';
import type { Line, Reading, Section } from '../reading.ts';
import { lengthOf } from '../text/words.ts';

export interface Profile {
  readonly lines: readonly Line[];
  /** Words; characters in ja and zh. */
  readonly length: number;
  /** Before the jobs and the studies, or beside them at the top. */
  readonly opens: boolean;
  readonly headed: boolean;
}

type Parts = Pick<Reading, 'sections' | 'lines' | 'headings' | 'language' | 'document' | 'contact'>;

/** A longer text says more than what is wanted, one with a figure what was done. */
const WISHES = 40;
/** The same in characters of Japanese and Chinese. */
const WISHED = 120;
/** "I am", "Ich bin", "Je suis". */
const BEING =
  /^(?:i\sam|i'm|ich\sbin|bin|je\ssuis|sono|estoy|soy|estou|sou)\s(?:currently\s|derzeit\s|zurzeit\s|actuellement\s|attualmente\s|actualmente\s|atualmente\s)?/u;

/** What each sentence is where nothing but wishes is told: Chinese opens with it, Japanese closes. */
const WISH = {
  ja: /^(?:貴社|御社).*応募(?:いた)?しました$|^(?!.*(?:ました|まいり|年間)).*(?:たい(?:です|と|$)|希望|志望|目指し|所存|幸いです|願って|貢献(?:できれば|し(?:たい|ます|てい)))/u,
  zh: /^(?:本人|我)?[很非常]{0,3}(?:希望|期望|渴望|期待|愿意?|寻求|寻找|谋求|求[职一]|应聘|想[找做在]|努力成为)/u,
} as const;

/** No figure, and no sentence without a wish: what was done is told in others. */
function isAllWishes(text: string, language: 'ja' | 'zh'): boolean {
  const sentences = text.split(/[。；;！!]/u).filter((own) => own.trim().length > 3);
  const length = Array.from(text).length;
  return (
    length <= WISHED &&
    !/[\d％%]/u.test(text) &&
    sentences.length > 0 &&
    sentences.every((own) => WISH[language].test(own))
  );
}

/** "Auf der Suche nach einer neuen Herausforderung …" under "Profil". */
function tellsWishes(lines: readonly Line[], language: Language): boolean {
  const text = key(joinLines(lines.slice(0, 6).map((line) => line.text)));
  if (language === 'ja' || language === 'zh') return isAllWishes(text, language);
  const labels = keysOf([...OBJECTIVE_HEADINGS[language], ...OBJECTIVE_LABELS[language]]);
  const label = /^[^:：]{2,30}(?=\s?[:：])/u.exec(text)?.[0].trim() ?? '';
  const wishes = text.replace(BEING, '');
  const opens = keysOf(OBJECTIVE_OPENINGS[language]).some((words) => wishes.startsWith(`${words} `));
  if (/\d/u.test(text) || !(labels.includes(label) || opens)) return false;
  return lengthOfLines(lines, language) <= WISHES;
}

/** "Professional in the office with experience in payroll …" under "Objective": as good a profile as under another name. */
const WORK_TOLD = /experi[eê]n|expérien|esperienz|erfahrung|經驗|经验|経験/iu;
const LEAST_TOLD = 25;
const WANTS =
  /busc|desej|procur|quero|gostaria|objetivo|aplicar|obter|conseguir|crecer|crescer|aportar|seek|look(?:ing)? for|to (?:obtain|secure|work|join|use|utili|gain|find|contribute|grow)|where i|suche|möchte|cherch|souhait|cerco|vorrei|desider|希望/iu;

function tellsWork(lines: readonly Line[], language: Reading['language']): boolean {
  const text = joinLines(lines.slice(0, 6).map((line) => line.text));
  return WORK_TOLD.test(text) && !WANTS.test(text) && lengthOfLines(lines, language) >= LEAST_TOLD;
}

/** Whether its heading, or a label that opens it, calls a section an objective. */
export function isNamedObjective({ heading, lines }: Section, language: Reading['language']): boolean {
  const own = language ?? 'en';
  const text = key(joinLines(lines.slice(0, 6).map((line) => line.text)));
  const opening = /^[^:：]{2,30}(?=\s?[:：])/u.exec(text)?.[0].trim() ?? '';
  if (isCjk(own) && keysOf([...OBJECTIVE_HEADINGS[own], ...OBJECTIVE_LABELS[own]]).includes(opening)) return true;
  const label = key(heading.line.cells[0]?.text ?? heading.line.text)
    .replace(gu`^[^\p{L}]+|[^\p{L}]+$`, '')
    .replace(/^[一二三四五六七八九十]{1,2}\s?[、.,)]\s*/u, '');
  return [own, 'en' as const].some((code) => keysOf(OBJECTIVE_HEADINGS[LEXICONS[code].language]).includes(label));
}

/** Whether a section tells what somebody wants, not who they are. */
export function isObjective(section: Section, language: Reading['language']): boolean {
  if (tellsWishes(section.lines, language ?? 'en')) return true;
  if (language !== null && !isCjk(language) && tellsWork(section.lines, language)) return false;
  return isNamedObjective(section, language);
}

function holdsContact(line: Line): boolean {
  return emailIn(line.text) !== null || (urlsIn(line.text).length > 0 && line.text.length < 80);
}

/** Longer ones may be prose that names the place one lives at. */
const LONGEST_ROW = 60;

/** A row of little else: beside an address in a side column the prose of the other one may go on. */
function isAddress({ text, cells }: Line): boolean {
  if (text.length >= 2 * LONGEST_ROW || !holdsCodedTown(text)) return false;
  const beside = cells.filter((cell) => !holdsCodedTown(cell.text)).map((cell) => cell.text);
  return beside.length === cells.length || beside.join(' ').length < LONGEST_ROW / 2;
}

/** Name, place or number to dial, addresses with their postcode, and what stands behind a label of such: no prose about a person. */
function tellsContact(line: Line, { contact, language }: Parts): boolean {
  if (holdsContact(line) || isAddress(line)) return true;
  const told = [contact.name, contact.phone, contact.location].some((value) => value?.line?.index === line.index);
  if (told && line.text.length <= LONGEST_ROW) return true;
  const { name, birth, nationality, marital, address } = LEXICONS[language ?? 'en'].labels;
  const personal = keysOf([...birth, ...nationality, ...marital]);
  // "Data di nascita 4 Maggio 1987 | Nazionalità Italiana"
  const fields = line.text.split(/[|·•]/u).map((part) => `${key(part).trim()} `);
  if (fields.filter((field) => personal.some((word) => field.startsWith(`${word} `))).length > 1) return true;
  const before = line.cells.length > 1 ? line.cells[0]?.text : /^[^:：]{3,24}(?=[:：])/u.exec(line.text)?.[0];
  const label = key(before ?? '').replace(/[\s:：]+$/u, '');
  return label !== '' && keysOf([...name, ...birth, ...nationality, ...marital, ...address]).includes(label);
}

function lengthOfLines(lines: readonly Line[], language: Reading['language']): number {
  return lengthOf(joinLines(lines.map((line) => line.text)), language);
}

/** Running text has lines of at least so many words, characters in ja and zh. */
const PROSE = { words: 6, characters: 14 };
/** Less than this without a heading is a title or a motto. */
const LEAST = { words: 15, characters: 30 };

/** Prose between the contact data and the first heading of its column. */
function unheaded(parts: Parts): Profile | null {
  const { lines, headings, language } = parts;
  const cjk = language !== null && isCjk(language);
  const marked = new Set(headings.map((heading) => heading.line.index));
  const first = lines.filter((line) => line.page === 1 && !line.running);
  for (const column of new Set(first.map((line) => line.column))) {
    const own = first.filter((line) => line.column === column);
    const end = own.findIndex((line) => marked.has(line.index));
    if (end < 0) continue;
    const above = own.slice(0, end);
    const from = above.findIndex(
      (line) =>
        !tellsContact(line, parts) &&
        lengthOf(line.text, language) >= (cjk ? PROSE.characters : PROSE.words) &&
        line.cells.length === 1 &&
        !/\d{6}/u.test(line.text.replace(/[\s()-]/gu, '')),
    );
    if (from < 0) continue;
    const prose = above.slice(from).filter((line) => !tellsContact(line, parts));
    const length = lengthOfLines(prose, language);
    if (length >= (cjk ? LEAST.characters : LEAST.words)) return { lines: prose, length, opens: true, headed: false };
  }
  return null;
}

export const profileOf = oncePer((parts: Parts): Profile | null => {
  const { sections, language, document } = parts;
  const summaries = sections.filter((section) => section.kind === 'summary');
  const told = summaries.filter((section) => !isObjective(section, language));
  // "Profile" over headings of its own, and the text under another.
  const first = told.find(({ lines }) => lines.length > 0) ?? told[0];
  if (!first) return unheaded(parts);
  const { line } = first.heading;
  const later = sections.find((section) => section.kind === 'experience' || section.kind === 'education');
  const height = document.pages.find((page) => page.number === line.page)?.height ?? 0;
  const beside =
    line.page === 1 && later !== undefined && later.heading.line.column !== line.column && line.baseline > height / 2;
  const opens = !later || line.index < later.heading.line.index || beside;
  const own = first.lines.filter((text) => !tellsContact(text, parts));
  if (own.length === 0) return null;
  return { lines: [line, ...own], length: lengthOfLines(own, language), opens, headed: true };
});

/**
 * The section that opens the resume with what somebody wants, where no profile says who they are. A 求职意向 is customary and told in one
 * line, and Japanese resumes give their 志望動機: neither stands in a profile's place.
 */
export const objectiveAlone = oncePer((parts: Parts): Section | null => {
  const { sections, language } = parts;
  if (language === null || isCjk(language) || profileOf(parts) !== null) return null;
  const wants = ({ kind, lines }: Section): boolean => kind === 'summary' && lines.length > 0;
  return sections.find((section) => wants(section) && isObjective(section, language)) ?? null;
});
