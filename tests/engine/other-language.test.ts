/** Resumes in languages that are not measured: said so, and not measured by the words of a neighbour. */
import { expect, test } from 'vitest';
import { measure } from '../../src/engine/index.ts';
import { otherLanguageOf } from '../../src/engine/reading/text/other-language.ts';
import { LANGUAGES } from '../../src/resume/language.ts';
import { document, page } from './builder.ts';
import { SENTENCES } from './sentences.ts';

const RESUMES: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'Werkervaring',
    'Winkelmanager, Voorbeeld Mode, Utrecht, maart 2019 – heden',
    'Omzet verhoogd door een nieuwe indeling van de winkel en een betere voorraad van de collectie',
    'Een team van acht medewerkers begeleid, ingewerkt en beoordeeld in twee filialen van het bedrijf',
    'Opleiding',
    'Middelbaar beroepsonderwijs detailhandel, afgerond met diploma in het voorjaar van 2014',
  ],
  pl: [
    'Doświadczenie zawodowe',
    'Księgowa, Przykład, Kraków, marzec 2019 – obecnie',
    'Skróciłam zamknięcie miesiąca z ośmiu do czterech dni dla trzech spółek z grupy kapitałowej',
    'Przeszkoliłam pięciu nowych pracowników działu i przygotowałam instrukcje dla całego zespołu',
    'Wykształcenie',
    'Uniwersytet Ekonomiczny w Krakowie, studia magisterskie na kierunku finanse i rachunkowość',
  ],
  ca: [
    'Experiència professional',
    'Cap de botiga, Exemple Moda, Girona, març de 2019 – actualitat',
    'Vaig augmentar les vendes amb una nova distribució de la botiga i un millor control de l’estoc',
    'Vaig formar vuit persones de l’equip i vaig organitzar els torns de les dues botigues del barri',
    'Formació acadèmica',
    'Cicle formatiu de grau mitjà en activitats comercials, amb les pràctiques fetes a la ciutat',
  ],
  sv: [
    'Arbetslivserfarenhet',
    'Butikschef, Exempel Mode, Uppsala, mars 2019 – nuvarande',
    'Ökade försäljningen genom en ny planering av butiken och bättre kontroll över hela lagret',
    'Ledde och utbildade åtta medarbetare i två butiker och ansvarade för schema och inköp',
    'Utbildning',
    'Gymnasieutbildning inom handel och administration, avslutad med examen våren 2014',
  ],
  ru: [
    'Опыт работы',
    'Бухгалтер, ООО Пример, Казань, март 2019 – настоящее время',
    'Сократила закрытие месяца с восьми до четырёх дней для трёх компаний группы и отделов',
    'Обучила пятерых новых сотрудников отдела и подготовила инструкции для всей команды',
    'Образование',
    'Казанский экономический университет, специальность финансы и бухгалтерский учёт',
  ],
  ko: [
    '경력 사항',
    '예시상사 회계팀 대리, 서울, 2019년 3월부터 현재까지 재직 중이며 결산 업무를 맡고 있습니다',
    '세 개 계열사의 월 결산 기간을 여덟 날에서 네 날로 줄였고 보고 양식을 하나로 통일하였습니다',
    '신입 사원 다섯 명을 교육하고 부서 전체가 함께 쓰는 업무 안내서를 새로 작성하여 배포하였습니다',
    '학력 사항',
    '한빛대학교 경영학과를 졸업하였으며 재무 관리와 회계 원리를 중심으로 공부하고 논문을 썼습니다',
    '보유 기술과 자격으로는 엑셀 함수와 피벗 표, 전산 회계 프로그램 활용 능력이 있습니다',
  ],
};

test.each(Object.entries(RESUMES))('%s is told as what it is, without scores for its words', (code, rows) => {
  const report = measure(document([page(['Alex Example', 'alex@example.org', ...rows])]), { asOf: '2026-01-15' });
  expect(report).toMatchObject({ language: null, otherLanguage: code });
  expect(report.scores).toMatchObject({ overall: null, structure: null, content: null });
  expect(report.scores.ats).not.toBeNull();
  expect(report.scores.design).not.toBeNull();
  const alarmed = report.checks.filter(({ status }) => status === 'warn' || status === 'fail').map(({ id }) => id);
  for (const id of ['sections-essential', 'headings-standard', 'contact-email', 'contact-phone', 'action-verbs'])
    expect(alarmed).not.toContain(id);
  expect(report.resume.email).toBe('alex@example.org');
});

test.each(LANGUAGES)('%s is none of them', (language) => {
  const { strong, weak } = SENTENCES[language];
  expect(otherLanguageOf([...strong, ...weak, ...strong].join('\n'))).toBeNull();
});

test('a page of names and tools in few letters is left to the languages that are measured', () => {
  expect(otherLanguageOf('Jan de Vries\nPython, Django, Kubernetes, Docker, Terraform, PostgreSQL, Redis')).toBeNull();
});
