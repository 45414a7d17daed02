/** The pieces of a head's texts: parted by bars, dashes, "at" and its like, and by the commas that are no part of a name. */
import { iu, u } from '../../../resume/patterns.ts';
import { REGION_CODES } from '../../lexicons/region-codes.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { JOINER, withCampuses } from '../text/campuses.ts';
import { withQuotedNames } from '../text/quoted-names.ts';
import { CJK } from '../text/fold.ts';
import { atStroke } from './at-stroke.ts';
import { chainIn, hasNameBehind, withoutLength } from './french-chains.ts';
import { withoutFormLabels } from './form-labels.ts';
import { frenchHead, frenchPiece, isOwnersHouse, tellsTrade } from './french-heads.ts';
import { isContract, isDepartment, isVessel, withoutContractBehind, withoutSize } from './head-asides.ts';
import { isAddressName, isClosedName, partAtForm, withoutTownOf } from './legal-forms.ts';
import { withLegalForms, withWholeOffices } from './legal-pieces.ts';
import { stateBehind } from '../contacts/town-shapes.ts';
import { beforeTown, isTownAfter, SAINTLY, withoutTown, withoutTownInBrackets } from './head-towns.ts';
import { withPostInBrackets } from './bracketed-posts.ts';
import { withKindApart } from './kind-of-post.ts';
import { isEmployerBehind } from './employer-behind.ts';
import { isHouseAt } from './houses-at.ts';
import { AT, BRACKETED, FAMILY, FIRM_NOUN, HELD, IN, IN_BRACKETS, IN_TOWN, MOST_POST_WORDS, NAME, NAMED_AT, OF, OPENS, SMALL_NOUN, TRADE, WAY } from './leading-words.ts'; // prettier-ignore
import { withHeldAs } from './held-as.ts';
import { opensAsHouse } from './german-houses.ts';
import { withNamesApart } from './posts-touching.ts';
import { isPutTo } from './put-to.ts';
import { withLearning } from './learning-posts.ts';
import { isPlace, marksFor, NO_POST, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import { tidy } from './tidy-pieces.ts';
import { withRises } from './later-posts.ts';
import { isNumbered, isWithin } from './troops.ts';

/** "Vendeur·se", "Chargé·e·s" hold none of them. */
export const HARD_SEPARATORS =
  /\s*(?!(?<=[a-zà-ÿ])·(?:e|s|es|se|ses|ne|le|te|ve|fe|ère|euse|t?rice|esse)(?![a-zà-ÿ]))[|•·●∙⋅｜／]\s*|\s\/\/\s|\s+[–—―-]\s+|\s{3,}|\s+@\s*(?=\S)|\s⇾\s+|\s\.(?:\s+|$)|[【】「」『』]/u;
/** What stands behind an employer's name in a French sentence: "… à la Banque du Nord (Lens), sur un projet de …". */
const BEHIND_NAME = u`\s*(?:[,;:]|\((?!\p{Lu}{2,8}\))).*$|\s(?:et\s(?:aux?|à)|sur|sous|avec|pendant|lors|comme|afin)\s.*$|\s(?:à|en)\s\p{Lu}\p{Ll}.*$`;

/** "presso famiglia privata" below a post: only whom one works for follows, named or not. */
const WITH_SOMEBODY = /^\s*presso\s/iu;
const SMALL_NOUNS: ReadonlySet<string> = new Set(['fr', 'es', 'pt']);
/** "https://exemple.example.org", "Démo : https://…", "reseau.com/exemple": of a post or of an employer, and neither. */
const ADDRESS = /:\/\/|^www\.|^[a-z\d.-]{2,40}\.[a-z]{2,6}\/\S+$/u;

/** Those in brackets part nothing. */
const COMMAS = /(?:\s*[,、，]\s+|[、，])(?![^()]{0,80}\))/u;

/** A comma parts title from employer only where the two sides say so; "Acme, Inc." and "Sales, Marketing" stay whole, "Acme, Cook, Head Cook" tells two posts there. */
function splitCommas(text: string, marks: Marks, { roleElsewhere, forced }: Cutting): string[] {
  const pieces = withRises(withWholeOffices(withLegalForms(text.replace(/[,\s]+$/u, '').split(COMMAS), marks), marks), marks); // prettier-ignore
  const english = marks.lexicon.language === 'en';
  const regions = english && pieces.some((piece) => REGION_CODES.has(piece.trim()));
  const places = pieces.map((piece, at) => isPlace(piece, marks) || (english && at > 1 && stateBehind(piece) !== null));
  // Where it was is said behind the names, and makes no list of them: "…, University of X, Town, Country".
  const names = pieces.length - (places.at(-1) === true ? 1 : 0) - (places.at(-2) === true ? 1 : 0);
  if (pieces.length < 2 || names > 6 || (roleElsewhere && isOwnersHouse(text, marks))) return [text];
  const roles = pieces.map((piece) => roleScore(told(piece, marks), marks) > 0 && !opensAsEmployer(piece, marks) && !isAddressName(piece)); // prettier-ignore
  const organisations = pieces.map((piece) => organisationScore(told(piece, marks), marks) > 0 && (marks.education || !isDepartment(piece, marks.lexicon))); // prettier-ignore
  const held = english && roles.indexOf(true) === 0 && roles.lastIndexOf(true) === 0 && organisations.some(Boolean) && pieces.every((piece) => u`^\p{Lu}`.test(piece)); // prettier-ignore
  if (names > 4 && !regions && !held && marks.lexicon.language !== 'de') return [text];
  // "Larralde, Quiroga & Asociados", "Institute of X, Y University": the employer's own line, its towns aside.
  if (roleElsewhere && !roles.some(Boolean) && !CJK.test(text)) return wholeNames(pieces, places, marks);
  if (forced || (!marks.education && pieces.some(isContract))) return pieces;
  if (roles.filter(Boolean).length === 1 || organisations.filter(Boolean).length === 1 || places.some(Boolean))
    return pieces;
  return english && !marks.education && pieces.length > 2 && roles.every((is, at) => is === at > 0) ? [pieces[0] ?? '', pieces.slice(1).join(', ')] : [text]; // prettier-ignore
}

/** "Naturns (elterlicher Betrieb)": of a job what is in brackets says neither. */
function told(piece: string, { education }: Marks): string {
  return education ? piece : piece.replace(/(?<=\S\s)\([^()]*\)/gu, ' ');
}

/** "Institut für" at the end of a line that goes on. */
export const DANGLES = /\s(?:für|der|des|of|for|de|du|del|da|di|della)$/u;

/** Of what else an office is. */
const OF_MORE = u`^(?:de la|de l['’]|du|des|del|de los|de las|da|do|dos|das|della|dell['’]|del|dei|e|y|et)\s?\p{Lu}`;

/** Whether a piece behind a comma goes on with the name before it: a town that no list knows does not. */
export function goesOn(piece: string, name: string, marks: Marks): boolean {
  if (isClosedName(name) || SAINTLY.test(piece) || DANGLES.test(piece)) return false;
  // "Ministère de l’Intérieur, de la Sécurité et …"
  if (!marks.education && OF_MORE.test(piece) && opensAsEmployer(name, marks)) return true;
  // "Acme Logistique – préparation des commandes et …": what was done there.
  if (!marks.education && u`^\p{Ll}`.test(piece) && piece.split(' ').length > MOST_POST_WORDS) return false;
  if (!marks.education && isWithin(name, piece)) return true;
  if (!marks.education && (isNumbered(piece) || tellsTrade(piece, name, marks))) return false;
  const bare = told(piece, marks);
  return organisationScore(bare, marks) > 0 || iu`&|(?<!\p{L})(?:y|e|und|et|and|en)(?!\p{L})`.test(bare);
}

function wholeNames(pieces: readonly string[], places: readonly boolean[], marks: Marks): string[] {
  return pieces.reduce<string[]>((names, piece, at) => {
    const name = names.at(-1) ?? '';
    const apart =
      at === 0 ||
      places[at] === true ||
      places[at - 1] === true ||
      isClosedName(name) ||
      isContract(name) ||
      isVessel(name);
    return apart || !goesOn(piece, name, marks) ? [...names, piece] : [...names.slice(0, -1), `${name}, ${piece}`];
  }, []);
}

export interface Cutting {
  /** Another text of the head names the post. */
  readonly roleElsewhere: boolean;
  /** Another text of the head names the employer. */
  readonly organisationElsewhere: boolean;
  /** Other texts of the head stand before it. */
  readonly follows: boolean;
  /** Commas part post from employer, as they do in the resume's other entries. */
  readonly forced: boolean;
  /** No other text stands in the head. */
  readonly alone?: boolean;
}

/** Which of the two its words before or behind say that a piece is: "… presso X". */
export type Told = 'title' | 'organisation' | null;

interface Piece {
  readonly text: string;
  readonly told: Told;
}

export interface Part extends Piece {
  /** Which header cell it is of, and where in it. */
  readonly cell: number;
  readonly first: boolean;
  readonly place: boolean;
}

/** The two sides of each such word in the text. */
function sidesOf(text: string, word: RegExp): { readonly left: string; readonly right: string }[] {
  return [...text.matchAll(word)]
    .filter(({ index }) => !text.includes('(') || !IN_BRACKETS.test(text.slice(0, index)))
    .map(({ index, 0: { length } }) => ({
      left: text.slice(0, index).trim(),
      right: text.slice(index + length).replace(FIRM_NOUN, ''),
    }));
}

/** "Acme Facilities Ltd, on site at the hospital": behind a name that its legal form closes stands where. */
function closedHead(text: string): string {
  const [name = ''] = text.split(COMMAS, 1);
  return isClosedName(name) || FAMILY.test(name) ? name : text;
}

function asSides(sides: { readonly left: string; readonly right: string } | undefined): Piece[] | null {
  return sides
    ? [
        { text: sides.left, told: 'title' },
        { text: closedHead(sides.right), told: 'organisation' },
      ]
    : null;
}

/** "Especialistas en Limpieza del Sur, S.L.": those of a trade are many, or their name is closed by its legal form. */
function isFirmOfTrade(text: string, { lexicon }: Marks): boolean {
  return lexicon.language !== 'de' && (isClosedName(text) || u`^\p{L}{3,}s\s`.test(text));
}

function splitAt(
  text: string,
  marks: Marks,
  { roleElsewhere, organisationElsewhere, follows, alone }: Cutting,
): Piece[] {
  const whole: Piece[] = [{ text, told: null }];
  if (marks.education || text.length > LONGEST || isHouseAt(text, roleElsewhere, marks)) return whole;
  const { language } = marks.lexicon;
  if (language === 'de' && NO_POST.test(text.toLowerCase())) return whole;
  // "CDD à la Clinique …": the kind of contract stands for the post.
  const role = (side: string): boolean => roleScore(side, marks) > 0 || (language === 'fr' && HELD.test(side));
  const [at, inside] = [AT[language] ?? AT['en'], IN[language]];
  // Set in a type of its own: "**Editora** na Livraria"; behind the dates alone: "2005 – 2020 presso Acme".
  const leading = follows ? [at, inside] : u`^\s*(?:\p{Ll}|Presso\s|Bei\s|Chez\s)`.test(text) ? [at] : [];
  const lead = leading.flatMap((word) => (word && sidesOf(` ${text}`, word)) ?? []);
  const own = lead.find(
    ({ left, right }) => left === '' && (NAME.test(right) || (WITH_SOMEBODY.test(text) && !role(right))),
  );
  if (own) return [{ text: own.right, told: 'organisation' }];
  // "Helping Hands at Home Ltd" below its post is one name.
  const named = NAMED_AT.test(text) || (roleElsewhere && isClosedName(text.split(COMMAS, 1)[0] ?? ''));
  const told =
    at &&
    sidesOf(text, at).find(
      ({ left, right }) =>
        ![left.split(COMMAS, 1)[0] ?? '', language === 'it' ? left : ''].some((name) => isClosedName(name)) &&
        (role(left)
          ? NAME.test(right) || !role(right)
          : !named &&
            !(roleElsewhere && organisationScore(left, marks) > 0) &&
            u`\p{L}{2}`.test(left) &&
            NAME.test(right)),
    );
  // "Première expérience chez Acme" above the post.
  if (told && roleElsewhere && !role(told.left)) return [{ text: told.left, told: null }, { text: closedHead(told.right), told: 'organisation' }]; // prettier-ignore
  const french = language === 'fr';
  const chain =
    french && !organisationElsewhere && !roleElsewhere && !(told && NAME.test(told.right))
      ? chainIn(text, marks, role)
      : null;
  if (told && !chain) return asSides(french ? { ...told, left: withoutLength(told.left) } : language === 'de' ? { ...told, right: told.right.replace(WAY, '').replace(IN_TOWN, '') } : told) ?? whole; // prettier-ignore
  if (!inside || organisationElsewhere || (roleElsewhere && isFirmOfTrade(text, marks))) return whole;
  // A German department has a noun of its own: "Mitarbeiter im Vertrieb".
  const nameIn = (side: string): string => (french ? side.replace(BEHIND_NAME, '') : side);
  // A trade within a name: "… à la Commission de contrôle en génie civil".
  const opening = (side: string): string =>
    side.split(language === 'pt' ? ' ' : french ? /\s(?:en|pour|dans)\s/u : '\n', 1)[0] ?? '';
  const isNamed = (side: string): boolean =>
    NAME.test(side) || (SMALL_NOUNS.has(language) && SMALL_NOUN.test(side) && opensAsEmployer(side, marks));
  const employs = (side: string): boolean => isEmployerBehind(side, role(opening(side)), marks);
  const sides = sidesOf(text, inside)
    .filter(({ left, right }) => !french || !isTownAfter(text.slice(left.length), right, marks))
    .map(({ left, right }) => ({ left, right: nameIn(right) }));
  // "Research Fellow, Institute for Tidal Power" has told the employer before the word.
  const free = (left: string): boolean =>
    (language !== 'en' || organisationScore(left, marks) === 0) &&
    !(french && (left.endsWith(' et') || hasNameBehind(left, marks, role))) &&
    !(left.includes(', ') && opensAsEmployer(left, marks) && !role(left.split(COMMAS, 1)[0] ?? ''));
  const fits = sides.filter(({ left, right }) => role(left) && free(left) && isNamed(right) && employs(right) && !isPutTo(left, right, marks)); // prettier-ignore
  // "… am Institut für Statik an der TU Emsau": in German the first that opens as an employer.
  const suits = (language === 'de' ? fits.find(({ right }) => opensAsEmployer(right, marks) || opensAsHouse(right)) : undefined) ?? fits.at(-1); // prettier-ignore
  // "Interiorista en Estudio Mar de Fondo": a trade that no list knows.
  const untold =
    language === 'de' || language === 'en' || roleElsewhere
      ? undefined
      : sides.find(({ left, right }) => TRADE.test(left) && NAME.test(right) && opensAsEmployer(right, marks) && !opensAsEmployer(left, marks)); // prettier-ignore
  const whose = OF[language];
  const owned =
    whose && alone === true
      ? sidesOf(text, whose).find(({ left, right }) => role(left) && NAME.test(right) && (language === 'de' || right.includes(' ')) && (opensAsEmployer(right, marks) || (language === 'de' && opensAsHouse(right))) && !SAVINGS.test(left)) // prettier-ignore
      : undefined;
  const found = suits ?? chain ?? untold ?? owned;
  return asSides(found && language === 'de' ? { ...found, right: found.right.replace(WAY, '') } : found) ?? whole;
}

const LONGEST = 160;
/** A house whose first word is a post: "Caixa Económica da Misericórdia". */
const SAVINGS = /^caixa (?:econ|geral|agr)/iu;

/** "Clerk, promoted to Supervisor in 2018": what one became later is of another time. */
const PROMOTED = iu`(?<=\p{L})(?:,|;|\s[–—-])?\s\(?(?:later |since |then |subsequently |and )?promoted (?:to|from) [^|]{3,60}$`;

/** A firm without the kind of contract behind it; a post may be told with it. */
function named(text: string, marks: Marks): string {
  if (marks.education) return text;
  if (marks.lexicon.language === 'de' && OPENS.test(text)) return text.replace(OPENS, '');
  const [firm, name] = [withoutTownOf(text), withoutContractBehind(text)];
  if (firm !== text) return firm;
  return name === text || roleScore(name, marks) > 0 || roleScore(text, marks) > 0 ? text : name;
}

/** Two letters, "H.P.", "B & Q", one Han letter, "N26", "A2A", "1&1", "3M". */
const TELLS = u`\p{L}{2}|(?:\p{L}\.){2}\p{L}|(?<!\p{L})\p{Lu}(?:\s?[&-]\s?\p{Lu}){1,3}(?!\p{L})|[\p{Script=Han}\p{Script=Katakana}]|^(?:\p{Lu}\d(?:\p{Lu}|\d)|\d&\d|\d\p{Lu})$`;

/** "Oficial de primera / Torrent / " before its dates, the employer in a line of its own: where. */
const AT_STROKE = u`^([^/]{4,60})\s\/\s\p{Lu}[^/]{2,60}\s\/\s*$`;

/** In their order, without the ornaments around them. */
export function piecesOf(written: string, marks: Marks, cutting: Cutting): Piece[] {
  const placed = marks.education || !cutting.organisationElsewhere ? undefined : AT_STROKE.exec(written)?.[1];
  const bare = placed !== undefined && roleScore(placed, marks) > 0 ? placed : written;
  const text = marks.education ? bare : withHeldAs(bare, (part) => roleScore(part, marks) > 0);
  const held = marks.education || !cutting.follows ? undefined : BRACKETED.exec(text)?.[1];
  if (held !== undefined) return [{ text: tidy(held), told: 'title' }];
  const whole = marks.education
    ? text
    : withKindApart(
        withNamesApart(withoutSize(frenchHead(withPostInBrackets(withoutFormLabels(text), cutting.roleElsewhere, marks), marks), marks.lexicon), cutting, marks),
        marks,
        cutting.organisationElsewhere,
      ).replace(PROMOTED, ''); // prettier-ignore
  return withLearning(withQuotedNames(withCampuses(whole)), (post) => !marks.education && roleScore(post, marks) > 0)
    .split(HARD_SEPARATORS)
    .map((piece) =>
      marks.education ? piece : withoutTown(withoutTownInBrackets(piece.trim().replace(/[,;]$/u, ''), marks)),
    )
    .flatMap((piece) => (cutting.organisationElsewhere ? [beforeTown(piece, marks)] : atStroke(piece, marks)))
    .flatMap((piece) => (marks.education ? [piece] : partAtForm(piece, (side) => roleScore(side, marks) > 0)))
    .flatMap((piece) => splitAt(piece, marks, cutting))
    .flatMap(({ text: piece, told }) =>
      (CJK.test(piece) ? piece.split(u`\s+(?=[\p{Script=Han}\p{Script=Katakana}])`) : [piece])
        .flatMap((side) => splitCommas(side, marks, cutting))
        // Behind "at" the employer stands first, before it the post.
        .map((side, n) => ({
          text: frenchPiece(named(tidy(side).replaceAll(JOINER, ''), marks), marks),
          told: n === 0 ? told : null,
        })),
    )
    .filter((piece) => marks.education || !ADDRESS.test(piece.text))
    .filter((piece) => TELLS.test(piece.text));
}

/** The name of an employer in a text that holds no post: without the town behind it. */
export function employerIn(text: string, lexicon: Lexicon): string | null {
  const cutting = { roleElsewhere: true, organisationElsewhere: false, follows: true, forced: false };
  const pieces = piecesOf(text, marksFor(lexicon, false), cutting);
  return (pieces.find((piece) => !isContract(piece.text) && !isVessel(piece.text)) ?? pieces[0])?.text ?? null;
}
