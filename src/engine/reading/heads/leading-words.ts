/** Words between a post and its employer, in each language. */
import { gu, u } from '../../../resume/patterns.ts';

/** Words that only an employer follows; those of templates are English, whatever is filled in. */
export const AT: Readonly<Record<string, RegExp>> = {
  en: /\s+at\s+(?:the\s+)?|\s+(?:through|via)\s+(?:the\s+)?(?=[^,]{0,40}(?:staffing|recruit|agency|personnel|resourc|outsourc))/giu,
  fr: /\s+(?:at\s|chez\s|via\s|au sein d(?:e la\s|e l['’]|es\s|[eu]\s|['’]))\s*/giu,
  de: /\s+(?:at|bei(?:\s+(?:der|dem)|m)?)\s+|\s+(?:an|in)\s+(?=(?:verschiedenen|diversen|mehreren|wechselnden)\s)|\s+über\s+(?:die\s+)?(?=[^,]{0,40}(?:zeitarbeit|personal|leasing|leihfirma))/giu,
  es: /\s+at\s+(?:the\s+)?|\s+(?:en|para)\s+(?=(?:una?\s)?(?:casas?|domicilios?)\s(?:particular(?:es)?|de familia)|comunidad(?:es)?\sde\s(?:propietarios|vecinos))|(?<=^\s?colaboración(?:\s\p{L}+)?)\s+con\s+(?:(?:el|la|los|las)\s+)?/giu,
  pt: /\s+at\s+(?:the\s+)?|\s+(?:em|para)\s+(?=(?:uma?\s)?casas?\s(?:particular(?:es)?|de família))|(?<=^\s?colaboração(?:\s\p{L}+)?)\s+com\s+(?:[ao]s?\s+)?/giu,
  it: /\s+(?:at\s|tramite\s|presso(?:\s+(?:(?:il|lo|la|le|i|gli)(?=\s)|l['’]))?|c\/o)\s*|(?<=^\s?collaborazione(?:\s\p{L}+)?)\s+con\s+(?:(?:il|lo|la|i|gli|le)\s+|l['’])?/giu,
};
/** "The Two Foxes At Larkmoor": the inn's own name. */
export const NAMED_AT = u`^The\s\p{Lu}.{2,40}\s[Aa]t\s|^\p{Lu}.{2,40}\sAt\s\p{Lu}`;
/** And words that a trade may follow as well: "Técnico en Sistemas". */
export const IN: Readonly<Record<string, RegExp>> = {
  en: /\s+(?:with|in|for)\s+(?:the\s+|an?\s+)?/giu,
  // "en El Yunque": a capital opens the name.
  es: gu`\s+(?:en\s+(?:el\s+|la\s+|los\s+|las\s+)?|EN\s+(?:EL\s+|LA\s+|LOS\s+|LAS\s+)?|(?<!(?:[Aa]ut[oó]nom[oa]|[Ff]reelance|independiente|extern[oa])(?:,?\s[^|]{0,60})?\s+)para\s+(?:el\s+|la\s+|los\s+|las\s+)?(?=["“«]?\p{Lu})(?!Latino|Iberoam|Sudam|Centroam|Am[eé]rica|Europa|Espa|M[eé]xico|Chile|Colombia|Per[uú]|Argentina|Zona|Regi[oó]n|E\.?S\.?O|EMEA|LATAM))`,
  pt: /\s+n[ao]s?\s+/giu,
  fr: gu`\s+(?:à\s+(?:la\s|l['’])|au\s|aux\s|à\s(?=\p{Lu}))\s*`,
  it: /\s+(?:alla\s|allo\s|all['’]|al\s|nella\s|nell['’])\s*/giu,
  de: /\s+(?:im|am|in\s+(?:der|einer|einem)|an\s+der)\s+/giu,
};

/** And whose one is, where the noun of an employer follows: "Socia dello Studio Legale Bianchi", "Leiterin der Kita Sonnenhof". */
export const OF: Readonly<Record<string, RegExp>> = {
  it: /\s+(?:dell[oa]\s|del\s|di\s|dell['’])\s*/giu,
  de: /\s+(?:der|des|vom)\s+/giu,
  // "Jefe de la Unidad de Aguas" is a post, whole.
  es: gu`\s+(?:del|de\s+l[ao]s?)\s+(?!Unidad|Oficina|Secci|[AÁ]rea|Depart|Divisi|Sector|Direcci|Coordin|Comit|Comisi|Consejo)(?=\p{Lu}[\p{L}.'’-]*\s)`,
  pt: gu`\s+d[ao]s?\s+(?!Unidade|Se[cç]|[AÁ]rea|Depart|Divis|Setor|Dire[cç]|Coorden|N[uú]cleo|Gabinete|Comit|Comiss|Conselho)(?=\p{Lu}[\p{L}.'’-]*\s)`,
};

/** How one was employed, in French sentences. */
export const HELD = u`^[\s:–—-]*(?:CDI|CDD|Intérim|Vacations?|Remplacements?|Titulaire|Contractuelle?)(?:\s\p{Ll}[\p{L}’']*){0,6}$`;

/** Two words and more, each with a capital. */
export const NAMED = u`^\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeo]s?|del|de la|di|du|des|y|e|&)|\s\p{Lu}[\p{L}.'’-]*){1,6}$`;

export const MOST_POST_WORDS = 4;

/** At most three words, the first with a capital. */
export const TRADE = u`^\p{Lu}[\p{L}/()-]{3,24}(?:\s[\p{L}/()-]{1,20}){0,2}$`;

/** "… na empresa Mukongo Trading", "… en la firma Ortiz": the noun before a name is none of it. */
export const FIRM_NOUN = u`^(?:empresa|ditta|impresa|azienda|società|cooperativa(?=\s["“«‘'])|firma|sociedade|sociedad|compañía|companhia|multinacional|entidade|entidad)s?\s(?=["“«‘']?\p{Lu})`;

/** "[Partner der GbR]" below a firm: as what one was there. */
export const BRACKETED = u`^\s*\[(\p{Lu}[^[\]]{3,80})\]?\s*$`;

/** How a name opens. */
export const NAME = u`^["“«‘'(]?[\p{Lu}\p{N}\p{Lo}]`;

/** "presso Lumen" in a text of its own: whom one works for, so the texts beside it need not say it. */
export function opensWithAt(text: string, language: string): boolean {
  const at = AT[language];
  const [first] = at ? ` ${text}`.matchAll(at) : [];
  return first?.index === 0 && NAME.test(` ${text}`.slice(first[0].length));
}

/** "au lycée Jean Exemple", "à l'université de Lens": a noun in small letters, and whose. */
export const SMALL_NOUN = u`^\p{Ll}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,4}?[\s’']["“«]?\s?\p{Lu}`;

/** "Housekeeper for the Fennell family": for whom one keeps house. */
export const FAMILY = u`^\p{Lu}[\p{L}’'-]+ (?:family|household)(?=$|,)`;

/** A post at somebody's, in Spanish and Portuguese: what stands in brackets behind it may be said of whom one worked for. */
export const AT_SOMEBODY = /\s(?:en|em|n[ao]s?|para|con|com)\s/u;

/** In brackets that are not closed yet. */
export const IN_BRACKETS = /\([^()]*$/u;

/** "bei Acme in Emsau" */
export const IN_TOWN = u`(?<=\p{L}\p{Ll}|\p{Lu}{2})\sin\s(?:Bad\s)?\p{Lu}\p{Ll}[\p{L}-]*(?:\s\(\p{L}[\p{L} ]*\))?$`;

/** "Erzieher im Jugendheim Emsau über den Verein …": how one came there, behind a German employer. */
export const WAY = u`(?<=\p{L}{3})\s(?:über\s(?:den|die|das)|im\sRahmen|unter\s(?:der\s)?Leitung|sowie)\s.*$`;

/** "Acme AG, als Köchin", "zuletzt Teamleiterin": before a German post. */
export const OPENS = u`^(?:als|ebendort|ebenda|dort|zuletzt|anschließend|danach|zunächst|nebenbei|zeitweise)\s(?=\p{Lu})`;
