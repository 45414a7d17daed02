/** Where contact data stand: at the opening, below a heading of theirs, behind a label. */
import { isSectionHead } from './section-heads.ts';

/** Lines with words in them that open a resume, however its header is laid out. */
const OPENING_LINES = 12;

export const LABEL =
  /(?:^|[\s|·•,;(])(?:e-?mail|mail|correo|courriel|tel|tél|tfno|teléfono|telefono|telefone|téléphone|telefon|phone|mobile|móvil|movil|celular|cell|cel|handy|portable|cellulare|whatsapp|linkedin|github|gitlab|twitter|instagram|telegram|skype|wechat|website|portfolio|web|direcci[oó]n|domicilio|address|adresse|anschrift|endereço|morada|indirizzo|residenza)\s*[.:：]|電話|携帯|メール|氏名|住所|住址|通讯地址|电话|手机|手機|邮箱|微信|姓名|qq\s*[:：]/iu;

/** "Datos personales", "Kontakt": what stands below is the person's, to the end of the block. */
export const HEADING =
  /^[\s\d.:•–-]*(?:(?:datos|información|informacion) (?:personales|personal|de contacto)|contacto|(?:personal|contact) (?:details|information|info|data|particulars)|contact(?: me)?|coordonnées|contacts?|état civil|informations personnelles|dados pessoais|contatos?|contactos|(?:persönliche|private) (?:daten|angaben)|(?:zur person|personalien)|kontakt(?:daten)?|informazioni personali|dati (?:personali|anagrafici)|contatti|recapiti|連絡先|基本情報|個人情報|基本信息|个人信息|联系方式|聯絡方式|個人資料|個人資訊|个人资料)[\s:：]*$/iu;
const BLOCK_LINES = 10;

/** How far the contact data of a column reach, as its lines go by. */
export class Column {
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
