/** Where a resume keeps its contact data: there a bare domain, a handle or a given name is personal; elsewhere it may be a firm. */
import { merge, type Range } from './ranges.ts';
import { isSectionHead } from './section-heads.ts';

export interface TextLine {
  readonly text: string;
  /** UTF-16 units from the start of the whole text. */
  readonly start: number;
  readonly isContact: boolean;
}

/** What stands by itself in a line: between two wide gaps. */
export interface Cell extends TextLine {
  /** 0-based, of the whole text; lines without letters do not count. */
  readonly line: number;
  /** 0-based. */
  readonly column: number;
  /** Whether personal data already known stand in it. */
  readonly holdsFound: boolean;
}

/** Lines with words in them that open a resume, however its header is laid out. */
const OPENING_LINES = 12;

const LABEL =
  /(?:^|[\s|·•,;(])(?:e-?mail|mail|correo|courriel|tel|tél|tfno|teléfono|telefono|telefone|téléphone|telefon|phone|mobile|móvil|movil|celular|cell|cel|handy|portable|cellulare|whatsapp|linkedin|github|gitlab|twitter|instagram|telegram|skype|wechat|website|portfolio|web)\s*[.:：]|電話|携帯|メール|氏名|电话|手机|手機|邮箱|微信|姓名|qq\s*[:：]/iu;

/** "Datos personales", "Kontakt": what stands below is the person's, to the end of the block. */
const HEADING =
  /^[\s\d.:•–-]*(?:(?:datos|información|informacion) (?:personales|personal|de contacto)|contacto|(?:personal|contact) (?:details|information|info|data|particulars)|contact(?: me)?|coordonnées|contacts?|état civil|informations personnelles|dados pessoais|contatos?|contactos|(?:persönliche|private) (?:daten|angaben)|(?:zur person|personalien)|kontakt(?:daten)?|informazioni personali|dati (?:personali|anagrafici)|contatti|recapiti|連絡先|基本情報|個人情報|基本信息|个人信息|联系方式|聯絡方式|個人資料|個人資訊|个人资料)[\s:：]*$/iu;
const BLOCK_LINES = 10;

/** Two columns of one baseline stand this far apart in the text (span-lines.ts). */
const COLUMN_GAP = / {3,}/gu;
/** UTF-16 units: no printed line is longer, and patterns over a hostile one would take their time. */
const LONGEST_CELL = 400;
const PIECE = new RegExp(String.raw`[^]{1,${LONGEST_CELL}}(?=\s|$)|[^]{1,${LONGEST_CELL}}`, 'gu');

/** How far the contact data of a column reach, as its lines go by. */
class Column {
  private isOpen = true;
  private inBlock = 0;

  isContact(text: string, line: number): boolean {
    if (HEADING.test(text)) this.inBlock = BLOCK_LINES;
    else if (isSectionHead(text)) {
      this.isOpen = false;
      this.inBlock = 0;
    } else this.inBlock = Math.max(0, this.inBlock - 1);
    return (this.isOpen && line <= OPENING_LINES) || this.inBlock > 0;
  }
}

/** The cells of every line. `found` are the personal data already known. */
export function cellsOf(text: string, found: readonly Range[] = []): Cell[] {
  const columns: Column[] = [];
  const known = merge(found);
  let next = 0;
  let start = 0;
  let line = 0;
  return text.split('\n').flatMap((whole) => {
    const from = start;
    start += whole.length + 1;
    if (whole.trim() === '') return [];
    line += 1;
    const parts = split(whole);
    // A heading over the whole width ends every column.
    if (parts.length === 1 && isSectionHead(whole)) for (const column of columns) column.isContact(whole, line);
    let isLabelled = false;
    return parts.flatMap(({ text: cell, at }, index) => {
      const column = (columns[index] ??= new Column());
      const end = from + at + cell.length;
      while (next < known.length && (known[next]?.end ?? 0) <= from + at) next += 1;
      const holdsFound = (known[next]?.start ?? Infinity) < end;
      const isContact = column.isContact(cell, line) || holdsFound || isLabelled || LABEL.test(cell);
      isLabelled = cell.length <= LONGEST_LABEL && (LABEL.test(cell) || /[:：]\s*$/u.test(cell));
      return [...cell.matchAll(PIECE)].map((piece) => ({
        text: piece[0],
        start: from + at + piece.index,
        isContact,
        line,
        column: index,
        holdsFound,
      }));
    });
  });
}
const LONGEST_LABEL = 40;

function split(line: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const { index, 0: gap } of [...line.matchAll(COLUMN_GAP), { index: line.length, 0: '' }]) {
    if (index > at) parts.push({ text: line.slice(at, index), at });
    at = index + gap.length;
  }
  return parts;
}

export function linesOf(text: string, found: readonly Range[] = []): TextLine[] {
  const contact = new Set<number>();
  const cells = cellsOf(text, found);
  let next = 0;
  let start = 0;
  for (const cell of cells) if (cell.isContact) contact.add(cell.start);
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    let isContact = false;
    for (; next < cells.length && (cells[next]?.start ?? 0) < start; next += 1)
      isContact ||= cells[next]?.isContact === true;
    return { text: line, start: from, isContact };
  });
}
