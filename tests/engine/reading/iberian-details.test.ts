/** Small habits of Spanish and Portuguese resumes: brackets, towns with their states, levels apart from their subjects, labels over values. */
import { expect, test } from 'vitest';
import { document, face, page, span } from '../builder.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { HEADINGS, large, PROSE, told, type Iberian } from './iberian-sheet.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a lone year and a colon before each post', 'pt', ['2019: Recenseadora, Gabinete de Censos de Lichinga', '2017: Inquiridora, Instituto Maré Alta'], ['Recenseadora | Gabinete de Censos de Lichinga | 2019 | -', 'Inquiridora | Instituto Maré Alta | 2017 | -']],
  ['a town and its state parted as post and employer are', 'pt', ['Curtume Ibirá, Igrejinha – RS - Jovem aprendiz', '03/2019 a 11/2020'], ['Jovem aprendiz | Curtume Ibirá | 2019-03 | 2020-11']],
  ['how large the firm is, in brackets', 'pt', ['Auxiliar de escritório', 'Moveleira Ipê Roxo (empresa de pequeno porte do ramo moveleiro)', '2018 - 2020'], ['Auxiliar de escritório | Moveleira Ipê Roxo | 2018 | 2020']],
  ['a full stop behind a bracket', 'es', ['2019 - 2021  Directora (s). Sala Cuna Los Aromos'], ['Directora (s) | Sala Cuna Los Aromos | 2019 | 2021']],
])('jobs: %s', (_, language, rows, wanted) => {
  expect(told(language, 'experience', rows)).toEqual(wanted);
}); // prettier-ignore

test('a date set in two faces stays whole', () => {
  const row = (y: number, ...parts: readonly (readonly [string, number])[]): ReturnType<typeof span>[] => {
    let x = 56;
    return parts.map(([text, font]) => {
      const drawn = span({ text, x, y, font });
      x += text.length * 0.5 * 10.5;
      return drawn;
    });
  };
  const spans = [
    ...row(700, [PROSE.es, 0]),
    span({ text: 'Experiencia laboral', y: 660, size: 14 }),
    ...row(640, ['Marzo', 1], [' 2015 - ', 0], ['Junio', 1], [' 2017', 0]),
    ...row(625, ['Educadora', 1]),
    ...row(610, ['Jardín Los Aromos', 0]),
    ...row(590, [PROSE.es, 0]),
  ];
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Educadora | Jardín Los Aromos | 2015-03 | 2017-06']);
});

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a bare level, its subject before the school', 'pt', ['Técnico', 'Automação Industrial - Escola Técnica do Araçá', '2015 - 2016'], ['Técnico, Automação Industrial | Escola Técnica do Araçá | 2015 | 2016']],
  ['the campus of the school', 'es', ['Licenciatura en Química', 'Instituto Tecnológico de Olivares, Campus Laguna', '2012 - 2016'], ['Licenciatura en Química | Instituto Tecnológico de Olivares, Campus Laguna | 2012 | 2016']],
  ['a mean grade behind the degree', 'es', ['Ingeniería Química Promedio: 8.9', 'Universidad de Olivares', '2012 - 2016'], ['Ingeniería Química | Universidad de Olivares | 2012 | 2016']],
  ['that it was not finished', 'es', ['Ingeniería Química, no finalizado', 'Universidad de Olivares', '2012 - 2014'], ['Ingeniería Química | Universidad de Olivares | 2012 | 2014']],
  ['a level in bold over a sentence that names degree and school', 'es', [bold('Educación profesional'), 'Ingeniería en Prevención de Riesgos y Medio Ambiente. Universidad del Lago Azul. Calbuco. 2012 - 2016'], ['Ingeniería en Prevención de Riesgos y Medio Ambiente | Universidad del Lago Azul | 2012 | 2016']],
  ['a level and a colon over a list of one school', 'es', ['Instrucción primaria:', '• Escuela Fiscal Los Ceibos 2001 - 2007', 'Instrucción secundaria:', '• Colegio Nacional Calbuco 2007 - 2013'], ['Instrucción primaria | Escuela Fiscal Los Ceibos | 2001 | 2007', 'Instrucción secundaria | Colegio Nacional Calbuco | 2007 | 2013']],
  ['an exchange', 'es', ['Programa Erasmus', 'Universidade do Araçá', '2014 - 2015'], ['Programa Erasmus | Universidade do Araçá | 2014 | 2015']],
])('degrees: %s', (_, language, rows, wanted) => {
  expect(told(language, 'education', rows)).toEqual(wanted);
}); // prettier-ignore

test.each<[string, Iberian, readonly Row[], string]>([
  ['a colon of its own before the address', 'es', [[[56, 'Domicilio'], [200, ': Pasaje Los Tilos 1234, Villa Alemana']]], 'Villa Alemana'],
  ['a town before its state without a comma', 'pt', ['Rua das Acácias, 12 - Centro - Araucária PR'], 'Araucária PR'],
])('places: %s', (_, language, rows, wanted) => {
  const top = [{ text: 'Ana Prueba Ríos', size: 18 }, ...rows, 'ana.prueba@example.org', ''];
  const { contact } = read([...top, large(HEADINGS.experience[language]), PROSE[language], PROSE[language]]);
  expect(contact.location?.value).toBe(wanted);
}); // prettier-ignore

test('labels of the name over their values', () => {
  const rows: Row[] = ['Apellidos:', 'Prueba Ríos', 'Nombres:', 'Ana María', 'ana.prueba@example.org', ''];
  const { contact } = read([...rows, large('Experiencia laboral'), PROSE.es, PROSE.es]);
  expect(contact.name?.value).toBe('Ana María Prueba Ríos');
});
