/** Places as forms and addresses of the Spanish and Portuguese-speaking countries write them. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
type Iberian = keyof typeof PROSE;
const EXPERIENCE = { es: 'Experiencia laboral', pt: 'Experiência profissional' } as const;

function contactOf(language: Iberian, rows: readonly Row[]): ReturnType<typeof read>['contact'] {
  return read([...rows, '', { text: EXPERIENCE[language], size: 14 }, PROSE[language], PROSE[language]]).contact;
}

test.each<[string, Iberian, readonly Row[], string]>([
  ['behind the number of a house, without a comma', 'es', ['Carrera 43 # 38 Sur 51 barrio Alcalá Envigado Antioquia'], 'Envigado Antioquia'],
  ['wrapped behind "de"', 'es', [[[56, 'Domicilio'], [200, ': Jr. Los Nogales Mz. C Lt. 14 - San Juan de']], 'Lurigancho'], 'San Juan de Lurigancho'],
  ['below its district', 'es', ['Calle Sur 73 #114', 'Col. Asturias, Cuauhtémoc', 'Ciudad de México'], 'Ciudad de México'],
  ['below the university of a form', 'pt', ['Endereço Profissional: Universidade Estadual do Araçá, Departamento de Biologia', 'Rua das Acácias, 3', '85040-080 - Guarapuava, PR - Brasil'], 'Guarapuava, PR'],
  ['a town of Angola', 'pt', ['Bairro Popular, casa n.º 27, Malanje'], 'Malanje'],
])('places: %s', (_, language, rows, wanted) => {
  const place = contactOf(language, [{ text: 'Ana Prueba Ríos', size: 18 }, ...rows, 'ana.prueba@example.org']).location;
  expect(place?.value).toContain(wanted);
}); // prettier-ignore

test('two abbreviations of a trade are no province', () => {
  const head: Row[] = [{ text: 'Ana Prueba Ríos', size: 18 }, 'Diseño UX/UI', 'ana.prueba@example.org'];
  expect(contactOf('es', head).location ?? null).toBeNull();
});

test('the postcode of an Argentine town', () => {
  const head: Row[] = [{ text: 'Ana Prueba Ríos', size: 18 }, 'Dirección Personal: 9 de Julio 2108 2do A, X5002 Córdoba, Argentina', 'ana.prueba@example.org']; // prettier-ignore
  expect(contactOf('es', head).location?.value).toContain('X5002 Córdoba');
});

test('whom to write to, at the end of the last page', () => {
  const first: Row[] = [{ text: 'Ana Prueba Ríos', size: 18 }, '', { text: EXPERIENCE.es, size: 14 }, PROSE.es, PROSE.es]; // prettier-ignore
  const last: Row[] = [PROSE.es, PROSE.es, '', 'Ana Prueba Ríos', '+57 320 555 0161 — ana.prueba@example.org', 'Bogotá,Colombia']; // prettier-ignore
  expect(read(first, last).contact.location?.value).toMatch(/^Bogotá,\s?Colombia$/);
});
