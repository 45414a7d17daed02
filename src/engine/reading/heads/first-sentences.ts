/** Heads that full stops and colons part: "Dependienta. Panadería Hijos de Cebrián", "Grupo Zeta: Cajera", and what was done behind them. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { tellsPresent } from '../dates/present-words.ts';
import { fieldRole } from '../entries/fields.ts';
import { isContract, isGroupLabel } from './head-asides.ts';
import { marksFor, opensAsEmployer } from './head-marks.ts';
import { namesHead, namesPost } from './headers.ts';
import { IN_BRACKETS } from './leading-words.ts';
import { isClosedName } from './legal-forms.ts';
import { isName, isOwnHouse } from './own-houses.ts';

/** "Encargado de obra en Construcciones Peña. Dirigí cuadrillas de hasta 25 personas": the head is the first sentence. */
const FIRST_SENTENCE = u`^(.{8,120}?(?:\p{L}{5}|\p{L}\)|\p{L}\s[IVX]{1,3}))\.\s+\p{Lu}\p{Ll}+.*\s`;

/** "Cameriera presso Hotel Aurora. 42 camere, cambio biancheria": so it is where a number opens the next. */
const NUMBER_NEXT = u`^(.{8,120}?(?:\p{L}{4}|\p{L}\)))\.\s+\d{1,4}\s\p{Ll}{4,}`;

/** "Vorarbeiter, Acme GmbH, Mayen; Anleitung der Lehrlinge": what a semicolon parts from the head was done there. */
const CLAUSE = u`^(.{4,120}?);(?:\s|$)`;

/** "Dependienta. Panadería Hijos de Cebrián": nothing but a name behind the first full stop parts post from employer. */
const STOP = u`(?<=\p{L}{4}|\p{L}\)|\p{L}\s[IVX]{1,3}|\p{Lu}{3}\s\p{Lu}{2,3})(?<!(?<!\p{L})(?:AVV|ING|SIG|RAG|LIC|ABG|ARQ|STA|STO|SRA?|DRA?|AV|Asst|Assoc|Engr|Exec|Govt|Supt|Coop|[Dd]ott|[Pp]rof|[Aa]rch|[Gg]eom|DOTT|PROF|ARCH|GEOM|Univ|Inst|Soc|[Dd]e?pto|[Dd]ipl|[Aa]usb|[Ww]iss|[Ss]tud|[Tt]echn|[Kk]aufm|[Ss]tellv|[Mm]itarb|[Aa]kad|[Ee]idg|[Hh]ausw|[Ll]andw|[Ss]taatl|[Gg]epr|[Ee]xam|[Tt][ée]cn|[Pp]sic|[Ll]icd[oa]|[Aa]bog|[Aa]ssoc|[Rr]esp|[Ss]ucc?|[Gg]ebr|[Vv]erw|[Gg]esch|[Ll]eit|[Kk]onstr|[Zz]ahnmed|[Hh]auptb|[Oo]beramtsr))\.\s+(?=\p{Lu})`;
const LONGEST_NAME = 90;

/** A head without what was done there, post and employer parted by a bar where full stops or a colon part them. */
export function firstSentence(text: string, lexicon: Lexicon): string {
  // "Acme S.L.. Camarera": the form's own stop.
  const [head = '', name = '', more] = text.trim().replace(u`(?<=\p{L}\.)\.(?=\s)`, '').split(STOP);
  if (name === '') return NUMBER_NEXT.exec(text)?.[1] ?? CLAUSE.exec(text)?.[1] ?? partedByColon(text, lexicon);
  const post = name.replace(/\.$/u, '');
  const bare = post.replace(/\s?\([^()]*\)/u, '');
  const headed = namesPost(head, lexicon);
  // Three and more sentences: a short post, then whose it was.
  const short = more === undefined || head.length < LONGEST_POST;
  if (headed && short && name.length < LONGEST_NAME && isNameBehind(head, bare, more === undefined, lexicon))
    return `${head} | ${post}`;
  // "Colegio Las Rosas. Profesora de inglés"
  const marks = marksFor(lexicon, false);
  const named = isName(head, lexicon) && head.length < LONGEST_POST;
  // ", Emsau. Filialleitung" behind a name in a type of its own.
  const lies = /^\s*,\s/u.test(head) && !headed;
  const house = lies || opensAsEmployer(head, marks) || (!headed && (named || ONE_NAME.test(head)));
  const longest = lies ? LONGEST_NAME : LONGEST_POST;
  if (house && post.length < longest && namesPost(post, lexicon) && (named || !headed)) return `${head} | ${post}`;
  const said = CLAUSE.exec(text)?.[1];
  if (said !== undefined && namesHead(said, 'experience', lexicon)) return said;
  // "Cajera. Cobro y arqueo diario, atención a clientes"
  if (headed && head.length < LONGEST_POST && DONE.test(name)) return head;
  return FIRST_SENTENCE.exec(text)?.[1] ?? text;
} // prettier-ignore

const LONGEST_POST = 50;
/** "Quelonia", "3M" */
const ONE_NAME = u`^[\p{Lu}\d][\p{L}\d&'’.-]{1,24}$`;
/** What was done, whether or not it names things. */
const DONE = u`^\p{Lu}\p{Ll}+\s(?:\S+\s){0,12}?\p{Ll}{4,}`;

/** Behind the full stop of a post: a name, of one word only where it is neither a kind of contract nor another post. */
function isNameBehind(head: string, name: string, last: boolean, lexicon: Lexicon): boolean {
  if (isName(name, lexicon)) return last || !namesPost(name, lexicon);
  // "Gerocultora. Centro de día Los Sauces"
  if (opensAsEmployer(name, marksFor(lexicon, false))) return !namesPost(name, lexicon);
  return head.length < LONGEST_POST && ONE_NAME.test(name) && !isContract(name) && !namesPost(name, lexicon);
}

const COLON = u`^\s*([^:]{2,50}?)\s*:\s+(\S[^:]{2,70})$`;

/** "Grupo Zeta: Cajera", "Cajera: Grupo Zeta": whose, and what one was there; behind the colon of a label or of a post stands something else. */
function partedByColon(text: string, lexicon: Lexicon): string {
  // "Selbständig: Metzgerei Vogt, Emsau": under which name.
  const [self = '', ...house] = text.split(/:\s+/u);
  if (house.length === 1 && isOwnHouse(self.trim(), house[0] ?? '', lexicon)) return `${self} | ${house[0] ?? ''}`;
  const [, left, right] = text.includes(':') && !text.includes('://') ? (COLON.exec(text) ?? []) : [];
  if (left === undefined || right === undefined || fieldRole(left) !== null || !u`^[\p{Lu}\d"“«]`.test(left)) return text;
  // "Acme (Cliente: Umbral) – Analista"
  if (IN_BRACKETS.test(left) || isGroupLabel(left) || isContract(left) || tellsPresent(left, lexicon)) return text;
  const [first, second] = [namesPost(left, lexicon), namesPost(right, lexicon)];
  const employs = (side: string): boolean => isClosedName(side) || opensAsEmployer(side, marksFor(lexicon, false));
  const [name = ''] = right.split(', ', 1);
  const behind = first && !second && (employs(name) || isName(name, lexicon));
  return behind || (second && (!first || employs(left)) && !employs(right)) ? `${left} | ${right}` : text;
} // prettier-ignore
