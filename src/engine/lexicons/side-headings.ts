/** Headings that parsers know beside those of the sections: contact data, forms' own boxes, closing lines. Data only. */
import type { Language } from '../../resume/language.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const SIDE_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'docencia y tutorías',
    'más cosas', 'otras cosas', 'otros elementos', 'y además', 'antecedentes personales', 'datos adicionales', 'datos complementarios', 'otros datos personales', 'permisos', 'colegiación', 'contacto', 'contactar', 'datos de contacto', 'información de contacto', 'datos personales', 'información personal', 'detalles personales', 'detalles', 'datos', 'redes', 'redes sociales', 'enlaces', 'perfiles', 'web',
    'disponibilidad', 'movilidad', 'carné de conducir', 'carnet de conducir', 'licencia de conducir', 'vehículo propio', 'otros', 'otros datos', 'otros datos de interés', 'datos de interés', 'información adicional', 'información complementaria',
    'palabras clave', 'firma', 'nacionalidad', 'pretensión salarial', 'expectativas salariales', 'docencia', 'logros', 'funciones', 'presentaciones', 'seminarios', 'perfiles públicos', 'comunidades',
    'actividad docente', 'otra información', 'varios', 'permiso de conducir', 'permisos de conducir', 'líneas de investigación', 'oposiciones', 'otros méritos', 'pretensiones de renta', 'pretensión de renta', 'pretensiones de renta y disponibilidad', 'otros antecedentes', 'observaciones', 'otras actividades', 'documentación', 'documentos', 'intereses de investigación', 'áreas de interés',
  ],
  en: [
    'personal particulars',
    'funding',
    'nature of duties', 'fields', 'fields of interest', 'research fields', 'research interests', 'research interest', 'teaching interests', 'nature of work', 'duties performed', 'professional membership', 'membership', 'professional associations', 'associations', 'professional bodies', 'affiliation', 'professional affiliation', 'professional organizations', 'professional organisations', 'committees', 'professional standing',
    'contact', 'contacts', 'contact information', 'contact details', 'contact info', 'contact me', 'get in touch', 'personal information', 'personal details', 'personal data', 'personal info', 'details', 'links', 'profiles', 'social', 'social media',
    'social profiles', 'online presence', 'online profiles', 'websites', 'website', 'availability', 'visa status', 'work authorization', 'work eligibility', 'right to work', 'citizenship', 'nationality', 'security clearance',
    'clearance', 'clearances', 'declaration', 'signature', 'keywords', 'teaching', 'mentoring', 'mentorship', 'military service', 'driving licence', "driver's license", 'notice period', 'career break', 'other', 'others', 'other information', 'information',
    'additional information', 'miscellaneous', 'additional', 'teaching activities', 'teaching and supervision', 'supervision', 'student supervision', 'students supervised', 'supervision of students', 'thesis supervision', 'reviewing', 'peer review', 'peer reviewing', 'editorial activities', 'editorial work', 'outreach', 'science outreach', 'public outreach', 'scientific outreach', 'conference organization', 'conference organisation', 'event organization', 'event organisation', 'research interests', 'fields of interest', 'research areas',
  ],
  fr: [
    'financements', 'financements obtenus', 'à savoir',
    'autres éléments', 'et aussi', 'autre', 'documents', 'expositions', 'contact', 'contacts', 'coordonnées', 'mes coordonnées', 'me contacter', 'me joindre', 'pour me joindre', 'contactez-moi', 'informations personnelles', 'informations', 'données personnelles', 'état civil', 'renseignements personnels', 'réseaux', 'réseaux sociaux', 'liens', 'sites', 'disponibilité', 'disponibilités', 'mobilité',
    'permis', 'permis de conduire', 'divers', 'autres', 'autres informations', 'informations complémentaires', 'compléments', 'mots-clés', 'nationalité', 'prétentions salariales', 'enseignement', 'service militaire',
    'activités d’enseignement', 'enseignements', 'responsabilités collectives', 'responsabilités administratives', 'responsabilités scientifiques', 'responsabilités pédagogiques', 'responsabilités universitaires', 'encadrement', 'encadrements', 'encadrement scientifique', 'encadrement de la recherche', 'encadrement doctoral', 'encadrement d’étudiants', 'encadrement de stages', 'encadrement de stagiaires', 'animation scientifique', 'animation de la recherche', 'activités d’organisation', 'activités d’encadrement', 'activités éditoriales', 'activités collectives', 'médiation scientifique', 'vulgarisation', 'vulgarisation scientifique', 'sociétés savantes', 'jurys de thèse', 'participation à des jurys', 'évaluation scientifique', 'organisation de conférences', 'organisation d’événements scientifiques', 'séminaires', 'situation actuelle', 'activité parascolaire', 'axes de recherche', 'thèmes de recherche', 'intérêts de recherche',
  ],
  pt: [
    'orientações e bancas', 'registro', 'registro profissional', 'endereço',
    'mais coisas', 'outras coisas', 'outros elementos', 'diferencial', 'diferenciais', 'diversos', 'área de interesse', 'área pretendida', 'cargo pretendido', 'vaga pretendida', 'orientações', 'bancas', 'participação em bancas', 'linhas de atuação', 'contato', 'contatos', 'contacto', 'contactos', 'dados de contato', 'dados pessoais', 'informações pessoais', 'informação pessoal', 'informações de contato', 'redes', 'redes sociais', 'links', 'disponibilidade', 'mobilidade', 'cnh', 'carta de condução', 'carteira de habilitação',
    'outros', 'outras informações', 'informações adicionais', 'informações complementares', 'pretensão salarial', 'palavras-chave', 'nacionalidade', 'docência', 'atividade docente',
    'áreas de interesse', 'observações', 'documentos', 'documentação', 'informação adicional', 'dados complementares', 'outros dados', 'habilitação', 'linhas de pesquisa', 'interesses de pesquisa', 'linhas de investigação',
  ],
  de: [
    'lehre und betreuung', 'außerdem',
    'kontakt', 'kontaktdaten', 'kontaktinformationen', 'persönliche daten', 'persönliche angaben', 'personalien', 'angaben zur person', 'persönliche informationen', 'zur person', 'links', 'profile', 'netzwerke', 'soziale medien', 'verfügbarkeit', 'mobilität', 'führerschein',
    'gehaltsvorstellung', 'eintrittstermin', 'kündigungsfrist', 'staatsangehörigkeit', 'unterschrift', 'anlagen', 'weitere informationen', 'weitere angaben', 'sonstiges', 'wehrdienst', 'zivildienst', 'elternzeit', 'schlagwörter', 'lehre',
    'mandate', 'nebenämter', 'verwaltungsratsmandate', 'lehrtätigkeit', 'lehrerfahrung an der hochschule', 'sonstige angaben', 'verschiedenes', 'weiteres', 'zusätzliche informationen', 'zusatzinformationen', 'diverses', 'führerscheine', 'forschungsinteressen', 'forschungsschwerpunkte', 'forschungsgebiete',
    'auslandsaufenthalte', 'militär', 'militär und zivilschutz', 'militärisches', 'dokumente', 'auslandsaufenthalt', 'auslandserfahrung', 'auslandserfahrungen', 'konferenzteilnahmen', 'tagungsteilnahmen', 'gremienarbeit', 'akademische selbstverwaltung',
  ],
  it: [
    'comitati', 'divulgazione',
    'altre cose', 'altri elementi', 'contatti', 'contatto', 'i miei contatti', 'contattami', 'recapiti', 'dati personali', 'dati anagrafici', 'informazioni personali', 'informazioni di contatto', 'dati di contatto', 'link', 'social', 'profili', 'disponibilità', 'mobilità', 'patente', 'patente di guida', 'patenti', 'altro', 'altre informazioni',
    'ulteriori informazioni', 'informazioni aggiuntive', 'trattamento dei dati', 'trattamento dei dati personali', 'autorizzazione al trattamento dei dati personali', 'privacy', 'firma', 'nazionalità', 'servizio militare', 'parole chiave', 'didattica',
    'extra', 'iscrizione all’albo', "iscrizione all'albo", 'iscrizioni agli albi', 'albo professionale', 'documenti', 'varie', 'attività didattica', 'incarichi istituzionali', 'interessi di ricerca', 'linee di ricerca', 'aree di ricerca',
  ],
  ja: [
    '生年月日', '志望職種', 'アウトリーチ',
    '所属', '所属団体', 'お問い合わせ', '主な演奏歴', '家族構成', '家族欄', '同居家族', '勤務条件', '希望勤務条件', '希望勤務地', '退職理由', '転職理由', '応募情報', '写真', '通勤', '保護者', '採用者側の記入欄', '記入上の注意',
    '連絡先', 'れんらく先', 'ご連絡先', '希望条件登録', '基本情報', '個人情報', 'プロフィール', '本人希望', '本人希望記入欄', '希望', '希望条件', '希望職種', '備考', 'その他', '特記事項', '通勤時間', '配偶者', '扶養家族', '学歴・職歴', '会社概要', '事業内容', '職務内容', '業務内容', '担当業務', '主な業務', '主な実績', '実績',
    '成果', '開発環境', '使用技術', '組織構成', 'リンク', '現在の状況', '健康状態', '特技', '志望動機', '以上', '期間', '自己pr', '強み', '長所', 'アピールポイント',
    '記載内容', '研究テーマ', 'ガクチカ', '学生時代に力を入れたこと', '追加情報', 'その他の情報', '目次', '職歴備考', '補足', '勤務について', '今後の志向', '今後の展望', '今後のキャリア', '労働環境に関する主な希望', '希望する働き方', '働き方の希望', '労働条件の希望',
  ],
  zh: [
    '职业意向', '職業意向',
    '基本情况', '基本情況', '个人基本情况', '教學', '教学', '研究領域', '研究领域', '指導學生', '指导学生', '其他資料', '其他资料', '要求', '求职要求',
    '联络资料', '研究方向', '教学情况', '教學情況', '研究兴趣', '研究興趣', '研究計畫', '研究计划', '未來規劃', '未来规划', '聯絡資料', '联系资料', '家庭成员', '家庭主要成员', '主要家庭成员', '家庭情况', '家庭关系', '家庭成员及主要社会关系', '主要社会关系', '社会关系', '期望待遇', '薪资要求', '本人承诺', '承诺书', '声明', '备注', '审核意见', '填表说明', '照片', '应聘信息', '求职信息', '求职状态',
    '联系', '联络', '联系我', '联络方式', '聯絡', '聯繫方式', '聯絡資訊', '個人資料', '基本資料', '基本資訊', '个人信息', '基本信息', '基本资料', '个人资料', '联系方式', '联系信息', '求职意向', '求职目标', '期望职位', '应聘岗位', '其他', '其它', '其他信息', '其它信息', '补充信息', '附加信息', '校园经历', '在校经历', '社会实践', '实践经历', '主修课程', '专业课程', '核心课程', '个人链接',
    '社交主页', '个人主页', '链接', '致谢', '薪资期望', '到岗时间', '家庭情况', '政治面貌', '个人資料', '聯絡方式', '求職意向', '求職目標', '其他資訊', '主要业绩', '工作业绩', '工作内容', '工作职责', '项目描述', '自我评价', '相关链接', '友情链接', '個人連結', '相關連結', '目录',
  ],
};

/** Below "Lehre", "Enseignement" and the like: courses that one gives, folded. */
// prettier-ignore
export const TAUGHT: readonly string[] = ['vorlesung', 'lehrveranstaltung', 'lehrauftrag', 'tutorium', 'proseminar', 'ubung', ' sws'];
