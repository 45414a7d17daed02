/** The town in Spanish and Portuguese addresses, and in contact data that wraps. */
import { expect, test } from 'vitest';
import { SPANISH } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

const PORTUGUESE: readonly Row[] = [
  { text: 'Experiência', size: 14 },
  'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
];
const LANGUAGES = { es: SPANISH, pt: PORTUGUESE } as const;

test.each<['es' | 'pt', string, string]>([
  ['es', 'Avda. de Dénia 112, 3º B. 03015 Alicante', '03015 Alicante'],
  ['es', 'Av. Corrientes 2450 6to B, CABA (C1046)', 'CABA (C1046)'],
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
