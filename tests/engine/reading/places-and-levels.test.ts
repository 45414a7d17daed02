/** Towns that only their place tells, houses in small letters, long legal forms; levels of schooling beside the school, and studies that go on. */
import { expect, test } from 'vitest';
import { isClosedName } from '../../../src/engine/reading/heads/legal-forms.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

interface Words {
  readonly jobs: string;
  readonly studies: string;
  readonly closing: readonly Row[];
}
const WORDS: Readonly<Record<string, Words>> = {
  es: { jobs: 'Experiencia laboral', studies: 'Formación académica', closing: [large('Idiomas'), 'Español nativo e inglés con buen nivel de conversación para atender a los clientes'] },
  fr: { jobs: 'Expérience professionnelle', studies: 'Formation', closing: [large('Langues'), 'Français langue maternelle et anglais courant avec une bonne pratique de la conversation'] },
  pt: { jobs: 'Experiência profissional', studies: 'Formação acadêmica', closing: [large('Idiomas'), 'Português nativo e inglês com bom nível de conversação para o atendimento dos clientes'] },
  it: { jobs: 'Esperienze professionali', studies: 'Istruzione', closing: [large('Lingue'), 'Italiano madrelingua e inglese con una buona conoscenza della lingua parlata'] },
}; // prettier-ignore

function told(language: string, kind: 'jobs' | 'studies', rows: readonly Row[]): string[] {
  const { closing, [kind]: heading } = WORDS[language] as Words;
  return entriesIn(read([large(heading), ...rows, '', ...closing]), kind === 'jobs' ? 'experience' : 'education');
}

test.each<[string, string, readonly Row[], readonly string[]]>([
  ['fr', 'a town beside the dates that no list knows', [
    bold('Serveur en salle – Villa Bellerive'), '2014 – 2017 | Ormeval',
    bold('Chef de partie – La Rascasse Bleue'), '2019 – 2023 | Marseille',
    bold('Commis de cuisine – Taverna di Mezzo'), '2017 – 2019 | Nice',
  ], ['Serveur en salle | Villa Bellerive | 2014 | 2017', 'Chef de partie | La Rascasse Bleue | 2019 | 2023', 'Commis de cuisine | Taverna di Mezzo | 2017 | 2019']],
  ['it', 'two towns and their country', [
    bold('VerdeUp | Comproprietario'), 'Dicembre 2018 - Luglio 2020 | Parma & Bologna, Italia',
    bold('EMILPACK Srl | Operaio Generico'), 'Gennaio 2016 - Novembre 2018 | Parma, Italia',
  ], ['Comproprietario | VerdeUp | 2018-12 | 2020-07', 'Operaio Generico | EMILPACK Srl | 2016-01 | 2018-11']],
  ['es', 'an employer beside the dates, though it is called for a town', [
    bold('Vendedora'), '2019 – 2021 | Zafiro',
    bold('Cajera'), '2017 – 2019 | Valencia',
  ], ['Vendedora | Zafiro | 2019 | 2021', 'Cajera | Valencia | 2017 | 2019']],
  ['pt', 'a house in small letters before its name', ['De 2013 a 2015: Barman na discoteca Farol, Matosinhos', '', 'De 2015 a 2019: Empregado de mesa no Hotel Ribeira Velha, Porto'],
    ['Barman | discoteca Farol | 2013 | 2015', 'Empregado de mesa | Hotel Ribeira Velha | 2015 | 2019']],
  ['es', 'a firm whose legal form makes it long', [
    bold('ANALISTA DE CRÉDITO'), 'Financiera Solidaria de Puebla S.A. de C.V. SOFOM E.N.R.', 'Agosto 2018 a Marzo 2022',
    bold('EJECUTIVO TELEFÓNICO'), 'Atento Contacto México', 'Enero 2016 a Julio 2018',
  ], ['ANALISTA DE CRÉDITO | Financiera Solidaria de Puebla S.A. de C.V. SOFOM E.N.R. | 2018-08 | 2022-03', 'EJECUTIVO TELEFÓNICO | Atento Contacto México | 2016-01 | 2018-07']],
  ['es', 'a firm behind the stop of a post at the end of a long line', [
    '2014 - 2016: Limpiadora en comunidades y oficinas. Limpiezas Marina Alta S.L. (Dénia).', '',
    '2016 - 2022: Camarera de pisos. Hotel Bahía de Levante (Benidorm).',
  ], ['Limpiadora en comunidades y oficinas | Limpiezas Marina Alta S.L. (Dénia) | 2014 | 2016', 'Camarera de pisos | Hotel Bahía de Levante (Benidorm) | 2016 | 2022']],
  ['es', 'a post in two words that a full stop closes, below a firm with its town', [
    bold('Comercial Textil Viva, S.L. – Elche'), 'Patronista industrial. 2015–2022', bold('Calzados Vinalopó – Elda'), 'Aparadora. 2008–2015',
  ], ['Patronista industrial | Comercial Textil Viva, S.L. | 2015 | 2022', 'Aparadora | Calzados Vinalopó | 2008 | 2015']],
  ['fr', 'the number within the name of a shop, above the period', [
    bold('Assistant RH (alternance) - Groupe Verlaine'), 'Sept. 2022 - Août 2024 - Lille', '• Suivi des candidatures',
    bold('Vendeur (CDD) - Sport 2000 Seclin'), 'Juil. 2021 - Août 2021 - Seclin', '• Conseil aux clients',
  ], ['Assistant RH (alternance) | Groupe Verlaine | 2022-09 | 2024-08', 'Vendeur (CDD) | Sport 2000 Seclin | 2021-07 | 2021-08']],
  ['es', 'TENS, as nursing staff are called in Chile', [
    'Hospital Regional de Lumia: TENS en servicio de urgencia (marzo 2020 – a la fecha)', 'Clínica Lircay: TENS en pabellón (2017 – 2020)',
  ], ['TENS en servicio de urgencia | Hospital Regional de Lumia | 2020-03 | present', 'TENS en pabellón | Clínica Lircay | 2017 | 2020']],
  ['it', 'what was made, behind the comma of a post', [
    '2015 – 2019: saldatore, costruzione di rimorchi agricoli e riparazioni, Officine Mella s.r.l.', '', '2010 – 2015: aiuto saldatore, Carpenteria Ronchi',
  ], ['saldatore | Officine Mella s.r.l. | 2015 | 2019', 'aiuto saldatore | Carpenteria Ronchi | 2010 | 2015']],
  ['it', 'the grade and the terms behind a post', [
    bold('Agente di Polizia locale, cat. C1, tempo pieno e indeterminato'), 'Comune di Lumia, dal 12/2019 ad oggi', bold('Addetta vendite, contratto a chiamata'), 'Negozio Lumen, dal 2015 al 2019',
  ], ['Agente di Polizia locale | Comune di Lumia | 2019-12 | present', 'Addetta vendite, contratto a chiamata | Negozio Lumen | 2015 | 2019']],
  ['es', 'the routes that one drove, and a department, which stays', [
    bold('Operador de full, rutas Puebla - Nuevo Laredo'), 'Transportes de Oriente, S.A. de C.V.', '2017 - 2020', bold('Jefa de equipo, atención al cliente'), 'Lumen Contacto, S.A.', '2015 - 2017',
  ], ['Operador de full | Transportes de Oriente, S.A. de C.V. | 2017 | 2020', 'Jefa de equipo, atención al cliente | Lumen Contacto, S.A. | 2015 | 2017']],
])('%s: %s', (language, _, rows, wanted) => {
  expect(told(language, 'jobs', rows)).toEqual(wanted);
}); // prettier-ignore

test.each<[string, string, readonly Row[], readonly string[]]>([
  ['es', 'a level that schools are called for, and the number of the school before the years', [
    'Licenciatura en Psicología | Universidad Autónoma del Bajío | 2012 – 2015', 'Preparatoria | CECyTE Plantel 04 | 2009 – 2012',
  ], ['Licenciatura en Psicología | Universidad Autónoma del Bajío | 2012 | 2015', 'Preparatoria | CECyTE Plantel 04 | 2009 | 2012']],
  ['it', 'studies that one is enrolled in, without a date', [
    'Iscritto al terzo anno di Scienze Motorie, Università di Lumia', 'Maturità scientifica, Liceo "Volta-Serpieri", Rimini, 2018',
  ], ['Scienze Motorie | Università di Lumia | - | -', 'Maturità scientifica | Liceo "Volta-Serpieri" | - | 2018']],
  ['it', 'studies that still go on, told in a line below', [
    bold('Codeva School | Corso Web Development'), 'Attualmente in corso', '• HTML, CSS, JavaScript', bold('Istituto Volta | Diploma di perito elettronico'), '2012 – 2017',
  ], ['Corso Web Development | Codeva School | - | present', 'Diploma di perito elettronico | Istituto Volta | 2012 | 2017']],
  ['pt', 'how far one is, in brackets', [
    'Graduação em Enfermagem – Faculdade Lumen (cursando 5º período)', 'Ensino Médio Completo – E.E. Prof. Carlos Exemplo (2015)',
  ], ['Graduação em Enfermagem | Faculdade Lumen | - | present', 'Ensino Médio Completo | E.E. Prof. Carlos Exemplo | - | 2015']],
  ['es', 'a school named for somebody whose rank is shortened', [
    bold('Colegio Nacional "Cmte. Piedrabuena"'), 'Bachiller en Humanidades – Promedio 8,75', '2010 – 2015',
    bold('Universidad Nacional de Lumia'), 'Profesorado en Historia', '2016 – 2020',
  ], ['Bachiller en Humanidades | Colegio Nacional "Cmte. Piedrabuena" | 2010 | 2015', 'Profesorado en Historia | Universidad Nacional de Lumia | 2016 | 2020']],
])('%s: %s', (language, _, rows, wanted) => {
  expect(told(language, 'studies', rows)).toEqual(wanted);
}); // prettier-ignore

test.each([
  'Hospital de Lumia, E.P.E.', 'Silva & Filhos Ltda - ME', 'Adega Velha CRL', 'Il Ponte Società Cooperativa Sociale a r.l.', 'Ferme du Val GAEC', 'Norte S. de P.R. de R.L.', 'Pérez & Cía. S. en C.', 'Rossi & C.', 'Ruiz S.A.L.',
])('%s ends in a legal form', (name) => {
  expect(isClosedName(name)).toBe(true);
}); // prettier-ignore
