/** A degree in Chinese from all that its words tell: school, subject and level in any order, parted by marks, blanks or nothing. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { simplified } from '../../lexicons/han-simplified.ts';
import { key, keysOf } from '../text/fold.ts';
import { isHanPlace } from './han-places.ts';
import { degreeParts, IN_BRACKETS, isAside, RANKED, TOWN_ABROAD, VERB, type HanDegree } from './han-degree-parts.ts';
import { withoutSaid } from './han-school-texts.ts';
import { untoldSchool } from './han-untold-school.ts';
import type { SchoolKind } from './zh-school-kinds.ts';
import { schoolParts } from './zh-school-parts.ts';

interface Piece {
  readonly text: string;
  readonly kind: SchoolKind;
  /** Of the cells of the head. */
  readonly cell: number;
  /** Nothing stands between it and that one. */
  readonly touches: Piece | null;
}

/** "在校期间担任班长，…", "主修高等数学": said of the studies. */
const SAID =
  /^(?:在校|在读期|就读期|大学期|本科期|研究生期|期间|曾|担任|擔任|任(?=.{1,8}(?:班长|部长|主席|委员|干事))|荣获|榮獲|獲|获|代表(?=学校|學校)|主修|参加|參加|参与|通过|熟悉|掌握|成绩|论文|荣誉|导师|连续|連續|多次|组织(?=.{2,8}(?:活动|多次)))/u;
/** "获文学学士学位", "学前教育专业学习" */
const GRANTED = /^(?:获得?|獲得?|取得|授予)(.{2,12}(?:学士|學士|硕士|碩士|博士))(?:学位|學位)?$/u;
const LEARNT =
  /(?<=.{2})(?<!高中|初中|小学|小學|中学|中學|高职|高職|国中|國中|[中小][一二三四五六七])(?:在职)?(?:学习|就读|毕业|畢業|进修|肄业|肄業|结业)$/u;
/** "在海州培训学校学叉车", "在村小读书": told as one says it. */
const LEARNT_THERE =
  /(^|[\s,，、|])在\s?([^\s,，、|]{0,20}?(?:学校|學校|大学|大學|学院|學院|中学|中學|小学|小學|[村镇乡]小|技校|党校|职高|高中|培训班|培訓班|(?:培训|進修|进修|职教)中心))(?:学习|學習|读书|讀書|念书|上学|上學|就读|就讀|学(?![院校会會])|學(?![院校會])|读|讀)/gu;
/** Beside what was learnt: "機械科 高職畢業". */
const FINISHED = /^(?:高職|高职|高中|初中|國中|中专|中專)(?:毕业|畢業)$/u;
/** "普通科 高中畢業": of no subject, so that what was finished tells more. */
const GENERAL = /^普通[科班]$/u;
/** Of the university's own name. */
const LONGEST_FACULTY = 1.5;
const FACULTY = /(?:学院|學院|系|学部|医学部|研究院|研究所|院)(?:[(（][^()（）]{2,16}[)）])?$/u;
const PARTED = /^(.{2,12}?(?:大学|大學))(?!附)([\u4e00-\u9fff]{4,})$/u;
const UNIVERSITY = /(?:大学|大學|[师交工科农医财]大|^[\u4e00-\u9fff]{2,4})(?:\s?[(（][^()（）]{2,8}[)）])?$/u;
/** "中文系" says of the subject what a longer name says of the school. */
const SHORT_DEPARTMENT = 4;
/** "（浙江・双一流）" behind a school. */
const BRACKETED = /^[(（][^()（）]*[)）]$/u;
/** Of what no word tells. */
const LONGEST_UNTOLD = 24;

function piecesOf(texts: readonly string[], lexicon: Lexicon): Piece[] {
  const places = new Set(keysOf(lexicon.places));
  const isPlace = (text: string): boolean =>
    places.has(key(text)) || places.has(key(text).replace(/[市区縣县]$/u, '')) || isHanPlace(text, lexicon);
  return texts.flatMap((text, cell) =>
    degreeParts(withoutSaid(text, lexicon).replace(LEARNT_THERE, '$1$2 | ')).flatMap((piece) => {
      if (VERB.test(piece) || isAside(piece) || TOWN_ABROAD.test(piece) || isPlace(piece)) return [];
      let before: Piece | null = null;
      return schoolParts(piece.replace(GRANTED, '$1').replace(LEARNT, '')).flatMap(
        ({ text, kind, touches }): Piece[] => {
          const bare = text.replace(IN_BRACKETS, (whole, inner: string) => (isPlace(inner) ? '' : whole)).trim();
          const own: Piece = { text: bare, kind, cell, touches: touches ? before : null };
          before = own;
          const said = VERB.test(bare) || isAside(bare) || BRACKETED.test(bare);
          const dropped = kind === 'mode' || (kind === 'unknown' && said);
          return dropped || bare === '' ? [] : [own];
        },
      );
    }),
  );
}

function joined(pieces: readonly Piece[]): string {
  return pieces.reduce((all, { text, touches }, at) => {
    if (at === 0) return text;
    return touches !== null && touches === pieces[at - 1] ? `${all}${text}` : `${all} ${text}`;
  }, '');
}

/** Whether what no word tells may be of the subject, and is not said of the studies. */
function isOfSubject({ text, cell }: Piece, pieces: readonly Piece[], texts: readonly string[]): boolean {
  if (SAID.test(text) || text.length > LONGEST_UNTOLD) return false;
  if (pieces.some((piece) => piece.cell === cell && piece.kind !== 'unknown')) return true;
  // Beside school, subject and level, each told in words of its own, a cell of none of them is of something else.
  const whole = WHOLE.every((kind) => pieces.some((piece) => piece.kind === kind));
  return !whole && !SAID.test(texts[cell]?.trim() ?? '');
}

/** "企業管理研究所": what Taiwan calls the graduate courses of a subject, which the name tells. */
const INSTITUTE = /^[\u4e00-\u9fff]{2,12}(?<!院)研究所$/u;

const WHOLE: readonly SchoolKind[] = ['school', 'subject', 'level'];

/** `texts`: the cells of the head with their dates taken out. */
export function zhDegreeOf(texts: readonly string[], lexicon: Lexicon): HanDegree {
  const pieces = piecesOf(texts, lexicon);
  const words = keysOf(lexicon.schoolWords);
  // "理工", "商工" may end what is studied as well.
  const isTold = ({ text }: Piece): boolean => words.some((word) => key(text).includes(word));
  const named = pieces.filter(({ kind }) => kind === 'school');
  // "海州大学成教部" ends as no school does.
  const schools = named.length > 0 ? named : pieces.filter((piece) => piece.kind === 'unknown' && isTold(piece));
  const proper = schools.filter(({ text }) => !FACULTY.test(text));
  const school = proper.find(isTold) ?? proper[0] ?? schools[0];
  const at = school ? pieces.indexOf(school) : -1;
  const told = pieces.filter(
    (piece) => piece !== school && (piece.kind !== 'unknown' || isOfSubject(piece, pieces, texts)),
  );
  const isFaculty = ({ kind, text }: Piece): boolean => kind === 'school' && FACULTY.test(text);
  const subject = told.some(({ kind }) => kind === 'subject');
  const learnt = told.some(({ kind, text }) => kind === 'subject' && !GENERAL.test(text));
  // "望湖大学中文系" beside what was taken there, unless the subject touches it.
  const isDepartment = (piece: Piece): boolean => {
    if (piece.kind !== 'department' || told.every((other) => other === piece || other.kind === 'unknown')) return false;
    const touching = piece.touches === school && !told.some(({ touches }) => touches === piece);
    return touching || (subject && piece.text.length > SHORT_DEPARTMENT);
  };
  const traditional = texts.some((text) => simplified(text) !== text);
  const isCourse = ({ text, touches }: Piece): boolean =>
    traditional && !subject && touches === null && INSTITUTE.test(text);
  // "北方大学 计算机学院": behind its university.
  const own: Piece[] = [];
  if (school && UNIVERSITY.test(school.text))
    for (const piece of pieces.slice(at + 1)) {
      if ((!isFaculty(piece) || isCourse(piece)) && !isDepartment(piece)) break;
      own.push(piece);
    }
  const rest = told.filter(
    (piece) =>
      !(piece.kind === 'school' && isTold(piece) && !isCourse(piece)) &&
      !own.includes(piece) &&
      !(learnt && FINISHED.test(piece.text)),
  );
  if (!school) {
    const untold = untoldSchool(rest.filter(({ kind }) => kind !== 'level').map(({ text }) => text));
    return { title: joined(rest.filter(({ text }) => text !== untold)) || null, organisation: untold };
  }
  const bare = school.text.replace(RANKED, '');
  const [, university = '', part = ''] = PARTED.exec(bare) ?? [];
  const name = part.length > LONGEST_FACULTY * university.length ? university : bare;
  const faculty = joined(own);
  const whole =
    faculty !== '' && faculty.replace(IN_BRACKETS, '').length <= LONGEST_FACULTY * name.length
      ? `${name} ${faculty}`
      : name;
  return { title: joined(rest) || null, organisation: whole };
}
