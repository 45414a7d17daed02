/** Where one lives, as Italy and Brazil write it, and under headings in words of one's own. */
import { describe, expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const placeOf = (rows: readonly Row[]): string | null => read(rows).contact.location?.value ?? null;

const BRAZILIAN: readonly Row[] = [
  large('Experiência profissional'), '2018 – 2024 Cuidadora de idosos, Vida Plena Home Care', 'Acompanhamento em consultas e orientação da família.', '', '',
  large('Escolaridade'), '2016 Curso Técnico em Enfermagem, Escola Técnica Capibaribe', '', '',
  large('Idiomas'), 'Português e um pouco de espanhol', '', '',
]; // prettier-ignore
const ITALIAN: readonly Row[] = [
  large('Esperienza'), 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede', '',
  large('Lingue'), 'Italiano e inglese', '',
]; // prettier-ignore
const ARGENTINE: readonly Row[] = [
  large('Experiencia'), 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega', '',
  large('Idiomas'), 'Español e inglés', '',
]; // prettier-ignore

describe('a part of a town that reads like a house', () => {
  test.each([
    ['Casa Amarela, Recife/PE', 'Recife/PE'],
    ['Centro, Olinda/PE', 'Olinda/PE'],
    ['Banco de Areia, Mesquita - RJ', 'Mesquita - RJ'],
  ])('%s', (row, place) => {
    expect(placeOf(['Rosa Barbosa', 'Rua da Harmonia, 90', row, '(81) 99652-3170', '', ...BRAZILIAN])).toBe(place);
  });
});

describe('an address of Brazil', () => {
  test.each([
    [['QSC 8, Lote 14, Casa 2 – Taguatinga – Brasília/DF'], 'Brasília/DF'],
    [['Chácara Boa Sorte, Bairro dos Lemes, Pinhalzinho - SP'], 'Pinhalzinho - SP'],
    [['Endereço: Av. Independência, 310, Setor Goiânia 2', 'Cidade: Goiânia Estado: GO CEP: 74010-100'], 'Goiânia'],
    [['Avenida das Palmeiras, 90, Boa Vista', '69300-010 - Boa Vista, RR - Brasil'], '69300-010 - Boa Vista, RR - Brasil'],
  ] as const)('%j', (rows, place) => {
    expect(placeOf(['Rosa Barbosa', ...rows, '(61) 99652-3170', '', ...BRAZILIAN])).toBe(place);
  });
}); // prettier-ignore

test.each([
  ['Pje. Los Aromos 214, dto. 3 (2000) Rosario, Santa Fe', '(2000) Rosario, Santa Fe'],
  ['Belgrano 1520 (B1878) Quilmes, Buenos Aires', '(B1878) Quilmes, Buenos Aires'],
])('a postcode in brackets: %s', (row, place) => {
  expect(placeOf(['Rosa Barbosa', row, '+54 9 341 555-2716', '', ...ARGENTINE])).toBe(place);
});

describe('numbers and addresses without a mark between', () => {
  test.each([
    'Residenza: Via Baylle 8, 09124 Cagliari Cell. 340 0012377 Mail rosa@example.org',
    'Indirizzo: Via Baylle 8, 09124 Cagliari Telefono 340 0012377 E-mail rosa@example.org',
    'Via Baylle 8, 09124 Cagliari tel. 340-0012377 rosa@example.org',
    'Via Baylle 8, 09124 Cagliari Cell. +39 340 001 2377 rosa@example.org',
    'Via Baylle 8, 09124 Cagliari Mobile +39 340 001 2377 E-mail rosa@example.org',
  ])('%s', (row) => {
    expect(placeOf(['Rosa Melis', row, '', ...ITALIAN])).toBe('09124 Cagliari');
  });
});

test.each(['Fale comigo', 'Onde me encontrar', 'Vamos conversar'])('below the sections, under "%s"', (heading) => {
  const rows = ['Rosa Barbosa', 'Cuidadora de idosos', '', '', ...BRAZILIAN, large(heading), '(81) 99652-3170', 'rosa@example.org', 'Rua da Harmonia, 90', 'Boa Viagem, Recife/PE'];
  expect(placeOf(rows)).toBe('Boa Viagem, Recife/PE');
}); // prettier-ignore

test('a postcode broken at its stroke, though the line had room', () => {
  const rows = [
    'Inês Viegas', 'Data de nascimento: 23/04/1994 | Nacionalidade: portuguesa | Telefone: (+351) 963 018 745',
    '(Telemóvel) | Endereço eletrónico: ines@example.org | Morada: Rua Lethes, 44, 8000-',
    '387, Faro, Portugal (Residencial)', '', ...BRAZILIAN,
    'Uma linha que vai até ao fim da página, para que se veja bem onde as linhas deste currículo acabam.',
  ]; // prettier-ignore
  expect(placeOf(rows)).toContain('Faro');
});

test('where one lives since a year is the town of the address', () => {
  const top = ['Rosa Melis', 'Korenmarkt 8, 9000 Gent, Belgio · +32 486 27 19 34 · rosa@example.org'];
  expect(placeOf([...top, 'Nata a Nuoro, residente in Belgio dal 2017', '', ...ITALIAN])).toBe('9000 Gent, Belgio');
  expect(placeOf(['Rosa Melis', 'rosa@example.org', 'residente a Cagliari dal 2017', '', ...ITALIAN])).toBe('Cagliari');
});

test('where the employer has its seat, in a form, is not where one lives', () => {
  const row = (label: string, answer: string): Row => [
    [56, label],
    [220, answer],
  ];
  const rows = [row('Cognome e nome', 'Melis Rosa'), row('Amministrazione', 'Azienda Regionale Acque (ARA) - Roma'), row('E-mail', 'rosa@example.org')]; // prettier-ignore
  expect(placeOf([large('Informazioni personali'), ...rows, '', ...ITALIAN])).toBeNull();
});
