/** Where a person lives, in the contact lines of a Chinese or Japanese resume: by its label, its postal mark or its own ending. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import { isHanPlace } from '../han/han-places.ts';
import { foreignTown } from './han-foreign-towns.ts';
import type { ContactValue, Line } from '../reading.ts';
import { mayOpen } from '../text/word-starts.ts';

const HOME =
  /^(?:家住|住在|住处|住處|(?:现|現|目前|当前|當前|家庭|通讯|通訊|通信|联系|聯絡|详细|邮寄|常|长期)?(?:所在|居住?|住)?(?:地址|地区|地區|地点|地點|城市|住?址)|现居住?地?|现住|现居住|現住|目前居住地?|现住址|现住地|现所在地|现在住址|住址|家庭住址|联系地址|通讯地址|地址|所在地|所在城市|居住城市|居住地|现居城市|常住地|城市|坐标|base|現居住?地?|居住地區?|聯絡地址|通訊地址|戶籍地址|現住所|現在の住所|住所|居住地|自宅住所|お住まい|在住|住まい|address|location)$/iu;
/** Where one may be written to: home, unless another label says where that is. */
const REACHED_AT = /^(?:ご?連絡先|联系方式|聯絡方式)$/u;
/** Where one comes from or wishes to go. */
const ELSEWHERE =
  /籍贯|籍貫|户籍|户口|戶籍|生源|出生地|出身|本籍|国籍|國籍|民族|期望|意向|希望|目标|可到岗|勤務地|工作地|本社|最寄|沿線|学校|大学|毕业/u;
const LABEL = /^(.{1,8}?)\s?[:：]\s?(.*)$/u;
const GLUED =
  /^(现居住地|现居住|现居地|现居|居住地|现住址?|住址|地址|所在地|坐标|現居|現居住地|居住地|現住所|住所|〒)\s?[于於在]?\s?(?=\S)(.+)$/u;
/** Fields of a line; a blank parts them too, but not within an address. */
const BETWEEN = /\s*[|｜／•●▪◦,，;；、∕]\s*|\s+\/\s+|\s+(?=\S{1,8}\s?[:：])|\s+(?=现居|现住|常住|坐标|現居|居住)/u;
/** What is dialled or written to. */
const REACHED =
  /(?:(?:携帯|(?:手提|流動|行動|移動|移动|聯絡|联络|联系|固定|住宅|家庭|日間|夜間|携帯)?(?:電話|电话)|手机|手機|手提|tel|phone|mobile|mail|e-?mail|邮箱|電郵|郵箱)[:：]?\s*)?(?:[\w.%+-]{1,64}@\S{1,80}|(?:https?:\/\/|www\.)[\w./?=&%#~:-]{1,120}|\(?\+?\d[\d\s()-]{7,18}\d)/giu;
/** "现 居:": characters of a label set apart to its width. */
const SPACED_LABEL = gu`(?<=^|\s)(\p{Script=Han})\s(\p{Script=Han})(?:\s(\p{Script=Han}))?(?=\s?[:：])`;
const BRACKETED = /[【〔]\s?([^【】〔〕]{2,8})\s?[】〕]\s?[:：]?\s?/gu;
/** "期望城市：杭州 / 苏州": a list of where one would go. */
const WISHED = gu`(?:期望|意向|目标|希望|理想)\p{Script=Han}{0,6}\s?[:：]\s?\p{Script=Han}{2,8}(?:\s?[/、,，]\s?\p{Script=Han}{2,8}){0,6}`;
const POSTAL = /^〒?\s?\d{3}-?\d{4}\s?/u;
const LEVELS = u`^(?:\p{Script=Han}{1,4}(?:自治区|特别行政区|特別行政區|省|市|都|道|府|県|縣))?\s?(?:\p{Script=Han}{1,5}(?:市|郡|州|盟|地区))?\s?(?:[\p{Script=Han}ヶケ]{1,5}(?:区|區|县|縣|市|町|村|镇|鎮|旗|新区|郷|鄉))?`;
const COUNTRY = /^(?:日本国?|中国|中國|台湾|台灣)[\s,、，]\s?/u;
const LONGEST = 60;

/** Of a town that no list holds, behind a label. */
const BARE_TOWN = u`^(?!不限|全国|全國|面[议議]|保密|同上|远程|遠端|在|离)\p{Script=Han}{2,4}$`;

/** How surely: labelled or an address, a place and its district, the bare name of one. */
type Rank = 3 | 2 | 1;

interface Place {
  readonly value: string;
  readonly rank: Rank;
}

function startsWithPlace(text: string, lexicon: Lexicon): boolean {
  const folded = key(text);
  return mayOpen(folded, lexicon.places).some((place) => place.length > 1 && folded.startsWith(place));
}

const OTHER_ENDS =
  /(?:大学|大學|学院|公司|会社|集团|銀行|银行|病院|医院|协会|学校|高校|中学|大会|出身[でのし]?|生まれ[でのて]?|出生|人|事|部|課|课|科|店|支社|営業所|事業所|出張所|センター|工場|厂|站|局|社|师|師|员|員|职|職|户籍|居民|公民|永住[者権权]?|国籍|國籍|签证|簽證|可能?|希望|予定|[语語话話])$/u;

/** "江东省委党校公共管理专业" */
const STUDIED = /(?:党校|大学|大學|学院|學院|学校).{0,12}(?:专业|專業|系)$/u;

/** "（佐賀県鳥栖市", "（東京都港区）": of a bracket around the contact data, or around the place alone. */
function unwrapped(text: string): string {
  const inner = /^[(（[【〔]([^()（）[\]【】〔〕]+)[)）\]】〕]?$/u.exec(text)?.[1];
  return inner?.trim() ?? text;
}

function placeOf(text: string, labelled: boolean, lexicon: Lexicon): Place | null {
  const bare = text.replace(POSTAL, '').replace(gu`^[^\p{L}]+|[^\p{L}\p{N})）-]+$`, '');
  if (bare.length < 2 || text.length > LONGEST || OTHER_ENDS.test(bare) || STUDIED.test(bare)) return null;
  const levels = LEVELS.exec(bare.replace(COUNTRY, ''))?.[0] ?? '';
  const known = startsWithPlace(bare, lexicon);
  const value = unwrapped(text.replace(/^[\s·・•-]+|[\s·・•。/∕-]+$/gu, ''));
  if (labelled)
    return known || levels.length > 1 || (lexicon.language === 'zh' && BARE_TOWN.test(bare))
      ? { value, rank: 3 }
      : null;
  if (levels.length > 2 && (known || POSTAL.test(text))) return { value, rank: bare.length <= 40 ? 2 : 1 };
  // "香港九龍觀塘康寧道", without levels.
  if (known && u`^(?:香港|九龍|九龙|新界|澳門|澳门|新加坡)[\p{Script=Han}\d]{2,18}$`.test(bare))
    return { value, rank: 2 };
  if (levels.length > 2 && levels === bare.replace(COUNTRY, '')) return { value, rank: 2 };
  // "アラブ首長国連邦 ドバイ"
  if (known && bare.split(/[\s·・-]/u).every((part) => isHanPlace(part, lexicon))) return { value, rank: 1 };
  return known && u`^\p{Script=Han}{2,8}(?:\s?[·・-]\s?\p{Script=Han}{2,6}|\s\p{Script=Han}{2,6})?$`.test(bare)
    ? { value, rank: 1 }
    : null;
}

/** Blanks part a field from the next unless both sides are of one address. */
function partsOf(field: string, lexicon: Lexicon): string[] {
  if (POSTAL.test(field)) return [field];
  const words = field.split(' ');
  return words.reduce<string[]>((parts, word) => {
    const last = parts.at(-1);
    const together =
      last !== undefined &&
      startsWithPlace(last, lexicon) &&
      (startsWithPlace(word, lexicon) ||
        /^[·・]/u.test(word) ||
        /[·・]$/u.test(last) ||
        LEVELS.exec(word)?.[0] === word);
    return together ? [...parts.slice(0, -1), `${last} ${word}`] : [...parts, word];
  }, []);
}

/** What a line goes on with below: "現住所：神" over "奈川県川崎市中原区", where the line above it is full. */
function restBelow(line: Line, below: Line | undefined): string {
  const right = line.box.x + line.box.width;
  const goesOn =
    below?.page === line.page &&
    below.column === line.column &&
    below.cells.length === 1 &&
    below.text.length <= LONGEST_REST &&
    Math.abs(below.box.x - line.box.x) < line.size &&
    below.box.x + below.box.width < right &&
    !/[:：@|]/u.test(below.text);
  return goesOn ? below.text : '';
}

const LONGEST_REST = 30;
/** A label's value that a full line may cut: less than a town. */
const CUT = u`^\p{Script=Han}{1,2}$`;

/** "31400 怡保，霹雳": a town, and behind a comma the state it lies in, as Malaysians write it. */
function withState(town: string, text: string, lexicon: Lexicon): string {
  const behind = text.slice(text.indexOf(town) + town.length);
  const [whole, state = ''] = u`^\s?[,，、]\s?(\p{Script=Han}{2,6})(?=$|[\s|｜;；。])`.exec(behind) ?? [];
  return whole !== undefined && startsWithPlace(state, lexicon) ? `${town}${whole}` : town;
}

/** "紅葉町4-2 潮田 かおる（うしおだ かおる）": who lives there, behind the address in its row, is no part of it. */
function withoutPerson(text: string, person: string): string {
  const at = person === '' ? -1 : text.indexOf(` ${person}`);
  if (at < 1) return text;
  return `${text.slice(0, at)} | ${text.slice(at + person.length + 1).replace(/^\s?[(（][^()（）]{2,20}[)）]/u, '')}`;
}

function* placesIn(line: Line, lexicon: Lexicon, below: Line | undefined, person: string): Generator<Place> {
  let label = '';
  for (const cell of line.cells) {
    const text = withoutPerson(cell.text, person)
      .replace(BRACKETED, '$1：')
      .replace(WISHED, ' | ')
      .replace(SPACED_LABEL, '$1$2$3')
      .replace(REACHED, ' | ');
    const tight = text.replace(/[\s:：]/gu, '');
    if (tight.length <= 8 && (HOME.test(tight) || REACHED_AT.test(tight) || ELSEWHERE.test(tight))) {
      label = tight;
      continue;
    }
    for (const field of text.split(BETWEEN)) {
      const [, own, rest] = LABEL.exec(field) ?? GLUED.exec(field) ?? [];
      const named = (own ?? label).replace(/\s/gu, '');
      const value = own === '〒' ? field : (rest ?? field);
      label = '';
      if (value.trim() === '' || ELSEWHERE.test(named)) continue;
      if (HOME.test(named) || REACHED_AT.test(named) || own === '〒') {
        const last = cell === line.cells.at(-1) && cell.text.endsWith(value) && CUT.test(value);
        const rest = last ? restBelow(line, below) : '';
        const whole = (rest === '' ? null : placeOf(value + rest, true, lexicon)) ?? placeOf(value, true, lexicon);
        if (whole)
          yield {
            ...whole,
            value: withState(whole.value, text, lexicon),
            rank: REACHED_AT.test(named) ? 2 : whole.rank,
          };
        continue;
      }
      // Any other label names something else.
      if (own !== undefined && LABEL.test(field)) continue;
      for (const part of partsOf(value, lexicon)) {
        // "北京·朝阳" is a place, "设计师·北京" holds one.
        const sides = part.split(/\s?[·・•]\s?/u);
        const whole = startsWithPlace(part, lexicon) ? placeOf(part, false, lexicon) : null;
        if (whole) yield whole;
        else
          for (const side of sides) {
            const found = placeOf(side, false, lexicon);
            if (found) yield found;
          }
      }
    }
  }
}

/** "招聘专员 | 上海 | 12-16K" below "期望职位". */
function isWish({ text, index }: Line, above: Line | undefined): boolean {
  const told = above?.index === index - 1 && above.text.length <= LONGEST_HEADING && WISH.test(above.text);
  return told && text.split(BETWEEN).length > 2 && !WISH.test(text);
}

const LONGEST_HEADING = 10;
const WISH = /^[^:：]*(?:期望|意向|希望|求职)[^:：]*$/u;

const LIVING = u`(?:^|[、,，。｜|/∕\s(（は])((?:\p{Script=Han}{2,3}[都道府県])?(?:[\p{Script=Han}ヶケ]{1,5}[市区町村郡]){0,2})(?:に)?在住`;

/** "福岡県出身、東京都杉並区在住。" in a sentence of the profile, which may break anywhere. */
export function hanLivingIn(lines: readonly Line[]): ContactValue | null {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const below = next?.column === line.column ? next.text : '';
    const value = LIVING.exec(`${line.text}${below}`.slice(0, LONGEST_PROFILE))?.[1] ?? '';
    if (value.length > 2) return { value, line };
  }
  return null;
}

const LONGEST_PROFILE = 200;

const HAMLET = u`^\p{Script=Han}[\p{Script=Han}々ヶケ]{1,3}[村町市郡]$`;

/** "氏名 三日村 佳代": families are called like villages. */
function isSurname({ value, rank }: Place, named: boolean, lexicon: Lexicon): boolean {
  return rank < 3 && HAMLET.test(value) && (lexicon.surnames.includes(value) || (named && !startsWithPlace(value, lexicon))); // prettier-ignore
}

/** Null where nothing reads like a home. */
export function hanLocationOf(
  block: readonly Line[],
  lexicon: Lexicon,
  person: ContactValue | null,
): ContactValue | null {
  const name = person?.line ?? null;
  let best: (Place & { readonly line: Line }) | null = null;
  for (const [at, line] of block.entries()) {
    if (line.text.length > 200 || isWish(line, block[at - 1])) continue;
    const abroad = ELSEWHERE.test(line.text) ? null : foreignTown(line.text, lexicon);
    const rank = HOME.test(LABEL.exec(line.text)?.[1] ?? '') ? 3 : abroad?.coded === true ? 2 : 1;
    if (abroad !== null && rank > (best?.rank ?? 0)) best = { value: abroad.town, rank, line };
    if (best?.rank === 3) break;
    for (const place of placesIn(line, lexicon, block[at + 1], person?.value ?? '')) {
      if (line === name && place.rank < 2 && line.cells.length === 1 && line.text.length < 12) continue;
      if (isSurname(place, line === name, lexicon)) continue;
      if (place.rank > (best?.rank ?? 0)) best = { ...place, line };
    }
    if (best?.rank === 3) break;
  }
  return best && { value: best.value.replace(/\s+/gu, ' '), line: best.line };
}
