import { describe, expect, it } from 'vitest';
import { FILLER, sent } from './page-of-lines.ts';

describe('streets and postcodes', () => {
  it.each([
    ['Calle Mayor 12, 3.º B, 28013 Madrid', '[ADDRESS_1] Madrid'],
    ['12 bis, rue des Tanneurs, 69005 Lyon', '[ADDRESS_1] Lyon'],
    ['Lindenstraße 14a, 80469 München', '[ADDRESS_1] München'],
    ['Pleasantville, CA 94588', '[ADDRESS_1]'],
    ['88 Harcourt Terrace, Dublin 2, D02 HX64', '[ADDRESS_1]'],
    ['Rua das Palmeiras, 482, CEP 04101-300', '[ADDRESS_1]'],
    ['〒154-0015 東京都世田谷区桜新町1-2-3', '[ADDRESS_1] 東京都世田谷区[ADDRESS_2]'],
    ['17B, Masha Close, off Adelabu Street, Surulere, Lagos', '[ADDRESS_1], Lagos'],
    ['res. in Contrada Pozzo 12, Bitonto', 'res. in [ADDRESS_1], Bitonto'],
    ['El Inca, De las Higueras N48-113 y Guayacanes', '[ADDRESS_1]'],
    ['San Martín 450 entre Mitre y Sarmiento, 2000 Rosario', '[ADDRESS_1] Rosario'],
    ['台南市東區裕農路375巷41弄2號9樓之3（裕農大第）', '台南市[ADDRESS_1]'],
    ['Achada de Santo António, Rua 19 de Setembro, 3.º C, Praia', '[ADDRESS_1], Praia'],
    ['regione Serra Secca, str. vic. Filigheddu 22, 07100 Sassari', '[ADDRESS_1] Sassari'],
    ['rue 8300, imm. Nour, bloc D, appt 31', '[ADDRESS_1]'],
    ['Camino a Penco km 5, sector Cosmito, Concepción', '[ADDRESS_1], Concepción'],
    ['青森県南津軽郡藤崎町大字藤崎字村岡12-イ-3', '[ADDRESS_1]'],
    ['上海市徐汇区漕溪北路88号3号楼1202室', '上海市[ADDRESS_1]'],
    ['Av. Mosconi 2867, PB «C»', '[ADDRESS_1]'],
    ['Strada per Vienna, 44/1, loc. Opicina', '[ADDRESS_1]'],
    ['Androna del Pozzo 3, scala dx', '[ADDRESS_1]'],
    ['Malhangalene B, Quarteirão 14, Casa 38', '[ADDRESS_1]'],
    ['沖縄県浦添市宮城6-12-3 ライオンズ宮城 5-C', '沖縄県浦添市[ADDRESS_1]'],
    ['Unit 4/118-122 Sydney Rd, rear entrance', '[ADDRESS_1]'],
    ['pasaje B casa S14-118 y calle Oe7, atrás del UPC', '[ADDRESS_1]'],
    ['app. 6-4821, rue Boyer', '[ADDRESS_1]'],
    ['Via alla Chiesa 6b, casella postale 118, 6962 Viganello', '[ADDRESS_1] Viganello'],
    ["Domicile : Villa n° 118, Sicap Liberté VI, en face du château d'eau, Dakar", 'Domicile : [ADDRESS_1], Dakar'],
  ])('%s', async (line, expected) => {
    expect(await sent(['CV', line])).toBe(`CV\n${expected}`);
  });
  it.each([
    'Carrera de Derecho 2015',
    'Columbus State College, Supply Chain, 2011, Course LOGI 2215',
    'Bachstraße AG, 2019 – 2021',
    'Avenida Producciones, 2012 – 2018',
    'Reduced 40 road accidents by 15%',
    'Im Jahr 2020 befördert',
    '2016年4月　横浜市立大学 卒業',
    '负责道路养护12年',
    'IED Torino, via San Quintino 39, Design 2019 – 2022',
    'Ingenieurbüro Murgasse 4, Graz, seit 09/2014',
  ])('leaves %s alone', async (line) => {
    expect((await sent([...FILLER, line])).split('\n').at(-1)).toBe(line.replaceAll('\u3000', ' '));
  });
  it('takes the house above its street, and what goes on from a comma', async () => {
    expect(await sent(['CV', 'Flat 3F, The Old Maltings', '118 Kirkstall Lane', 'Leeds LS6 3JX'])).toMatch(
      /^CV\n\[ADDRESS_1\]\n\[ADDRESS_2\]\n/u,
    );
    const lines = ['CV', 'H. No. 47/2-B, Near Ganpati Mandir,', 'Behind Bus Depot, Kothrud – 411 038'];
    expect(await sent(lines)).not.toMatch(/Kothrud|Depot/u);
  });
  it('takes a postcode that looks like a year, below an address only', async () => {
    expect(await sent(['Ana', 'Blk. 7 Lot 12', 'Cainta, Rizal 1900'])).toBe('Ana\n[ADDRESS_1]\n[ADDRESS_2]');
    expect(await sent(['Ana', 'Cainta, Rizal 1900'])).toBe('Ana\nCainta, Rizal 1900');
  });
  it.each(['Habilitation H0B0, CACES R486', 'Iscritto all’Albo Ingegneri di Bergamo n. 2555'])(
    'leaves %s among contact data alone',
    async (line) => {
      expect((await sent(['Ana Ejemplo', 'ana@example.org', line])).split('\n').at(-1)).toBe(line);
    },
  );
  it('takes no phone for a house', async () => {
    expect(await sent(['CV', 'Socia de Estudio Calle Larga, 930 000 163'])).toMatch(/Calle Larga, \[PHONE_1\]$/u);
  });
  it('takes no street from a line of employment, nor years for a house, though contact data stand above', async () => {
    const contact = ['Ana Ejemplo', 'ana@example.org'];
    for (const line of ['Murgasse 4, Graz, seit 09/2014', '【學歷】國立清華大學 材料所 2014–2016 值 94'])
      expect((await sent([...contact, line])).split('\n').at(-1)).toBe(line);
  });
});
