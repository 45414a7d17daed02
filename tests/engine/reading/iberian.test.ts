/** Customs of Spanish and Portuguese resumes: how their forms, dates, towns and heads are written. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
const PROFILE = { es: 'Perfil', pt: 'Perfil' } as const;
const WORK = { es: 'Experiencia laboral', pt: 'Experiência profissional' } as const;
const SCHOOL = { es: 'Formación académica', pt: 'Formação acadêmica' } as const;
type Iberian = keyof typeof PROSE;

const large = (text: string): Row => ({ text, size: 14 });

function reading(language: Iberian, top: readonly Row[], ...rows: readonly Row[]): Reading {
  return read([...top, '', large(PROFILE[language]), PROSE[language], PROSE[language], '', ...rows]);
}

const jobs = (language: Iberian, ...rows: readonly Row[]): string[] =>
  entriesIn(reading(language, [], large(WORK[language]), ...rows), 'experience');
const schools = (language: Iberian, ...rows: readonly Row[]): string[] =>
  entriesIn(reading(language, [], large(SCHOOL[language]), ...rows), 'education');

test.each<[Iberian, string, string | null, string]>([
  ['es', 'Enero 15 de 2020', null, '2020-01'],
  ['es', 'Desde: marzo 2015 Hasta: junio 2017', '2015-03', '2017-06'],
])('dates, %s: %s', (language, text, start, end) => {
  expect(rangesIn(fold(text), LEXICONS[language])).toMatchObject([{ start, end }]);
});

describe('a form tells when one began and when one left', () => {
  const job = (from: string, to: string): readonly Row[] => [
    'EMPRESA: Constructora Guayacanes S.A.S.',
    'CARGO: Residente de obra',
    `FECHA DE INGRESO: ${from}`,
    `FECHA DE RETIRO: ${to}`,
    'FUNCIONES: Programación de obra y compras',
  ];

  test('both dated', () => {
    expect(jobs('es', ...job('Marzo 1 de 2015', 'Diciembre 20 de 2019'), ...job('Enero de 2012', 'Febrero de 2015'))).toEqual([
      'Residente de obra | Constructora Guayacanes S.A.S. | 2015-03 | 2019-12',
      'Residente de obra | Constructora Guayacanes S.A.S. | 2012-01 | 2015-02',
    ]);
  }); // prettier-ignore

  test('still there', () => {
    expect(jobs('es', ...job('Marzo 1 de 2015', 'Actualmente'))).toEqual([
      'Residente de obra | Constructora Guayacanes S.A.S. | 2015-03 | present',
    ]);
  });
});

test('a full stop parts post from employer', () => {
  expect(
    jobs('es', '2016-actualidad  Cajera. Supermercados Altozano, Albacete.', '2011-2015  Dependienta. Panadería Hijos de Cebrián.'),
  ).toEqual(['Cajera | Supermercados Altozano | 2016 | present', 'Dependienta | Panadería Hijos de Cebrián | 2011 | 2015']);
}); // prettier-ignore

test('a period that its narrow cell breaks between words', () => {
  const rows: readonly Row[] = [
    [[56, 'Mar 2018 – a'], [140, 'Coordinadora de Programa']],
    [[56, 'la fecha'], [140, 'Fundación Niñez Primero']],
    [[56, 'Ago – Dic'], [140, 'Trabajadora Social']],
    [[56, '2013'], [140, 'Hogar Los Aromos']],
  ]; // prettier-ignore
  expect(jobs('es', ...rows)).toEqual([
    'Coordinadora de Programa | Fundación Niñez Primero | 2018-03 | present',
    'Trabajadora Social | Hogar Los Aromos | 2013-08 | 2013-12',
  ]);
});

test.each<[Iberian, string, string]>([
  ['pt', 'MBA em Engenharia de Software – Instituto Mantiqueira (conclusão em 2023)', 'MBA em Engenharia de Software | Instituto Mantiqueira | - | 2023'],
  ['es', 'Técnico en Enfermería – Instituto Ceres (egresado en 2019)', 'Técnico en Enfermería | Instituto Ceres | - | 2019'],
])('a degree dated in brackets, %s: %s', (language, row, told) => {
  expect(schools(language, row)).toEqual([told]);
}); // prettier-ignore

test('the country behind a foreign school is no degree', () => {
  const row: Row = [[56, 'Instituto Técnico de Aarhus'], [440, 'Aarhus, Dinamarca']]; // prettier-ignore
  const below: Row = [[56, 'Programa Erasmus+'], [440, 'Ene. 2024 – Jun. 2024']]; // prettier-ignore
  expect(schools('es', row, below)).toEqual(['Programa Erasmus+ | Instituto Técnico de Aarhus | 2024-01 | 2024-06']);
});

test('"Formação e cursos" opens two sections', () => {
  expect(headingsOf(reading('pt', [], large('FORMAÇÃO E CURSOS'), 'Bacharelado em Letras, 2012'))).toContain(
    'FORMAÇÃO E CURSOS: education+certifications',
  );
});

describe('contact', () => {
  test('a town before the initials of its state', () => {
    const top = [large('Cleiton Rosa de Jesus'), 'Endereço: Quadra 12, Conjunto C, Casa 9 - Ceilândia - DF'];
    expect(reading('pt', top).contact.location?.value).toBe('Ceilândia - DF');
  });

  test.each([
    ['begona.uriarte', '@example.org'],
    ['E-mail: begona.uriarte', '@example.org'],
  ])('an address broken before its sign: %s', (first, second) => {
    expect(reading('es', [large('Begoña Uriarte'), first, second]).contact.email?.value).toBe(
      'begona.uriarte@example.org',
    );
  });

  test('a handle below other words is no address', () => {
    expect(reading('es', [large('Begoña Uriarte'), 'Escríbeme a mi cuenta', '@begona.uriarte']).contact.email).toBeNull();
  }); // prettier-ignore

  test('a post below the name is none of it, though the file is called so', () => {
    const top: readonly Row[] = [
      { text: 'Thaís Vilhena', size: 26 },
      { text: 'DESIGNER DE PRODUTO', size: 14 },
    ];
    expect(reading('pt', [...top, 'thais.vilhena.designer@example.org']).contact.name?.value).toBe('Thaís Vilhena');
  });
});

test('an address that breaks behind a mark within it', () => {
  const top: readonly Row[] = [large('Florencia Bustamante'), 'florencia.', 'bustamante@example.org'];
  expect(reading('es', top).contact.email?.value).toBe('florencia.bustamante@example.org');
});

test('values behind colons are no column beside their labels', () => {
  const rows: readonly Row[] = [
    [[56, 'Apellidos y nombres'], [260, ': QUISPE HUAMÁN, Edwin Raúl']],
    [[56, 'DNI'], [260, ': 40999123']],
    [[56, 'Celular'], [260, ': 987 110 442']],
    [[56, 'Correo electrónico'], [260, ': edwin.quispe@example.org']],
  ]; // prettier-ignore
  const { columns, contact } = reading('es', [large('CURRICULUM VITAE'), ...rows]);
  expect(columns.every(({ count }) => count === 1)).toBe(true);
  expect(contact.name?.value).toBe('QUISPE HUAMÁN, Edwin Raúl');
});

test.each<[Iberian, string, string]>([
  ['es', 'Desde: 02/2013 Hasta: 10/2025', '2013-02 | 2025-10'],
  ['es', 'Fecha de ingreso: 02/2013 | Fecha de salida: 10/2025', '2013-02 | 2025-10'],
  ['pt', 'Data de admissão: 10/03/2015 Data de saída: 20/12/2023', '2015-03 | 2023-12'],
])('both dates labelled in one line, %s: %s', (language, row, dates) => {
  const post = { es: 'Cargo: Chofer repartidor', pt: 'Cargo: Motorista' }[language];
  const [title] = post.split(': ').slice(1);
  expect(jobs(language, 'TRANSPORTES WARI S.A.C.', post, row)).toEqual([
    `${title ?? ''} | TRANSPORTES WARI S.A.C. | ${dates}`,
  ]);
});

test('the post stands below what is said of the firm', () => {
  const told = ['• Gestão de tesouraria e de uma equipe de 14 pessoas', '• Renegociação de dívidas com os bancos'];
  expect(
    jobs(
      'pt',
      'PAPEL E CELULOSE JUQUERI LTDA. – Caieiras/SP (janeiro/2010 a março/2018)',
      'Empresa familiar do setor de papel.',
      'Coordenador de Controladoria',
      ...told,
    ),
  ).toEqual(['Coordenador de Controladoria | PAPEL E CELULOSE JUQUERI LTDA. | 2010-01 | 2018-03']);
});

test('the post opens the sentence below its employer', () => {
  expect(
    jobs('es', 'Salvatierra & Lanuza Abogados, 2015 – hoy', 'Socio fundador. Derecho laboral y Seguridad Social.'),
  ).toEqual(['Socio fundador | Salvatierra & Lanuza Abogados | 2015 | present']);
});

test.each<[Iberian, string, string]>([
  ['es', 'Secundaria: Sec. Técnica No. 12 (1993 – 1996)', 'Secundaria | Sec. Técnica No. 12 | 1993 | 1996'],
  ['pt', 'Ensino Médio (cursando o 3º ano) - E. E. Marechal Rondon - previsão: 12/2026', 'Ensino Médio | E. E. Marechal Rondon | - | 2026-12'],
])('a level of schooling, %s: %s', (language, row, told) => {
  expect(schools(language, row)).toEqual([told]);
}); // prettier-ignore

test('the type parts degree from school in one line', () => {
  const [degree, school] = ['LICENCIATURA EM ENFERMAGEM', 'Instituto Politécnico do Lis'];
  const { entries } = readResume(
    document([
      page([], {
        spans: [
          span({ text: 'Formação acadêmica', y: 790, size: 14 }),
          span({ text: '2010 – 2014 Leiria, Portugal', y: 776 }),
          span({ text: degree, y: 762, font: 1 }),
          span({ text: school, y: 762, x: span({ text: degree }).box.x + span({ text: degree }).box.width + 3 }),
          span({ text: 'Competências', y: 734, size: 14 }),
          span({ text: PROSE.pt, y: 720 }),
        ],
      }),
    ], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }),
    { asOf: AS_OF },
  );
  expect(entries).toMatchObject([{ title: degree, organisation: school }]);
}); // prettier-ignore

test('an objective in one line with its label is a summary', () => {
  const found = headingsOf(reading('pt', [], { text: 'Objetivo: Cozinheira / Merendeira', size: 14 }, large(WORK.pt), PROSE.pt)); // prettier-ignore
  expect(found).toContain('Objetivo: Cozinheira / Merendeira: summary');
});

test('numbers before the labels of a form open no list', () => {
  const rows = ['1) Empresa: Metalúrgica Contorno', 'Cargo: Porteiro', 'Período: Maio/2005 a Julho/2012'];
  const more = ['2) Empresa: Viação Betinense', 'Cargo: Cobrador', 'Período: 1998 a 2005'];
  const found = reading('pt', [], large(WORK.pt), ...rows, ...more);
  expect(found.bullets).toEqual([]);
  expect(entriesIn(found, 'experience')).toEqual([
    'Porteiro | Metalúrgica Contorno | 2005-05 | 2012-07',
    'Cobrador | Viação Betinense | 1998 | 2005',
  ]);
});

test('a period that breaks at the end of a line of running text', () => {
  expect(
    jobs('es', 'Mozo de almacén – Logística Vallès Express – De junio de 2020 a', 'octubre de 2025', '• Carga y descarga de camiones'),
  ).toEqual(['Mozo de almacén | Logística Vallès Express | 2020-06 | 2025-10']);
}); // prettier-ignore

test('a school that ends in the name of a month keeps it', () => {
  expect(schools('es', 'Maestría en Derecho del Trabajo', 'Universidad Tres de Mayo', '2016 – 2018')).toEqual([
    'Maestría en Derecho del Trabajo | Universidad Tres de Mayo | 2016 | 2018',
  ]);
});

test('an unknown town before its country is no part of a degree', () => {
  expect(schools('es', '2012 – Bachillerato (Tetuán, Marruecos)')).toEqual(['Bachillerato | - | - | 2012']);
});

test('a board tells the level of a post beside the trade of the firm', () => {
  const rows = ['Dependienta', 'Moda Triana', 'Desde junio 2010 hasta agosto 2014', 'Nivel: Empleado/a · Sector: Comercio minorista'];
  expect(jobs('es', ...rows)).toEqual(['Dependienta | Moda Triana | 2010-06 | 2014-08']);
}); // prettier-ignore

test('what came back each summer', () => {
  const rows: readonly Row[] = [
    [[56, 'Veranos 2017 y 2018'], [180, 'Chiringuito Sal y Brasa']],
    'Ayudante de camarero',
  ]; // prettier-ignore
  expect(jobs('es', ...rows)).toEqual(['Ayudante de camarero | Chiringuito Sal y Brasa | 2017 | 2018']);
});

test('who works for himself stands where the others name their employer', () => {
  const work = [
    'FREELANCE | Diseño de marca y packaging', 'feb 2023 – hoy', '• Identidad de dieciocho negocios',
    'ESTUDIO CARDINAL | Diseñadora', 'mar 2020 – ene 2023', '• Manual de marca de la casa',
    'EDITORIAL ÑANDÚ | Pasante de arte', 'ago 2018 – dic 2019', '• Maquetación de libros infantiles',
  ]; // prettier-ignore
  expect(jobs('es', ...work)[0]).toBe('Diseño de marca y packaging | FREELANCE | 2023-02 | present');
});

test('initials of a school and what they stand for', () => {
  expect(schools('pt', 'Agente em Geriatria', 'IEFP – Centro de Emprego e Formação da Amadora', '2022')).toEqual([
    'Agente em Geriatria | IEFP – Centro de Emprego e Formação da Amadora | - | 2022',
  ]);
});

test.each<[Iberian, string, readonly Row[], string | null]>([
  ['es', 'a country behind its label', ['País: Argentina', 'Correo: marta@example.org'], 'Argentina'],
  ['es', 'the town below the label of its country', ['País: Argentina', 'Ciudad: Rosario', 'marta@example.org'], 'Rosario'],
  ['pt', 'the code within an address without a comma', ['44 Rua do Moinho 9760-000 Biscoitos Portugal', 'marta@example.org'], '9760-000 Biscoitos Portugal'],
  ['pt', 'messengers are no town in its region', ['marta@example.org', 'WhatsApp/Signal: +55 21 98765-4321'], null],
])('%s: %s', (language, _, rows, place) => {
  expect(reading(language, ['Marta Ferrer Soto', ...rows]).contact.location?.value ?? null).toBe(place);
}); // prettier-ignore

test('items that all open with their own range are jobs, whatever words they are told in', () => {
  const rows = [
    '• (09/2016 – presente) Viveros Brisa, injertadora. Cuidado de los frutales que se venden en los mercados de la región, con aprendices en tres invernaderos y dos huertas propias',
    '• (03/2013 – 08/2016) Municipalidad de Orvel, asesoramiento de riego',
    '• (05/2009 – 12/2012) Instituto Cierzo de Mareas',
  ];
  expect(reading('es', [], large(WORK.es), ...rows).entries.map(({ dates }) => [dates?.start, dates?.end])).toEqual([
    ['2016-09', 'present'],
    ['2013-03', '2016-08'],
    ['2009-05', '2012-12'],
  ]);
});

test('"Habilidades personales y laborales" are skills', () => {
  const headed = reading('es', [], large('Habilidades personales y laborales'), PROSE.es, large(WORK.es), PROSE.es);
  expect(headingsOf(headed)).toContain('Habilidades personales y laborales: skills');
});
