/** "… presso ASST Lodi, U.O. Chirurgia, con contratto a tempo pieno": in which unit and on what terms one worked, behind the employer. */
import { gu, u, iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { AT_SOMEBODY } from './leading-words.ts';

/** "… en Acme (Lota) [Jornada parcial – Presencial]", "… Acme, contrato indefinido", "… Acme (a través de Empleos del Sur ETT)". */
const IBERIAN = iu`\s[[(](?:a través de|através da|vía|via|por medio de|mediante|cedid[oa] por|ETT\s)[^[\]()]{3,60}[\])]\s*$|,?\s[[(]?(?:(?:con|com|bajo)\s)?(?:contrato|jornada|modalidad|modalidade|regime|régimen|vínculo)\s(?:de\s)?(?:por\s)?(?:trabajo\s)?(?:completa|parcial|partida|intensiva|indefinid[oa]|temporal|eventual|(?:in)?determinado|fix[oa]|fijo|obra|prácticas|formación|relevo|interinidad|presencial|remot[oa]|h[íi]brid[oa]|freelance|integral|CLT|PJ|CAS)(?![\p{L}])[^[\]()]{0,60}[\])]?\s*$|\s[[(](?:(?:media jornada|tiempo (?:completo|parcial)|(?:full|part)[ -]?time|tempo (?:integral|parcial)|presencial|remot[oa]|h[íi]brid[oa]|teletrabajo|home office|a distancia|à distância|interin[oa]|indefinid[oa]|temporal)(?:\s?[–—/,·|-]\s?)?){1,3}[\])]\s*$`;

const BEHIND: Readonly<Record<string, RegExp>> = {
  en: /\s\((?:placed (?:at|with)|assigned to|on assignment (?:at|to)|contracted to|seconded to|deployed (?:at|to)|via|through|on behalf of)\s[^()]*\)$/iu,
  fr: /\s\((?:mise? à disposition|détachée? (?:à|chez|auprès)|en mission (?:à|chez)|placée? chez|via|pour le compte)\s[^()]*\)$/iu,
  it: /,?\scon (?:contratto|rapporto di lavoro|incarico|inquadramento)[\s.].*$|,\s(?:a tempo (?:pieno|parziale|determinato|indeterminato)|U\.\s?O\.|S\.\s?[CSO]\.|unità operativa|reparto)[\s.].*$|\s(?:in congedo|in quiescenza|[cn]ol grado di|con il grado di)(?:[\s.].*)?$|\s\((?:agenzia(?!\s(?:(?:di\s)?(?:viaggi|stampa|assicura|comunica|pubblicit|modell|eventi)|viaggi|turistic|immobiliar|assicurativ|general|dell|regional|funebre|formativ|marittim|spazial|educativ))|tramite|in somministrazione|per conto)\s[^()]*\)$/iu,
  es: IBERIAN,
  pt: IBERIAN,
  de: /,\s(?:(?:un)?befristet(?:es|e|er)?|in (?:Vollzeit|Teilzeit|Festanstellung)|Station|Entgeltgruppe|Besoldungsgruppe)(?:[\s.].*)?$|\s\((?:über|via|eingesetzt|Zeitarbeit|Leiharbeit)\s[^()]*\)$/iu,
};

/** "… para Logística Arión a través de Randwork ETT": who lent one out, behind whom one worked for. */
const LENT = iu`,?\s(?:a través de|por medio de|mediante|v[ií]a|através da|através do|por meio d[ao])\s(?:la\s|una\s)?[^,;()]{3,60}[,;\s]*$`;
/** "Adecco Norte ETT, S.A. (para Cervezas Río Oja)": to whom. */
const LENT_TO = iu`(?<=(?:E\.?T\.?T\.?|S\.?\s?[AL]\.?(?:\s?U\.?)?|adecco|randstad|manpower\p{L}*|eurofirms|synergie|nortempo|outsourcing|temps?|servicios))\s\((?:para|cliente:?|asignad[oa] a|destinad[oa] (?:a|en)|destacad[oa] en|desplazad[oa] (?:a|en)|en las instalaciones)\s[^()]*\)`;
/** "Aerolíneas del Sur (base Palma)", "Acme (tienda Gran Vía)": where one reported. */
const BASED = iu`(?<=\p{L})\s\((?:base|sede|tienda|loja|sucursal|delegación|oficina|centro|turno)\s(?:de\s)?[\p{Lu}\d][^()]*\)[\s:,]*$`;
/** "…, curso" before its dates. */
const OF_YEARS =
  /(?<=\p{L}[)]?)(?:,|:|\s[–—-])\s+(?:en\s+(?:el|la|las)\s+)?(?:curso(?: académico)?|temporadas?|campañas?|año académico|ano letivo|durante el curso)[\s,:]*$/iu;

/** "…, a cargo del Centro Comercial": of what one had charge. */
const CHARGED = u`,\s(?:a(?:l)? cargo del?|a carico|destinad[oa] (?:al?|en)|con destino en|adscrit[oa] al?|asignad[oa] al?|dependiendo del?|reportando al?)\s[^,;]*$`;

/** "…, diseñando portadas": what was done there, in the form that only goes with a verb. */
const DOING = u`,\s(?!(?:cuando|comando|mando|quando|segundo)\s)\p{Ll}{2,20}(?:ando|iendo|yendo|endo|indo)\s.*$`;
const BY_DOING: ReadonlySet<string> = new Set(['es', 'pt']);

/** "Acme S.A. situada en Puerto Rico 1597", "Centro Ríos, en sede Tigre": where the house stands. */
const STANDING = u`(?:,|\s\(|\s-)?\s(?:situad[oa]|ubicad[oa]|sit[oa]|radicad[oa]|localizad[oa]|sediad[oa]|con sede|com sede|con domicilio|en (?:la )?(?:sede|sucursal|filial)|na (?:sede|filial|unidade))\s(?:en|em|na?|de|da|do)?\s?(?:(?:el|la|los|las|o|a)\s)?[\p{Lu}\d].*$`;

/** "… tramite Agenzia Alfa presso Molini Olmo": which agency sent one there. */
const THROUGH = u`(?:^|,?\s)tramite\s(?:l['’])?(?:[Aa]genzia\s|società\s)?\p{Lu}[^,;()]{1,50}?(?=\spresso\s)|(?<=\spresso\s.{3,80}),?\s(?:tramite|in somministrazione (?:con|tramite))\s(?:l['’])?(?:[Aa]genzia\s)?\p{Lu}[^,;()]{1,50}$`;

/** "presso il Pronto Soccorso dell'Ospedale di Lodi": the house, and not which part of it. */
const WARD = u`(?<=(?:^|\s)presso\s)(?:(?:il|la|lo)\s|l['’])?(?:[Pp]ronto [Ss]occorso|[Rr]eparto|[Uu]fficio|[Ss]ervizio|[Aa]mbulatorio|[Ss]ezione|U\.?\s?O\.?(?:\s?C\.?)?)(?:\s(?!dell|del\s)\S+){0,5}?\s(?:del(?:la|lo)?\s|dell['’])(?=(?:Ospedale|Azienda|ASST|ASL|AUSL|ASP|ATS|Clinica|Comune|Istituto|Policlinico|Presidio|Casa|Provincia|Regione|Università)(?!\p{L}))`;

/** A head without them; nothing else is taken of it. */
export function withoutTermsBehind(whole: string, lexicon: Lexicon): string {
  const { language } = lexicon;
  const sent = language === 'it' && whole.includes('presso');
  const text = sent ? whole.replace(THROUGH, '').replace(WARD, '') : whole;
  const own = BY_DOING.has(language) ? text.replace(LENT_TO, '').replace(BASED, '').replace(OF_YEARS, '') : text;
  const lent = BY_DOING.has(language) ? (CHARGED.exec(own) ?? LENT.exec(own)) : null;
  const behind = lent && lent.index > 0 && (CHARGED.test(own) || AT_SOMEBODY.test(own.slice(0, lent.index)));
  if (behind) return withoutTermsBehind(own.slice(0, lent.index), lexicon);
  if (own !== text) return withoutTermsBehind(own, lexicon);
  const doing = BY_DOING.has(language) ? (DOING.exec(text) ?? STANDING.exec(text)) : null;
  if (doing && doing.index > 0) return withoutTermsBehind(text.slice(0, doing.index), lexicon);
  const terms = BEHIND[language]?.exec(text);
  // "Cajera (media jornada)": of a post they may be told with it.
  if (terms && BEHIND[language] === IBERIAN && /^\s\(/u.test(terms[0]) && !AT_SOMEBODY.test(text)) return text;
  return terms && terms.index > 0 ? text.slice(0, terms.index).replace(/,$/u, '') : text;
}

/** "Laurea in Fisica conseguita il … presso …": the words for having earned a degree, its date cut out. */
const AWARDED =
  /\s(?:(?:nell['’])?anno(?:\s(?:scolastico|accademico))?(?=\s{2,}|\s*$)|(?:conseguit|ottenut)[oa](?:\s(?:in data|(?:nell['’]|l['’])anno(?:\s(?:scolastico|accademico))?|nel mese di|nel|il))?|rilasciat[oa]\s(?:in data|il))(?=\s|$)|(?<=\S),?\scon (?:la )?(?:votazione|voto|punteggio)(?:\s.*)?$/giu;

/** "Istituto N. Verdi - A. Bianchi": a school named for two. */
const NAMESAKES = gu`(?<=\p{Lu}\.\s?\p{Lu}[\p{L}'’]{2,20})\s-\s(?=\p{Lu}\.\s?\p{Lu})`;

export function withoutAward(text: string): string {
  return text
    .replace(NAMESAKES, '-')
    .replace(AWARDED, ' ')
    .replace(/\s{2,}(?=presso\s)/u, ' ');
}
