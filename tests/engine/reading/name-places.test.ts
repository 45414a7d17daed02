/** Names in odd places and with what stands around them. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const PROSE: Readonly<Record<string, readonly Row[]>> = {
  en: ['', { text: 'Experience', size: 14 }, 'Led a team of nine and cut the time to answer customers in half within a year'],
  es: ['', { text: 'Experiencia', size: 14 }, 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes'],
  de: ['', { text: 'Berufserfahrung', size: 14 }, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden'],
}; // prettier-ignore

function nameIn(language: string, rows: readonly Row[]): string | undefined {
  return read([...rows, ...(PROSE[language] ?? [])]).contact.name?.value;
}

test.each<[string, string, readonly Row[], string]>([
  ['en', 'in capitals, known and unknown letters behind it', [{ text: 'DORIS M. HALLOWAY, MSN, RN, CCRN', size: 13 }, 'doris@example.org'], 'DORIS M. HALLOWAY'],
  ['de', 'its degree with brackets behind it', [{ text: 'Lebenslauf', size: 16 }, [[56, 'Name'], [200, 'Jürgen Haberstroh, Dipl.-Ing. (FH)']]], 'Jürgen Haberstroh'],
  ['de', 'its degree with brackets before it', [{ text: 'Lebenslauf', size: 16 }, [[56, 'Name'], [200, 'Dipl.-Ing. (FH) Wiebke Harmsen']]], 'Wiebke Harmsen'],
  ['de', 'its address behind it, in letters like all others', [{ text: 'Lebenslauf', size: 16, font: 1 }, 'Mehmet Karabulut, Heerstr. 114, 47053 Duisburg', 'Tel. 0176 04069012'], 'Mehmet Karabulut'],
  ['en', 'letters behind it that are written out', [{ text: 'Bronwyn McAllister-Singh, RN BN GradDipCritCare', size: 12 }, 'bronwyn.ms@example.org'], 'Bronwyn McAllister-Singh'],
  ['en', 'letters set apart, parted by the address', [{ text: 'Y O L A N D A B R I S C O E , R D N', size: 12 }, 'ybriscoe@example.org'], 'YOLANDA BRISCOE'],
  ['en', 'two lines, a headline in small print between them', [{ text: 'PRIYA', size: 22, y: 790 }, { text: 'VISUAL MERCHANDISER', x: 335, y: 778 }, { text: 'VENKATARAMAN', size: 22, y: 756 }, { text: 'CONTACT ME', y: 730 }, { text: 'priya.v@example.org', y: 716 }], 'PRIYA VENKATARAMAN'],
  ['en', 'two lines beside a headline', [{ text: 'Senior Designer', y: 790 }, { text: 'PRIYA', size: 22, x: 335, y: 790 }, { text: 'VENKATARAMAN', size: 22, x: 335, y: 764 }, { text: 'priya.v@example.org', y: 740 }], 'PRIYA VENKATARAMAN'],
  ['de', 'a street in small print beside it', [{ text: 'Friederike von Vogt', size: 24, y: 790 }, { text: 'Klopstockweg 9', x: 460, y: 790 }, { text: '37085 Göttingen', x: 460, y: 778 }, { text: 'f.vonvogt@example.org', x: 440, y: 764 }], 'Friederike von Vogt'],
  ['fr', 'a street in small print beside it', [{ text: 'Jeanne Vogt', size: 24, y: 790 }, { text: 'Impasse Dumas 9', x: 460, y: 790 }, { text: '69003 Lyon', x: 460, y: 778 }, { text: 'j.vogt@example.org', x: 440, y: 764 }], 'Jeanne Vogt'],
  ['es', 'two lines below a larger title', [{ text: 'Curriculum', size: 20 }, '', { text: 'Nuria Palomar', size: 15 }, { text: 'Ortuño', size: 15 }, 'nuria.palomar@example.org', '+34 612 345 678', 'Camarera'], 'Nuria Palomar Ortuño'],
  ['es', 'a town below it in the same letters is none of it', [{ text: 'Curriculum', size: 20 }, '', { text: 'Nuria Palomar', size: 15 }, { text: 'Sevilla', size: 15 }, 'nuria.palomar@example.org', '+34 612 345 678', 'Camarera'], 'Nuria Palomar'],
  ['es', 'a family name that is a trade', [{ text: 'Efrén Palomar Calero', size: 16 }, 'efren.palomar@example.org'], 'Efrén Palomar Calero'],
])('%s: %s', (language, _, rows, wanted) => {
  expect(nameIn(language, rows)).toBe(wanted);
}); // prettier-ignore

test('a name beside a column that ends in references is not of those', () => {
  const large = { size: 12, font: 1 };
  const left = ['Contacto', 'carla@example.org', '310 774 2198', '', 'Idiomas', 'Español nativo', 'Inglés B2', '', 'Referencias', 'Olga Parra', 'Jefe de zona'];
  const aside: readonly Row[] = left.map((text, at) => ({ text, x: 30, y: 780 - 18 * at, ...(/^(?:Con|Idi|Ref)/u.test(text) ? large : {}) })); // prettier-ignore
  const right = ['Perfil profesional', 'Tecnóloga en gestión comercial con seis años', 'de experiencia en ventas y en la atención al', 'cliente del sector financiero.', 'Experiencia laboral', 'Asesora comercial, Banco Cumbres', '2019 – 2021', 'Colocación de créditos y apertura de cuentas.'];
  const main: readonly Row[] = right.map((text, at) => ({ text, x: 250, y: 700 - 18 * at, ...(/^(?:Perfil|Experiencia)/u.test(text) ? large : {}) })); // prettier-ignore
  const name: readonly Row[] = [{ text: 'CARLA BEATRIZ', x: 250, y: 780, size: 21 }, { text: 'MONTERO SALAS', x: 250, y: 755, size: 21 }];
  const rows = [...aside, ...name, ...main].filter((row) => typeof row === 'string' || !('text' in row) || row.text !== '');
  expect(read(rows).contact.name?.value).toBe('CARLA BEATRIZ MONTERO SALAS');
}); // prettier-ignore
