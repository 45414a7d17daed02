/** What templates leave to be filled in: the words of their own sentences, and the names of their fields. Phrases; a last word with an asterisk may go on. */
import type { Language } from '../../resume/language.ts';
import { iu } from '../../resume/patterns.ts';

/** Galleries and word processors write these wherever they are sold: filler Latin, and the addresses that they print. */
// prettier-ignore
export const FILLER: readonly string[] = [
  'lorem ips*', 'dolor sit amet', 'consectetur adipisc*', 'sed do eiusmod', 'ut enim ad minim', 'quis nostrud exercitation',
  'reallygreatsite', 'unsitiogenial', 'anywhere st', 'calle cualquiera 123', 'n importe quelle rue',
];

/** Sentences that tell the writer what to do; no resume says them of its owner. */
// prettier-ignore
export const INSTRUCTIONS: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'inserta aquí tu*', 'inserte aquí su*', 'inserte su texto', 'inserta tu texto', 'inserte texto aquí', 'insertar texto aquí', 'inserta texto aquí', 'escribe aquí tu*', 'escriba aquí su*', 'escriba su texto', 'escribe tu texto', 'escribe aquí una', 'escribe aquí un', 'añade aquí tu*', 'agrega aquí tu*',
    'agregue aquí su*', 'haz clic aquí para escribir', 'haz clic aquí para agregar', 'haz clic aquí para añadir', 'haga clic aquí para escribir', 'haga clic aquí para agregar', 'haga clic o pulse aquí', 'describe aquí tu*', 'describa aquí su*', 'reemplaza este texto', 'reemplace este texto', 'sustituye este texto',
    'sustituya este texto', 'este es un texto de ejemplo', 'texto de ejemplo aquí', 'describe brevemente tu*', 'describa brevemente su*', 'menciona tus principales', 'incluye aquí tu*', 'coloca aquí tu*', 'coloque aquí su*',
  ],
  en: [
    'insert text here', 'insert your text', 'insert your name', 'insert your job', 'insert job title', 'insert company name', 'insert date here', 'insert dates here', 'type your text', 'type text here', 'type your name', 'enter your text', 'enter text here', 'enter your name here', 'enter your job title', 'add text here', 'add your text',
    'your text here', 'your text goes here', 'text goes here', 'click here to add', 'click here to enter', 'click here to insert', 'click here to edit', 'click here to type', 'click or tap here', 'tap any placeholder text', 'placeholder text', 'describe your responsibilities', 'describe your role here', 'describe your key',
    'briefly describe your*', 'replace this sentence', 'replace this text', 'replace with your', 'this is the place for a brief summary', 'to get started right away', 'write a short summary here', 'write your summary here', 'state your career goals', 'list your strengths relevant', 'use this section to', 'your company name here',
    'about your role here', 'about your position here', 'about your experience here', 'sentences about your*', 'sentence about your*', 'your role here', 'your experience here', 'your achievements here', 'your summary here', 'write here', 'describe here',
    'your name here', 'your job title here', 'double click to edit', 'start typing to replace',
  ],
  fr: [
    'insérez votre*', 'insérez ici', 'insérer votre texte', 'insérer du texte ici', 'insérer texte ici', 'cliquez ici pour ajouter', 'cliquez ici pour entrer', 'cliquez ici pour saisir', 'cliquez ici pour modifier', 'cliquez ou appuyez ici', 'saisissez votre*', 'saisissez ici', 'tapez votre texte', 'tapez ici',
    'décrivez ici', 'décrivez brièvement', 'décrivez vos', 'décrivez votre*', 'remplacez ce texte', 'remplacez cette phrase', 'ajoutez ici', 'ajoutez votre texte', 'votre texte ici', 'texte d’exemple', 'indiquez ici', 'écrivez ici', 'renseignez ici', 'présentez ici', 'double cliquez pour',
  ],
  pt: [
    'insira aqui', 'insira seu*', 'insira o seu*', 'insira o texto', 'insira um texto', 'inserir texto aqui', 'digite aqui', 'digite seu*', 'digite o seu*', 'digite o texto', 'escreva aqui', 'escreva seu texto', 'escreva o seu texto', 'clique aqui para adicionar', 'clique aqui para inserir', 'clique aqui para digitar',
    'clique aqui para editar', 'clique ou toque aqui', 'descreva aqui', 'descreva suas', 'descreva as suas', 'descreva brevemente', 'substitua este texto', 'substitua esta frase', 'adicione aqui', 'adicione seu texto', 'seu texto aqui', 'coloque aqui', 'texto de exemplo aqui', 'preencha aqui',
  ],
  de: [
    'text hier einfügen', 'hier text einfügen', 'fügen sie hier', 'füge hier', 'hier klicken um text', 'klicken sie hier um', 'klicken oder tippen sie hier', 'klicke hier um', 'geben sie hier', 'gib hier', 'hier eingeben', 'text eingeben', 'ihr text hier', 'dein text hier', 'beschreiben sie hier', 'beschreibe hier',
    'beschreiben sie ihre', 'beschreibe deine', 'ersetzen sie diesen', 'ersetze diesen', 'dies ist ein blindtext', 'das ist ein blindtext', 'dies ist ein platzhalter', 'platzhaltertext', 'beispieltext', 'tragen sie hier', 'trage hier', 'schreiben sie hier', 'schreibe hier', 'musterfirma', 'musterunternehmen', 'musterstadt', 'musterstraße',
    'musterstr', 'max mustermann', 'maxi mustermann', 'erika mustermann',
  ],
  it: [
    'inserisci qui', 'inserisci il tuo*', 'inserisci la tua*', 'inserisci il testo', 'inserisci testo', 'inserire qui', 'inserire testo qui', 'inserire il testo', 'clicca qui per inserire', 'clicca qui per aggiungere', 'clicca qui per scrivere', 'clicca qui per modificare', 'fare clic qui', 'fai clic qui', 'fare clic o toccare qui',
    'scrivi qui', 'scrivere qui', 'digita qui', 'descrivi qui', 'descrivi le tue', 'descrivi brevemente', 'sostituisci questo testo', 'sostituire questo testo', 'sostituisci questa frase', 'aggiungi qui', 'il tuo testo qui', 'testo di esempio', 'testo segnaposto',
  ],
  ja: [
    'ここに入力', 'ここに記入', 'ここに担当', 'ここに職務', 'ここに経歴', 'ここに自己', 'ここに実績', 'ここに内容', 'ここに会社', 'ここに氏名', '文で記入', '文字で記入', 'ここにテキスト', 'ここに文章を', 'こちらに入力', 'こちらに記入', 'テキストを入力', 'を入力してください', 'を記入してください', 'をご記入ください', 'をご入力ください', 'クリックして入力', 'クリックまたはタップして', 'サンプルテキスト', 'ダミーテキスト', 'ここをクリックして', 'テキストが入ります', '文章が入ります', 'を入れてください',
  ],
  zh: [
    '点击此处', '单击此处', '请在这里', '在这里填写', '在这里输入', '在这里写', '在此写', '在此介绍', '此处介绍', '介绍您的', '介绍你的', '点此输入', '在此输入', '在此处输入', '此处输入', '在此填写', '此处填写', '请输入', '请填写', '请在此', '在此处添加', '在此添加', '此处添加', '添加文本', '添加标题文字', '替换文字内容', '替换此处', '此处替换', '此处描述', '请简要描述', '请描述您', '请描述你', '示例文字', '示例文本', '占位符文字',
    '點擊此處', '按一下此處', '在此輸入', '請輸入', '請填寫', '請在此',
  ],
};

/** What stands alone where the writer's own data belong: whole pieces of a line. */
// prettier-ignore
export const OWNERLESS: readonly string[] = [
  'your name', 'your full name', 'your first name', 'your last name', 'your job title', 'your title', 'your position', 'your profession', 'your company', 'your company name', 'your address', 'your street address', 'your city', 'your email', 'your email address', 'your e mail', 'your phone', 'your phone number', 'your number', 'your school', 'your university',
  'your degree', 'your website', 'your linkedin', 'your linkedin url', 'your name surname',
  'tu nombre', 'tu nombre completo', 'tu nombre y apellidos', 'tu nombre aquí', 'tu apellido', 'tu puesto', 'tu profesión', 'tu cargo', 'tu empresa', 'tu dirección', 'tu ciudad', 'tu correo', 'tu correo electrónico', 'tu email', 'tu teléfono', 'su nombre', 'su nombre completo', 'su nombre y apellidos', 'su nombre aquí', 'su puesto', 'su dirección', 'su ciudad',
  'su correo electrónico', 'su teléfono',
  'votre nom', 'votre prénom', 'votre nom et prénom', 'votre prénom et nom', 'votre prénom nom', 'votre prénom votre nom', 'votre poste', 'votre métier', 'votre titre', 'votre entreprise', 'votre adresse', 'votre ville', 'votre email', 'votre e mail', 'votre adresse email', 'votre adresse e mail', 'votre téléphone', 'votre numéro', 'votre numéro de téléphone',
  'seu nome', 'o seu nome', 'seu nome completo', 'seu nome aqui', 'seu sobrenome', 'seu cargo', 'sua profissão', 'sua empresa', 'seu endereço', 'sua cidade', 'seu email', 'seu e mail', 'seu telefone', 'a sua morada', 'o seu email',
  'ihr name', 'ihr vorname', 'ihr nachname', 'ihre adresse', 'ihre anschrift', 'ihr beruf', 'ihre position', 'ihre stadt', 'ihre e mail', 'ihre e mail adresse', 'ihre telefonnummer', 'ihr unternehmen', 'dein name', 'dein vorname', 'dein nachname', 'deine adresse', 'dein beruf', 'deine stadt', 'deine e mail', 'deine telefonnummer',
  'il tuo nome', 'tuo nome', 'il tuo nome e cognome', 'nome e cognome qui', 'il tuo cognome', 'la tua professione', 'il tuo lavoro', 'il tuo ruolo', 'la tua azienda', 'il tuo indirizzo', 'la tua città', 'la tua email', 'la tua e mail', 'il tuo telefono', 'il tuo numero',
  'あなたの名前', 'あなたのお名前', '您的姓名', '您的名字', '你的名字', '你的姓名', '您的职位', '您的電話', '您的电话', '您的邮箱', '您的地址', '您的学校', '您的公司',
];

/** Local parts, or sites, of addresses that stand for one's own, without their dots and hyphens. */
// prettier-ignore
export const OWNERLESS_ADDRESSES: ReadonlySet<string> = new Set([
  'yourname', 'youremail', 'yourmail', 'youremailaddress', 'firstnamelastname', 'firstlast', 'tucorreo', 'tunombre', 'tuemail', 'sucorreo', 'sunombre', 'nombreapellido', 'nombreapellidos', 'votrenom', 'votreemail', 'votremail', 'votreadresse', 'prenomnom', 'seunome', 'seuemail', 'nomesobrenome', 'ihrname', 'ihreemail', 'deinname',
  'deineemail', 'vornamenachname', 'vornamename', 'maxmustermann', 'tuonome', 'tuaemail', 'tuamail', 'nomecognome', 'iltuonome',
]);

/** Names of fields, as templates set them in brackets; each word of such a bracket is one of these or of `FIELD_LINKS`. */
// prettier-ignore
export const FIELD_WORDS: ReadonlySet<string> = new Set([
  'certificate', 'certification', 'course', 'training', 'provider', 'issuer', 'award', 'project', 'certificado', 'certificacion', 'organismo', 'curso', 'entidad', 'proyecto', 'formation', 'organisme', 'certificat', 'projet', 'certificacao', 'conclusao', 'entidade', 'projeto', 'fortbildung', 'weiterbildung', 'anbieter', 'zertifikat', 'kurs', 'projekt', 'certificato', 'certificazione', 'corso', 'ente', 'progetto',
  'number', 'timeframe', 'product', 'metric', 'figure', 'numero', 'valor', 'cifra', 'plazo', 'prazo', 'chiffre', 'nombre', 'anzahl', 'zahl', 'zeitraum', 'valore', 'numeri', '人数', '金額', '件数', '割合', '金额', '数字', '数量', '比例', '百分比',
  'company', 'employer', 'organization', 'organisation', 'school', 'university', 'college', 'institution', 'name', 'firstname', 'lastname', 'surname', 'job', 'title', 'position', 'role', 'city', 'town', 'state', 'country', 'date', 'dates', 'month', 'year', 'degree', 'major', 'address', 'street', 'zip', 'industry', 'department', 'duties', 'responsibilities', 'achievement',
  'achievements', 'accomplishment', 'skill', 'skills', 'field', 'study', 'graduation', 'location', 'client', 'clients', 'customer', 'amount', 'percentage', 'insert', 'your',
  'empresa', 'nombre', 'apellido', 'apellidos', 'puesto', 'cargo', 'ciudad', 'pais', 'fecha', 'fechas', 'mes', 'ano', 'titulo', 'titulacion', 'universidad', 'institucion', 'centro', 'direccion', 'sector', 'logro', 'habilidad', 'tu', 'su', 'provincia', 'estado', 'escuela', 'cliente', 'clientes', 'cantidad', 'porcentaje', 'importe',
  'entreprise', 'societe', 'nom', 'prenom', 'poste', 'intitule', 'ville', 'pays', 'date', 'dates', 'mois', 'annee', 'diplome', 'ecole', 'universite', 'etablissement', 'adresse', 'secteur', 'competence', 'votre', 'vos', 'employeur', 'montant', 'pourcentage',
  'nome', 'sobrenome', 'cidade', 'data', 'datas', 'titulo', 'curso', 'faculdade', 'universidade', 'instituicao', 'endereco', 'morada', 'seu', 'sua', 'conquista', 'habilidade', 'porcentagem', 'percentagem', 'quantia', 'pais', 'apelido',
  'firma', 'unternehmen', 'arbeitgeber', 'firmenname', 'unternehmensname', 'unternehmens', 'arbeitgebers', 'betriebs', 'kunde', 'kunden', 'betrag', 'prozentsatz', 'vorname', 'nachname', 'position', 'stelle', 'stellenbezeichnung', 'berufsbezeichnung', 'berufstitel', 'taetigkeit', 'tatigkeit', 'stadt', 'ort', 'land', 'datum', 'monat', 'jahr', 'abschluss', 'schule', 'hochschule', 'universitat', 'adresse', 'anschrift', 'branche', 'ihr', 'ihre', 'dein', 'deine', 'name',
  'azienda', 'societa', 'cognome', 'ruolo', 'mansione', 'posizione', 'citta', 'paese', 'mese', 'anno', 'titolo', 'laurea', 'scuola', 'universita', 'istituto', 'indirizzo', 'settore', 'tuo', 'tua', 'datore', 'lavoro', 'importo', 'percentuale',
  '会社名', '企業名', '氏名', '名前', '役職', '役職名', '職種', '部署名', '学校名', '大学名', '学部名', '住所', '日付', '期間', '年月', '勤務先', '都道府県',
  '公司名称', '公司名', '公司', '姓名', '职位', '职位名称', '学校名称', '学校', '大学名称', '专业', '专业名称', '部门', '城市', '日期', '时间', '项目名称', '您的姓名', '公司名稱', '職位', '學校名稱',
]);

/** Words between them, and what alone would be the name of a link or a label. */
// prettier-ignore
export const FIELD_LINKS: ReadonlySet<string> = new Set([
  'of', 'the', 'here', 'or', 'and', 'to', 'start', 'end', 'first', 'last', 'full', 'number', 'phone', 'email', 'from', 'de', 'del', 'la', 'el', 'los', 'las', 'aqui', 'inicio', 'fin', 'y', 'o', 'completo', 'du', 'des', 'et', 'ou', 'ici', 'debut', 'l', 'd', 'da', 'do', 'das', 'dos', 'e', 'termino', 'der', 'des', 'und', 'oder', 'hier', 'von', 'bis', 'dell', 'di', 'della',
  'qui', 'inizio', 'fine', 'in', 'a', 'mm', 'yyyy', 'yy', 'aaaa', 'jjjj', 'mon',
]);

/** Words that open a bracket which tells the writer what to put there, whatever follows. */
// prettier-ignore
export const FIELD_ORDERS: ReadonlySet<string> = new Set([
  'insert', 'enter', 'your', 'inserta', 'inserte', 'insertar', 'escribe', 'escriba', 'tu', 'inserer', 'inserez', 'saisir', 'votre', 'inserir', 'insira', 'digite', 'seu', 'einfugen', 'ihr', 'ihre', 'dein', 'deine', 'inserire', 'inserisci', 'tuo',
]);

/** Names that are none, as templates print them largest. */
// prettier-ignore
export const OWNERLESS_NAMES: ReadonlySet<string> = new Set([
  'first last', 'first name last name', 'firstname lastname', 'name surname', 'nombre apellido', 'nombre apellidos', 'nombre y apellidos', 'nombre y apellido', 'nombre apellido apellido', 'prenom nom', 'nom prenom', 'nome sobrenome', 'nome e sobrenome', 'nome apelido', 'nome cognome', 'nome e cognome', 'vorname nachname', 'vorname name',
]);

/** Of these one ends a row of names of fields: what a template asks for last. */
export const FIELD_DATES: ReadonlySet<string> = new Set([
  'year', 'date', 'dates', 'ano', 'fecha', 'fechas', 'annee', 'data', 'datas', 'jahr', 'datum', 'anno', 'month', 'mes', 'mois', 'monat', 'mese',
]); // prettier-ignore

/** Short lines that tell the writer what belongs there, in words that no list foresees: an order to write, and "here". In lower case. */
// prettier-ignore
export const INSTRUCTION_SHAPES: Readonly<Partial<Record<Language, RegExp>>> = {
  es: iu`^(?:(?:escrib|añad|describ|introduc)(?:e|a|ir)|(?:agreg|insert|indic|coloc|complet|rellen|detall|enumer)(?:a|e|ar)|(?:coloqu|agregu|indiqu)e)\s(?:\p{L}{1,14}\s){0,4}aquí(?!\p{L})|^(?:escrib|añad|describ|agreg|insert|indi[cq]|colo[cq]|complet|detall)\p{L}{1,4}\saquí(?!\p{L})|^aquí\s(?:van?|pon|escribe|escriba|añade|describe|indica|inserta|agrega)\s(?:tus?|sus?|el|la|los|las|un)(?!\p{L})`,
  en: iu`^(?:please\s)?(?:type|write|add|insert|enter|describe|list|put|paste|include|fill\sin|summari[sz]e)\s(?:[\p{L}’']{1,14}\s){0,4}here(?!\p{L})`,
  fr: iu`^(?:(?:écri|décri|saisi)(?:s|re|vez|r|ssez)|(?:ajout|insér|indiqu|plac|complét|détaill|renseign|list|précis)(?:e|ez|er)|mettez|mettre)\s(?:[\p{L}’']{1,14}\s){0,4}ici(?!\p{L})|^ici\s?[:,]?\s(?:vos|votre|écrire|écrivez|décrire|décrivez|indiquer|indiquez|ajouter|ajoutez|insérer|insérez)(?!\p{L})`,
  pt: iu`^(?:(?:escrev|descrev|inser|insir|inclu)(?:a|er|e|ir)|(?:adicion|indi[cq]u?|colo[cq]u?|complet|detalh|digit|preench|list)(?:e|ar|a|er))\s(?:\p{L}{1,14}\s){0,4}aqui(?!\p{L})|^aqui\s(?:vai|vão|escreva|descreva|coloque|insira|adicione|digite)\s`,
  de: iu`^(?:bitte\s)?hier\s(?:bitte\s)?(?:(?:ihren?|deinen?|ihr|dein|kurze?|die|den|das|eine?n?)\s)?(?:\p{L}{1,24}\s){0,3}(?:eintragen|einfügen|angeben|beschreiben|eingeben|nennen|ergänzen|aufführen|ausfüllen|einsetzen|auflisten)(?!\p{L})|^(?:trag|füg|beschreib|nenn|ergänz|schreib|setz|liste)(?:en?|en\ssie)?\shier(?!\p{L})`,
  ja: /^(?:ここ|こちら|この欄)に.{1,20}(?:記入|入力|記載|ご?記述|書いて)(?:して|し|する|ください|$)/u,
  zh: /^(?:请)?在?(?:此|此处|这里|本栏)(?:处)?(?:请)?(?:填写|输入|填入|写上|写入|描述|介绍|补充).{1,16}$/u,
  it: iu`^(?:(?:scriv|inser|aggiung|descriv)(?:i|a|ere|ire|isci|isca)|(?:indic|complet|elenc|dettagli)(?:a|are|hi|i)|mett(?:i|ere))\s(?:\p{L}{1,14}\s){0,4}qui(?!\p{L})|^qui\s(?:va|vanno|scrivi|descrivi|inserisci|aggiungi|indica)\s`,
};
