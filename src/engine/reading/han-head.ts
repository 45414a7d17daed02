/** The head of an entry in Chinese or Japanese, where employer, post, department and place stand in any order and parted by anything. */
import type { HanFieldRole } from '../lexicons/han-fields.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { hanFields } from './han-fields.ts';
import { hanPieces, unbracketed, type HanPiece } from './han-pieces.ts';
import { degreeOf } from './han-school.ts';

export interface HanHead {
  readonly title: string | null;
  readonly organisation: string | null;
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

const LEGAL_PERSON = /^.{0,8}法人.{1,14}$/u;

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
    // What follows "社会福祉法人若葉会" is one of its houses.
    const house =
      at === own.at + 1 && LEGAL_PERSON.test(own.text) && piece?.cell === own.cell && piece !== title && piece.post < 2;
    if (!house && (!belongs(piece) || (piece.department && !FACULTY.test(piece.text)))) break;
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

/** A rank alone: of what, its department tells. */
const RANK =
  /^(?:副|次|統括|総括|シニア|上級|チーフ|サブ)?(?:部長|次長|課長|係長|主任|主査|主事|班長|室長|所長|本部長|課長代理|部長代理|課長補佐|マネー?ジャー|リーダー|チーフ|スタッフ|メンバー|担当|一般社員|社員|一般職|総合職|正社員|契約社員)$/u;
const NONE = /^(?:なし|無し?|特になし|-|—|一般)(?:\s?[(（].*)?$/u;
/** "（2023年4月より）", "（チーム5名）" behind a post. */
const ASIDE = /\s*[(（][^()（）]*(?:(?:19|20)\d{2}|\d\s?[名人年])[^()（）]*[)）]$/u;

/** `texts`: the cells of the header lines with their dates taken out, in order. */
export function hanHeadOf(texts: readonly string[], education: boolean, lexicon: Lexicon): HanHead {
  const told = texts.map((text) => ({ text, found: hanFields(text) }));
  const fields = told.flatMap(({ found }) => found?.fields ?? []);
  const value = (...roles: readonly HanFieldRole[]): string | null => {
    const values = fields.filter(({ role }) => roles.includes(role)).map((field) => field.value.replace(ASIDE, ''));
    return values.find((text) => text !== '' && !NONE.test(text)) ?? null;
  };
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
  const department = value('department');
  const employer = value('organisation') ?? (free.organisation === null ? (value('agency') ?? department) : null);
  const post = value('title') ?? value('part');
  const ranked = post !== null && japanese && department !== null && department !== employer && RANK.test(post);
  const own = ranked ? `${department} ${post}` : post;
  if (employer !== null) {
    const [bare = employer, inner] = unbracketed(employer, lexicon);
    const named = jobOf(hanPieces([employer], lexicon), japanese);
    const title =
      own ?? inner ?? named.title ?? free.title ?? free.organisation ?? (department === employer ? null : department);
    return { title, organisation: named.title === null ? bare : named.organisation };
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
