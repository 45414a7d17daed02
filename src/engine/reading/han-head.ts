/** The head of an entry in Chinese or Japanese, where employer, post, department and place stand in any order and parted by anything. */
import { HAN_DEPARTMENT, HAN_EMPLOYER_ENDS, HAN_POST_END, HAN_TERMS } from '../lexicons/han-fields.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { CJK, key, keysOf } from './fold.ts';
import { hanFields } from './han-fields.ts';
import { degreeOf } from './han-school.ts';

export interface HanHead {
  readonly title: string | null;
  readonly organisation: string | null;
}

/** Before or behind a firm's name, these leave no doubt. */
const LEGAL = /株式会社|有限会社|合同会社|合資会社|公司|集团|集團|\((?:株|有|同)\)|法人|事務所$|事务所$/u;
const BETWEEN = /\s*[|｜／∕•●∙⋅\t]\s*|\s+\/\s+|\s+·\s+|\s{2,}|\s+[–—―-]\s+|[—―]{1,2}|[【】「」『』]|[,、，;；]\s*/u;

export interface HanPiece {
  readonly text: string;
  readonly cell: number;
  /** Place within all pieces. */
  readonly at: number;
  readonly employer: number;
  readonly post: number;
  readonly department: boolean;
  readonly place: boolean;
}

function endsAny(text: string, ends: readonly string[]): boolean {
  return ends.some((end) => text.endsWith(end));
}

/** 3: says so by its legal form; 2: by its end. */
function employerScore(text: string, lexicon: Lexicon): number {
  if (LEGAL.test(text)) return 3;
  const folded = key(text);
  const words = keysOf(lexicon.companyWords);
  const bare = folded.replace(/\s*\([^)]*\)$/u, '');
  if (endsAny(bare, HAN_EMPLOYER_ENDS) || words.some((word) => word.length > 1 && bare.endsWith(word))) return 2;
  if (/大学|大學|病院|医院|學院|学院|研究所|銀行|银行/u.test(bare)) return 1.5;
  return words.some((word) => word.length > 1 && bare.includes(word)) ? 1 : 0;
}

/** 3: a known post closes it, 2.5: a known function; 2: it ends like one; 1: it holds one. */
function postScore(text: string, lexicon: Lexicon): number {
  const bare = key(text).replace(/\s*\([^)]*\)$/u, '');
  const words = keysOf(lexicon.titleWords);
  const ends = HAN_POST_END.test(bare) || /[\p{Script=Katakana}ー]$/u.test(bare);
  // A function alone ("仓库", "経理") may close the name of a firm as well.
  if (words.some((word) => word.length > 1 && bare.endsWith(word))) return ends ? 3 : 2.5;
  if (ends && HAN_POST_END.test(bare)) return 2;
  return words.some((word) => word.length > 1 && bare.includes(word)) ? 1 : 0;
}

function isPlace(text: string, lexicon: Lexicon): boolean {
  const bare = key(text).replace(/[()\s]/gu, '');
  return (
    bare.length <= 8 &&
    keysOf(lexicon.places).some((place) => CJK.test(place) && bare.startsWith(place)) &&
    bare.replace(/^.{2,3}?(?:省|市|県|府|都|道)?/u, '').replace(/^.{0,5}[市区區县縣町]$/u, '') === ''
  );
}

/** At blanks between Chinese or Japanese words, and behind a whole employer; "高级 Java 工程师" and "Web デザイナー" stay whole. */
function atBlanks(text: string, lexicon: Lexicon): string[] {
  return text.split(' ').reduce<string[]>((pieces, word) => {
    const last = pieces.at(-1);
    const both = last !== undefined && CJK.test(last.slice(-1)) && CJK.test(word.slice(0, 1));
    const behind = last !== undefined && !both && CJK.test(last.slice(-1)) && employerScore(last, lexicon) >= 2;
    const bracket = last !== undefined && /[)）]$/u.test(last) && CJK.test(word.slice(0, 1));
    return last === undefined || both || behind || bracket
      ? [...pieces, word]
      : [...pieces.slice(0, -1), `${last} ${word}`];
  }, []);
}

const TRAILING = /^(.{2,60}?)\s*[(（]([^()（）]{1,30})[)）]$/u;

/** "喫茶はまなす(ホールスタッフ)": what stands in brackets behind an employer is the post; behind a post it belongs to it. */
function unbracketed(text: string, lexicon: Lexicon): string[] {
  const sides = text.split(/\s?[/∕]\s?/u);
  const [one = '', two = ''] = sides;
  // "デザイナー/合同会社あおい企画", not "HR/行政经理".
  if (sides.length === 2 && [one, two].some((side) => LEGAL.test(side)) && !(LEGAL.test(one) && LEGAL.test(two)))
    return sides;
  const [, before = '', inner = ''] = TRAILING.exec(text) ?? [];
  if (before === '') return [text];
  // Numerals in words that no pattern of dates reads.
  if (/[年月]|至今|現在|现在/u.test(inner) && !/[期級级]/u.test(inner)) return [before];
  if (postScore(before, lexicon) >= 2) return [text];
  const posts = inner.split(/[\s・/、,]+/u).filter((part) => postScore(part, lexicon) > 0 && !LEGAL.test(part));
  if (posts.length > 0) return [before, posts.at(-1) ?? inner];
  return HAN_TERMS.test(inner) || isPlace(inner, lexicon) ? [before] : [text];
}

function tidy(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^[\s,;:|·•–—~～〜■◆◇●○▍▌□★☆▶▼◎※()（）［\][.-]+(?![^(（]*[)）])|[\s,;:|·•–—(（［[~〜-]+$/gu, '')
    .replace(/^[\s■◆◇●○▍▌□★☆▶▼◎※]+/u, '')
    .trim();
}

export function hanPieces(texts: readonly string[], lexicon: Lexicon): HanPiece[] {
  let at = 0;
  return texts.flatMap((text, cell) =>
    text
      .split(BETWEEN)
      .map(tidy)
      .flatMap((part) => atBlanks(part, lexicon))
      .flatMap((part) => unbracketed(part, lexicon))
      .map(tidy)
      .filter((part) => /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(part) && !HAN_TERMS.test(part))
      .map((part) => {
        const employer = employerScore(part, lexicon);
        const post = postScore(part, lexicon);
        return {
          text: part,
          cell,
          at: at++,
          // "幼儿园教师" is a post, "株式会社設計企画" is not.
          employer: post >= 2 && employer < 3 ? 0 : employer,
          post: employer === 3 && !HAN_POST_END.test(part) ? 0 : post,
          department: HAN_DEPARTMENT.test(part),
          place: isPlace(part, lexicon),
        };
      }),
  );
}

/** Parts of a university, of a firm's group: written to the name they follow. */
const FACULTY = /(?:学部|學部|研究科|学院|學院|研究院|研究所|研究室|研究センター|教室|講座|学科|学系|系|附属.{1,8})$/u;

function isFaculty(piece: HanPiece, of: HanPiece | undefined): boolean {
  return of !== undefined && piece.cell === of.cell && /大学|大學/u.test(of.text) && FACULTY.test(piece.text);
}

/** The post with what belongs to it: in Japanese the departments before it in its cell. */
function wholePost(
  post: HanPiece,
  pieces: readonly HanPiece[],
  organisation: HanPiece | undefined,
  japanese: boolean,
): string {
  const own = [post];
  for (let at = post.at - 1; japanese && at >= 0; at -= 1) {
    const before = pieces.find((piece) => piece.at === at);
    if (
      !before ||
      before === organisation ||
      before.cell !== post.cell ||
      !(before.department || before.post > 0) ||
      isFaculty(before, organisation)
    )
      break;
    own.unshift(before);
  }
  for (let at = post.at + 1; ; at += 1) {
    const next = pieces.find((piece) => piece.at === at);
    if (!next || next === organisation || next.cell !== post.cell || next.post < 2) break;
    own.push(next);
  }
  return own.map(({ text }) => text).join(' ');
}

/** "医療法人白樺会 しらかば総合病院", "東山大学 理学部": the name with those that stand beside it in its cell. */
function wholeEmployer(own: HanPiece, pieces: readonly HanPiece[], title: HanPiece | undefined): string {
  const belongs = (piece: HanPiece | undefined): piece is HanPiece =>
    piece !== undefined &&
    piece !== title &&
    piece.cell === own.cell &&
    piece.post < 2 &&
    (piece.employer >= 1.5 || isFaculty(piece, own));
  const names = [own];
  for (let at = own.at - 1; ; at -= 1) {
    const piece = pieces.find((other) => other.at === at);
    if (!belongs(piece) || FACULTY.test(piece.text)) break;
    names.unshift(piece);
  }
  for (let at = own.at + 1; ; at += 1) {
    const piece = pieces.find((other) => other.at === at);
    if (!belongs(piece) || (piece.department && !FACULTY.test(piece.text))) break;
    names.push(piece);
  }
  return names.map(({ text }) => text).join(' ');
}

function jobOf(pieces: readonly HanPiece[], japanese: boolean): HanHead {
  const first = (test: (piece: HanPiece) => boolean): HanPiece | undefined => pieces.find(test);
  const best = (score: (piece: HanPiece) => number): HanPiece | undefined =>
    pieces.filter((piece) => score(piece) > 0).toSorted((a, b) => score(b) - score(a) || a.at - b.at)[0];
  const strict = (piece: HanPiece): boolean => piece.department && piece.employer < 2;
  const named = best((piece) =>
    piece.place ? 0 : piece.employer - (piece.department && piece.employer < 3 ? 0.8 : 0),
  );
  const post =
    best((piece) => (piece === named ? 0 : piece.post - (piece.department ? 1 : 0))) ??
    first((piece) => piece !== named && piece.post > 0 && !piece.department);
  const organisation =
    named ??
    first((piece) => piece !== post && !piece.place && !strict(piece) && piece.post < 2) ??
    first((piece) => piece !== post && !piece.place && !piece.department && piece.post < 3) ??
    (post ? undefined : first((piece) => !piece.place));
  const other = (piece: HanPiece): boolean => piece !== organisation && !piece.place && piece.employer < 2;
  const title = post ?? first((piece) => other(piece) && !piece.department) ?? first(other);
  return {
    title: title ? wholePost(title, pieces, organisation, japanese) : null,
    organisation: organisation ? wholeEmployer(organisation, pieces, title) : null,
  };
}

/** `texts`: the cells of the header lines with their dates taken out, in order. */
export function hanHeadOf(texts: readonly string[], education: boolean, lexicon: Lexicon): HanHead {
  const told = texts.map((text) => ({ text, found: hanFields(text) }));
  const fields = told.flatMap(({ found }) => found?.fields ?? []);
  const value = (...roles: readonly string[]): string | null =>
    fields.find((field) => roles.includes(field.role) && field.value !== '')?.value ?? null;
  const plain = told.map(({ text, found }) => (found ? found.lead : text)).filter((text) => text !== '');
  if (education) {
    const named = [value('major'), value('degree')].filter((part) => part !== null);
    const free = degreeOf(plain, lexicon);
    const school = value('school', 'organisation');
    return {
      title: named.length > 0 ? named.join(' ') : school === null ? free.title : (free.title ?? free.organisation),
      organisation: school ?? free.organisation,
    };
  }
  const japanese = lexicon.language === 'ja';
  const free = jobOf(hanPieces(plain, lexicon), japanese);
  const employer = value('organisation') ?? (free.organisation === null ? value('department') : null);
  const department = value('department');
  const post = value('title');
  const own =
    post === null ? null : japanese && department !== null && department !== employer ? `${department} ${post}` : post;
  if (employer !== null) {
    const [bare = employer, inner] = unbracketed(employer, lexicon);
    return { title: own ?? inner ?? free.title ?? free.organisation, organisation: bare };
  }
  return {
    title: own ?? free.title ?? (free.organisation === department ? null : department),
    organisation: free.organisation,
  };
}

const SCHOOLED =
  /卒業|修了|入学|毕业|畢業|本科|大专|專科|专科|中专|高中|硕士|碩士|学士|學士|学部|学科|研究科|専攻|专业/u;

/** Whether a head among jobs is one of schooling: it names a level or a leaving, and no post. */
export function hanNamesDegree(texts: readonly string[], lexicon: Lexicon): boolean {
  return SCHOOLED.test(texts.join(' ')) && hanPieces(texts, lexicon).every((piece) => piece.post < 2);
}
