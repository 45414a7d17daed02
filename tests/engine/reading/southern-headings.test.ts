/** Headings in words of Spain, Portugal, Brazil, Italy and France that name their section. */
import { expect, test } from 'vitest';
import { PROSE } from './iberian-sheet.ts';
import { headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const TOP = {
  es: [large('Perfil'), PROSE.es, PROSE.es, ''],
  pt: [large('Perfil'), PROSE.pt, PROSE.pt, ''],
  it: [large('Profilo'), 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede', ''],
  fr: [large('Profil'), 'Gestion des commandes et coordination d’une équipe de six personnes pour le siège', ''],
} as const;

test.each<[keyof typeof TOP, string, string]>([
  ['es', 'Libros', 'publications'],
  ['es', 'CONCURSOS', 'awards'],
  ['es', 'Lo que se me da bien', 'skills'],
  ['pt', 'Livros e capítulos', 'publications'],
  ['pt', '4. Produção bibliográfica (artigos completos, resumo)', 'publications'],
  ['pt', 'O que faço bem', 'skills'],
  ['pt', 'Atividade associativa', 'volunteering'],
  ['pt', 'Cursos e congressos', 'certifications'],
  ['it', 'Libri', 'publications'],
  ['it', 'So fare', 'skills'],
  ['it', 'Abilitazioni e iscrizioni', 'certifications'],
  ['it', 'Percorsi PCTO (alternanza scuola-lavoro)', 'experience'],
  ['es', 'VOLUNTARIADO Y PARTICIPACIÓN CIUDADANA', 'volunteering'],
  ['pt', 'VOLUNTARIADO E CIDADANIA', 'volunteering'],
  ['it', 'Volontariato e cittadinanza attiva', 'volunteering'],
  ['fr', 'Bénévolat et citoyenneté', 'volunteering'],
  ['fr', 'Livres', 'publications'],
  ['fr', 'Ce que je fais bien', 'skills'],
])('%s: %s', (language, heading, kind) => {
  const headings = headingsOf(read([...TOP[language], large(heading), 'El trigo, la cal, 2019', 'O rio, 2021']));
  expect(headings).toContain(`${heading}: ${kind}`);
});
