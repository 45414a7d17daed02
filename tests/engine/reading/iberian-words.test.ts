/** Words of Spanish and Portuguese resumes: trades, headings, labels of forms, studies. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { fieldRole } from '../../../src/engine/reading/entries/fields.ts';
import { marksFor, organisationScore } from '../../../src/engine/reading/heads/head-marks.ts';
import { namesPost } from '../../../src/engine/reading/heads/headers.ts';
import { schoolMarks, scoresOf } from '../../../src/engine/reading/schools/school-marks.ts';
import { isKnownHeading } from '../../../src/engine/reading/sections/heading-kinds.ts';
import { entriesIn, read, type Row } from './sheet.ts';

type Iberian = 'es' | 'pt';

test.each<[Iberian, readonly string[]]>([
  ['es', ['Dibujante', 'Cerrajera', 'Recamarista', 'Liquidadora de sueldos', 'Vicerrectora', 'Guardabosques', 'Zootecnista', 'Barnizador', 'Vitralista', 'Ictióloga', 'Tonelero', 'BARNIZADOR DE MUEBLES']],
  ['pt', ['Borracheiro', 'Formulador', 'Caminhoneira', 'Vereador', 'Nadador-salvador', 'Estafeta', 'Topógrafa', 'Envernizador', 'Vitralista', 'Ictióloga', 'Tanoeiro', 'ENVERNIZADOR DE MÓVEIS']],
])('trades in %s, on a list or told by how they end', (language, words) => {
  expect(words.filter((word) => !namesPost(word, LEXICONS[language]))).toEqual([]);
}); // prettier-ignore

test.each<[Iberian, readonly string[]]>([
  ['es', ['Salvador', 'Ecuador', 'Guerrero', 'Revista', 'Catálogo', 'Servidor de correo', 'Romero y compañía', 'Comercializadora del Norte', 'Bautista']],
  ['pt', ['Salvador', 'Equador', 'Aveiro', 'Cruzeiro do Sul', 'Pinheiro & filhos', 'Revista', 'Paulista', 'Distribuidora do Vale', 'Roteiro']],
])('words of %s that end like trades and are none', (language, words) => {
  expect(words.filter((word) => namesPost(word, LEXICONS[language]))).toEqual([]);
}); // prettier-ignore

test.each<[Iberian, readonly string[]]>([
  ['es', ['Datos laborales', 'Prácticas preprofesionales', 'Grados y títulos', 'Formación de posgrado', 'Cursos de perfeccionamiento', 'Herramientas digitales', 'Referencias familiares']],
  ['pt', ['Dados profissionais', 'Últimas experiências', 'Registros em carteira', 'Nível académico', 'Cursos extras', 'Produções', 'Prêmios e títulos', 'Competências interpessoais', 'Curso extracurricular', 'Cargo pretendido', 'Sistemas utilizados', 'Nível de instrução']],
])('headings of %s', (language, words) => {
  expect(words.filter((word) => !isKnownHeading([word], LEXICONS[language]))).toEqual([]);
}); // prettier-ignore

test('labels that ask for one end of a period', () => {
  const labels = ['Año de ingreso', 'Año de egreso', 'Tiempo de labor', 'Ano Entrada', 'Ano Saida', 'Demissão', 'Tempo de casa', 'Ano de conclusão']; // prettier-ignore
  expect(labels.filter((label) => fieldRole(label) !== 'dates')).toEqual([]);
});

test.each<[Iberian, readonly string[]]>([
  ['es', ['Odontología', 'Médico Cirujano', 'TSU en Mecatrónica', 'Profesora de Educación Media', 'Educación Parvularia', 'Posdoctorado', 'Analista de Sistemas']],
  ['pt', ['Serviço Social', 'Publicidade e Propaganda', 'Nível médio', 'Segundo grau', 'II Ciclo', 'Gestão Hospitalar', 'Bootcamp', 'Bootcamp de Marcenaria', 'Bootcamp Costura e Moda']],
])('studies of %s', (language, words) => {
  const marks = schoolMarks(LEXICONS[language]);
  expect(words.filter((word) => scoresOf(word, marks).degree <= scoresOf(word, marks).school)).toEqual([]);
}); // prettier-ignore

test('a form that asks for firm, post and the years in and out', () => {
  const large = (text: string): Row => ({ text, size: 14 });
  const form = (...[firm, post, from, to]: readonly string[]): Row[] => [`Empresa: ${firm ?? ''}`, `Cargo: ${post ?? ''}`, `Ano Entrada: ${from ?? ''}`, `Ano Saida: ${to ?? ''}`]; // prettier-ignore
  const sheet = read([
    large('1 - Escolaridade'),
    'Ensino médio completo',
    large('2 - Dados Profissionais'),
    ...form('Curtume Araçá', 'Envernizador', '2020', 'atual'),
    ...form('Móveis Serra Azul', 'Auxiliar de produção', '2014', '2019'),
  ]);
  expect(entriesIn(sheet, 'experience')).toEqual([
    'Envernizador | Curtume Araçá | 2020 | present',
    'Auxiliar de produção | Móveis Serra Azul | 2014 | 2019',
  ]);
});

test.each<[Iberian, readonly string[]]>([
  ['es', ['Exportadora Luz Andina', 'Comercializadora del Norte', 'Taquería Los Compas', 'Bomberos de Tarija', 'Decanato de Posgrado']],
  ['pt', ['Curtume Araçá', 'Mercearia da Ponte', 'Corpo de Bombeiros', 'Lan House Girassol', 'Consultório Luz']],
])('nouns of %s that open an employer', (language, words) => {
  const marks = marksFor(LEXICONS[language], false);
  expect(words.filter((word) => organisationScore(word, marks) === 0)).toEqual([]);
}); // prettier-ignore
