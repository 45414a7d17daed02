/** Age and marital lines: what no employer needs, said in a word or two of its own. */
import type { TextLine } from './contact-lines.ts';
import type { Range } from './ranges.ts';

/** What may stand before and after a phrase that is all its segment says. */
const OPEN = String.raw`(?<=^|[,.;:：|｜·•()（）/／、，。・\t–—-]|\s{2}|\uFFFC)\s*`;
const CLOSE = String.raw`(?=\s*(?:$|[,.;|｜·•()（）/／、，。・\t–—]|\s{2}|\s[-–]\s|\uFFFC))`;

const AGE_UNIT = String.raw`años|years? old|years of age|y/o|ans|anos|jahre(?: alt)?|anni|周岁|周歲|歳|才|岁|歲`;
/** "男 ｜ 29 ｜ 上海" */
const BESIDE_SEX = /(?<=[男女]性?\s{0,3}[|｜/／、，,·]\s{0,3})(?<age>[1-6]\d)(?=\s{0,3}(?:[|｜/／、，,·]|$))/gu;
const IN_WORDS = [
  String.raw`(?:veinti\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta)(?: y \p{L}+)?) años|(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e \p{L}+)? anos`,
  String.raw`(?:twenty|thirty|forty|fifty|sixty)(?:[- ]\p{L}+)? years(?: old| of age)|(?:vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?\p{L}+){0,2} ans`,
  String.raw`(?:vent|trent|quarant|cinquant|sessant)\p{L}+ anni|\p{L}{0,14}(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig) jahre(?: alt)?`,
].join('|');
const AGES = [
  new RegExp(
    String.raw`(?<!\p{L})(?:edad|age(?:\s?\/\s?d\.?o\.?b\.?)?|âge|idade|alter|et[àa])\s{0,6}[:：]?\s{0,6}(?<age>\d{2}(?!\d|\s?[-–]\s?\d)(?:\s?(?:${AGE_UNIT})(?!\p{L}))?(?:\s?\(\p{L}[\p{L} -]{4,24}\))?)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:年齢|年龄|年齡)\s{0,6}[:：]?\s{0,6}(?<age>(?:\d{2}(?!\d)|[一二三四五六七八九十]{2,4})(?:\s?(?:歳|才|岁|歲))?)`,
    'giu',
  ),
  new RegExp(String.raw`${OPEN}(?<age>(?:1[5-9]|[2-7]\d)\s?(?:${AGE_UNIT}))(?!\p{L})${CLOSE}`, 'giu'),
  new RegExp(String.raw`${OPEN}(?<age>[2-6]\d[- ]?jährige?r?)${CLOSE}`, 'giu'),
  // In words
  new RegExp(String.raw`${OPEN}(?<age>${IN_WORDS})(?!\p{L})${CLOSE}`, 'giu'),
  /(?<=[満满\s（(，,、|｜/／]|^)(?<age>[二三四五六七]?十[一二三四五六七八九]?\s?(?:周岁|周歲|歳|才|岁|歲))(?=$|[\s）)，,、|｜/／。])/gu,
  // Among contact data, with nothing but a space or the date of birth before it.
  /(?<=[\p{L}\s\uFFFC）)]|^)(?<age>(?:1[5-9]|[2-7]\d)\s?(?:周岁|周歲|歳|才|岁|歲))(?=\s*(?:$|[、，,／/|｜（(\uFFFC]|\s))/gu,
  // Not "tengo 12 años de experiencia".
  new RegExp(
    String.raw`(?:(?<=(?<!\p{L})(?:tengo|i am|i’m|i'm|aged|j’ai|j'ai|tenho|ich bin|ho)\s)|(?<=今年|满|満|本人|现年|現年))(?<age>[1-7]\d\s?(?:${AGE_UNIT}))(?!\p{L}|\s(?:de|d[’']|of|di|in|im|als|como|come)(?!\p{L})|的?[工经経])`,
    'giu',
  ),
];

const CHILDREN = String.raw`(?:[ ,(]+(?:e |y |and |et |und |con |com |with |avec |mit )?(?:\d|un[oa]?|dos|tres|cuatro|one|two|three|four|une?|deux|trois|quatre|um|uma|dois|duas|três|quatro|ein|eine?n?|zwei|drei|vier|due|tre|quattro|no|sin|sem|sans|senza|keine)\s(?:hij[oa]s?|child(?:ren)?|kids?|enfants?|filh[oa]s?|kind(?:er)?|figli[oae]?)\)?|[ ,]+con prole)?`;
const STATUS = String.raw`(?:(?:en|em|in|im)\s)?(?:(?:una )?pareja(?: estable)?|pareja estable|en una relaci[óo]n|conviviendo|(?:legalmente )?separat[oa](?: legalmente)?|consensualmente separat[oa]|eingetragener? (?:lebens)?partnerschaft|zusammenlebend|civil partner|domestic partner(?:ship)?|partnered|vie commune|parella de fet|casat|casada|solter[a]?|noiv[oa]|verlobt|prometid[oa]|fidanzat[oa]|cohabitante? de fait|en m[ée]nage|(?:madre|padre|mãe|pai) solte(?:r|ir)[oa]|fiancée?|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|married|divorced|widow(?:ed|er)?|célibataire|marié(?:\(e\)|e)?|divorcé(?:\(e\)|e)?|pacsée?|veu(?:f|ve)|solteir[oa]|viúv[oa]|ledig|verheiratet|geschieden|verwitwet|celibe|nubile|coniugat[oa]|sposat[oa]|divorziat[oa]|vedov[oa]|convivi?ente(?: civil| di fatto)?|conjointe? de fait|union (?:de fait|libre)|uni[óo]n de hecho|acuerdo de uni[óo]n civil|uni[ãa]o de fa[c]?to|em uni[ãa]o est[áa]vel|unione civile|unit[oa] civilmente|(?:living )?(?:in a )?(?:de[ -]facto|common[ -]law)(?: relationship| marriage| partner(?:ship)?)?|civil partnership|in (?:eheähnlicher )?(?:lebensgemeinschaft|lebenspartnerschaft)(?: lebend)?|eingetragene (?:lebens)?partnerschaft|konkubinat(?: lebend)?|(?:in )?(?:ehe(?:ähn)?liche[rn]? gemeinschaft|eheähnlich)|alleinstehend|alleinerziehend|(?:di )?stato libero|liber[oa] di stato|nubil[ie]|uni[ãa]o est[áa]vel|uni[óo]n libre|pareja de hecho|amasiad[oa]|unmarried|never married|in a (?:civil partnership|relationship)|engaged|pacs|en couple|en concubinage|concubine?|vie maritale|cohabitant(?:e)?(?: l[ée]gale?)?|séparée?|separat[oa]|separad[oa](?: judicialmente)?|getrennt lebend|verh\.|led\.|gesch\.|verw\.|verpartnert|in (?:fester )?partnerschaft(?: lebend)?)${CHILDREN}`;
/** Of a Japanese or Chinese form: one word. */
const REST_EAST_ASIAN = String.raw`(?=[\p{L}\p{N}])(?![数の欄を歴历])[^\s|·•;；、，｜–—\uFFFC]{1,20}`;
const CJK_STATUS =
  '(?:离婚\\d回|離婚\\d回|[妻夫]・子\\s?\\d人|既婚|未婚|独身|單身|单身|已婚|喪偶|丧偶|离异|離異|离婚|离婚|離婚)(?:[已未]育)?(?:[，,、]?\\s?育有?[一二两兩三四1-4][个個]?[子女孩儿兒]{1,2}|・子\\s?\\d人)?';
/** "Coniugato: sì" */
const YES_OR_NO = 's[ií]|sì|no|não|sim|yes|oui|non|ja|nein';
const REST = String.raw`(?=[\p{L}\p{N}])(?![数の欄を])[^\n\t|·•;；–—\uFFFC]{1,40}?(?=\s*(?:$|[\n\t|·•;；–—\uFFFC]|\s{2}|,\s*(?:jahrgang|nac|geb|nat|born|né)))`;
const MARITALS = [
  new RegExp(
    String.raw`(?<!\p{L})(?:estado civil|est\. civil|e\.\s?civil|marital status|civil status|family status|situation (?:familiale|de famille|matrimoniale)|état civil|familienstand|fam\.-?stand|zivilstand|stato civile)\s{0,6}[:：]?\s{0,6}(?<status>${STATUS}(?!\p{L})|${REST})`,
    'gimu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${STATUS})\s?[:：]\s?(?<status>${YES_OR_NO})(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})status\s{0,6}[:：]\s{0,6}(?<status>single|${STATUS})(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?:配偶者の?扶養義務|配偶者|婚姻歴|婚姻状况|婚姻狀況|婚姻|婚否|扶養家族数?(?:[（(][^）)\n]{1,16}[）)])?)\s{0,6}[:：]?\s{0,6}(?<status>${CJK_STATUS}|[有無](?!\p{L})|${REST_EAST_ASIAN})`,
    'gimu',
  ),
  new RegExp(
    String.raw`(?:${OPEN}|(?<=(?<!\p{L})(?:soy|i am|i’m|je suis|sou|ich bin|sono)\s))(?<status>${STATUS}|${CJK_STATUS})(?!\p{L})${CLOSE}`,
    'gimu',
  ),
  // "verh. m. Dr. Jan Muster"
  new RegExp(String.raw`${OPEN}(?<status>verh\.|verheiratet)(?=\s(?:m\.|mit)\s)`, 'giu'),
  // "Soltero y con disponibilidad": a sentence of the person's own.
  new RegExp(String.raw`(?<=[.!]\s|^)(?<status>solter[oa]|solteir[oa])(?=\s[ye]\s)`, 'gimu'),
];

/** "29歳 女性 未婚" */
const SPACED_STATUS = new RegExp(String.raw`(?<=\s)(?<status>${CJK_STATUS})(?=\s|$)`, 'gmu');

export function findCircumstances(lines: readonly TextLine[]): Range[] {
  return lines.flatMap((line) => [
    ...(line.isContact ? of('AGE', [...AGES, BESIDE_SEX], line) : of('AGE', AGES.slice(0, 2), line)),
    ...of('MARITAL', line.isContact ? [...MARITALS, SPACED_STATUS] : MARITALS, line),
  ]);
}

function of(kind: 'AGE' | 'MARITAL', patterns: readonly RegExp[], line: TextLine): Range[] {
  return patterns
    .flatMap((pattern) => [...line.text.matchAll(pattern)])
    .map((match) => {
      const [, found = ''] = Object.entries(match.groups ?? {})[0] ?? [];
      const start = line.start + match.index + match[0].lastIndexOf(found);
      return { kind, start, end: start + found.trimEnd().length };
    });
}
