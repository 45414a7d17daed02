/** Traits that a list of skills can only claim: no tool, no method, nothing to test. A last word with an asterisk may go on. */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const SOFT_SKILLS: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'trabajo en equipo', 'trabajar en equipo', 'liderazgo', 'comunicación', 'comunicación efectiva', 'comunicación asertiva', 'comunicativ*', 'asertiv*', 'resolución de problemas', 'resolución de conflictos', 'proactiv*', 'adaptab*', 'adaptación', 'organización',
    'creatividad', 'creativo', 'creativa', 'empat*', 'empátic*', 'responsabilidad', 'responsable', 'puntual*', 'gestión del tiempo', 'atención al detalle', 'pensamiento crítico', 'pensamiento analítico', 'orientación a resultados', 'orientación al cliente', 'orientación al logro', 'compromiso',
    'comprometid*', 'motivación', 'motivad*', 'flexib*', 'iniciativa', 'autonomía', 'dinam*', 'dinámic*', 'bajo presión', 'aprendizaje rápido', 'facilidad de aprendizaje', 'ganas de aprender', 'habilidades interpersonales', 'habilidades sociales', 'habilidades comunicativas', 'inteligencia emocional',
    'escucha activa', 'buena presencia', 'don de gentes', 'multitarea', 'toma de decisiones', 'tolerancia a la frustración', 'paciencia', 'honestidad', 'honrad*', 'constancia', 'perseverancia', 'polivalen*', 'trabajador', 'trabajadora', 'ética', 'entusiasmo', 'resiliencia', 'innovación', 'simpatía', 'amab*', 'actitud positiva', 'capacidad de esfuerzo', 'capacidad de trabajo', 'sinceridad', 'humildad', 'optimis*', 'disciplina', 'lealtad', 'respeto',
  ],
  en: [
    'teamwork', 'team work', 'team player', 'leadership', 'communication', 'communication skills', 'communicator', 'interpersonal', 'problem solving', 'problem solver', 'critical thinking', 'time management', 'attention to detail', 'detail oriented', 'adaptab*', 'flexib*', 'creativ*', 'organization', 'organisation',
    'organizational skills', 'organisational skills', 'organized', 'organised', 'work ethic', 'self motivat*', 'motivated', 'multitask*', 'multi task*', 'fast learner', 'quick learner', 'hard working', 'hardworking', 'hard worker', 'reliab*', 'dependab*', 'punctual*', 'positive attitude', 'decision making',
    'collaboration', 'collaborative', 'empath*', 'emotional intelligence', 'active listening', 'listening', 'people skills', 'people person', 'self starter', 'proactiv*', 'initiative', 'enthusias*', 'patience', 'honest*', 'integrity', 'under pressure', 'stress management', 'conflict resolution', 'strategic thinking',
    'resilien*', 'accountability', 'go getter', 'results driven', 'results oriented', 'customer focus', 'passion*', 'responsible', 'analytical thinking', 'dedicat*', 'great communication skills', 'friendl*', 'eager*', 'commitment', 'loyal*', 'courte*', 'humility', 'optimis*', 'hard work', 'self disciplin*', 'kindness',
  ],
  fr: [
    'travail en équipe', 'travail d’équipe', 'esprit d’équipe', 'leadership', 'communication', 'communication orale', 'bonne communication', 'aisance relationnelle', 'relationnel', 'bon relationnel', 'sens du relationnel', 'résolution de problèmes', 'esprit critique', 'gestion du temps', 'gestion du stress', 'organisation',
    'sens de l’organisation', 'organisé', 'organisée', 'rigueur', 'rigoureu*', 'autonom*', 'adaptab*', 'adaptation', 'capacité d’adaptation', 'flexib*', 'polyvalen*', 'créativité', 'créatif', 'créative', 'curiosité', 'curieu*', 'dynami*', 'motiv*', 'ponctu*', 'sérieu*', 'réactivité', 'proactiv*', 'esprit d’initiative',
    'prise d’initiative', 'initiative', 'force de proposition', 'sens du service', 'sens de l’écoute', 'écoute', 'écoute active', 'empathie', 'patience', 'persévérance', 'ténacité', 'esprit d’analyse', 'esprit de synthèse', 'sens des responsabilités', 'responsab*', 'persuasion', 'prise de décision', 'bonne présentation', 'volontaire',
    'intelligence émotionnelle', 'discrétion', 'minutie', 'ambition', 'implication', 'enthousiasme', 'envie d’apprendre', 'gentillesse', 'bienveillance', 'fiab*', 'honnête*', 'honnêteté', 'loyauté', 'politesse', 'courtoisie', 'diplomatie', 'optimis*', 'attitude positive', 'goût de l’effort', 'souplesse', 'sang froid', 'humilité', 'confiance en soi', 'travailleu*',
  ],
  pt: [
    'trabalho em equipe', 'trabalho em equipa', 'trabalhar em equipe', 'liderança', 'comunicação', 'boa comunicação', 'comunicativ*', 'comunicação assertiva', 'comunicação interpessoal', 'resolução de problemas', 'resolução de conflitos', 'proativ*', 'pró ativ*', 'adaptab*', 'adaptação', 'organização', 'organizad*', 'criativ*', 'empat*', 'empátic*',
    'responsabilidade', 'responsável', 'pontual*', 'gestão do tempo', 'atenção aos detalhes', 'pensamento crítico', 'pensamento analítico', 'foco em resultados', 'foco no cliente', 'comprometimento', 'comprometid*', 'motivação', 'motivad*', 'flexib*', 'flexível', 'iniciativa', 'autonomia', 'dinam*', 'dinâmic*', 'sob pressão', 'facilidade de aprendizado',
    'aprendizado rápido', 'vontade de aprender', 'relacionamento interpessoal', 'inteligência emocional', 'escuta ativa', 'boa apresentação', 'multitarefa*', 'tomada de decisão', 'paciência', 'honestidade', 'ética', 'dedicação', 'dedicad*', 'esforçad*', 'resiliência', 'resiliente', 'inovação', 'versatilidade', 'persistência', 'determinação', 'simpatia', 'atitude positiva', 'sinceridade', 'humildade', 'otimis*', 'disciplina', 'lealdade', 'respeito', 'compromisso', 'esforço',
  ],
  de: [
    'teamfähig*', 'teamplayer*', 'teamarbeit', 'teamgeist', 'kommunikation', 'kommunikationsfähig*', 'kommunikationsstark*', 'kommunikationsstärke', 'kommunikativ*', 'belastbar*', 'stressresist*', 'flexib*', 'zuverlässig*', 'motivation', 'motiviert*', 'eigenmotivation', 'engagement', 'engagiert*', 'einsatzbereitschaft', 'leistungsbereitschaft', 'lernbereitschaft',
    'selbstständig*', 'selbständig*', 'eigeninitiative', 'eigenverantwort*', 'verantwortungsbewusst*', 'verantwortungsbereitschaft', 'pünktlich*', 'sorgfalt', 'sorgfältig*', 'genauigkeit', 'organisationstalent', 'organisationsfähigkeit', 'organisationsgeschick', 'kreativ*', 'problemlös*', 'lösungsorientiert*', 'zielorientiert*', 'ergebnisorientiert*',
    'durchsetzungsvermögen', 'durchsetzungsstark*', 'überzeugungskraft', 'einfühlungsvermögen', 'empath*', 'auffassungsgabe', 'schnelle auffassungsgabe', 'analytisches denken', 'strukturiertes arbeiten', 'strukturierte arbeitsweise', 'multitasking', 'zeitmanagement', 'soziale kompetenz', 'sozialkompetenz', 'führungsstärke', 'konfliktfähig*', 'kritikfähig*', 'anpassungsfähig*',
    'freundlich*', 'ehrgeiz*', 'geduld*', 'offenheit', 'ehrlich*', 'höflich*', 'fleiß*', 'disziplin*', 'hilfsbereit*', 'optimis*', 'positive einstellung', 'aktives zuhören', 'verantwortung', 'führung', 'freude am lernen', 'selbstbewusst*', 'vertrauenswürdig*', 'loyal*', 'dynamisch*', 'begeisterungsfähig*', 'ausdauer', 'gewissenhaft*',
  ],
  it: [
    'lavoro di squadra', 'lavoro in team', 'lavoro in gruppo', 'lavoro di gruppo', 'lavorare in team', 'lavorare in gruppo', 'spirito di squadra', 'spirito di gruppo', 'team working', 'teamwork', 'leadership', 'comunicazione', 'capacità comunicative', 'capacità relazionali', 'capacità organizzative', 'doti comunicative', 'doti relazionali', 'problem solving',
    'risoluzione dei problemi', 'gestione del tempo', 'gestione dello stress', 'sotto pressione', 'sotto stress', 'flessib*', 'adattab*', 'adattamento', 'spirito di adattamento', 'creativ*', 'empat*', 'puntual*', 'affidab*', 'precision*', 'precis*', 'attenzione ai dettagli', 'attenzione al dettaglio', 'autonomia', 'proattiv*', 'intraprendenza', 'spirito di iniziativa',
    'iniziativa', 'determinazione', 'determinat*', 'motivazione', 'motivat*', 'responsabilità', 'senso di responsabilità', 'organizzazione', 'multitasking', 'pensiero critico', 'ascolto attivo', 'ascolto', 'pazienza', 'curiosità', 'dinamic*', 'dinamismo', 'solar*', 'resilienza', 'impegno', 'serietà', 'onestà', 'voglia di imparare', 'orientamento al risultato', 'orientamento al cliente',
    'orientamento agli obiettivi', 'intelligenza emotiva', 'versatilità', 'gentilezza', 'simpatia', 'dedizione', 'cortes*', 'umiltà', 'ottimis*', 'disciplina', 'lealtà', 'rispetto', 'atteggiamento positivo', 'sincerità',
  ],
  ja: [
    'コミュニケーション', '協調性', '責任感', '向上心', '行動力', '忍耐力', '継続力', '柔軟性', '柔軟な対応', '臨機応変', 'チームワーク', 'リーダーシップ', '積極性', '主体性', '誠実', '真面目', '几帳面', '好奇心', 'チャレンジ精神', '問題解決力', '課題解決力', '論理的思考', 'ストレス耐性', '傾聴力', '調整力', '適応力', '集中力', 'やる気', '体力', '明るい', '粘り強', '気配り', '笑顔', '時間厳守', '思いやり', '統率力', '対話力', '共感力', '整理整頓', '決断力', '判断力', '発想力', '創造力', '創造性', '独創性', '意欲', '明るさ', '前向き', '努力', '献身', '勤勉', '素直', '謙虚', '礼儀', '気遣い', '探究心', '探求心', '自主性', '社交性', '根気', '情熱',
  ],
  zh: [
    '沟通能力', '表达能力', '团队合作', '团队协作', '团队精神', '学习能力', '适应能力', '抗压能力', '执行力', '领导力', '领导能力', '组织能力', '协调能力', '责任心', '责任感', '吃苦耐劳', '认真负责', '细心', '耐心', '积极主动', '主动性', '创新能力', '创新精神', '解决问题的能力', '问题解决能力', '时间管理', '亲和力', '上进心', '自学能力', '逻辑思维', '应变能力', '踏实', '勤奋', '乐观', '守时', '友善', '乐观', '礼貌', '忠诚', '同理心', '共情', '条理', '好学', '诚实', '诚信', '创造力', '适应力', '亲和', '积极心态', '倾听', '解决问题', '奉献', '敬业', '开朗', '热情', '自信', '谦虚', '自律', '好奇心', '情商', '抗压', '思维灵活', '溝通能力', '團隊合作', '抗壓', '責任心', '學習能力',
  ],
};
