/** Lines that resumes have stopped carrying. Phrases; a last word with an asterisk may go on. */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const REFERENCES_OFFERED: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'referencias disponibles', 'referencias a solicitud', 'referencias a petición', 'referencias bajo petición', 'referencias bajo solicitud', 'referencias a disposición', 'referencias previa solicitud', 'referencias previa petición', 'referencias en caso de',
    'referencias si se requier*', 'referencias si son requeridas', 'referencias se facilita*', 'referencias se entrega*', 'se facilitarán referencias', 'se enviarán referencias', 'se entregarán referencias', 'referencias laborales a solicitud', 'referencias laborales disponibles',
    'referencias personales y laborales disponibles', 'referencias profesionales disponibles', 'referencias profesionales a petición',
  ],
  en: [
    'references available', 'references upon request', 'references on request', 'references are available', 'references furnished', 'references provided upon', 'references provided on', 'references will be', 'references can be', 'references supplied', 'references gladly',
    'referees available', 'referees upon request', 'referees on request', 'references and portfolio available', 'professional references available', 'excellent references available',
  ],
  fr: [
    'références disponibles', 'références sur demande', 'références fournies', 'références communiquées', 'références sur simple demande', 'références à la demande', 'références à disposition', 'références professionnelles disponibles', 'références professionnelles sur demande',
    'références transmises',
  ],
  pt: [
    'referências disponíveis', 'referências mediante', 'referências sob consulta', 'referências a pedido', 'referências sob solicitação', 'referências sob pedido', 'referências à disposição', 'referências podem ser', 'referências serão', 'referências caso solicitad*', 'referências profissionais disponíveis',
  ],
  de: [
    'referenzen auf anfrage', 'referenzen auf wunsch', 'referenzen auf nachfrage', 'referenzen gerne auf', 'referenzen gern auf', 'referenzen können', 'referenzen werden', 'referenzen stehen auf', 'referenzen reiche ich', 'referenzen nenne ich', 'referenzen verfügbar',
  ],
  it: [
    'referenze disponibili', 'referenze su richiesta', 'referenze a richiesta', 'referenze fornite', 'referenze verranno', 'referenze saranno', 'referenze fornibili', 'referenze presentabili', 'referenze professionali disponibili', 'referenze professionali su richiesta',
  ],
  ja: ['リファレンス提出可', 'リファレンスは必要', 'リファレンスはご要望', '照会先は必要', '照会先はご要望', '推薦状は必要', '推薦状はご要望', '推薦状はお申し付け', '推薦者は必要に応じ'],
  zh: ['推荐人备索', '推荐信备索', '证明人备索', '资料备索', '推荐信可提供', '可提供推荐', '如需推荐', '可提供证明人', '推薦人備索', '諮詢人備索', '推薦信備索', '證明人備索'],
};

/** Where offering references, or naming referees, is still the custom. */
export const REFERENCES_CUSTOMARY: ReadonlySet<string> = new Set(['CH', 'LI', 'AU', 'NZ', 'ZA']);

/** No longer sold or supported by their makers: makers' own end-of-support notes. */
// prettier-ignore
export const OBSOLETE_TOOLS: readonly string[] = [
  'windows 95', 'windows 98', 'windows 2000', 'windows xp', 'windows vista', 'windows 7', 'ms dos', 'office 97', 'office 2000', 'office xp', 'office 2003', 'word 97', 'excel 97', 'internet explorer', 'netscape', 'frontpage', 'lotus 1 2 3', 'wordperfect', 'outlook express', 'macromedia flash', 'adobe flash',
  'flash player', 'silverlight', 'windows movie maker', 'msn messenger', 'wordstar', 'dbase', 'visual basic 6', 'ワープロ',
];

/** What every office applicant is taken to know. */
// prettier-ignore
export const BASIC_TOOLS: ReadonlySet<string> = new Set([
  'word', 'office', 'windows', 'internet', 'email', 'mail', 'outlook', 'powerpoint', 'ofimatica', 'informatica', 'bureautique', 'correo', 'courriel', 'posta', 'computer', 'computers', 'pc', 'edv', 'ms', 'microsoft', 'typing',
  '办公软件', '办公自动化', '电脑操作', '电脑', '计算机基础', '打字', 'パソコン', 'インターネット', 'メール', 'パソコン基本操作', '電腦操作',
]);

/** Words around them that name a level or a bundle. */
// prettier-ignore
export const BASIC_FILLERS: ReadonlySet<string> = new Set([
  'paquete', 'paqueteria', 'pack', 'suite', 'pacote', 'pacchetto', 'paket', 'e', 'electronico', 'eletronico', 'elettronica', 'electronique', 'nivel', 'niveau', 'livello', 'level', 'usuario', 'basico', 'basica', 'basic', 'basics', 'medio', 'avanzado', 'avancado', 'avanzato', 'avance', 'advanced', 'intermedio',
  'intermediario', 'good', 'knowledge', 'skills', 'of', 'de', 'del', 'di', 'da', 'la', 'le', 'conocimientos', 'conocimiento', 'manejo', 'dominio', 'conoscenza', 'buona', 'buono', 'ottimo', 'ottima', 'maitrise', 'connaissance', 'conhecimento', 'conhecimentos', 'dominio', 'grundkenntnisse', 'kenntnisse', 'gute',
  'sehr', 'anwenderkenntnisse', 'navegacion', 'navegacao', 'navigazione', 'navigation', 'browsing', '365', 'general', '熟练', '使用', '操作', '等', '基本', '基本操作',
]);
