/** Jobs that list marks open, and what tells post from employer where their words do not. */
import { expect, test } from 'vitest';
import { chinese, japanese } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const inner = (text: string): Row => ({ text, x: 90 });

function work(language: keyof typeof PROSE, rows: readonly Row[]): ReturnType<typeof read> {
  const heading = { es: 'Experiencia', pt: 'Experiência' }[language];
  return read([large('Perfil'), PROSE[language], PROSE[language], '', large(heading), ...rows]);
}

test('a dated item with a list of its own is the head of a job', () => {
  const reading = work('es', [
    '• 2013 — 2014 Pixel Tres', bold('Diseño floral.'), inner('◦ Ramos y coronas por encargo.'),
    '• 2012 — 2013 Casa Marín', bold('Subencargado de almacén.'), inner('◦ Orden de las naves.'),
    '• 2010 Abril y Vega Arquitectos', bold('Ayudante de dirección facultativa.'), inner('◦ Mediciones y presupuestos.'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Diseño floral | Pixel Tres | 2013 | 2014',
    'Subencargado de almacén | Casa Marín | 2012 | 2013',
    'Ayudante de dirección facultativa | Abril y Vega Arquitectos | 2010 | -',
  ]);
  expect(reading.bullets.map(({ text }) => text)).toHaveLength(3);
});

test('so is one over lines that are of no list', () => {
  const reading = work('pt', [
    '• Correia – de 03/05/2020 a 10/09/2022', 'Função exercida: Estagiária de jardinagem', 'Atribuições: Podas, mudas e irrigação dos canteiros da praça e dos jardins do museu.', '',
    '• Amparo Flores Ltda - DE 02/03/2011 ATÉ 15/04/2013', 'Função exercida: Vendedora / Caixa', 'Atribuições: Vendas no balcão, entregas no bairro e fechamento do caixa da loja.',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Estagiária de jardinagem | Correia | 2020-05 | 2022-09',
    'Vendedora / Caixa | Amparo Flores Ltda | 2011-03 | 2013-04',
  ]);
  expect(reading.bullets).toHaveLength(0);
});

test('items of which only some are dated say what was done', () => {
  const reading = work('es', [
    bold('Cajera, Panadería Doña Inés, 2015 - 2019'), '• 2016 - 2017 Turno de noche', inner('◦ Cuadrar la caja.'), '• Atender a los clientes', inner('◦ Pedidos.'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Cajera | Panadería Doña Inés | 2015 | 2019']);
});

test('a linked name is an employer as the others in its letters are', () => {
  const linked = (text: string): Row => ({ text, colour: '#0066cc' });
  const rows: Row[] = [
    '2015 - 2019', linked('Clínica del Valle'), bold('Responsable de compras'), '• Compra de plantas.',
    '2013 - 2014', 'Pixel Tres', bold('Diseño floral'), '• Ramos por encargo.',
    '2010 - 2012', linked('Hotel Abril'), bold('Ayudante de cocina'), '• Preparación de platos.',
  ]; // prettier-ignore
  expect(entriesIn(work('es', rows), 'experience')).toEqual([
    'Responsable de compras | Clínica del Valle | 2015 | 2019',
    'Diseño floral | Pixel Tres | 2013 | 2014',
    'Ayudante de cocina | Hotel Abril | 2010 | 2012',
  ]);
});

test('the custom is that of most heads, not of the first', () => {
  const rows: Row[] = [
    '2015 - 2019', 'Técnica y Campo', bold('Responsable dpto. macetas'), '• Compra de plantas.',
    '2013 - 2014', 'Pixel Tres', bold('Ayudante de taller'), '• Creación de sitios.',
    '2010 - 2012', 'Casa Marín', bold('Encargado de almacén'), '• Preparación de pedidos.',
    '2008 - 2009', 'Ruiz y Mora', bold('Backoffice Dpto. Internacional Fertilizantes'), '• Albaranes y facturas.',
  ]; // prettier-ignore
  expect(entriesIn(work('es', rows), 'experience')).toEqual([
    'Responsable dpto. macetas | Técnica y Campo | 2015 | 2019',
    'Ayudante de taller | Pixel Tres | 2013 | 2014',
    'Encargado de almacén | Casa Marín | 2010 | 2012',
    'Backoffice Dpto. Internacional Fertilizantes | Ruiz y Mora | 2008 | 2009',
  ]);
});

test('a legal form parts the employer from the post behind it', () => {
  const rows = [bold('Aecor S.A Jefa de almacén (febrero 2020 – abril 2022)'), PROSE.es, '', bold('Totales S.A.S, Jefa de almacén (mayo 2018 – enero 2020)'), PROSE.es]; // prettier-ignore
  expect(entriesIn(work('es', rows), 'experience')).toEqual([
    'Jefa de almacén | Aecor S.A | 2020-02 | 2022-04',
    'Jefa de almacén | Totales S.A.S | 2018-05 | 2020-01',
  ]);
});

test('where one worked, told below each post, is no employer of the second', () => {
  const rows: Row[] = [
    bold('Engesol S.A'), 'Gerente de Viveiros', '05/2021 a 10/2024', 'Lagoa Alta, Maranhao, Brasil', '• Produção de mudas nativas.',
    'Coordenador de Plantio', '08/2018 a 04/2021', 'Lagoa Alta, Maranhao, Brasil', '• Plantio em encostas.',
  ]; // prettier-ignore
  expect(entriesIn(work('pt', rows), 'experience')).toEqual([
    'Gerente de Viveiros | Engesol S.A | 2021-05 | 2024-10',
    'Coordenador de Plantio | Engesol S.A | 2018-08 | 2021-04',
  ]);
});

test('behind a post and a dash what was done, in small letters, is no employer', () => {
  const rows: Row[] = [
    '• Autora de cadernos didáticos — criação de jogos, instrumentos e materiais pedagógicos (2019–2021)', '• Especialista em museus — curadoria de mostras, visitas e oficinas (2016–2018)',
  ]; // prettier-ignore
  expect(entriesIn(work('pt', rows), 'experience')).toEqual([
    'Autora de cadernos didáticos | - | 2019 | 2021',
    'Especialista em museus | - | 2016 | 2018',
  ]);
});

test('nor is what stands below a head in brackets; initials with full stops are one', () => {
  const rows: Row[] = [
    [[54, 'Becaria administrativa'], [400, 'May 22 - Nov 22']], 'I.M.D', PROSE.es,
    [[54, 'Auxiliar de biblioteca'], [400, 'Ene 20 - Mar 21']], '(catalogación de libros antiguos y de mapas de la colección)', PROSE.es,
  ]; // prettier-ignore
  const told = entriesIn(work('es', rows), 'experience');
  expect(told[0]).toBe('Becaria administrativa | I.M.D | 2022-05 | 2022-11');
  expect(told[1]).toMatch(/^Auxiliar de biblioteca \| (?!catalogación)/u);
});

test('a street called for a person is not who applies, though all letters are of one size', () => {
  const reading = read([
    bold('Otacílio Nogueira de Brito'), 'Brasileiro, Casado, 41 anos', 'Rua Souza Lima, 349, Centro, Patos-PB, 58700-010', '+55 (83) 99999-0000 - otc41@example.org', '',
    bold('Experiência profissional'), PROSE.pt,
  ]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Otacílio Nogueira de Brito');
});

test('numbers in circles open jobs of short names in Japanese and Chinese', () => {
  expect(
    japanese(
      '① ひばり屋 2020年6月～2021年9月', '販売員', [[70, '- 在庫表を見直し、棚卸しの時間を半減']], '',
      '② みなと亭 2017年4月～2020年3月', '調理師', [[70, '- 週次シフトの作成と欠員の補充']],
    ),
  ).toEqual(['販売員 | ひばり屋 | 2020-06 | 2021-09', '調理師 | みなと亭 | 2017-04 | 2020-03']); // prettier-ignore
  expect(
    chinese(
      '① 海川云 2020年6月～2021年9月', '安全员', [[70, '- 负责园区设备的日常维护与检修']], '',
      '② 青禾 2017年4月～2020年3月', '店长', [[70, '- 重新整理库存表，盘点时间缩短一半']],
    ),
  ).toEqual(['安全员 | 海川云 | 2020-06 | 2021-09', '店长 | 青禾 | 2017-04 | 2020-03']); // prettier-ignore
});
