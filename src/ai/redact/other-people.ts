/** Names of others that a resume gives away: referees, relatives, superiors, whoever lives at the address. */
import { anyCase } from './any-case.ts';
import type { Cell } from './contact-lines.ts';
import { flexible, fold, Folded } from './folded.ts';
import { inEastAsianLine, labelledInEastAsian, REFEREES_EAST_ASIAN } from './other-people-east-asian.ts';
import { isOfNoName, TITLES } from './people-words.ts';
import type { Range } from './ranges.ts';
import { isSectionHead } from './section-heads.ts';

type Place = readonly [start: number, end: number];
type Named = readonly [start: number, end: number, isTitled: boolean];

const REFEREES = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:\d{1,2}|[ivx]{1,4})[.)]\s?)?(?:\p{L}{1,14}[\s’']){0,5}(?:referencias?|references?|referees?|r[ée]f[ée]rences?|refer[êe]ncias?|referenz[ae]|referenz(?:en|geber|personen)?|recomendaciones|recomendações|recommandations?|empfehlungen|auskunftspersonen|emergency contacts?|contactos? de emergencia|personnes? à contacter|persone di riferimento|next of kin)(?:\s\p{L}{1,16}){0,3}\s*(?:\([^()\n]{1,30}\))?\s*[:：]?\s*$`,
  'iu',
);
/** Lines below such a heading; further down it is another matter, whatever it is called. */
const REACH = 24;

const PARTICLES =
  'de la|de los|de las|van der|van den|von der|del?|da|das|do|dos|di|della|dello|van|von|der|den|zu|zum|ter|y|e|al|el|bin|binti|ibn|la|le';
const WORD = String.raw`(?:\p{Lu}\.(?:[ -]?\p{Lu}\.)*|(?:[DOLdl][’'])?\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*)`;
const NAME = String.raw`${WORD}(?: (?:(?:${PARTICLES}) )?${WORD}){1,5}`;
const WHOLE_NAME = new RegExp(String.raw`^${NAME}$`, 'u');
const ONE_WORD = /^\p{Lu}\p{L}[\p{L}\p{M}’'-]+$/u;
/** "Ing.", "Eng.ª", "Dipl.-Ing.": whatever is short and ends so; a single letter is an initial. */
const TITLE = /^(?:\p{L}{1,5}\.)*\p{L}{2,6}\.[ªºa]?$/u;

/** Between a name and what else is said of somebody. */
const GAP = /[,;，；、｜|·•:：()（）/\t\uFFFC]|\s[–—-]\s|\s{2,}|\s(?:at|from|chez|bei|de chez|dell[’']|presso)\s/u;
const GAPS = new RegExp(GAP.source, 'gu');
/** "Porto, 2 de novembro": where and when a resume is signed. */
const DATED = /^\s*,?\s*(?:(?:a|le|el|den|am|il|li|em|on|,)\s)?\d{1,2}[\s./º°]/iu;

const REFEREE_LABEL = /^[^\p{L}]*(?:ref|empf|recom)/iu;

/** Before a name, with a colon. */
const LABELS = [
  String.raw`referencias?(?: \p{L}{4,12})?|en caso de emergencia(?: \p{L}{3,10} a)?|contacto de emergencia|(?:nombre )?del (?:padre|la madre)|padre|madre|cónyuge|conyuge|esposo|esposa|jefe (?:inmediato|directo)|jefa (?:inmediata|directa)|directora? de (?:la )?tesis`,
  String.raw`references?|referees?|(?:emergency|contact) (?:contact|person)|next of kin|guarantor|(?:father|mother|husband|spouse|wife|guardian)(?:(?:’|')s)?(?:\s?\/\s?husband(?:(?:’|')s)?)?(?: name)?|(?:immediate |direct )?supervisor(?:(?:’|')s name)?|reporting to|reported to|thesis advisor|thesis adviser`,
  String.raw`références?|personne à (?:contacter|prévenir)(?: en cas d(?:’|')urgence)?|père|mère|conjointe?|supérieure?(?: hiérarchique)?|ma(?:î|i)tre de stage|encadrante?(?: de stage)?|directeur de (?:thèse|mémoire)`,
  String.raw`referências?|filiação|(?:nome )?(?:do pai|da mãe)|pai|mãe|cônjuge|orientadora?|contato de emergência`,
  String.raw`referenz(?:en|geber(?:in)?|person(?:en)?)?|(?:als )?ansprechpartner(?:in)?(?: (?:für|bei|zu) \p{L}{3,14})?|auskünfte? (?:erteilt|gibt|bei|erteilen)|vater|mutter|ehe(?:mann|frau|partner(?:in)?)|vorgesetzter?|betreuer(?:in)?`,
  String.raw`referenza|referenze|relat(?:ore|rice)|padre|madre|coniuge|responsabile diretto|persona di riferimento`,
].join('|');
const LABELLED = new RegExp(String.raw`(?<!\p{L})(?:${anyCase(LABELS)})\s{0,3}[:：]\s{0,6}(?=\p{L})`, 'gu');
/** "S/o Ramesh Patil", "c/o fam. Rossi", "hijo de Juan Pérez y Ana Ruiz" */
const RELATED =
  /(?<![\p{L}\p{N}])(?:[SDW]\/[Oo]\.?:?|(?:[Ss]on|[Dd]aughter|[Ww]ife) of|[Hh]ij[oa] de|[Ff]il(?:s|le) de|[Ff]igli[oa] di|[Ff]ilh[oa] de|(?:Sohn|Tochter) (?:von|des|der)|(?:[Vv]erh(?:\.|eiratet)|[Mm]arried|[Cc]asad[oa]|[Mm]ariée?|[Ss]posat[oa]|[Cc]oniugat[oa]) (?:mit|m\.|to|con|com|avec|à))\s(?=\p{L})/gu;
/** A family name alone is enough; without "c/o" a title must say that it is one. */
const CARE_OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[Cc]\/[Oo]\.?:?\s(?:[Ff]am(?:ilie|iglia|ilia|ília|ille)?\.?\s)?|(?:[Cc]hez|[Pp]resso|[Bb]ei)\s(?:M\.|Mme|Mlle|Sig\.(?:ra)?|[Ff]am(?:ilie|iglia|ille|\.)|Herrn?|Frau)\s)(?<name>${WORD}(?: (?:(?:${PARTICLES}) )?${WORD}){0,3})`,
  'gu',
);
const AND = / (?:y|e|and|et|und|&) (?:(?:de|di|of|von) )?/u;

export function findOtherPeople(text: string, cells: readonly Cell[]): Range[] {
  const told: Place[] = [];
  /** By their look alone. */
  const seeming: Place[] = [];
  /** Columns below a heading of referees, and the line of that heading. */
  const below = new Map<number, number>();
  let row = -1;
  /** The last line that names one behind a label: in the next one another may stand. */
  let named = -2;
  for (const cell of cells) {
    const add = (to: Place[], places: readonly Place[]) => {
      for (const [start, end] of places) to.push([cell.start + start, cell.start + end]);
    };
    if (REFEREES.test(cell.text) || REFEREES_EAST_ASIAN.test(cell.text)) {
      below.set(cell.column, cell.line);
      continue;
    }
    if (isSectionHead(cell.text)) below.clear();
    const from = below.get(cell.column);
    const isBelow = from !== undefined && cell.line - from <= REACH;
    // A second referee beside the first.
    if (isBelow || row === cell.line) {
      const inLine = refereesIn(cell.text);
      const eastAsian = inEastAsianLine(cell.text);
      if (inLine.length + eastAsian.length > 0) row = cell.line;
      for (const [start, end, isTitled] of inLine) add(isTitled ? told : seeming, [[start, end]]);
      add(seeming, eastAsian);
    }
    const behindLabel = labelled(cell);
    if (behindLabel.length > 0 && REFEREE_LABEL.test(cell.text)) named = cell.line;
    else if (named === cell.line - 1 && !isBelow) {
      const another = refereesIn(cell.text).filter(([, , isTitled]) => isTitled);
      if (another.length > 0) named = cell.line;
      for (const [start, end] of another) add(told, [[start, end]]);
    }
    add(told, behindLabel);
    add(told, labelledInEastAsian(cell));
  }
  const people = [...told, ...withoutFirms(text, seeming), ...repeats(text, told)];
  return people.map(([start, end]) => ({ kind: 'NAME', start, end }));
}

/** What stands further up as well is the firm that somebody worked for. */
function withoutFirms(text: string, places: readonly Place[]): Place[] {
  const from = Math.min(...places.map(([start]) => start));
  const above = text.slice(0, Math.max(0, Math.min(from, text.length)));
  return places.filter(([start, end]) => !above.includes(text.slice(start, end)));
}

/** The first that is written like a name; with titles all that have one. */
function refereesIn(text: string): Named[] {
  const places: Named[] = [];
  let at = 0;
  for (const { index, 0: gap } of [...text.matchAll(GAPS), { index: text.length, 0: '' }]) {
    const segment = text.slice(at, index);
    const from = at;
    at = index + gap.length;
    const place = nameIn(segment);
    if (!place) continue;
    const [start, end, isTitled] = place;
    if ((places.length > 0 && !isTitled) || (gap === ',' && DATED.test(text.slice(index)))) continue;
    places.push([from + start, from + end, isTitled]);
  }
  return places;
}

/** Titles of some language, and how names of another begin. */
const PARTICLES_OF_NAMES = new Set(['Da', 'Di', 'Don']);

/** Without bullets and titles in front. */
function nameIn(segment: string): Named | null {
  let start = /^[^\p{L}\p{N}]*(?:\d{1,2}[.)]\s?)?/u.exec(segment)?.[0].length ?? 0;
  let isTitled = false;
  for (;;) {
    const word = /^\S+/u.exec(segment.slice(start))?.[0] ?? '';
    const bare = fold(word).replace(/[.ªº]/gu, '');
    if (word === '' || (!TITLE.test(word) && (!TITLES.has(bare) || PARTICLES_OF_NAMES.has(word)))) break;
    isTitled ||= TITLES.has(bare);
    start += word.length + (/^\s+/u.exec(segment.slice(start + word.length))?.[0].length ?? 0);
  }
  const name = segment.slice(start).replace(/[\s.]+$/u, '');
  if (!(WHOLE_NAME.test(name) || (isTitled && ONE_WORD.test(name)))) return null;
  return wordsOf(name).some(isOfNoName) ? null : [start, start + name.length, isTitled];
}

const wordsOf = (name: string) => fold(name).split(/[^\p{L}]+/u);

function labelled({ text, isContact }: Cell): Place[] {
  const labels = isContact ? [LABELLED, RELATED] : [LABELLED];
  const places = labels
    .flatMap((label) => [...text.matchAll(label)])
    .flatMap(({ index, 0: label }) => couple(text, index + label.length));
  if (!isContact) return places;
  for (const { index, 0: match, groups } of text.matchAll(CARE_OF)) {
    const name = groups?.['name'] ?? '';
    if (!wordsOf(name).some(isOfNoName)) places.push([index + match.length - name.length, index + match.length]);
  }
  return places;
}

/** One name or two, up to what else is said of them. */
function couple(text: string, from: number): Place[] {
  const rest = text.slice(from, from + LONGEST_COUPLE);
  const segment = rest.slice(0, rest.search(GAP) < 0 ? undefined : rest.search(GAP));
  const [and] = AND.exec(segment) ?? [];
  const at = and === undefined ? -1 : segment.indexOf(and);
  const [first, second] =
    at < 0 ? [null, null] : [nameIn(segment.slice(0, at)), nameIn(segment.slice(at + (and ?? '').length))];
  const whole = first && second ? null : nameIn(segment);
  const places = whole
    ? [whole]
    : [first, second && ([second[0] + at + (and ?? '').length, second[1] + at + (and ?? '').length] as const)];
  return places.flatMap((place): Place[] => (place ? [[from + place[0], from + place[1]]] : []));
}
const LONGEST_COUPLE = 90;

/** Two words and more of a name are nobody else's. */
function repeats(text: string, found: readonly Place[]): Place[] {
  const names = new Set(
    found.map(([start, end]) => text.slice(start, end)).filter((name) => /\p{L} .*\p{L}{2}/u.test(name)),
  );
  if (names.size === 0) return [];
  const any = [...names].map(flexible).join('|');
  return new Folded(text)
    .find(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'gu'))
    .map(([start, end]): Place => [start, end]);
}
