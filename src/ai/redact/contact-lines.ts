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
  /(?:^|[\s|·•,;(])(?:e-?mail|mail|correo|courriel|tel|tél|tfno|teléfono|telefono|telefone|téléphone|telefon|phone|mobile|móvil|movil|celular|cell|cel|handy|portable|cellulare|whatsapp|linkedin|github|gitlab|twitter|instagram|telegram|skype|wechat|website|portfolio|web)\s*[.:：]|電話|携帯|メール|氏名|电话|手机|邮箱|微信|姓名/iu;

/** `found` are the e-mails, phones and addresses already known. */
export function linesOf(text: string, found: readonly Range[] = []): TextLine[] {
  let start = 0;
  let filled = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    if (line.trim() !== '') filled += 1;
    const holdsContact = found.some((range) => range.start < start && range.end > from);
    return { text: line, start: from, isContact: filled <= OPENING_LINES || holdsContact || LABEL.test(line) };
  });
}
