/** Where one lives, told in a headline, without blanks, or at the end of a resume of two pages; and what only looks like a place. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const JOBS: Readonly<Record<string, readonly Row[]>> = {
  de: ['', { text: 'Berufserfahrung', size: 14 }, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Verwaltung'],
  pt: ['', { text: 'Experiência profissional', size: 14 }, 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa'],
  es: ['', { text: 'Experiencia laboral', size: 14 }, 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes'],
  fr: ['', { text: 'Expérience professionnelle', size: 14 }, 'Gestion des stocks et encadrement de neuf personnes avec le souci de la qualité pour les clients'],
  it: ['', { text: 'Esperienze professionali', size: 14 }, 'Gestione del magazzino e coordinamento di nove persone con attenzione alla qualità per i clienti'],
}; // prettier-ignore

const placeOf = (language: string, rows: readonly Row[]): string | undefined =>
  read([{ text: 'Ana Prueba', size: 18 }, ...rows, 'ana.prueba@example.org', ...(JOBS[language] ?? [])]).contact.location?.value; // prettier-ignore

test.each<[string, readonly Row[], string | undefined]>([
  ['de', ['Tischlerin aus Flensburg'], 'Flensburg'],
  ['de', ['Möbel aus Eiche'], undefined],
  ['es', ['Bogotá,Colombia'], 'Bogotá, Colombia'],
  ['es', ['Suances / Cantabria'], 'Suances / Cantabria'],
  ['es', ['Delineante CAD/CAM'], undefined],
  ['es', ['Curriculum Vitae (CV)'], undefined],
  ['pt', ['(55) 49 99911-2207', 'Sobre'], undefined],
  ['fr', ['06 39 98 14 95 25300 Valormeau Permis B + scooter'], '25300 Valormeau'],
  ['it', ['noemi@example.org 366 200 7194 Treviso, Italia linkedin.com/in/noemi-prova'], 'Treviso, Italia'],
  ['it', ['Via Nazionale 212 - 23030 Lumia (SO) / tel. 0342.97.05.18 / giulia@example.org'], '23030 Lumia (SO)'],
  ['pt', ['Quinta do Cabeço, Lugar de Lumia, 6090-384 Penalumen'], '6090-384 Penalumen'],
])('%s: %j', (language, rows, place) => {
  expect(placeOf(language, rows)).toBe(place);
});

test.each<[string, readonly Row[], string | undefined]>([
  ['below a heading of contact data', [{ text: 'Kontakt', size: 14 }, 'Langenfeld, Deutschland', '', 'Telefon: +49 171 5550 921'], 'Langenfeld, Deutschland'],
  ['but not the town of a job', [{ text: 'Praktika', size: 14 }, 'Praktikum, Muster GmbH', 'Flensburg, Deutschland'], undefined],
])('on the second page: %s', (_, rows, place) => {
  const first: readonly Row[] = [{ text: 'Ana Prueba', size: 18 }, 'ana.prueba@example.org', ...(JOBS['de'] ?? [])];
  expect(read(first, rows).contact.location?.value).toBe(place);
}); // prettier-ignore
