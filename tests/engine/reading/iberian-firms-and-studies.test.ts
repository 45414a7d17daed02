/** Employers without posts, studies in lists, and what stands beside both, in Portuguese and Spanish resumes. */
import { describe, expect, test } from 'vitest';
import { PROSE, sheetOf, told, type Iberian } from './iberian-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const small = (text: string): Row => ({ text, size: 9 });

describe('jobs', () => {
  test.each<[string, Iberian, readonly Row[], readonly string[]]>([
    [
      'a list of firms',
      'pt',
      ['• Lumarex Bebidas (Grupo Alba)', '• Rota Certa Distribuidora Ltda', '• J Prado da Silva (Distribuidora Lapa)', '• ABX Comercial Ltda'],
      ['- | Lumarex Bebidas (Grupo Alba) | - | -', '- | Rota Certa Distribuidora Ltda | - | -', '- | J Prado da Silva (Distribuidora Lapa) | - | -', '- | ABX Comercial Ltda | - | -'],
    ],
    [
      'firms told by the address of their page',
      'pt',
      [bold('Umbral'), '09/2015 – 05/2017', 'www.umbral.pt', '', bold('Lumarex'), '03/2012 – 12/2014', 'www.lumarex.com'],
      ['- | Umbral | 2015-09 | 2017-05', '- | Lumarex | 2012-03 | 2014-12'],
    ],
    [
      'a post above the address of the page of its firm',
      'pt',
      [bold('Umbral'), 'Analista de crédito', '09/2015 – 05/2017', 'www.umbral.pt'],
      ['Analista de crédito | Umbral | 2015-09 | 2017-05'],
    ],
    [
      'a short deed set as the longer ones are',
      'pt',
      ['10/2014 a 10/2016 - Lumarex do Brasil', bold('Programadora'), small('Desenvolvimento e manutenção de sistemas de pedidos da casa e dos parceiros, com testes.'), '02/2010 a 08/2013 - Alba Lume', bold('Programadora'), small('Desenvolvimento e manutenção de páginas para telas de todos os tamanhos e modelos, com testes.'), '01/2008 a 01/2010 - Umbral Lapa', bold('Analista'), small('Desenvolvimento sistemas internos.')],
      ['Programadora | Lumarex do Brasil | 2014-10 | 2016-10', 'Programadora | Alba Lume | 2010-02 | 2013-08', 'Analista | Umbral Lapa | 2008-01 | 2010-01'],
    ],
    [
      'a job that goes on since nobody says when',
      'pt',
      [bold('Estágio em farmácia'), 'Hospital Alba - Porto Alegre, Presente', bold('Farmacêutica'), 'Hospital Lume - Canoas, 2019-2022'],
      ['Estágio em farmácia | Hospital Alba | - | present', 'Farmacêutica | Hospital Lume | 2019 | 2022'],
    ],
    [
      'labels within the head of an academic form',
      'pt',
      [bold('Universidade Lapa, UNILAPA, Brasil.'), '2018 - Atual  Vínculo: Bolsista, Enquadramento Funcional: Aluno pesquisador, Carga horária: 10'],
      ['Aluno pesquisador | Universidade Lapa | 2018 | present'],
    ],
    [
      'a savings bank is no cashier',
      'pt',
      [bold('Frontend developer'), 'Umbral Labs, Açores Portugal', '2020 - 2021', bold('Programador'), 'Lumarex Portugal, Lisboa Portugal', '2018 - 2019', bold('Estagiar L'), 'Caixa Económica da Misericórdia de Alba, Açores Portugal', '2015 - 2017'],
      ['Frontend developer | Umbral Labs | 2020 | 2021', 'Programador | Lumarex Portugal | 2018 | 2019', 'Estagiar L | Caixa Económica da Misericórdia de Alba | 2015 | 2017'],
    ],
  ])('%s', (_, language, rows, wanted) => {
    expect(told(language, 'experience', rows)).toEqual(wanted);
  });

  test('a list of skills below the heading of jobs is none of firms', () => {
    expect(told('pt', 'experience', ['• Excel Avançado', '• Pacote Office', '• Gestão de Equipes'])).toEqual([]);
  });
}); // prettier-ignore

test.each<[string, readonly Row[], readonly string[]]>([
  [
    'each item of a list is one, whatever its words',
    ['• Cirurgiã-Dentista, Universidade Lapa, 2022', '• Atualização em cuidado bucal, UNALU/UFX, 2023', '• Pós-graduanda em Gestão Hospitalar, MBA, UNILAPA'],
    ['Cirurgiã-Dentista | Universidade Lapa | - | 2022', 'Atualização em cuidado bucal | UNALU/UFX | - | 2023', 'Pós-graduanda em Gestão Hospitalar, MBA | UNILAPA | - | -'],
  ],
  [
    'a level told twice',
    [bold('2021'), bold('Ensino Médio Completo, Igrejinha – RS - Ensino Médio')],
    ['Ensino Médio Completo | - | - | 2021'],
  ],
  [
    'initials and what they stand for',
    ['2012 - 2015  Tecnólogo em Logística.', 'FATEL - FACULDADE DE TEOLOGIA E CIÊNCIAS, FATEL, Brasil.'],
    ['Tecnólogo em Logística | FATEL – FACULDADE DE TEOLOGIA E CIÊNCIAS | 2012 | 2015'],
  ],
  [
    'a rail that wraps',
    ['Conclusão em Mestrado em Botânica, Instituto Lapa', '2027', 'Conclusão em Bacharelado em Botânica, Instituto Lapa', '2025'],
    ['Mestrado em Botânica | Instituto Lapa | - | 2027', 'Bacharelado em Botânica | Instituto Lapa | - | 2025'],
  ],
])('studies: %s', (_, rows, wanted) => {
  expect(told('pt', 'education', rows)).toEqual(wanted);
}); // prettier-ignore

test('a title beside the name, and whom the first section is about', () => {
  const name = { text: 'Nara Olivais Bastos – Portfólio Profissional', size: 20 };
  const reading = read([name, { text: 'Sobre Nara', size: 15 }, PROSE.pt, PROSE.pt, { text: 'Formação', size: 15 }, 'Técnica em Enfermagem, Instituto Lapa, 2022', 'nara@example.org']); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Nara Olivais Bastos');
  expect(headingsOf(reading)).toEqual(['Formação: education']);
});

test('a kind of address is no place', () => {
  const rows: readonly Row[] = [{ text: 'Nara Olivais Bastos', size: 20 }, 'Endereço', 'Profissional', 'Rua do Lume 215', 'Tupã, SP - Brasil', { text: 'Formação', size: 14 }, 'Técnica em Enfermagem, Instituto Lapa, 2022']; // prettier-ignore
  expect(read(rows).contact.location?.value).toMatch(/^(?:17605310 - )?Tupã, SP/u);
});

test('entries of a list of firms are no list items of a job', () => {
  const reading = sheetOf('pt', 'experience', ['• Lumarex Bebidas Ltda', '• Rota Certa Distribuidora Ltda', '• ABX Comercial Ltda']); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toHaveLength(3);
});
