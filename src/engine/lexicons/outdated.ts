/** Lines that resumes have stopped carrying. Phrases; a last word with an asterisk may go on. */
import type { Language } from '../../resume/language.ts';
import { iu } from '../../resume/patterns.ts';

// prettier-ignore
export const REFERENCES_OFFERED: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'referencias disponibles', 'referencias a solicitud', 'referencias a petición', 'referencias bajo petición', 'referencias bajo solicitud', 'referencias a disposición', 'referencias previa solicitud', 'referencias previa petición', 'referencias en caso de',
    'referencias si se requier*', 'referencias si son requeridas', 'referencias se facilita*', 'referencias se entrega*', 'se facilitarán referencias', 'se enviarán referencias', 'se entregarán referencias', 'referencias laborales a solicitud', 'referencias laborales disponibles',
    'referencias personales y laborales disponibles', 'referencias profesionales disponibles', 'referencias profesionales a petición',
  ],
  en: [
    'references available', 'references upon request', 'references on request', 'references are available', 'references furnished', 'references provided upon', 'references provided on', 'references will be', 'references can be', 'references supplied', 'references gladly',
    'referees available', 'referees are available', 'referees furnished', 'referees supplied', 'referees provided', 'referees can be', 'referees will be', 'referees upon request', 'referees on request', 'references and portfolio available', 'professional references available', 'excellent references available',
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

/** The same in other words, for what no list of phrases ends: matched against folded text in lower case. */
// prettier-ignore
export const REFERENCES_TOLD: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  es: [
    iu`(?<!\p{L})(?:contactos?|datos|teléfonos|cartas)\sde\s(?:mis\s)?(?:antiguos|anteriores|ex)[\s-](?:jefes|patrones|empleadores|superiores|responsables)(?!\p{L})`,
    iu`(?<!\p{L})(?:dispongo\sde|facilito|aporto|ofrezco|(?:disponibilidad|posibilidad)\s(?:para|de)\s(?:facilitar|aportar|enviar|ofrecer|presentar|entregar|dar|brindar)|puedo\s(?:facilitar|aportar|enviar|ofrecer|presentar|entregar|dar|brindar)|(?:se\s)?(?:facilitar|enviar|entregar|presentar|aportar|adjuntar|brindar)(?:án|é|emos))\s(?:\p{L}{1,14}\s){0,4}referencias(?!\p{L})`,
    iu`(?<!\p{L})(?:referencias|constancias|cartas\sde\srecomendación)(?:\s(?:y|o|e|laborales|personales|profesionales|comerciales|anteriores|referencias|constancias|certificados|contactos|de|recomendación)){0,5},?\s(?:están\s|quedan\s|podrán\sser\s|pueden\sser\s|serán\s)?(?:disponibles|a\s(?:su\s)?(?:entera\s)?disposición|a\s(?:solicitud|petición|requerimiento)|si\s(?:se|las?|lo|así|es|fuer\p{L}{1,4})\s|en\scaso\sde|previa|cuando\s(?:se|las?|lo)\s|bajo\s|facilitadas|entregadas|enviadas|verificables)`,
  ],
  en: [
    iu`(?<!\p{L})(?:details|contacts?|names|numbers|letters|words)\s(?:of|from|for)\s(?:my\s|two\s|three\s)?(?:former|previous|past)\s(?:managers?|employers?|supervisors?|bosses)(?!\p{L})`,
  ],
  pt: [
    iu`(?<!\p{L})(?:contactos?|contatos?|dados|telefones|cartas)\sd[eo]s?\s(?:meus\s)?(?:antigos|anteriores|ex)[\s-](?:chefes|patrões|empregadores|superiores|gestores)(?!\p{L})`,
    iu`(?<!\p{L})(?:posso|podem|terei\sgosto\sem|indico|darão|dão|poderão)\s(?:\p{L}{1,14}\s){0,6}referências(?!\p{L})`,
    iu`(?<!\p{L})(?:disponho\sde|(?:disponibilidade|possibilidade)\s(?:para|de)\s(?:fornecer|apresentar|enviar|facultar|dar)|disponibilizo|forneço|apresento|faculto|envio|posso\s(?:fornecer|apresentar|enviar|disponibilizar|facultar))\s(?:\p{L}{1,14}\s){0,3}referências(?!\p{L})`,
    iu`(?<!\p{L})(?:referências|cartas\sde\srecomendação)(?:\s(?:e|ou|profissionais|pessoais|comerciais|anteriores|cartas|referências|contactos|contatos|de|recomendação)){0,5},?\s(?:estão\s|ficam\s|serão\s|podem\sser\s|poderão\sser\s)?(?:disponíveis|à\s(?:sua\s)?disposição|a\scombinar|mediante|sob\s|a\spedido|caso\s|se\s(?:solicitad|necessári|pretendid|for|desejad)|quando\s|enviadas|fornecidas|apresentadas|facultadas|disponibilizadas)`,
  ],
  de: [
    iu`(?<!\p{L})(?:kontakt(?:e|daten)|adressen|telefonnummern|namen)\s(?:meiner\s)?(?:früheren?|ehemaligen?|früherer|ehemaliger)\s(?:vorgesetzte[nr]?|arbeitgeber|chefs)(?!\p{L})`,
    iu`(?<!\p{L})(?:nenne|gebe|reiche|sende|übermittle|übersende|schicke|biete|liefere)\s(?:ich\s)?(?:\p{L}{1,12}\s){0,4}referenzen(?!\p{L})`,
  ],
  fr: [
    iu`(?<!\p{L})(?:(?:je\s(?:peux|pourrai)|possibilité\sde|en\smesure\sde)\s(?:vous\s)?(?:fournir|communiquer|transmettre|donner|présenter)|je\s(?:fournirai|communiquerai|transmettrai|tiens))\s(?:\p{L}{1,14}\s){0,4}références(?!\p{L})`,
    iu`(?<!\p{L})(?:coordonnées|lettres\sde\srecommandation|recommandations?)\s(?:\p{L}{1,12}\s|[dl][’']){0,3}(?:anciens?|précédents?)\s(?:employeurs?|responsables?|managers?|supérieurs?|chefs?|patrons?)(?!\p{L})`,
    iu`(?<!\p{L})(?:anciens?|précédents?)\s(?:employeurs?|responsables?)\s(?:joignables?|disponibles?|à\scontacter|sur\sdemande)`,
  ],
  it: [
    iu`(?<!\p{L})(?:contatti|recapiti|numeri|lettere)\sde(?:i|gli)\s(?:miei\s)?(?:ex|precedenti|passati)\s(?:superiori|datori|responsabili|capi|dirigenti)(?!\p{L})`,
    iu`(?<!\p{L})(?:(?:fornir|presenter|invier|produrr|esibir|dar|mander|mostrer|indicher|comunicher)ò|dispongo\sdi|(?:possibilità\sdi|disponibilità\sa|posso|potrò|sarò\sliet[ao]\sdi|in\sgrado\sdi)\s(?:fornire|presentare|inviare|esibire|dare|indicare|produrre))\s(?:\p{L}{1,16}\s){0,4}referenze(?!\p{L})`,
    iu`(?<!\p{L})(?:lettere\sdi\s(?:referenze?|raccomandazione|presentazione)|referenze)(?:\s(?:e|o|professionali|personali|lavorative|lettere|contatti|di|raccomandazione)){0,5},?\s(?:sono\s|possono\sessere\s)?(?:disponibili|a\s(?:vostra\s)?disposizione|su\srichiesta|a\srichiesta|previa|in\scaso\sdi|se\s(?:necessari|richiest|occorr|serv)|a\schi\s(?:le|ne)\s)`,
  ],
  ja: [
    /前職(?:先|調査)?(?:へ|に|先)?の?(?:照会|問い?合わせ)[^。\n]{0,14}(?:ご?希望|連絡先|可能|可)/u,
    /(?:前職|前任|以前)[^。\n]{0,8}(?:上司|雇用主|責任者)[^。\n]{0,4}(?:連絡先|電話|紹介)/u,
    /(?:推薦状|推薦者|推薦人|照会先)[^。\n]{0,16}(?:面接|お持ち|持参|別途|お問い?合わせ|お伝え|ご連絡|ご案内|ご依頼|ご請求|ご提示|ご紹介|開示)/u,
    /(?:推薦状|推薦者|紹介状|リファレンス(?:チェック|・チェック)?|照会先|身元保証人|前職(?:への)?(?:調査|照会|問い合わせ))[^。\n]{0,20}(?:対応(?:可能|可|いたし|します|できます)|ご相談|応じ(?:ます|られます)|差し支え|必要に応じ|ご?希望|ご?要望|ご?要請|求めに応じ|お申し付け|お知らせ|提出いたし|提出可|提示可|ご用意)/u,
  ],
  zh: [
    /(?:联系|咨询|询问|聯絡)(?:本人|我)?的?(?:以前|之前|原|前)的?(?:工作)?(?:单位|單位|公司|领导|雇主|同事)/u,
    /背(?:景)?[调調](?:查)?[^。；\n]{0,4}(?:联系人|聯絡人|[证證]明人)[^。；\n]{0,14}(?:提供|备索|備索|告知)/u,
    /(?:前任|前公司|前单位|以前|过往|過往)(?:的)?(?:上司|领导|領導|主管|雇主|老板)的?(?:联系方式|聯絡方式|电话|電話)/u,
    /(?:向|找|联系|聯繫)(?:本人|我)?的?(?:前任?|原|以前|之前|过往)的?(?:单位|單位|公司|领导|領導|主管|上司|雇主|老板|同事)[^。；\n]{0,4}(?:核实|核實|了解|求证|求證|询问|詢問|咨询)/u,
    /推[荐薦](?:材料|资料|資料|函)?[^。；\n]{0,4}(?:备索|備索)/u,
    /(?:推[荐薦]信|推[荐薦]人|[证證]明人|前雇主)[^。；\n]{0,14}(?:备索|備索|待索|按需|可提供|可随时|可隨時|需要时|需要時|应要求|應要求|按要求|索取|面试时|面試時|面谈时|面談時|出示|另行(?:告知|提供)|如需|视需要|視需要|歡迎索取|欢迎索取)/u,
    /(?:如需|若需|需要时|需要時|[如若](?:有|[贵貴]公?司|[贵貴]单位|公司|您|招聘方){0,2}(?:需要|需求|要求|必要))[^。；\n]{0,14}(?:推[荐薦]信|推[荐薦]人|[证證]明人)/u,
  ],
};

/** Offered in words of one's own: "Zeugnisse und Referenzen lege ich auf Wunsch vor". Who is offered (or who of a former job), and when or how; one sentence has both. */
// prettier-ignore
export const REFERENCES_FREELY: Readonly<Partial<Record<Language, Readonly<Record<'who' | 'when' | 'former' | 'boss', readonly string[]>>>>> = {
  es: { who: ['referencias', 'referencia', 'cartas de recomendación', 'carta de recomendación', 'cartas de referencia', 'referencias laborales', 'referencias personales', 'recomendaciones'], when: ['contacten', 'contacte', 'consultar', 'consulten', 'preguntar', 'pregunten', 'llamen', 'diríjanse', 'entrevista', 'indicarán', 'facilitaré', 'facilitarán', 'daré', 'daremos', 'darán', 'aportaré', 'precisan', 'petición', 'solicitud', 'solicite', 'soliciten', 'solicitan', 'pida', 'pidan', 'piden', 'pide', 'requiera', 'requieran', 'necesario', 'disposición', 'desea', 'desean', 'deseen', 'fe', 'avalar', 'avalan', 'avalarán', 'informarán', 'informar', 'teléfono', 'teléfonos', 'contactar', 'contacto', 'contactos', 'llamar', 'llamarles', 'preguntar', 'facilito', 'aporto', 'aportarán', 'aportar', 'presentar', 'presento', 'presentarán', 'solicitadas', 'solicitarse', 'necesita', 'necesitan', 'interesa', 'caso', 'comprobables', 'verificables', 'convenir', 'demostrables', 'contrastables', 'cuando', 'entregaré', 'adjuntaré', 'enviaré', 'mostraré', 'dispone', 'dispongo', 'aportables', 'ofrezco', 'ofrecer', 'brindar', 'brindaré', 'verificar', 'comprobar', 'contrastar', 'quieran', 'quieren', 'quiere', 'solicitado', 'consultarse', 'consultar', 'consulta', 'fase', 'aportan', 'etapa', 'momento'], former: ['antiguos', 'antiguo', 'antiguas', 'antigua', 'anteriores', 'anterior', 'ex', 'exjefes', 'exjefe'], boss: ['jefes', 'jefe', 'jefas', 'jefa', 'responsables', 'responsable', 'empleadores', 'empleador', 'superiores', 'encargados', 'encargado', 'supervisores', 'supervisor', 'patrones', 'exjefes', 'exjefe', 'supervisoras', 'supervisora', 'coordinadores', 'coordinadoras', 'directores', 'directoras', 'directora', 'encargadas'] },
  pt: { who: ['referências', 'referência', 'cartas de recomendação', 'carta de recomendação', 'cartas de referência', 'recomendações', 'indicações'], when: ['contatar', 'contatem', 'contactar', 'consultar', 'consultem', 'perguntar', 'liguem', 'entrevista', 'indicadas', 'darei', 'fornecerei', 'pedido', 'solicitação', 'solicitar', 'solicitem', 'pedir', 'pedirem', 'peça', 'peçam', 'necessário', 'necessárias', 'disposição', 'desejar', 'desejarem', 'precisar', 'precisarem', 'telefone', 'telefones', 'contato', 'contatos', 'contacto', 'contactos', 'ligar', 'confirmar', 'informar', 'recomendar', 'passo', 'solicitadas', 'solicitada', 'quando', 'apresentadas', 'apresento', 'envio', 'precise', 'disponíveis', 'disponível', 'podem', 'combinar', 'comprováveis', 'verificáveis', 'consulta', 'verificar', 'comprovar', 'enviarei', 'apresentarei', 'oportunamente', 'entrevistas', 'queira', 'queiram', 'quiser', 'quiserem', 'desejem', 'deseje', 'momento', 'facultadas', 'fornecidas', 'enviadas', 'fornecer', 'apresentar', 'enviar', 'consultar', 'indicar', 'indico', 'confirmam', 'confirmem', 'etapa', 'fase'], former: ['antigos', 'antigo', 'antigas', 'antiga', 'anteriores', 'anterior', 'ex'], boss: ['gestores', 'gestor', 'chefes', 'chefe', 'chefias', 'patrões', 'patrão', 'empregadores', 'empregador', 'superiores', 'supervisores', 'supervisor', 'responsáveis', 'líderes', 'exchefes', 'diretores', 'diretoras', 'diretora', 'coordenadores', 'supervisoras', 'gestoras', 'chefas'] },
  en: { who: ['references', 'referees', 'letters of recommendation', 'letter of recommendation', 'recommendation letters', 'reference letters', 'letters of reference', 'written testimonials', 'recommendations'], when: ['interview', 'offer', 'supplied', 'gladly', 'happily', 'request', 'requested', 'required', 'demand', 'asked', 'ask', 'asks', 'needed', 'necessary', 'desired', 'wish', 'available', 'touch', 'contact', 'contacted', 'call', 'called', 'vouch', 'reference', 'happy', 'glad', 'phone', 'reach', 'reached', 'speak', 'numbers', 'provided', 'supply', 'later', 'stage', 'verifiable', 'furnished', 'furnish', 'send', 'sent', 'forwarded', 'offered', 'produced', 'shown', 'obtainable', 'want', 'require', 'follow', 'consulted', 'welcome', 'check', 'checked', 'verify', 'verified', 'share', 'shared', 'inquire', 'enquire', 'let', 'negotiable', 'tbd', 'application', 'apply', 'enquiry', 'inquiry', 'arrangement', 'arranged'], former: ['former', 'previous', 'past', 'ex', 'prior', 'old'], boss: ['managers', 'manager', 'bosses', 'boss', 'supervisors', 'supervisor', 'employers', 'employer', 'principals', 'directors', 'director', 'foremen', 'colleagues', 'clients', 'landlords', 'leads', 'teachers'] },
  fr: { who: ['références', 'référence', 'lettres de recommandation', 'lettre de recommandation', 'attestations de travail', 'certificats de travail', 'recommandations', 'référents'], when: ['contactez', 'appelez', 'adresser', 'entretien', 'donnerai', 'fournirai', 'indiquées', 'communiquerai', 'désirez', 'demande', 'demandez', 'demandent', 'disposition', 'besoin', 'souhaitez', 'souhaite', 'nécessaire', 'sollicitées', 'renseigner', 'joindre', 'contacter', 'appeler', 'témoigner', 'confirmer', 'recommander', 'coordonnées', 'remises', 'transmises', 'fournies', 'disponibles', 'disponible', 'interroger', 'souhaité', 'souhaitée', 'simple', 'consulter', 'consultables', 'vérifiables', 'vérifier', 'contactables', 'contactés', 'joignables', 'ultérieurement', 'convenir', 'préciser', 'voir', 'adressées', 'présentées', 'produites', 'produire', 'présenter', 'fournir', 'communiquer', 'transmettre', 'envoyer', 'envoyées', 'intérêt', 'rendez', 'rencontre', 'volontiers', 'moi', 'tenues', 'tient', 'remis', 'remise', 'auprès', 'fournis'], former: ['anciens', 'ancien', 'anciennes', 'précédents', 'précédent', 'ex'], boss: ['employeurs', 'employeur', 'responsables', 'responsable', 'managers', 'manager', 'supérieurs', 'supérieur', 'chefs', 'chef', 'patrons', 'patron', 'directeurs', 'directeur', 'directrices', 'directeur', 'directrice', 'supérieures', 'cheffes', 'encadrants', 'maîtres'] },
  de: { who: ['referenzen', 'referenz', 'referenzgeber', 'referenzpersonen', 'ansprechpartner', 'arbeitszeugnisse', 'zeugnisse', 'empfehlungsschreiben', 'referenzschreiben', 'kontaktdaten', 'empfehlungen', 'leumund', 'referenzliste', 'auskunftspersonen'], when: ['wenden', 'fragen', 'nachfragen', 'erkundigen', 'vorstellungsgespräch', 'angabe', 'wünschen', 'wunsch', 'anfrage', 'nachfrage', 'bedarf', 'verlangen', 'verfügung', 'gewünscht', 'erwünscht', 'benötigt', 'erforderlich', 'auskunft', 'auskünfte', 'anrufen', 'kontaktieren', 'kontakt', 'kontaktdaten', 'sprechen', 'bestätigen', 'anruf', 'gern', 'gerne', 'telefonnummern', 'nummern', 'jederzeit', 'nachgereicht', 'nachreichen', 'vorgelegt', 'vorlegen', 'vorzulegen', 'eingereicht', 'einreichen', 'erhältlich', 'bereit', 'bereitgestellt', 'zugesandt', 'zusenden', 'gespräch', 'einsehbar', 'abrufbar', 'einzuholen', 'einholen', 'vereinbarung', 'absprache', 'rückfrage', 'rückfragen', 'bekannt', 'benannt', 'benennen', 'mitgeteilt', 'folgen', 'ausgehändigt', 'sende', 'schicke', 'reiche', 'lege', 'bringe', 'stelle', 'herstellen', 'her', 'vermitteln', 'vermittle', 'gebe', 'nenne'], former: ['frühere', 'früheren', 'früherer', 'ehemalige', 'ehemaligen', 'ehemaliger', 'ex', 'bisherigen', 'bisherige', 'letzten'], boss: ['vorgesetzte', 'vorgesetzten', 'vorgesetzter', 'arbeitgeber', 'chef', 'chefs', 'chefin', 'vorgesetzte', 'vorgesetzte', 'chefinnen', 'bauherren', 'auftraggeber', 'auftraggebern', 'ausbilder', 'teamleiter', 'teamleitern', 'kunden'] },
  it: { who: ['referenze', 'referenza', 'lettere di referenze', 'lettere di referenza', 'lettera di referenze', 'lettere di raccomandazione', 'lettera di raccomandazione', 'lettere di presentazione', 'raccomandazioni', 'lettere di presentazione', 'benserviti', 'benservito'], when: ['contattate', 'contatti', 'chiamate', 'chiedere', 'rivolgersi', 'colloquio', 'darò', 'fornirò', 'indicate', 'comunicate', 'desiderate', 'richiesta', 'disposizione', 'richieste', 'necessario', 'necessità', 'bisogno', 'chiede', 'chieda', 'chiedono', 'chiedesse', 'richiede', 'richieda', 'richiedono', 'occorre', 'occorressero', 'servissero', 'desidera', 'nominativi', 'nominativo', 'contatti', 'contatto', 'contattare', 'recapiti', 'recapito', 'telefono', 'numero', 'numeri', 'chiamare', 'confermare', 'garantire', 'presentate', 'fornite', 'esibite', 'esibire', 'saranno', 'indicare', 'disponibili', 'verificabili', 'verificare', 'concordare', 'sede', 'previo', 'previa', 'consegnate', 'consegnare', 'consegnerò', 'inviate', 'inviare', 'invierò', 'mostrare', 'produrre', 'allegare', 'allegate', 'dimostrabili', 'controllabili', 'volete', 'vogliano', 'gradite', 'graditi', 'eventualmente', 'servono', 'qualora', 'seguito', 'presentare', 'fornire', 'fornisco', 'verifica', 'presso'], former: ['ex', 'precedenti', 'precedente', 'passati', 'vecchi'], boss: ['responsabili', 'responsabile', 'superiori', 'superiore', 'datori', 'datore', 'capi', 'capo', 'titolari', 'titolare', 'direttori', 'dirigenti', 'titolari', 'coordinatori', 'direttrici', 'caposala', 'committenti'] },
};

/** Where offering references, or naming referees, is still the custom. */
export const REFERENCES_CUSTOMARY: ReadonlySet<string> = new Set(['CH', 'LI', 'AU', 'NZ', 'ZA']);

/** Where a line that names the post or the field wanted is asked for: Brazilian guides, Catho's and Indeed's among them, want an "Objetivo profissional" below the contact data. */
export const OBJECTIVE_CUSTOMARY: ReadonlySet<string> = new Set(['BR']);

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
