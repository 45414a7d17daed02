/** Heads parted by full stops and colons, and jobs that sentences tell with a lone date. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { firstSentence } from '../../../src/engine/reading/heads/first-sentences.ts';
import { told, type Iberian } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a colon behind the firm', 'es', ['Quelonia (03/2021 - Actualidad): Encargada de turno', 'Tersa Vial S.L. (05/2016 - 08/2018): Ayudante de obra'], ['Encargada de turno | Quelonia | 2021-03 | present', 'Ayudante de obra | Tersa Vial S.L. | 2016-05 | 2018-08']],
  ['a colon behind the firm, dates last', 'pt', ['Quelônia: Encarregada de turno, 2021 - Atual.', 'Marfim e Freixo: Maquetista, 2014 - 2016.'], ['Encarregada de turno | Quelônia | 2021 | present', 'Maquetista | Marfim e Freixo | 2014 | 2016']],
  ['what was done behind the colon of a post', 'es', ['2018 - 2021  Camarera: atención de mesas y terraza', '2016 - 2018  Cajera: cobro y arqueo'], ['Camarera | - | 2018 | 2021', 'Cajera | - | 2016 | 2018']],
  ['a firm of one word, its post, and what was done', 'es', ['2021 - Actualidad  Quelonia. Encargado de Turno. Apertura y cierre del local, control de la mercancía.', '2016 - 2018  Tersa Vial S.L. Ayudante de obra. Acopio de materiales, montaje de andamios.'], ['Encargado de Turno | Quelonia | 2021 | present', 'Ayudante de obra | Tersa Vial S.L. | 2016 | 2018']],
  ['a post, what was done below its firm', 'es', [{ text: 'Almacenes Brumel (Badajoz), 2018 - 2021', font: 1 }, 'Cajera. Cobro y arqueo diario, atención a clientes.', { text: 'Marfil y Roble (Plasencia), 2014 - 2016', font: 1 }, 'Tramoyista. Cambio de decorados, cuidado de los telones.'], ['Cajera | Almacenes Brumel (Badajoz) | 2018 | 2021', 'Tramoyista | Marfil y Roble (Plasencia) | 2014 | 2016']],
  ['a trade behind its dates and a colon', 'pt', ['01/2014 - 04/2016: Maquetista na Marfim e Freixo', '05/2016 - 08/2018: Conferente na Brumel'], ['Maquetista | Marfim e Freixo | 2014-01 | 2016-04', 'Conferente | Brumel | 2016-05 | 2018-08']],
  ['a year each', 'es', ['En 2014 ingresé a Marfil y Roble como tramoyista.', 'A principios de 2018 estuve trabajando como cajera en un gimnasio,', 'donde llevaba las altas de los socios.', 'Fui contratada en 2020 por la firma Terceto como chofer de reparto.'], ['tramoyista | Marfil y Roble | 2014 | -', 'cajera | - | 2018 | -', 'chofer de reparto | Terceto | 2020 | -']],
  ['a year each, listed', 'es', ['• En el 2005 realicé una pasantía en la Caja Austral, en la cual desarrollé estas tareas:', '• Entre 2010 y 2013 fui encargada de planta en Conservas Olmedo.'], ['pasantía | Caja Austral | 2005 | -', 'encargada de planta | Conservas Olmedo | 2010 | 2013']],
  ['a year each', 'pt', ['Em março de 2012 fui contratada pela Quelônia como auxiliar de limpeza.', 'De 2014 a 2016 trabalhei na Brumel como conferente, onde era responsável pela entrada', 'das mercadorias e pelo inventário.', 'Desde 2020 atuo como professora na Escola Municipal Sol Nascente.'], ['auxiliar de limpeza | Quelônia | 2012-03 | -', 'conferente | Brumel | 2014 | 2016', 'professora | Escola Municipal Sol Nascente | 2020 | present']],
])('%s (%s)', (_, language, rows, wanted) => {
  expect(told(language, 'experience', rows)).toEqual(wanted);
}); // prettier-ignore

test('deeds with a year are no jobs', () => {
  const rows = ['2018 - 2021  Cajera, Almacenes Brumel', '• En 2019 reduje las mermas un 20 % como responsable de caja', '2014 - 2016  Tramoyista, Marfil y Roble']; // prettier-ignore
  expect(told('es', 'experience', rows)).toEqual(['Cajera | Almacenes Brumel | 2018 | 2021', 'Tramoyista | Marfil y Roble | 2014 | 2016']); // prettier-ignore
});

test.each([
  ['de', 'Dipl. Pflegefachfrau HF'],
  ['de', 'Gepr. Bilanzbuchhalterin'],
  ['es', 'Tecn. Laboratorista clínico'],
] as const)('an abbreviation before its word is no name before a post (%s: %s)', (language, text) => {
  expect(firstSentence(text, LEXICONS[language])).toBe(text);
});

test('a number opens the sentence behind a head', () => {
  const head = 'Cameriera ai piani presso Hotel Aurora di Alba';
  expect(firstSentence(`${head}. 42 camere, cambio biancheria`, LEXICONS.it)).toBe(head);
});
