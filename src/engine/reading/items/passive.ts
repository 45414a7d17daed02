/** Is a bullet told in the passive, by the verb of its main clause. Being promoted or awarded is an achievement, not a passive. */
import type { Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { fold } from '../text/fold.ts';
import { readOpening } from './openings.ts';
import { GuardedPattern } from '../text/required-words.ts';

interface Grammar {
  /** Tried in order on the lower-cased main clause; the group `participle` is looked up in `honours`. */
  readonly patterns: readonly GuardedPattern[];
  /** Where the main clause ends. */
  readonly until: RegExp;
  /** Participles that praise, that are weak-phrases' to tell, or that are no passive: beginnings. */
  readonly honours: RegExp;
  /** An action in the opening makes the bullet active, whatever follows. */
  readonly activeOpening: boolean;
}

const NEVER = /(?!)/u;
const guarded = (...patterns: RegExp[]): readonly GuardedPattern[] =>
  patterns.map((pattern) => new GuardedPattern(pattern));
const LONGEST = 600;

// prettier-ignore
const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    patterns: guarded(
      u`(?<!\p{L})(?:was|were|is|are|been|being|got|gets|(?:will|would|could|can|must|should|may|might)\s(?:also\s|not\s)?be)\s(?:not\s|also\s|then\s|now\s|all\s|each\s|still\s|already\s)?(?:\p{L}{2,20}ly\s)?(?<participle>\p{L}{2,20}ed|(?:re|over|under|out|with|up|for)?(?:given|taken|written|driven|drawn|grown|shown|thrown|chosen|spoken|broken|done|seen|built|made|led|held|run|kept|sent|set|cut|put|paid|sold|told|thought|sought|spent|lost|won|found|taught|trained|brought|bought|met))(?!\p{L})`,
    ),
    until: u`[;:]|(?<!\p{L})(?:that|which|who|whose|where|when|while|so|because|if|until|once|after|before|ensuring)(?!\p{L})`,
    honours: /^(?:promoted|awarded|selected|recogni[sz]ed|appointed|invited|nominated|hired|honou?red|elected|named|ranked|entrusted|based|located|interested|involved|tasked|assigned|required|used|exposed|experienced|skilled|certified|licensed|expected|asked|offered|voted|rated|admitted|recruited|commended|published|headquartered|seconded|limited|retained|credited|accredited|funded|need)/u,
    activeOpening: true,
  },
  es: {
    patterns: guarded(
      u`(?<!\p{L})(?:fue|fueron|eran?|será|serán|sería|serían|han?\ssido|había\ssido|habían\ssido|habrán?\ssido|siendo)\s(?:\p{L}{3,20}mente\s)?(?<participle>\p{L}{2,20}(?:ad|id|íd)[oa]s?|hech[oa]s?|escrit[oa]s?|puest[oa]s?|resuelt[oa]s?|abiert[oa]s?|cubiert[oa]s?|impres[oa]s?|devuelt[oa]s?)(?!\p{L})`,
      u`(?<!\p{L})(?:es|son)\s(?<participle>\p{L}{2,20}(?:ad|id)[oa]s?|hech[oa]s?)\spor(?!\p{L})`,
      u`^(?:(?:en|durante|desde|tras|cada)\s[^,]{1,25},?\s)?se\s(?:ha\s|han\s|había\s|habían\s|les?\s)?(?<participle>\p{L}{2,20}(?:ó|aron|ieron|jeron|ujo|izo|uso|uvo|ado|ido|ído)|(?:hech|puest|resuelt|escrit|abiert)o)(?!\p{L})`,
    ),
    until: u`[;:]|(?<!\p{L})(?:que|donde|cuando|porque|mientras|cuy[oa]s?)(?!\p{L})`,
    honours: /^(?:promovid|ascendid|premiad|galardonad|seleccionad|elegid|nombrad|reconocid|designad|contratad[oa](?!s)|invitad|becad|condecorad|finalista|encarg|ocup|dedic|desempeñ|incorpor|convirti|especializ|gradu|titul|centr|emple|publicad)/u,
    activeOpening: true,
  },
  pt: {
    patterns: guarded(
      u`(?<!\p{L})(?:foi|foram|era|eram|será|serão|seria|seriam|tem\ssido|têm\ssido|tinham?\ssido|havia[m]?\ssido|sendo)\s(?:\p{L}{3,20}mente\s)?(?<participle>\p{L}{2,20}(?:ad|id|íd)[oa]s?|feit[oa]s?|escrit[oa]s?|abert[oa]s?|pag[oa]s?|entregues?|post[oa]s?)(?!\p{L})`,
      u`^(?<participle>\p{L}{2,20}(?:ou|aram|eu|eram|iu|iram))-se(?!\p{L})`,
      u`(?<!\p{L})(?:é|são)\s(?<participle>\p{L}{2,20}(?:ad|id)[oa]s?|feit[oa]s?)\s(?:por|pel[oa]s?)(?!\p{L})`,
    ),
    until: u`[;:]|(?<!\p{L})(?:que|onde|quando|porque|enquanto|cuj[oa]s?)(?!\p{L})`,
    honours: /^(?:promovid|premiad|selecionad|escolhid|nomead|reconhecid|eleit|designad|contratad[oa](?!s)|efetivad|convidad|agraciad|aprovad|publicad|tornou|dedicou|especializou)/u,
    activeOpening: true,
  },
  fr: {
    patterns: guarded(
      u`(?<!\p{L})(?:a|ont|avait|avaient|aura|auront|ayant)\s(?:tous\s|toutes\s|déjà\s|aussi\s|ainsi\s)?été\s(?:\p{L}{3,20}ment\s)?(?<participle>\p{L}{2,20}(?:é|ée|és|ées)|(?:re|dé|sur|entre|com|ap|per|sou|pro|ad|re)?(?:faite?s?|mise?s?|prise?s?)|\p{L}{1,12}(?:uit|rit|ert)e?s?|\p{L}{1,12}(?:ndu|çu|enu|ivi|ini|bli|rni)e?s?)(?!\p{L})`,
      u`(?<!\p{L})(?:est|sont|était|étaient|fut|furent|sera|seront|serait|seraient)\s(?:\p{L}{3,20}ment\s)?(?<participle>\p{L}{2,20}(?:é|ée|és|ées)|(?:pour)?suivie?s?|(?:r?établ|réun|fourn|rempl|garant|redéfin|défin|accompl|élarg|chois)ie?s?|(?:prév|rev|reç|conç|perç)ue?s?|(?:étend|rend|défend|suspend)ue?s?|(?:ouv|couv|découv|off)erte?s?|(?:re|dé|sur|entre|com|ap|per|sou|pro|ad)?(?:faite?s?|mise?s?|prise?s?)|\p{L}{1,12}(?:uit|rit)e?s?|(?:main|sou|re|con|ob|dé)?tenue?s?|\p{L}{0,6}vendue?s?)(?!\p{L})`,
    ),
    until: u`[;:]|(?<!\p{L})(?:qui|que|dont|où|lorsque|quand|afin)(?!\p{L})`,
    honours: /^(?:promu|nommé|élu|récompensé|félicité|sélectionné|choisi|embauché|recruté|retenu|invité|distingué|primé|publié|situé|basé|amené|chargé|affecté|allé|arrivé|entré|resté|monté|né|tombé|passé|rentré|retourné|sorti|venu|devenu|parvenu|intervenu)/u,
    activeOpening: true,
  },
  de: {
    patterns: guarded(
      u`(?<!\p{L})(?:wird|werden)\s(?:[^\s]{1,40}\s){0,14}?(?<participle>(?:\p{L}{0,14}ge\p{L}{2,16}t|\p{L}{2,18}iert|(?:\p{L}{0,6})(?:be|ver|er|ent|zer|über)\p{L}{2,16}t))$`,
      u`(?<!\p{L})(?:wurden?|worden)\s(?:[^\s]{1,40}\s){0,14}?(?<participle>(?:\p{L}{0,14}ge\p{L}{2,16}(?:t|en)|\p{L}{2,18}iert|(?:\p{L}{0,6})(?:be|ver|er|ent|zer|über)\p{L}{2,16}(?:t|en)))$`,
      u`(?<!\p{L})(?<participle>(?:\p{L}{0,14}ge\p{L}{2,16}(?:t|en)|\p{L}{2,18}iert|(?:\p{L}{0,6})(?:be|ver|er|ent|zer|über)\p{L}{2,16}(?:t|en)))\sworden(?:\s(?:ist|sind|war|waren))?$`,
      u`(?<!\p{L})(?:konnten?|sollten?|mussten?|durften?|kann|können|soll|sollen|muss|müssen)\s(?:[^\s]{1,40}\s){0,14}?(?<participle>(?:\p{L}{0,14}ge\p{L}{2,16}(?:t|en)|\p{L}{2,18}iert|(?:\p{L}{0,6})(?:be|ver|er|ent|zer|über)\p{L}{2,16}(?:t|en)))\swerden$`,
    ),
    until: u`[;:(]|,(?!\d)|(?<!\p{L})(?:und|sowie)\s(?=[\p{Lu}])`,
    honours: u`^(?:\p{L}{0,4}befördert|ausgezeichnet|ernannt|gewählt|ausgewählt|berufen|übernommen|geehrt|nominiert|eingestellt|eingeladen|prämiert|abgeworben|beauftragt|bestellt|beteiligt)`,
    activeOpening: false,
  },
  it: {
    patterns: guarded(
      u`(?<!\p{L})(?:è|sono|era|erano|fu|furono)\sstat[oaie]\s(?:\p{L}{3,20}mente\s)?(?<participle>\p{L}{2,20}(?:at|it|ut)[oaie]|fatt[oaie]|mess[oaie]|pres[oaie]|scritt[oaie]|\p{L}{1,10}dott[oaie]|apert[oaie]|chius[oaie]|svolt[oaie]|\p{L}{2,12}(?:tt|s|st|rt|lt)[oaie])(?!\p{L})`,
      u`(?<!\p{L})(?:sarà|saranno|sarebbe|sarebbero)\s(?:stat[oaie]\s)?(?:\p{L}{3,20}mente\s)?(?<participle>\p{L}{2,20}(?:at|it|ut)[oaie]|fatt[oaie]|mess[oaie]|pres[oaie]|scritt[oaie]|\p{L}{1,10}dott[oaie]|apert[oaie]|chius[oaie]|svolt[oaie])(?!\p{L})`,
      u`(?<!\p{L})(?:venne|vennero|viene|vengono|veniva|venivano|verrà|verranno|verrebbe|verrebbero)\s(?:\p{L}{3,20}mente\s)?(?<participle>\p{L}{2,20}(?:at|it|ut)[oaie]|fatt[oaie]|mess[oaie]|pres[oaie]|scritt[oaie]|\p{L}{1,10}dott[oaie]|apert[oaie]|chius[oaie]|svolt[oaie])(?!\p{L})`,
      u`^(?:(?:nel|nei|durante|dal|dopo|ogni)\s[^,]{1,25},?\s)?si\s(?:è|sono|era|erano)\s(?<participle>\p{L}{2,20}(?:at|it|ut|tt)[oaie])(?!\p{L})`,
    ),
    until: u`[;:]|(?<!\p{L})(?:che|dove|quando|perché|mentre|cui)(?!\p{L})`,
    honours: /^(?:promoss|nominat|premiat|scelt|selezionat|assunt|elett|riconosciut|invitat|incaricat|confermat|pubblicat|coinvolt|occupat|dedicat|laureat|andat|diventat|venut|arrivat|uscit|nat[oaie]$)/u,
    activeOpening: true,
  },
  ja: {
    patterns: guarded(u`(?<participle>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:された|されました|されている|されています|されていた|されていました|される|されること(?:と|に)(?:なった|なりました|なっている))$`, u`(?<participle>[\p{Script=Han}]\p{Script=Hiragana}{0,2}?)(?:[かがたなばまらわ]れ)(?:た|ました|ている|ています|ていた|ていました)$`),
    until: NEVER,
    honours: /(?:選|生|恵|認め|託|頼|招|呼|優|憧|慣|離|別|現|褒め|誉め|表彰|任命|選出|選抜|選定|抜擢|評価|採用|登用|昇格|推薦|指名|招待|採択|掲載|認定|委嘱|任|配属|称賛)$/u,
    activeOpening: false,
  },
  zh: {
    patterns: guarded(/(?<participle>(?<![棉毛绒絨丝絲凉涼夏冬薄厚])被(?!套|褥|服|单|單|面|芯|罩|动|動|测|測|告|子|试|試|害|保|评|評|授|选|選|聘|任|录|錄|提拔|提名|提升|采纳|採納|[纳納]入.{0,4}(?:人才|储备|儲備|后备|後備|培养|培養|核心)|引用|誉|譽|认|認|推|邀|派|指|列|收录|收錄).{0,6})/u, /(?<participle>受到.{0,12}的?(?:采用|採用|推广|推廣|使用|应用|應用|执行|執行))/u, /(?<participle>^由.{1,12}(?:完成|实施|执行|承办|實施|執行|承辦))/u, /^(?<participle>[^我使让讓令]{2,12}由[^我]{1,8}(?:完成|实施|执行|承办|實施|執行|承辦|制定|编写|編寫|编制|編製|设计|設計|开发|開發|建立|组织|組織|处理|處理|统计|統計|整理|审核|審核))$/u, /^(?<participle>[^使让讓令]{2,16}得(?:到|以)了?(?:有效|明显|顯著|显著|妥善|及时|及時|进一步|進一步)?(?:改善|提升|提高|优化|優化|解决|解決|控制|统一|統一|落实|落實|完善|实现|實現|推进|推進|执行|執行|保障|缓解|緩解|规范|規範|更新|处理|處理|完成|降低|加强|加強))/u),
    until: /[，,。；;]/u,
    honours: NEVER,
    activeOpening: false,
  },
};

function mainClause(text: string, until: RegExp): string {
  const end = until.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/[\s.。!！]+$/u, '');
}

/** The words that make it passive, as written; null for the active. */
export function passiveIn(text: string, lexicon: Lexicon): string | null {
  const { patterns, until, honours, activeOpening } = GRAMMARS[lexicon.language];
  const folded = fold(text.slice(0, LONGEST));
  // Most bullets hold no word of a passive anywhere.
  if (!patterns.some((pattern) => pattern.mayMatch(folded))) return null;
  const clause = mainClause(folded.replace(u`^[^\p{L}\p{N}]+`, ''), until);
  // Endings are looked for in lower case, of the same length.
  const lower = clause.toLowerCase();
  for (const pattern of patterns) {
    const match = pattern.exec(lower);
    const participle = match?.groups?.['participle'] ?? '';
    if (!match || honours.test(participle)) continue;
    const written =
      lower.length === clause.length ? clause.slice(match.index, match.index + match[0].length) : match[0];
    // A German noun is no participle: "wurde Leiterin von acht Personen".
    if (u`^\p{Lu}`.test(written.slice(match[0].lastIndexOf(participle))) && lexicon.language === 'de') continue;
    // What opens the passive itself is no action, nor is what an aside behind it says: "È stato redatto il piano, approvato …".
    if (activeOpening && match.index > 0 && readOpening(text, lexicon).kind === 'strong') return null;
    return written;
  }
  return null;
}
