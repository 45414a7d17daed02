/** What the defects say, in every language: sentences as weak resumes have them. */
import type { Language } from '../../../src/resume/language.ts';

export type Words = Readonly<Record<Language, string>>;
export type Lists = Readonly<Record<Language, readonly string[]>>;

export const ODD_HEADINGS: Words = {
  es: 'Con quién puedo hablar',
  en: 'Where my words travel',
  fr: 'Mes mots voyagent',
  pt: 'Por onde converso',
  de: 'Wo ich mitreden kann',
  it: 'Con chi so parlare',
  ja: '世界と話すために',
  zh: '我的百宝箱',
};

/** Three empty words and more. */
export const EMPTY_PROFILE: Words = {
  es: 'Persona proactiva y dinámica, con ganas de aprender y facilidad para trabajar en equipo.',
  en: 'Highly motivated team player and self-starter with a proven track record.',
  fr: 'Personne dynamique, motivée et rigoureuse, avec un excellent relationnel.',
  pt: 'Sou proativo, dinâmico e comprometido, com foco em resultados.',
  de: 'Teamfähig, belastbar und flexibel, mit hoher Einsatzbereitschaft.',
  it: 'Persona solare, dinamica e motivata, con voglia di imparare.',
  ja: '責任感と協調性があり、コミュニケーション能力を活かして何事にも積極的に取り組みます。',
  zh: '本人性格开朗，吃苦耐劳，责任心强，具有良好的沟通能力和团队合作精神。',
};

/** A good bullet but for its pronoun. */
/** Bullets of which none names a deed; with figures, so that only the verb is missing. */
/** Duties with a figure: weak by their opening alone. */
export const REFERENCES: Words = {
  es: 'Referencias disponibles a petición.',
  en: 'References available upon request.',
  fr: 'Références disponibles sur demande.',
  pt: 'Referências disponíveis mediante solicitação.',
  de: 'Referenzen auf Anfrage.',
  it: 'Referenze disponibili su richiesta.',
  ja: 'リファレンス提出可',
  zh: '推荐人备索。',
};

/** As templates leave them to be filled in. */
export const PLACEHOLDERS: Words = {
  es: 'Inglés: [Nombre del título], 20XX',
  en: 'German: [Degree title], 20XX',
  fr: 'Anglais : [Intitulé du diplôme], 20XX',
  pt: 'Inglês: [Nome do curso], 20XX',
  de: 'Englisch: [Abschluss und Jahr], 20XX',
  it: 'Inglese: [Titolo e data], 20XX',
  ja: 'TOEIC 〇〇点、○○大学での語学研修',
  zh: '英语：XX大学语言课程，请填写成绩',
};

/** Numbers whose check digits agree and that nobody holds. */
export const NATIONAL_IDS: Words = {
  es: 'DNI: 12345678Z',
  en: 'SSN: 219-09-9999',
  fr: 'N° de sécurité sociale : 2 55 08 14 168 025 38',
  pt: 'CPF: 529.982.247-25',
  de: 'Steuer-ID: 86 095 742 719',
  it: 'Codice fiscale: RSSMRA85T10A562S',
  ja: 'マイナンバー：1234 5678 9018',
  zh: '身份证号：11010519491231002X',
};

export const SOFT_SKILLS: Lists = {
  es: ['trabajo en equipo', 'liderazgo', 'comunicación', 'puntualidad', 'adaptabilidad', 'creatividad', 'empatía', 'organización'],
  en: ['teamwork', 'leadership', 'communication', 'punctuality', 'adaptability', 'creativity', 'empathy', 'problem solving'],
  fr: ['travail en équipe', 'leadership', 'communication', 'ponctualité', 'adaptabilité', 'créativité', 'empathie', 'organisation'],
  pt: ['trabalho em equipe', 'liderança', 'comunicação', 'pontualidade', 'adaptabilidade', 'criatividade', 'empatia', 'organização'],
  de: ['Teamfähigkeit', 'Führungskompetenz', 'Kommunikationsfähigkeit', 'Pünktlichkeit', 'Belastbarkeit', 'Kreativität', 'Empathie', 'Flexibilität'],
  it: ['lavoro di squadra', 'leadership', 'comunicazione', 'puntualità', 'adattabilità', 'creatività', 'empatia', 'problem solving'],
  ja: ['協調性', '責任感', 'コミュニケーション能力', 'リーダーシップ', '行動力', '柔軟性', '忍耐力', '積極性'],
  zh: ['团队合作', '沟通能力', '责任心', '执行力', '抗压能力', '学习能力', '领导力', '适应能力'],
}; // prettier-ignore

/** Bullets in another language, as people paste them from an older resume. */
export const FOREIGN: Readonly<Record<'en' | 'other', readonly string[]>> = {
  en: [
    'Reduje el tiempo de entrega de seis a cuatro días en toda la región con un nuevo plan de rutas.',
    'Negocié los contratos de doce proveedores antes del cierre del año con un ahorro del 8 %.',
    'Formé a 40 personas de tres almacenes en el uso del nuevo programa de inventario.',
    'Organicé las compras de la empresa con cinco talleres de la zona para reducir los costes.',
  ],
  other: [
    'Reduced the delivery time from six days to four across the region with a new route plan.',
    'Negotiated the contracts of 12 suppliers before the end of the year and saved 8% of the budget.',
    'Trained 40 people in three warehouses to work with the new inventory program from day one.',
    'Organized the purchases of the company with five workshops of the area to keep the costs down.',
  ],
};

/** Three slips each; no word of them in Japanese or Chinese. */
export const MISSPELLED: Words = {
  es: 'Coordiné el desarollo de 12 proyetos para clientes con una adminstración sencilla.',
  en: 'Improved the managment of 12 teams in a busy enviroment with sucessful training plans.',
  fr: 'Encadrement d’une equipe de 12 personnes et amelioration de l’apprentisage des procédures.',
  pt: 'Coordenei o desenvolvimeto de 12 projetos e a adminstração de contratos com bons resutados.',
  de: 'Entwiklung von 12 Berichten zur Verbeserung der Abläufe mit neuen Werkzeugn',
  it: 'Coordinato lo svilupo di 12 progetti e migliorato l’organizazione della produzzione.',
  ja: '',
  zh: '',
};

export const TYPED_TWICE: Words = {
  es: 'Coordiné la apertura de de 12 tiendas para clientes con una gestión sencilla.',
  en: 'Improved the the schedule of 12 teams in a busy ward with new training plans.',
  fr: 'Encadrement d’une équipe de de 12 personnes et simplification des procédures.',
  pt: 'Coordenei a abertura de de 12 lojas e a entrega de contratos com bons resultados.',
  de: 'Einführung von 12 Berichten zur zur Verbesserung der Abläufe mit neuen Werkzeugen',
  it: 'Coordinato lo sviluppo di di 12 progetti e migliorato l’organizzazione della produzione.',
  ja: '新規顧客のの開拓を進め、契約件数を12件から30件に拡大',
  zh: '优化12条业务线的的报表流程，将出具时间缩短40%',
};

/** A text of any kind that is no order: what is hidden is a fault, whatever it says. */
export const HARMLESS: Words = {
  es: 'Palabras que nadie ve en esta página y que un programa sí lee: almacén, transporte, comercio',
  en: 'Words that nobody sees on this page and that a program reads: retail, freight, commerce',
  fr: 'Des mots que personne ne voit sur cette page et qu’un programme lit : négoce, fret, commerce',
  pt: 'Palavras que ninguém vê nesta página e que um programa lê: varejo, frete, comércio',
  de: 'Wörter, die niemand auf dieser Seite sieht und die ein Programm liest: Handel, Fracht, Gewerbe',
  it: 'Parole che nessuno vede in questa pagina e che un programma legge: commercio, nolo, vendita',
  ja: 'このページでは誰にも見えず、機械だけが読むことば：小売、運送、商業、貿易',
  zh: '这一页上谁也看不见、只有程序才会读到的文字：零售、货运、商业、贸易',
};

/** Names of tools: more of them than anybody knows. */
export const TOOL_LIST =
  'Java, Python, Kotlin, Swift, Rust, Scala, Ruby, Perl, Haskell, Elixir, Erlang, Clojure, Fortran, Cobol, Lua, Julia, Dart, Angular, Vue, Svelte, ' +
  'Django, Flask, Rails, Laravel, Symfony, Spring, Hibernate, Kafka, RabbitMQ, Redis, MongoDB, Cassandra, PostgreSQL, MySQL, Oracle, Docker, ' +
  'Kubernetes, Ansible, Terraform, Jenkins, GitLab, Maven, Gradle, Selenium, Cypress, Grafana, Prometheus, Splunk';
