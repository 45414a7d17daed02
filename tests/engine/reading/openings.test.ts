import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { readDeed, readOpening } from '../../../src/engine/reading/items/openings.ts';
import type { Language } from '../../../src/resume/language.ts';

const strong: readonly (readonly [Language, string])[] = [
  ['en', 'Successfully led the migration'],
  ['en', 'In 2020, launched the second store'],
  ['en', 'Onboarding: designed a course for new hires'],
  ['en', 'Architecting the payment platform'],
  ['en', '“Rebuilt” the intake process'],
  ['es', 'LIDERÉ LA APERTURA DE TRES TIENDAS'],
  ['es', 'Lidere la apertura de tres tiendas'],
  ['es', 'Puesta en marcha de la planta'],
  ['es', 'Exitosamente negocié los contratos'],
  ['fr', 'J’ai piloté la refonte du site'],
  ['fr', 'Pilotée en équipe, la refonte du site'],
  ['fr', 'Mise en oeuvre du plan de formation'],
  ['pt', 'Implantação do novo sistema'],
  ['pt', 'Eu liderei a equipe de vendas'],
  ['de', 'Prozesse automatisiert, dadurch weniger Fehler'],
  ['de', 'Einführung eines neuen Lagersystems'],
  ['de', 'Reichweite der Anzeigen um ein Drittel gesteigert'],
  ['it', 'Ho gestito il magazzino centrale'],
  ['it', 'Progettata la nuova linea'],
  ['ja', '残業時間を月20時間削減(前年比)。'],
  ['ja', '新システムを導入。運用マニュアルも作成しました。'],
  ['zh', '资源占用率减少 8%'],
  ['zh', '維護會員系統與後台報表'],
  ['zh', '建置並管理資料倉儲'],
  ['zh', '解決倉庫缺貨的老毛病'],
  ['zh', '安排課程並籌備成果展'],
  ['zh', '项目管理:主导 ERP 系统上线'],
  ['zh', '负责订单系统重构,将响应时间缩短40%'],
  ['zh', '每日编制库存日报表'],
  ['zh', '2021 年引进自动包装线'],
  ['zh', '帶 3 位實習護理師'],
  ['zh', '辦公用品及制服採購'],
  ['zh', '电子料询价、比价与合同签订(每月 40 单)'],
  ['ja', '通関書類の作成、年間 300 件前後'],
  ['ja', '作業の手順表をつくり、貼り間違いゼロに'],
  ['ja', '返品の原因を分析し、案内文の見直しにつなげる'],
  ['ja', '保護者面談 年間約120件'],
  ['en', 'Draft contracts and notices'],
  ['en', 'Dispatch 30 drivers across two counties'],
  ['de', 'Messdaten bereinigen'],
  ['de', 'Fragebögen programmieren, Tabellenbände für die Kunden'],
  ['fr', 'Tenir à jour les fiches de stock'],
];

const weak: readonly (readonly [Language, string])[] = [
  ['en', 'Was responsible for the archive'],
  ['en', 'Helped customers find products'],
  ['es', 'Encargada de la caja'],
  ['es', 'ENCARGADO DE LA CAJA'],
  ['fr', 'Chargée de l’accueil'],
  ['pt', 'Responsável pela limpeza'],
  ['de', 'Verantwortlich für die Planung'],
  ['de', 'Verantwortlich für alle eingehenden und ausgehenden Rechnungen'],
  ['de', 'Zuständig für die vorhandenen und neuen Kunden'],
  ['de', 'Mitarbeit in verschiedenen und internationalen Projekten'],
  ['de', 'Mitarbeit bei der Einführung neuer Software'],
  ['it', 'Addetta alla vendita'],
  ['ja', '電話対応を担当'],
  ['zh', '负责日常行政工作'],
];

const none: readonly (readonly [Language, string])[] = [
  ['en', 'Monthly reports for the board'],
  ['en', 'Speed and accuracy at the till'],
  ['es', 'Canciones infantiles para la clase'],
  ['de', 'Abteilung für neue Medien'],
  ['fr', 'Village de vacances en bord de mer'],
  ['zh', '管理员账号与权限'],
  ['zh', '儿童保护家庭服务'],
  ['zh', '宴會最高 60 席'],
  ['zh', '系统主要包括用户管理、订单管理、权限管理'],
  ['zh', '掌握Spring Boot框架和微服务开发'],
  ['zh', '从业经验丰富，熟悉财务管理'],
  ['zh', '工作地点：上海，轮流值班'],
  ['zh', '离职原因：公司业务调整'],
  ['zh', '无犯罪记录'],
  ['zh', '2019年销售冠军'],
  ['zh', '前台接待人员'],
  ['ja', '関東を中心に、約50店舗'],
  ['ja', '店長を含め、5名の店舗'],
  ['ja', '大学を卒業し、地方へ転居'],
  ['ja', '接客を担当して、3年'],
  ['en', 'Market trends and analysis'],
  ['en', 'Code reviews every Friday'],
  ['ja', '受付を担当し、来客は一日 60 名'],
  ['ja', '商店街の理事、会員 40 名'],
  ['en', 'Draft beer on eight taps'],
  ['de', 'Bankette bis 80 Personen'],
];

describe('how a bullet names its action', () => {
  test.each(strong)('%s, strong: %s', (language, text) => {
    expect(readOpening(text, LEXICONS[language]).kind).toBe('strong');
  });
  test.each(weak)('%s, weak: %s', (language, text) => {
    expect(readOpening(text, LEXICONS[language]).kind).toBe('weak');
  });
  test.each(none)('%s, none: %s', (language, text) => {
    expect(readOpening(text, LEXICONS[language]).kind).toBe('none');
  });

  test('quotes the first words, in Japanese the last', () => {
    expect(readOpening('Responsible for the archive of the court', LEXICONS.en).words).toBe(
      'Responsible for the archive',
    );
    expect(readOpening('店舗の電話対応を担当。', LEXICONS.ja).words).toBe('店舗の電話対応を担当');
  });
});

describe('a result told by its measure needs no verb before it', () => {
  test.each([
    ['es', 'Coste por menú rebajado 0,38 euros', 'Coste por menú de 3,80 euros'],
    ['it', 'Fermi linea ridotti del 31 %', 'Linea da 31 metri'],
    ['it', 'Batteriemie da catetere dimezzate in 24 mesi', 'Catetere da 24 millimetri'],
    ['fr', 'Taux d’erreur ramené de 0,9 à 0,3 %', 'Élèves de 12 à 15 ans'],
    ['pt', 'Prazo médio de pagamento de 42 para 71 dias', 'Turnos de 8 a 14 horas'],
    ['en', 'Zero lost time injuries in 2023', 'No fixed hours in 2023'],
    ['en', 'Sales up 17 % on the year before', 'Tables for up to 40 guests'],
    ['de', 'Fluktuation von 21 auf 12 Prozent', 'Schicht von 6 bis 14 Uhr'],
    ['zh', '月結由 10 天縮短為 5 天', '上班由 10 点到晚上'],
    ['zh', '宾客满意度由 82 分升至 91 分', '宾客满意度'],
    ['zh', '蚀刻机台每月停机由 22 小时降至 9 小时', '仓库从2015年到2018年'],
    ['zh', '顾客投诉由 12 次降至 3 次', '门岗由 8 点到 17 点'],
    ['de', 'Keine Arbeitsunfälle seit 2019', 'Keine festen Zeiten seit 2019'],
  ] as const)('%s: %s; not %s', (language, result, fact) => {
    expect(readDeed(result, LEXICONS[language]).kind).toBe('strong');
    expect(readDeed(fact, LEXICONS[language]).kind).toBe('none');
  });

  test('a responsibility stays one, whatever came of it', () => {
    expect(readOpening('Responsable de compras, coste rebajado un 8 %', LEXICONS.es).kind).toBe('weak');
  });
});

test.each([
  ['es', 'Acompañamiento a consultas médicas', 'Acompañamiento en tareas varias'],
  ['fr', 'Aider aux repas et aux levers', 'Aider les collègues'],
  ['it', 'Assistenza post vendita presso il cliente', 'Assistenza nelle attività varie'],
] as const)('%s: care is a trade: "%s" is strong, "%s" is not', (language, care, help) => {
  expect(readOpening(care, LEXICONS[language]).kind).toBe('strong');
  expect(readOpening(help, LEXICONS[language]).kind).toBe('weak');
});

test.each([
  ['de', 'Drei Lehrlinge zur Abschlussprüfung gebracht'],
  ['de', 'Prüfmittelfähigkeit von 60 Messmitteln nachgewiesen'],
  ['en', 'Carry out periodic inspections on 120 properties'],
  ['es', 'Organización de la feria anual de ciencias'],
  ['it', 'Curo i rapporti con l’ufficio di piano'],
  ['pt', 'Docência de História no ensino médio'],
  ['zh', '办理入住及退房，日均 120 间'],
] as const)('%s: names its action: %s', (language, text) => {
  expect(readOpening(text, LEXICONS[language]).kind).toBe('strong');
});

test('what is said of a thing behind a comma is no duty of the person', () => {
  expect(readOpening('Design system in 64 componenti, usato da quattro prodotti', LEXICONS.it).kind).toBe('none');
});

test('an adjective in small letters may stand before a German noun of action', () => {
  expect(readDeed('fachliche Führung von drei Analysten', LEXICONS.de).kind).toBe('strong');
  expect(readDeed('fachliche Fragen von drei Analysten', LEXICONS.de).kind).toBe('none');
});
