/** What an employer makes, told below its name and above the posts one held there. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const large = (text: string): Row => ({ text, size: 14 });
/** A row in bold with its period at the right edge. */
const firm = (y: number, name: string, when: string): Row[] => [
  { text: name, y, font: 1 },
  { text: when, y, x: 440, font: 1 },
];

test.each([
  ['Experiência profissional', 'EMBALAVERDE DO BRASIL S.A.', 'Indústria de embalagens flexíveis, 1.200 colaboradores', 'Gerente de Suprimentos (desde 03/2021)', 'Coordenadora de Compras (05/2019 a 02/2021)', ['Gerente de Suprimentos', 'Coordenadora de Compras'], 'Idiomas', 'Português, língua materna, e inglês falado e escrito todos os dias'],
  ['Experiencia laboral', 'CONSERVAS ALMONTE S.A.', 'Fábrica de conservas vegetales, 300 empleados', 'Jefa de compras (desde 03/2021)', 'Auxiliar de compras (05/2019 a 02/2021)', ['Jefa de compras', 'Auxiliar de compras'], 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
  ['Esperienze lavorative', 'CARTIERE DEL FARO S.P.A.', 'Industria di imballaggi in cartone, 400 dipendenti', 'Responsabile acquisti (dal 03/2021)', 'Impiegata acquisti (05/2019 – 02/2021)', ['Responsabile acquisti', 'Impiegata acquisti'], 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
])('%s: %s', (heading, name, makes, post, other, titles, languages, said) => {
  const rows: Row[] = [
    { text: said, y: 790 }, large(heading), ...firm(740, name, '2019 – 2025'), { text: makes, y: 726 },
    { ...(bold(post) as object), text: post, y: 712 }, { text: '• Contratos e preços com os fornecedores', y: 698, x: 62 },
    { ...(bold(other) as object), text: other, y: 684 }, { text: '• Controle e pedidos do armazém', y: 670, x: 62 },
    { text: languages, size: 14, y: 640 }, { text: said, y: 624 },
  ]; // prettier-ignore
  expect(entriesIn(read(rows), 'experience').map((told) => told.split(' | ').slice(0, 2))).toEqual(titles.map((title) => [title, name]));
}); // prettier-ignore

test.each([
  ['Percorso professionale', 'Laterizi Monte Sereno S.r.l., Imola', 'Mattoni e tavelle per restauro, 120 addetti', 'Capo turno, luglio 2011 – agosto 2016', 'Capo turno'],
  ['Experiencia laboral', 'Hornos del Sur S.A., Utrera', 'Ladrillos y tejas para restauración, unos 120 empleados', 'Jefe de turno, julio de 2011 – agosto de 2016', 'Jefe de turno'],
  ['Experiência profissional', 'Cerâmica do Vale, S.A., Anadia', 'Tijolos e telhas para restauro, 120 trabalhadores', 'Chefe de turno, julho 2011 – agosto 2016', 'Chefe de turno'],
])('%s: how many work at %s is no post', (heading, name, makes, post, title) => {
  const rows: Row[] = [large(heading), bold(name), makes, post, '• Controllo dei forni e delle squadre di notte', '', large('Sprachen')];
  expect(entriesIn(read(rows), 'experience')).toEqual([`${title} | ${name.split(/, (?=[IUA])/u, 1)[0] ?? ''} | 2011-07 | 2016-08`]);
}); // prettier-ignore
