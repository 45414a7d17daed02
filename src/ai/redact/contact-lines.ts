/** Where a resume keeps its contact data: there a bare domain, a handle or a given name is personal; elsewhere it may be a firm. */
import type { Range } from './ranges.ts';

export interface TextLine {
  readonly text: string;
  /** UTF-16 units from the start of the whole text. */
  readonly start: number;
  readonly isContact: boolean;
}

/** Lines with words in them that open a resume, however its header is laid out. */
const OPENING_LINES = 10;

const LABEL =
  /(?:^|[\s|·•,;(])(?:e-?mail|mail|correo|courriel|tel|tél|tfno|teléfono|telefono|telefone|téléphone|telefon|phone|mobile|móvil|movil|celular|cell|cel|handy|portable|cellulare|whatsapp|linkedin|github|gitlab|twitter|instagram|telegram|skype|wechat|website|portfolio|web)\s*[.:：]|電話|携帯|メール|氏名|电话|手机|手機|邮箱|微信|姓名|qq\s*[:：]/iu;

/** "Datos personales", "Kontakt": what stands below is the person's, to the end of the block. */
const HEADING =
  /^[\s\d.:•–-]*(?:(?:datos|información|informacion) (?:personales|personal|de contacto)|contacto|(?:personal|contact) (?:details|information|info|data)|contact(?: me)?|coordonnées|état civil|informations personnelles|dados pessoais|contatos?|contactos|persönliche (?:daten|angaben)|kontakt(?:daten)?|informazioni personali|dati (?:personali|anagrafici)|contatti|recapiti|連絡先|基本情報|個人情報|基本信息|个人信息|联系方式|聯絡方式|個人資料)[\s:：]*$/iu;
const BLOCK_LINES = 10;

/** Two columns of one baseline stand this far apart in the text (span-lines.ts). */
const COLUMN_GAP = / {3,}/gu;
/** UTF-16 units: no printed line is longer, and patterns over a hostile one would take their time. */
const LONGEST_CELL = 400;
const PIECE = new RegExp(String.raw`[^]{1,${LONGEST_CELL}}(?=\s|$)|[^]{1,${LONGEST_CELL}}`, 'gu');

/** The cells of every line. `found` are the personal data already known. */
export function cellsOf(text: string, found: readonly Range[] = []): TextLine[] {
  return linesOf(text, found).flatMap((line) => {
    const cells: TextLine[] = [];
    let at = 0;
    for (const { index, 0: gap } of [...line.text.matchAll(COLUMN_GAP), { index: line.text.length, 0: '' }]) {
      for (const piece of line.text.slice(at, index).matchAll(PIECE)) {
        cells.push({ text: piece[0], start: line.start + at + piece.index, isContact: line.isContact });
      }
      at = index + gap.length;
    }
    return cells;
  });
}

export function linesOf(text: string, found: readonly Range[] = []): TextLine[] {
  let start = 0;
  let filled = 0;
  let inBlock = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    if (line.trim() !== '') filled += 1;
    inBlock = HEADING.test(line) ? BLOCK_LINES : Math.max(0, inBlock - 1);
    const holdsContact = found.some((range) => range.start < start && range.end > from);
    const isContact = filled <= OPENING_LINES || inBlock > 0 || holdsContact || LABEL.test(line);
    return { text: line, start: from, isContact };
  });
}
