/** The town in addresses of the Latin languages that open with their street, and in contact data that wraps. */
import { expect, test } from 'vitest';
import { FRENCH, SPANISH } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

const PORTUGUESE: readonly Row[] = [
  { text: 'Experiência', size: 14 },
  'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
];
const ITALIAN: readonly Row[] = [
  { text: 'Esperienza', size: 14 },
  'Gestione del magazzino e preparazione degli ordini con una squadra di sei persone',
];
const LANGUAGES = { es: SPANISH, pt: PORTUGUESE, it: ITALIAN, fr: FRENCH } as const;

test.each<[keyof typeof LANGUAGES, string, string]>([
  ['es', 'Avda. de Dénia 112, 3º B. 03015 Alicante', '03015 Alicante'],
  ['es', 'Av. Corrientes 2450 6to B, CABA (C1046)', 'CABA (C1046)'],
  ['es', '6a. avenida 4-18, Zona 3, Villa Ejemplo, Alta Verapaz', 'Villa Ejemplo, Alta Verapaz'],
  ['es', 'Col. Los Fresnos 35, Gral. Ejemplo NL', 'Gral. Ejemplo NL'],
  ['pt', 'Av. das Acácias 1200, Ap 31, Centro, Vila Exemplo', 'Vila Exemplo'],
  ['pt', 'Morada: Bairro do Sol, Quarteirão 14, Casa nº 33, Cidade de Exemplo', 'Cidade de Exemplo'],
  ['es', 'Cra 15 # 88-64 Apto 302, Bogotá D.C.', 'Bogotá D.C.'],
  ['es', 'Cra. 43A # 18 Sur - 135, Envigado (Antioquia) C.C. 1.037.600.215', 'Envigado (Antioquia)'],
  ['es', 'Calle 72 No. 10-34, Barrio El Prado, Barranquilla', 'Barranquilla'],
  ['es', 'Plaza Mayor s/n, Villarrobledo (Albacete)', 'Villarrobledo (Albacete)'],
  ['es', 'Domicilio: Jr. Huáscar Nro. 418, Urb. Los Jardines, San Juan de Lurigancho - Lima', 'San Juan de Lurigancho - Lima'],
  ['es', 'Dirección: Mz. F Lt. 12 Asoc. Los Olivos, Ate - Lima', 'Ate - Lima'],
  ['es', 'Dirección: Villa El Sol, calle 3 casa 12, Talca', 'Talca'],
  ['es', 'Calzada de los Fresnos y Laurel, Los Arcos s/n • Santa Rita Tlahuapan, 74100', 'Santa Rita Tlahuapan, 74100'],
  ['es', 'Residente en Vigo. Disponibilidad para viajar', 'Vigo'],
  ['pt', 'Endereço: Av. Brasil, 1500, Apto 32, Bl. B – Jd. América – São Paulo – SP', 'São Paulo – SP'],
  ['pt', 'Rua Sete de Setembro, 45 – Centro – Itajaí/SC – 88301-000', 'Itajaí/SC – 88301-000'],
  ['pt', 'Rua da Alegria, nº 5, 3.º Esq., 4000-042 Porto', '4000-042 Porto'],
  ['pt', 'Rua Coronel Alexandrino, 305, Crato – CE, CEP 63100-270', 'Crato – CE'],
  ['pt', 'Luziânia - GO CEP 72860-114', 'Luziânia - GO'],
  ['es', 'Guadalupe, Nuevo León, C.P. 67140', 'Guadalupe, Nuevo León'],
  ['es', 'Calle Hacienda Real 14, Col. Jardines, Ecatepec de Morelos, Edo. Méx. C.P. 55050', 'Ecatepec de Morelos, Edo. Méx.'],
  ['es', 'Dirección: Calle 844 N° 2310 – Quilmes Oeste – Bs. As.', 'Quilmes Oeste – Bs. As.'],
  ['es', 'Barrio Trapiche, mza. C casa 9, Godoy Cruz, Mendoza', 'Godoy Cruz, Mendoza'],
  ['pt', 'Bairro Prenda, Rua 5, casa n.º 12, Luanda – Angola', 'Luanda – Angola'],
  ['pt', 'Bairro da Liberdade, Q. 14, casa 220, Cidade da Matola', 'Cidade da Matola'],
  ['pt', 'Av. Eduardo Mondlane, n.º 1420, 3.º andar, flat 5, Maputo', 'Maputo'],
  ['it', "Via Don Minzoni 7, Sant'Angelo Lodigiano", "Sant'Angelo Lodigiano"],
  ['it', 'Residente: Paceco (TP), C.da Verderame 30', 'Paceco (TP)'],
  ['fr', '1180, boul. Saint-René Ouest, app. 6, Gatineau (Québec) J8T 6G4', 'Gatineau (Québec) J8T 6G4'],
  ['fr', '45 rue Boileau, Saint-Eustache, Qc, J7R 2T6', 'Saint-Eustache, Qc, J7R 2T6'],
  ['fr', '8 bis, allée des Primevères 35170 Bruz', '35170 Bruz'],
  ['fr', 'Chaussée de Namur 88 à 5030 Gembloux', '5030 Gembloux'],
  ['it', 'via Roma 1 Vergiate VA', 'Vergiate VA'],
  ['it', 'Vergiate, via Roma 1', 'Vergiate'],
  ['pt', 'Morada Rua do Outeiro 12, Lousada', 'Lousada'],
  ['pt', 'Rua do Outeiro 12 4620-123 Lousada', '4620-123 Lousada'],
  ['es', 'Urb. Villa del Carmen, Calle 3 #14, Ponce, PR 00716', 'Ponce, PR 00716'],
])('%s: %s', (language, address, place) => {
  const top: Row[] = [{ text: 'Lucía Ferrer', size: 18 }, address, 'lucia.ferrer@example.org'];
  expect(read([...top, '', ...LANGUAGES[language]]).contact.location?.value).toBe(place);
}); // prettier-ignore

test('contact data parted by bars that break at the end of their lines', () => {
  const top: Row[] = [
    { text: 'Oksana Marques', size: 18 },
    'Nascimento: 21/11/1985 | Género: Feminino | E-mail: oksana@example.org | Telemóvel: (+351) 964',
    '330 217 | Nacionalidade: portuguesa | Sem carta | Endereço: Rua das Flores, 41, 2.º Dto, 2700-',
    '190, Amadora, Portugal',
  ];
  const { contact } = read([...top, '', ...PORTUGUESE]);
  expect(contact.phone?.value).toBe('+351964330217');
  expect(contact.location?.value).toBe('2700-190, Amadora, Portugal');
});

test.each<[keyof typeof LANGUAGES, string, readonly Row[], string | null]>([
  ['es', 'a dash before a province', ['Coslada - Madrid'], 'Coslada - Madrid'],
  ['fr', 'a dash before a country', ['Témara – Maroc'], 'Témara – Maroc'],
  ['it', 'a dash before the letters of a province', ['Campi Bisenzio - FI'], 'Campi Bisenzio - FI'],
  ['it', 'a pictogram', ['347 9912044 ⌂ Montebelluna TV'], 'Montebelluna TV'],
  ['it', 'a sentence', ['Sono nato a Treviglio (BG) e risiedo a Caravaggio (BG) in Via Mozzanica n. 14'], 'Caravaggio (BG)'],
  ['fr', 'a verb and no preposition', ['Né le 3/4/1990 à Vitré, habite Bruz (35)'], 'Bruz (35)'],
  ['fr', 'a river, in short', ['Ivry s/ Seine (94)'], 'Ivry s/ Seine (94)'],
  ['pt', 'the district in the line above', ['Av. do Bom Sucesso 1230 ap 41 bl B - Alto do Cardoso', 'Pindamonhangaba - SP'], 'Pindamonhangaba - SP'],
  ['pt', 'labels of district, town and state', ['Bairro: Colina   Cidade: Guaíba   UF: RS'], 'Guaíba'],
  ['es', 'labels of town and province', ['Localidad: Villarrobledo', 'Provincia: Albacete'], 'Villarrobledo'],
  ['it', 'a town named like a street', ['Residenza: Borgo Lares (TN), Italia'], 'Borgo Lares (TN), Italia'],
  ['it', 'a label of two words', ['Luogo di nascita: Lodi', 'Residenza/Domicilio: Valbrina (NA)', 'Cellulare: +39 333 5550912'], 'Valbrina (NA)'],
  ['it', 'a label whose number was taken away is none', ['Cellulare: +39 333 5550912'], null],
  ['it', 'a short label without a colon', ['Res. Via Roma, 12 – Valbrina (LE)'], 'Valbrina (LE)'],
  ['it', 'an English label', ['Location: Borgo Lares (TN), Italia'], 'Borgo Lares (TN), Italia'],
  ['it', 'a label of three words', ['Residente a: Vergiate'], 'Vergiate'],
  ['it', 'words that the end of the line parts from the town', ['Nato a Treviglio il 12 aprile 1981, risiedo a', 'Caravaggio (BG) in Via Mozzanica n. 14.'], 'Caravaggio (BG)'],
  ['it', 'a town that no list knows in a row of contact data', ['Vergiate | 347 991 2044 | lucia@example.org'], 'Vergiate'],
  ['it', 'a nationality is none', ['Italiana | 347 991 2044 | lucia@example.org'], null],
  ['it', 'a court is none', ['Avvocato – Foro di Milano'], null],
  ['it', 'a birth is none', ['Trento, 4/5/1988'], null],
  ['fr', 'nor is one with the day before', ['03/04/1990 – Rennes'], null],
  ['pt', 'a postcode, a comma', ['4620-123, Lousada'], '4620-123 Lousada'],
  ['pt', 'letters of a state', ['29 anos / solteira / Extrema-MG'], 'Extrema-MG'],
  ['pt', 'behind the age', ['29 anos, Lousada'], 'Lousada'],
  ['pt', 'an area code is none', ['Tel (31) 98812-4407'], null],
  ['pt', 'a number of a register is none', ['RG 12.345.678-9 SSP/MG', 'COREN-MG 123456'], null],
  ['fr', 'where one would go is none', ['Mobilité : France entière'], null],
])('%s: %s', (language, _, rows, place) => {
  const top: Row[] = [{ text: 'Lucía Ferrer', size: 18 }, ...rows, 'lucia.ferrer@example.org'];
  expect(read([...top, '', ...LANGUAGES[language]]).contact.location?.value ?? null).toBe(place);
}); // prettier-ignore

test('where no heading ends the contact data, the town of an employer far below is none', () => {
  const top = [{ text: 'Ivan Bertolini', size: 18 }, 'Tel. 347 991 2044', 'ivan@example.org'];
  const prose = 'Gestione del magazzino e preparazione degli ordini con una squadra di sei persone';
  const rows: Row[] = [...top, ...Array.from({ length: 7 }, () => prose), 'Casa di Cura Villa Igea, Torino'];
  expect(read(rows).contact.location).toBeNull();
  expect(read([...top, 'Torino, Italia', prose, prose]).contact.location?.value).toBe('Torino, Italia');
});

test('a street that bears the name of a town stands over the town in the cell of a form', () => {
  const top: Row[] = [
    [[56, 'Nome'], [230, 'Lucia Ferri']],
    [[56, 'Residenza'], [230, 'LARGO ROMA, 12']],
    [[230, '73024 VALBRINA (LE)']],
    [[56, 'E-mail'], [230, 'lucia.ferri@example.org']],
  ]; // prettier-ignore
  expect(read([...top, '', ...ITALIAN]).contact.location?.value).toBe('73024 VALBRINA (LE)');
});
