/** What stands around digits and tells what they are: a mobile number, a fax, an id, years. */
import { u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';

/** Ranges of years, their length behind them ("2010 - 2012 (2 years)"), ranges of months (07/2017 – 03/2021), and days such as a birthday. */
export const YEARS =
  /^\(?(?:\d{1,2}\s?[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d\s?[./-]\s?\d{1,2})\s*[-–—‐‑]\s*(?:\d{1,2}\s?[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d\s?[./-]\s?\d{1,2})\)?$|^\(?(?:19|20)\d\d\)?\s*[-–—/.\s]\s*\(?(?:(?:19|20)\d\d|\d{1,2})\)?(?:[\s–/.(（-]{1,4}\d{1,2})?$|^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d$/u;

/** "870 (2019/04)": a score, and when it was reached. */
export const DATED = /\d\s?[(（](?:19|20)\d\d\s?[/.]\s?(?:0?[1-9]|1[0-2])[)）]?$/u;

/** Characters in which a label ends before its digits. */
const REACH = 28;

const MOBILE = u`(?<!\p{L})(?:mobil\p{L}{0,8}|movil|moviles|handy|cel|cell|celular|cellulare|cellphone|cell phone|gsm|natel|portable|port|telemovel|tlm|telem|whatsapp|wa|mob|m|c)(?: (?:no|nr|phone|privat|personal|personale|number))?[\s.:：)+°#]{0,4}\(?$`;
const FAX = u`(?<!\p{L})(?:tele)?fax[\s.:：)+]{0,4}\(?$`;
const WITH_PHONE = /(?:tel|telefon[oe]?|telephone|phone|fon)\.?\s?[/&+,・·-]\s?(?:tele)?fax/u;
const ID = u`(?<!\p{L})(?:dni|nif|nie|niss|seguranca social|seguridad social|securite sociale|sozialversicherungs-?(?:nummer|nr)|rentenversicherungs-?(?:nummer|nr)|dui|dpi|carnet? de identidad|carne de identidad|passaporte|personalausweis|ahv|cif|nuss|cpf|rg|cnpj|pis|pasep|titulo(?: de eleitor| eleitoral)|identidad|ctps|cnh|rut|run|rol|cuil|cuit|curp|rfc|imss|nss|ssn|sin|ni|cedula(?: de ciudadania)?|c\.?\s?c|c\.?\s?i|passport|pasaporte|passeport|passaporto|reisepass|iban|bic|konto|kontonr|steuer-?id|steuernummer|sozialversicherungsnummer|sv-?nr|rentenversicherungsnummer|ahv|ahv-nr|siret|siren|nas|n secu|securite sociale|crea|coren|crm|oab|cau|nmc(?: pin)?|gmc|pin|dbs|licen[cs]e|licence|licencia|licenza|registration|registro|reg|matricula|matricola|matricule|colegiad[oa]|cip|albo|iscrizione|p\.?\s?iva|partita iva|c\.?f\.?|codice fiscale|orcid|isbn|issn|doi|abn|nric|aadhaar|pan|id|ref|referencia|expediente|account|customer|order|patente?|brevets?|brevetto|patentnummer|patent-?nr|serial|pmid|pmc|rcs|commande|qq|vat|ust-?id)(?: card)?\.?(?: (?:no|nr|num|number|n|numero))?[\s.:：#°)\p{Lu}-]{0,6}$`;

function tail(before: string): string {
  return key(before.slice(-REACH));
}

export function isMobileLabel(before: string): boolean {
  return MOBILE.test(tail(before));
}

const OFFICE = u`(?<!\p{L})(?:buro|dienstl(?:ich)?|dienst(?:nummer|telefon|handy)|geschaft(?:lich)?|gesch|g|d|arbeit|firma|zentrale|office|work|business|oficina|trabajo|laboral|trabalho|servico|bureau|travail|prof(?:essionnel)?|ufficio|lavoro)[\s.:)]{1,4}\(?$`;

/** "Tel. (d):", "Büro:", "Office": where one works, which one may not call. */
export function isOfficeLabel(before: string): boolean {
  return OFFICE.test(tail(before));
}

export function isFax(before: string): boolean {
  return FAX.test(tail(before)) && !WITH_PHONE.test(tail(before));
}

export function isId(before: string): boolean {
  return ID.test(tail(before)) || HAN_ID.test(before);
}

const PAGES_LABEL = u`(?<!\p{L})(?:pp|pgs?|pags?|pagg|pages|paginas|pagine|seiten?|ss)[\s.:]{0,3}$`;
const FOUR_AND_FOUR = /^(\d{4})\s?[-–‐‑]\s?(\d{4})$/u;
/** A longer stretch is no article's. */
const MOST_PAGES = 100;

/** "pp. 912-345 678", "Phys. Lett. 60, 6017–6029": from one page of a journal to another. */
export function isPages(candidate: string, before: string): boolean {
  if (PAGES_LABEL.test(tail(before))) return true;
  const [, first, last] = FOUR_AND_FOUR.exec(candidate) ?? [];
  const pages = Number(last) - Number(first);
  return pages > 0 && pages < MOST_PAGES && !/[:：]\s*$/u.test(before);
}

/** "会員番号 090-…", "专利号：138…": not "电话号码". */
const HAN_ID =
  /(?:会員|社員|学籍|特許|登録|受験|注文)番号第?[\s:：]{0,2}$|特許第$|(?:专利|學|学|工|订单|身份证|证书)[号號]码?[\s:：]{0,2}$/u;

/** "912 345 678 €", "R$ 11 961 234", "138 0000 5271 人": how much, or how many. */
const COUNTED = u`^(?:[€$£¥%]|(?:euros?|eur|usd|gbp|chf|mxn|cop|clp|ars|brl|jpy|cny|dollars?|dolares|pesos|reais|libras|pounds?|franken|rupees|rupias|users?|visitas|visites|views|aufrufe)(?!\p{L})|de (?:euros|pesos|dolares|reais|visitas)(?!\p{L})|[円元圆人名件次回](?!\p{Script=Han}))`;
const MONEY = /(?:[€£¥￥]|R?\$)\s?$/u;
/** "3.475.550.142": by thousands, after fewer digits than a group of a phone number has. */
const BY_THOUSANDS = /^\d{1,2}(?:\.\d{3}){2,}$/u;

/** "期望薪资 5500-6500": what one would earn. */
const WAGE =
  /(?:薪[资資酬水]|[月年]薪|工[资資]|待遇|年収|月収|給与|給料)[\s:：]{0,3}$|(?:salary|salario|salaire|gehalt\p{L}{0,12}|retribuzione|stipendio|pretens[aã]o salarial|pretensiones(?: salariales)?)[\s:]{1,3}$/iu;
const RANGE = /^(\d{4,5})\s?[-–—~]\s?(\d{4,5})$/u;

/** "5500-6500": from one round sum to another. */
function isRangeOfSums(candidate: string): boolean {
  const [least, most] = RANGE.exec(candidate)?.slice(1).map(Number) ?? [];
  return least !== undefined && most !== undefined && least < most && least % 100 === 0 && most % 100 === 0;
}

/** "Encuesta 2022 (4 800 hogares)": a year, and how many behind it. */
const YEAR_AND_COUNT = /^(?:19|20)\d{2}\s?\(\d/u;

/** "104/07-107/08": years of the Republic with their months. */
const REPUBLIC_YEARS = /^\d{2,3}\s?[/.]\s?(?:0?[1-9]|1[0-2])\s?[-–~～]\s?\d{2,3}\s?[/.]\s?(?:0?[1-9]|1[0-2])$/u;

/** Money, people or things counted, whose digits happen to be a valid number. */
export function isAmount(candidate: string, before: string, after: string): boolean {
  return BY_THOUSANDS.test(candidate) || YEAR_AND_COUNT.test(candidate) || REPUBLIC_YEARS.test(candidate) || isRangeOfSums(candidate) || MONEY.test(before) || WAGE.test(before) || COUNTED.test(key(after.slice(0, REACH))); // prettier-ignore
}

/** Two numbers with a stroke or a dash between, each long enough to be one. */
const BETWEEN = /(?<=(?:\d[\s().-]{0,3}){7})\s*(?:\/{1,2}|\s[–-]\s)\s*(?=(?:[\s()+.-]{0,3}\d){7})/gu;

/** Parted by a bar, so that no two are read as one. */
export function separately(text: string): string {
  return /[/–-]/u.test(text) ? text.replace(BETWEEN, ' | ') : text;
}
