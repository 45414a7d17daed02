/** The passive in every tense, and hiring that is done to others; beside what looks like it and tells of the person or of what came about. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { passiveIn } from '../../../src/engine/reading/items/passive.ts';

const PASSIVE: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'El almacén será revisado cada trimestre por tres técnicos.',
    'Fueron contratados doce conductores para la temporada.',
    'En 2021 se ha puesto en marcha una línea nueva.',
    'Las obras habían sido distribuidas en tres lotes.',
  ],
  en: ['Queues got reduced from nine hours to two.', 'Old ledgers will be replaced by one database for six sites.'],
  fr: [
    'Le stock était suivi chaque semaine dans trois dépôts.',
    'Douze fiches seront établies avant la rentrée.',
    'La dépense est prévue et revue chaque mois.',
  ],
  pt: [
    'A verba era redistribuída entre as lojas a cada mês.',
    'O guia havia sido revisto e tinha sido traduzido em 2020.',
    'O plano será executado por três fornecedores.',
  ],
  de: [
    'Der Abschluss ist von neun auf vier Tage verkürzt worden',
    'Anträge über 6 Mio. € waren vor der Sitzung geprüft worden',
    'Bestände wurden von 2,1 auf 0,6 Tonnen verringert',
  ],
  it: [
    'Il piano sarà aggiornato ogni anno con dodici revisioni.',
    'I contratti verranno rinnovati in tre sedi.',
    'Nel 2020 si è introdotto un nuovo turno.',
  ],
  ja: ['新しい制度が全社12部門に導入された'],
  zh: ['12项指标被纳入预警模型', '新流程受到8个部门的采用'],
};

const ACTIVE: Readonly<Record<Language, readonly string[]>> = {
  es: ['Contratado como jefe de turno tras seis meses', 'Fue contratada por la mayor red de clínicas'],
  en: ['Got 35 clients to renew', 'Will lead the new plant from March'],
  fr: ['Est devenue cheffe de service en deux ans', 'Était intervenue dans douze lycées'],
  pt: ['Foi contratada como chefe de turno', 'Será a primeira fábrica sem resíduos'],
  de: ['Marktführer geworden und 2,1 Mio. € erlöst', 'Anlagen von 3 auf 9 erweitert'],
  it: ['È diventata capo reparto in due anni'],
  ja: ['新しい制度を全社12部門に導入'],
  zh: ['被纳入公司人才储备计划', '受到客户好评12次'],
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PASSIVE[language])('passive: %s', (text) => expect(passiveIn(text, LEXICONS[language])).not.toBeNull());
  test.each(ACTIVE[language])('active: %s', (text) => expect(passiveIn(text, LEXICONS[language])).toBeNull());
});
