/** How much each part of a head reads like the post and like the employer. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import { CHAIR } from './employer-behind.ts';
import { isDepartment } from './head-asides.ts';
import { opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import type { Scored } from './head-names.ts';
import { DANGLES, type Part } from './head-pieces.ts';
import { isAddressName, isAtAddress, isClosedName } from './legal-forms.ts';
import { closesWithPost, UNCLOSED } from './rival-posts.ts';

/** A noun that opens an employer's name outweighs the posts in it. */
const OPENER = 2;
/** So does what stands before or behind "at". */
const TOLD = 3;

/** `firm`: another part is a name closed by its legal form. */
export function scoresOf(part: Part, marks: Marks, firm: boolean): Pick<Scored, 'role' | 'organisation'> {
  const { told } = part;
  // "Studentische Hilfskraft am Lehrstuhl für Physik"
  const chair = told === 'organisation' && marks.lexicon.language === 'de' && CHAIR.test(part.text);
  if (chair) return { role: 0, organisation: 1 };
  if (!marks.education && isDepartment(part.text, marks.lexicon)) return { role: 0, organisation: 0 };
  // "British Army (Royal Engineers)": what is in brackets says neither.
  const bare = part.text.replace(/\([^()]*\)/gu, ' ');
  const text = u`\p{L}`.test(bare) && !marks.education ? bare : part.text;
  const named = !DANGLES.test(part.text) && (marks.education || namesAnEmployer(part, marks.lexicon));
  // "Óptica optometrista" beside "Hermanos Acme, S.L."
  const opens = named && opensAsEmployer(text, marks) && !(firm && roleScore(text, marks) > 0 && !isClosedName(text));
  const opener = Number(opens) * OPENER;
  const within = !marks.education && told === null && isPostIn(text, marks);
  const organisation = named && !within ? organisationScore(text, marks) + Number(!marks.education && (isClosedName(text) || isAtAddress(part.text) || HOUSE.test(part.text))) : 0; // prettier-ignore
  // "Hallwang & Partner Rechtsanwälte mbB": what a legal form closes is a firm, whatever trades it names.
  const closed = named && !marks.education && told === null && isClosedName(text) ? OPENER / 2 : 0;
  const role = isAddressName(text) ? 0 : roleScore(text, marks) - closed;
  const post = told === null && role > 0 && organisation > 0 && closesAsPost(text, marks);
  const open = marks.lexicon.language === 'en' && !marks.education && role > 0 && !HEAD_OF.test(text) && !closesWithPost(text, marks); // prettier-ignore
  return {
    role:
      role -
      (open ? UNCLOSED : 0) -
      (post ? 0 : 0.5 * organisation) -
      opener +
      TOLD * (Number(told === 'title') - Number(told === 'organisation')),
    organisation: (post ? 0.25 : 1) * organisation - 0.25 * role + opener + TOLD * Number(told === 'organisation'),
  };
}

/** "Mitarbeiter in der Logistik", "Verkäuferin im Lebensmitteleinzelhandel": behind a German post its field is no employer. */
const IN_FIELD = u`^(\p{Lu}\p{L}+)\s(?:im|in der|für|in)\s\p{Lu}\p{L}+$`;

function isPostIn(text: string, marks: Marks): boolean {
  const post = marks.lexicon.language === 'de' ? IN_FIELD.exec(text)?.[1] : undefined;
  return post !== undefined && roleScore(post, marks) > 0 && organisationScore(post, marks) === 0;
}

/** "Head of Energy Solutions", "Responsabile dei Servizi": whatever the words behind it mean. */
const HEAD_OF =
  /^(?:(?:co-|deputy |vice |assistant |associate )?(?:head|director|chief|leader|manager|president|vp|svp|lead) (?:of|for)|respons(?:abile d(?:[ei]l?|ell[aeo']|ei)|able (?:d[eu]s?|del)|ável (?:d[eao]s?|pel[ao]s?))|direct(?:or|ora) (?:del?|d[ao]s?)|direct(?:eur|rice) d(?:es?|u)|leiter(?:in)? (?:der|des)) \S/iu;

const NOUN_FIRST: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr']);

/** "Proveedor de servicios de comunicación": of a noun and what belongs to it the noun says what it is. */
function leadsAsPost(text: string, marks: Marks): boolean {
  const lead = u`^\s*(\p{L}{4,})\s(?:d[aeiou]|d[aeo]s|de[il]|dell[aeo])\s`.exec(text)?.[1];
  return lead !== undefined && roleScore(lead, marks) > 0 && organisationScore(lead, marks) === 0;
}

/** "Unit Supply Sergeant", "Kiln Testing Co-Op": in English the last noun says what it is. */
function closesAsPost(text: string, marks: Marks): boolean {
  if (marks.education || isClosedName(text)) return false;
  if (HEAD_OF.test(text)) return true;
  if (NOUN_FIRST.has(marks.lexicon.language)) return leadsAsPost(text, marks);
  if (marks.lexicon.language !== 'en') return false;
  const last = text.trim().split(/\s+/u).at(-1) ?? '';
  if (key(last) === 'co-op') return true;
  return roleScore(last, marks) > 0 && organisationScore(last, marks) === 0;
}

/** Words of an English text that are no name: "Route optimisation for couriers". */
const LEAST_WORDS = 4;

function isSaid(text: string, { language }: Lexicon): boolean {
  const words = text.match(gu`\p{L}{4,}`) ?? [];
  const small = words.filter((word) => u`^\p{Ll}`.test(word)).length;
  return language === 'en' && text.split(' ').length >= LEAST_WORDS && 2 * small >= words.length && small > 0;
}

/** "Serveuse, bar du Port, Brumes": the kind of a house in small letters before its name. */
const HOUSE = u`^(?:bar|boutique|magasin|restaurante?|ristorante|h[oô]tel|albergo|caf[eéè]|boulangerie|brasserie|pizzeria|trattoria|salon|salone|salão|garage|pharmacie|farm[aá]cia|camping|crèche|école|escola|scuola|collège|lycée|h[oô]pital|hospital|ospedale|cliniq?[ucní]e?|loja|negozio|tienda|padaria|panader[ií]a|panificio|supermercad?t?o|supermarché|officina|oficina|taller|ditta|impresa|empresa|entreprise|société|cabinet|librairie|livraria|libreria|ferme|asilo)\s(?:\p{Ll}{1,4}\s|\p{Ll}{1,3}['’]){0,2}["«“]?\p{Lu}`;

/** Behind a post in its text an employer has a capital: "… e terapêutica – farmácia" goes on with the post. */
export function namesAnEmployer({ text, told, first }: Part, lexicon: Lexicon): boolean {
  if (told !== 'organisation' && isSaid(text, lexicon)) return false;
  return first || told === 'organisation' || isClosedName(text) || !u`^\p{Ll}`.test(text) || HOUSE.test(text);
}
