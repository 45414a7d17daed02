/** Entries that carry the number of their section and their own, and periods that a colon parts from post and employer. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

describe('numbered entries', () => {
  const reading = read([
    large('1. Identificação'),
    'Nome: Ana Exemplo Teixeira',
    large('2. Formação académica'),
    '2.1. Mestrado em História, Universidade de Exemplo, 2009',
    '2.2. Licenciatura em História, Universidade de Exemplo, 2006',
    large('3. Percurso profissional'),
    '3.1. De outubro de 2012 até à presente data: Técnica superior na Biblioteca Municipal de Exemplo. Coordenação do setor',
    'infantojuvenil, gestão da coleção e hora do conto semanal para as escolas do concelho.',
    '3.2. De outubro de 2010 a dezembro de 2011: Livreira na Livraria Exemplo & Irmão, em Évora.',
    large('4. Línguas'),
    'Inglês e francês',
  ]);

  test('are jobs as others are', () => {
    expect(entriesIn(reading, 'experience')).toEqual([
      'Técnica superior | Biblioteca Municipal de Exemplo | 2012-10 | present',
      'Livreira | Livraria Exemplo & Irmão | 2010-10 | 2011-12',
    ]);
  });

  test('and degrees', () => {
    expect(entriesIn(reading, 'education')).toEqual([
      'Mestrado em História | Universidade de Exemplo | - | 2009',
      'Licenciatura em História | Universidade de Exemplo | - | 2006',
    ]);
  });
});

test('numbers that do not run on are no outline', () => {
  const reading = read([
    large('1. Perfil'),
    'Liderei uma equipa de nove pessoas e reduzi para metade o tempo de resposta aos clientes',
    '1.5 milhões de euros de orçamento',
    large('2. Competências'),
    '2.0 é a versão',
  ]);
  expect(reading.lines.map(({ text }) => text)).toContain('1.5 milhões de euros de orçamento');
});

test.each([
  ['De outubro de 2010 a dezembro de 2011: Livreira na Livraria Exemplo & Irmão, em Évora.', 'Perfil', 'Liderei uma equipa de nove pessoas e reduzi para metade o tempo de resposta aos clientes', 'Percurso profissional', 'Livreira | Livraria Exemplo & Irmão | 2010-10 | 2011-12'],
  ['Dal 2010 al 2011: Libraia alla Libreria Esempio e Figli, a Lecce.', 'Profilo', 'Ho guidato una squadra di nove persone e dimezzato i tempi di risposta ai clienti', 'Esperienze professionali', 'Libraia | Libreria Esempio e Figli | 2010 | 2011'],
])('%s', (line, profile, text, heading, told) => {
  expect(entriesIn(read([large(profile), text, '', large(heading), line]), 'experience')).toEqual([told]);
}); // prettier-ignore
