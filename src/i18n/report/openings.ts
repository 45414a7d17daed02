/** Words by which bullets name a deed in each language: examples for a visitor who reads the report in another language than the resume's. */
import type { Language } from '../../resume/language.ts';

export const OPENINGS: Readonly<Record<Language, readonly string[]>> = {
  es: ['Gestioné', 'Reduje', 'Implanté'],
  en: ['Led', 'Built', 'Cut'],
  fr: ['Mise en place', 'Réduction', 'Piloté'],
  pt: ['Liderei', 'Reduzi', 'Implantei'],
  de: ['Einführung', 'Leitung', 'gesenkt'],
  it: ['Avvio', 'Riduzione', 'Coordinato'],
  ja: ['構築', '削減', '達成'],
  zh: ['主导', '搭建', '优化'],
};
