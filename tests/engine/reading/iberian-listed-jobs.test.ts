/** Jobs of Portuguese and Spanish resumes told by labels without dates, in lists of lists, and by names with years in brackets. */
import { expect, test } from 'vitest';
import { told, type Iberian } from './iberian-sheet.ts';
import { type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
/** An item of an inner list. */
const inner = (text: string): Row => [[80, text]];

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  [
    'labels without dates',
    'pt',
    ['Empresa: Lumarex', 'Cargo: Auxiliar de elétrica', 'Atividades: troca de quadros e revisão das máquinas da fábrica', 'Empresa: Vapor e Pressão', 'Cargo: Mecânico', 'Atividades: montagem de linhas de vapor e de válvulas de segurança'],
    ['Auxiliar de elétrica | Lumarex | - | -', 'Mecânico | Vapor e Pressão | - | -'],
  ],
  [
    'the post first, and one job dated',
    'es',
    ['Cargo: Soldador', 'Empresa: Talleres Umbral', 'Funciones: soldadura de depósitos y tuberías de acero', 'Cargo: Tornero', 'Empresa: Rodamientos Lezo', 'Período: 2014 - 2016', 'Funciones: torneado de ejes para bombas de riego'],
    ['Soldador | Talleres Umbral | - | -', 'Tornero | Rodamientos Lezo | 2014 | 2016'],
  ],
  [
    'one job alone',
    'pt',
    ['Cargo: Operadora de caixa', 'Empresa: Mercado Tapira', 'Atividades: abertura e fecho do caixa'],
    ['Operadora de caixa | Mercado Tapira | - | -'],
  ],
  [
    'the period as an item of what was done',
    'pt',
    [bold('Estágio – Cartório Lapa'), '• Conferência de escrituras e reconhecimento de firmas', '• Período: março/2018 a dezembro/2019', '', bold('Advogada – Borges e Prado Advogados Associados (Assis-SP)'), '• Período: janeiro/2020 a julho/2022', '• Defesas em causas do consumidor'],
    ['Estágio | Cartório Lapa | 2018-03 | 2019-12', 'Advogada | Borges e Prado Advogados Associados (Assis-SP) | 2020-01 | 2022-07'],
  ],
  [
    'names with years in brackets',
    'pt',
    ['• Cooperativa Auralis (2023-atual): banhos, curativos e apoio às famílias da casa', '• CRVT/Prefeitura de Lapa (mar-ago/2022): plantões de doze horas e relatórios', '• Estágio curricular (2020-2021): Hospital São Braz e Casa de Saúde Lapa'],
    ['- | Cooperativa Auralis | 2023 | present', '- | CRVT/Prefeitura de Lapa | 2022-03 | 2022-08', 'Estágio curricular | - | 2020 | 2021'],
  ],
  [
    'post over employer in a list of lists, not all dated',
    'pt',
    ['• Preceptora de estágio', inner('– Faculdade Lumina'), inner('– Orientação de alunos no ambulatório da casa'), '• Professora de anatomia', inner('– Instituto Brás Leme'), inner('– 2018-2020')],
    ['Preceptora de estágio | Faculdade Lumina | - | -', 'Professora de anatomia | Instituto Brás Leme | 2018 | 2020'],
  ],
])('%s', (_, language, rows, wanted) => {
  expect(told(language, 'experience', rows)).toEqual(wanted);
}); // prettier-ignore

test('a period within a list whose head has dates is of what was done', () => {
  const rows = [bold('Advogada – Borges e Prado Advogados'), '2015 – 2022', '• Chefia do setor de contratos', '• Período: 2018 a 2020'];
  expect(told('pt', 'experience', rows)).toEqual(['Advogada | Borges e Prado Advogados | 2015 | 2022']);
}); // prettier-ignore

test.each(['Iniciação científica em botânica', 'Monitoria de Cálculo', 'Embaixadora', 'Preceptora', 'Regente de classe'])(
  'a post behind a name: %s',
  (post) => {
    expect(told('pt', 'experience', [`Alba Lume – ${post}`, '2018 – 2020'])).toEqual([`${post} | Alba Lume | 2018 | 2020`]);
  },
); // prettier-ignore

test.each(['Lumarex (2020 - 2023) - Repositor', 'Lumarex (2020 - 2023): Repositor', 'Lumarex, 2020 - 2023, Repositor', 'Lumarex | 2020 - 2023 | Repositor'])(
  'items that tell the dates between firm and post: %s',
  (job) => {
    const other = job.replace('Lumarex', 'Mercado Tapira').replaceAll('2020', '2018').replace('2023', '2020').replace('Repositor', 'Operadora de Caixa');
    expect(told('pt', 'experience', [`• ${job}`, `• ${other}`])).toEqual(['Repositor | Lumarex | 2020 | 2023', 'Operadora de Caixa | Mercado Tapira | 2018 | 2020']);
  },
); // prettier-ignore
