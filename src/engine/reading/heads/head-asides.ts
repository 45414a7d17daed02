/** What stands in the head of a job beside post and employer: a department, a kind of contract. */
import {
  CONTRACTS,
  DEPARTMENT_ENDS,
  DEPARTMENTS,
  FIELD_NOUNS,
  FIRM_SIZES,
  GROUP_NOUNS,
  GROUP_OPENINGS,
} from '../../lexicons/department-words.ts';
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key, keysOf } from '../text/fold.ts';
import { isClosedName } from './legal-forms.ts';

const ENDS = keysOf(DEPARTMENT_ENDS);
const KINDS: ReadonlySet<string> = new Set(keysOf(CONTRACTS));

/** "dependiente del Ministerio de Gobierno", "filial da Acme" behind an employer's name: whose it is. */
export function isOwned(text: string): boolean {
  return OWNED.test(text);
}

const OWNED = u`^(?:dependiente|perteneciente|pertencente|(?:adscrit|afiliad|vinculad|ligad|integrad|associad)[oa]|filial|subsidi[aá]ri[ao]|empresa|parte)s?\s(?:de|del|d[ao]s?|al?|ao|aos|à)\s(?:l[ao]s?\s|grupo\s)?\p{Lu}`;

const GROUPS: ReadonlySet<string> = new Set(keysOf(GROUP_OPENINGS));
const GROUPED: ReadonlySet<string> = new Set(keysOf(GROUP_NOUNS));

/** "Other work", "Altro": no employer. */
export function isGroupLabel(text: string): boolean {
  const [first = '', second, ...more] = key(text)
    .replace(/[:\s]+$/u, '')
    .split(' ');
  return GROUPS.has(first) && more.length === 0 && (second === undefined || GROUPED.has(second));
}

/** "University of Larkmoor Theatre Dept." names the house as well. */
const HOUSED = u`^(?:The\s)?(?:University|College|Institute)\s(?:of|at)\s\p{Lu}.{2,40}\sDep|^\p{Lu}.{2,40}\s(?:University|College)\s.{0,40}Dep`;

/** "Gerencia Regional de Salud de Arequipa", "Jefatura Provincial de Tráfico": a public body of its own. */
const PUBLIC_BODY = iu`^(?:gerencia|direcci[oó]n|subdirecci[oó]n|secretar[ií]a|jefatura|delegaci[oó]n|coordinaci[oó]n|divisi[oó]n)\s(?:regional|provincial|municipal|departamental|distrital|territorial|estatal)\sde\s\p{L}`;

/** "Departamento de Logística", "Abteilung Einkauf", "Accounts Department". */
export function isDepartment(text: string, { language }: Lexicon): boolean {
  if (isClosedName(text) || HOUSED.test(text) || (language === 'es' && PUBLIC_BODY.test(text))) return false;
  const keyed = key(text);
  const openings = [...keysOf(DEPARTMENTS[language] ?? []), ...keysOf(DEPARTMENTS.en ?? [])];
  return (
    openings.some((noun) => keyed.startsWith(noun) && !u`^[\p{L}\p{N}]`.test(keyed.slice(noun.length))) ||
    (ENDS.some((noun) => keyed.endsWith(` ${noun}`)) && !HEADED.test(keyed))
  );
}

/** "Chef de division": whose head one is. */
const HEADED = /\s(?:d[aeio]|del|du|of)\s\S+$/u;

const FIELDS: ReadonlySet<string> = new Set(keysOf(FIELD_NOUNS));
const MOST_FIELD_WORDS = 4;

/** Whether a text is named for a field of work, as parts of employers are: "Digital Content". `employs`: how much a text reads like an employer. */
export function isField(text: string, employs: (rest: string) => boolean): boolean {
  const words = text.split(u`[\s/&-]+`);
  if (words.length > MOST_FIELD_WORDS || isClosedName(text)) return false;
  const rest = words.filter((word) => !FIELDS.has(key(word)));
  return rest.length < words.length && !employs(rest.join(' '));
}

/** "MV Ocean Star", "n/m «Monte Saloio»", "B/P Playa de Area": the ship that one served on, not whom one served. */
const VESSEL =
  /^(?:(?:m\/[vnty]|n\/[mt]|b\/[pm]|l\/m|r\/[am]|pam|mv|mt|m\.v\.|m\.t\.)\s|(?:nave|buque|navio|motonave|moto nave|vessel|vapor|arrast[aã]o|arrastrero|traineira|rebocador|remolcador|wellboat|nav[ií]o|navire|chalutier|peschereccio|frachtschiff|motorschiff)\s.{0,40}["“«‘'])/iu;

export function isVessel(text: string): boolean {
  return VESSEL.test(text);
}

const BRACKETS = /\s?\(([^()]{4,80})\)/gu;
/** "Verkäuferin (Nebenjob während der Matura)": four words and more, small ones among them, are said of the job. */
const REMARK = u`^(?=.*\s\p{Ll}{4,}\s)\S+(?:\s\S+){3,}$`;
/** "Lehrkraft (8 Stunden wöchentlich)", "Praktikum (zwei Wochen)" */
const HOURS = u`^(?:\d{1,3}(?:[.,]\d)?\s?(?:Std|Stunden|Wochenstunden)|(?:\d{1,2}|ein|eine|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)[\s-]?(?:Tage|Wochen?|Monate?|wöchig|monatig|tägig))(?!\p{L})`;
const SIZES = keysOf(FIRM_SIZES);

/** "(empresa de pequeno porte no segmento Saúde)", "(sector alimentario)". */
const KIND_OF_FIRM = u`^(?:empresa|firma|companhia|compañía|multinacional|entidad|entidade|sector|setor|segmento|ramo|rubro|giro|industria|indústria)\s\p{Ll}`;
const IBERIAN: ReadonlySet<string> = new Set(['es', 'pt']);

/** "Acme - Varejo - Grande porte", as job boards of Brazil print what a firm does and how large it is. */
const SECTOR_AND_SIZE =
  /(?:(?:^|\s)[|–—-]\s(?:varejo|atacado|ind[úu]stria|com[ée]rcio|servi[çc]os|sa[úu]de|educa[çc][ãa]o|tecnologia|log[íi]stica|transportes?|constru[çc][ãa]o(?: civil)?|telecomunica[çc][õo]es|financeir[ao]|agroneg[óo]cio|automotiv[ao]|aliment[íi]ci[ao]|hotelaria|terceiro setor)){0,2}(?:^|\s)[|–—-]\s(?:empresa )?(?:(?:multi)?nacional )?(?:de )?(?:grande|m[ée]dio|pequeno) porte$/iu;

/** "Acme - Médio Porte - Autopeças". */
const SIZE_AND_SECTOR = u`(?:^|(?:^|\s)[|–—-]\s)(?:(?:e|E)mpresa )?(?:(?:G|g)rande|(?:M|m)édio|(?:P|p)equeno) (?:P|p)orte(?:\s[|–—-]\s\p{L}[\p{L} ,/&()-]{2,60})?$`;

const COUNT = u`(?:,|;|\s[–—|-])\s(?:\p{L}{2,7}\.?\s(?:de\s)?)?\d[\d.'’ ]*\s(\p{L}+)$`;
const WORKERS: ReadonlySet<string> = new Set(
  keysOf([...FIRM_SIZES, 'beschäftigte', 'angestellte', 'employés', 'personnes', 'impiegati']),
);

/** "Acme Logistik GmbH, Kassel – Spedition, 350 Mitarbeiter": so too behind a comma or a dash. */
function withoutCount(text: string): string {
  const [whole, word] = /\d/u.test(text) ? (COUNT.exec(text) ?? []) : [];
  return whole !== undefined && whole.length < text.length && WORKERS.has(key(word ?? ''))
    ? text.slice(0, -whole.length)
    : text;
}

/** "Acme S.p.A. (450 dipendenti, fatturato 120 mln)": how large a firm is stands in no name. */
export function withoutSize(text: string, { language }: Lexicon): string {
  const own =
    language === 'pt' && /[Pp]orte(?:$|\s)/u.test(text)
      ? text.replace(SECTOR_AND_SIZE, '').replace(SIZE_AND_SECTOR, '')
      : text;
  return withoutCount(own).replace(BRACKETS, (whole: string, inside: string) =>
    IBERIAN.has(language) && KIND_OF_FIRM.test(inside)
      ? ''
      : language === 'de' && (REMARK.test(inside) || inside.split(/,\s*/u).some((part) => HOURS.test(part)))
        ? ''
        : /\d/u.test(inside) &&
            SIZES.some((word) =>
              key(inside)
                .split(u`[^\p{L}]+`)
                .includes(word),
            )
          ? ''
          : whole,
  );
}

/** "plantão 12x36", "turno de noche", "compaginado con los estudios". */
const SHIFT =
  /^(?:plantao|turnos?|escala|jornada|guardias?(?! (?:civil|nacional|urbana|di|giurat|armat|forestal|costier)))(?:$|\s)|^(?:n\.? ?)?\d{1,2}\s?(?:h|horas|ore|heures|stunden)(?:\.|\/sem(?:ana|aine)?| sem(?:anais|anales|\.)| settimanali| hebdomadaires| (?:por|a la|na|a|par|pro|die) (?:semana|settimana|semaine|woche))?$|^(?:compagina|compatibiliza|simultanea|concilia)[a-z]{1,5} (?:con|com) /u;

/** "100 %", "taux 90 %", "impiego all'80 %": of the hours of a full post. */
const SHARE =
  /^(?:(?:à|mit|zu|al|all['’]|taux|au taux de|taux d['’](?:activité|occupation)(?: de)?|pensum|arbeitspensum|beschäftigungsgrad|impiego al(?:l['’])?|grado d['’]occupazione)\s?)?(?:\d{2,3}\s?[-–]\s?)?\d{2,3}\s?%$/iu;

/** "Full-time", "CDD", "100 %". */
export function isContract(text: string): boolean {
  if (SHIFT.test(key(text))) return true;
  const parts = text.split(/\s*[,/·&+]\s*|\s(?:et|puis|and|then|y|e|und)\s/u).filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.every((part) => KINDS.has(key(part).replace(/^[(\s]+|[)\s.]+$/gu, '')) || SHARE.test(part))
  );
}

/** "Farmacista collaboratrice, tempo indeterminato": the kind of contract behind a post is none of it. */
export function withoutContract(text: string): string {
  const comma = text.lastIndexOf(', ');
  return comma > 0 && isContract(text.slice(comma + 2)) ? withoutContract(text.slice(0, comma)) : text;
}

/** "Acme alternance", "Acme cdd-intérim": in small letters behind a name the kind of contract is none of it. */
export function withoutContractBehind(text: string): string {
  const [, name, kind = ''] = /^(.*[^\s,;–—-])\s+([^\s,()]{3,24})$/u.exec(text) ?? [];
  const small = u`^\p{Ll}[\p{Ll}-]+$`.test(kind) && u`^[\p{Lu}\d]`.test(name ?? '');
  return name !== undefined && small && isContract(kind.replaceAll('-', '/')) ? name : text;
} // prettier-ignore

/** "Acme AG (Einsatz beim Kunden)", "Zentrum Emsau (Lehrkrankenhaus der Universität Emsau)": what it is, or where one was sent. */
const DESCRIBED = u`^(\p{Lu}.{2,80}\S)\s\((?:Einsatz|Tochter|Lehrkrankenhaus|Zulieferer|Dienstleister|Hersteller|Anbieter|Betreiber|ehem\.|ehemals|heute|jetzt|früher|vormals|Teil|Unternehmen|Mitglied|Zeitarbeit|Personaldienstleister|Leiharbeit|Franchise)[^()]*\)$`;

/** "Calzature Bianchi, Centro commerciale Porte del Sole": where the shop is. */
const MALL = u`(?<=[\p{L}.)]),\s(?:Centro [Cc]ommerciale|Centro [Cc]omercial|Centre [Cc]ommercial|C\.\s?C\.|C\.\s?C(?:omm|ial)\.|Shopping(?: [Cc]enter)?|Einkaufszentrum|Parque [Cc]omercial)\s.{2,60}$`;
/** "Centro Comercial Plaza Norte" below a shop: where it is. */
export function isMall(text: string): boolean {
  return MALL_ALONE.test(text);
}

const MALL_ALONE =
  /^(?:centro comercial|centro commerciale|centre commercial|c\.\s?c\.\s|einkaufszentrum|parque comercial|shopping (?:center|centre|mall)\s)/iu;

/** "casa particular (familia Ortiz)": whose house. */
const FAMILY = iu`(?<=^(?:una?\s|uma\s)?(?:casas?\s(?:particular(?:es)?|de fam[ií]lia)|famiglia privata|domicile privé|privathaushalt))\s\([^()]{3,40}\)$`;
/** "corso di laurea in Scienze ambientali, Università del Tanaro": the course before the house. */
const COURSE_OF = u`^(?:[Cc]orso di (?:laurea|studi)|[Cc]urso de (?:graduação|licenciatura|mestrado)|[Ll]icenciatura)\s(?:magistrale\s|triennale\s)?(?:in|em|en)\s[^,]{3,60},\s(?=\p{Lu})`;

/** "Acme (Alternance)": an employer without how one was employed there. */
export function withoutTerms(whole: string): string {
  const employer = whole.replace(MALL, '').replace(COURSE_OF, '').replace(FAMILY, '');
  const [, name, inside = ''] = /^(.*\S)\s\(([^()]{3,30})\)$/u.exec(employer) ?? [];
  if (name !== undefined && isContract(inside)) return name;
  const [, said] = DESCRIBED.exec(employer) ?? [];
  return said ?? withoutContractBehind(employer);
}

/** "Automatisation d'un convoyeur": of a name more than the first word has a capital. */
export function isDeed(text: string): boolean {
  const [, ...words] = text.split(/[\s’']+/u);
  return words.length > 1 && !words.some((word) => u`^[\p{Lu}\d]`.test(word));
}

/** The last word of a sentence. */
const SENTENCE = u`\p{Ll}{3}\.\s*$`;
const DASH = /\s[–—-]\s+/u;
/** "Patronista industrial.": what a post may be, though a full stop closes it. */
const isShort = (text: string): boolean => text.trim().split(/\s+/u).length <= SHORT_WORDS;
const SHORT_WORDS = 3;

/** Places of texts that end as sentences do, below a text that parts a post from its employer by a dash: "Petite restauration de saison." */
export function saidBelow(texts: readonly string[], lexicon: Lexicon): ReadonlySet<number> {
  const [, name = '', more] = (texts[0] ?? '').split(DASH);
  const employer = more === undefined && u`^\p{Lu}`.test(name) && !isContract(name) && !isDepartment(name, lexicon);
  return new Set(
    employer ? texts.flatMap((text, at) => (at > 0 && SENTENCE.test(text) && !isShort(text) ? [at] : [])) : [],
  );
}

/** "Proyecto FONDECYT 1072291", "Projetos de pesquisa CNPq": what one worked on, where another text names the employer. */
const PROJECT = u`^(?:[Pp]roye[ck]tos?|PROYECTOS?|[Pp]roje[ck]?tos?|PROJE[CK]?TOS?|[Pp]rojets?|[Pp]rogett[io]|[Pp]rojects?)\s\S`;

export function isProject(text: string): boolean {
  return PROJECT.test(text) && !isClosedName(text);
}

/** "Senior SE", "Lead PM II": initials of a post behind its rank. */
const RANKED = /^(?:Senior|Sr\.?|Junior|Jr\.?|Principal|Staff|Lead|Chief)\s[A-Z]{2,4}(?:\s?(?:\d|I{1,3}|IV))?$/u;

export function isRanked(text: string, language: string): boolean {
  return language === 'en' && RANKED.test(text);
}
