/** Jobs and degrees told by labels: above their values, in lists below an employer. */
import { expect, test } from 'vitest';
import { bold, large } from './english-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

test('labels above what they ask for', () => {
  const reading = read([
    large('Experiencia laboral'),
    'Empresa en la que laboró:',
    'Nopal Azul',
    'Cargo:',
    'Hilandera',
    'Fecha de ingreso:',
    '2012',
    'País:',
    'México',
    '',
    'Empresa en la que laboró:',
    'Tersa y Lomas',
    'Cargo:',
    'Tejedora de punto',
    'Fecha de ingreso:',
    '2008',
    large('Idiomas'),
    'Inglés',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Hilandera | Nopal Azul | 2012 | -',
    'Tejedora de punto | Tersa y Lomas | 2008 | -',
  ]);
});

test('a post and its period listed below a firm that no word tells, and a heading that promises qualifications', () => {
  const job = (firm: string, post: string, years: string): readonly Row[] => [
    bold(firm),
    `• Cargo: ${post}`,
    `• Período: ${years}`,
    'Atendimento de clientes e conferência das contas da casa.',
    '',
  ];
  const reading = read([
    large('Qualificações profissionais'),
    ...job('Quelônia, Brumel e Freixo', 'Conferente', 'Março 2018 - Outubro 2019'),
    ...job('Marfim Claro', 'Auxiliar de portaria', 'Janeiro 2016 - Fevereiro 2018'),
    large('Formação acadêmica'),
    bold('Faculdade do Sertão Claro'),
    '• Curso: Bacharelado em Direito',
    '• Período: 2012 - 2016',
  ]);
  expect(headingsOf(reading)).toContain('Qualificações profissionais: experience');
  expect(entriesIn(reading, 'experience')).toEqual([
    'Conferente | Quelônia, Brumel e Freixo | 2018-03 | 2019-10',
    'Auxiliar de portaria | Marfim Claro | 2016-01 | 2018-02',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['Bacharelado em Direito | Faculdade do Sertão Claro | 2012 | 2016']);
});

test('a profile stays one', () => {
  const reading = read([
    large('Idiomas'),
    'Inglês e espanhol',
    large('Resumo profissional'),
    'Conferente e auxiliar de portaria com dez anos de casa, desde 2016 no comércio,',
    'e desde 2019 com equipes próprias.',
    large('Formação acadêmica'),
    'Bacharelado em Direito, Faculdade do Sertão Claro, 2016',
  ]);
  expect(headingsOf(reading)).toContain('Resumo profissional: summary');
});
