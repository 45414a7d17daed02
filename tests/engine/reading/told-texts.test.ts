/** Texts that say what was done name neither post nor employer, whatever words they hold. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { marksFor } from '../../../src/engine/reading/heads/head-marks.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { isToldText } from '../../../src/engine/reading/heads/told-texts.ts';
import type { Language } from '../../../src/resume/language.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const isTold = (language: Language, text: string): boolean => isToldText(text, marksFor(LEXICONS[language], false));

describe('told', () => {
  test.each<[Language, string]>([
    ['es', 'Limpieza y engrase de las máquinas del taller'],
    ['es', 'Bajé las mermas del almacén de 9 a 4 toneladas'],
    ['pt', 'Limpeza e lubrificação das máquinas do armazém central'],
    ['fr', 'Nettoyage et réglage des machines de la cave'],
    ['it', 'Pulizia e regolazione delle macchine della cantina'],
    ['de', 'Ausschuss in der Kelterei von 9 auf 4 Prozent gesenkt'],
    ['it', 'Turni, reperibilità, quadri elettrici'],
    ['es', 'Cobros, reposición, atención al cliente'],
    ['it', "Riporto direttamente all'Amministratore Delegato"],
    ['es', 'Reporto al Director General'],
    ['pt', 'Reportando-me ao Diretor Financeiro'],
    ['fr', 'Rattachée au directeur de la production'],
    ['en', 'Reporting to the Chief Executive'],
    ['de', 'Berichte an die Werksleiterin'],
  ])('%s: %s', (language, text) => {
    expect(isTold(language, text)).toBe(true);
  });
});

describe('not told', () => {
  test.each<[Language, string]>([
    ['es', 'Responsable de la gestión de los equipos de noche'],
    ['es', 'Ministerio de educación y de formación profesional'],
    ['es', 'Talleres y desguaces de la ribera, S.L.'],
    ['pt', 'Vínculo: celetista, professora horista, 8 horas semanais'],
    ['fr', 'chez les fils de la mère Kerbrat et compagnie'],
    ['fr', 'Centre hospitalier de la vallée de la Sioule'],
    ['it', 'Addetta alle vendite in un negozio di abbigliamento'],
    ['it', 'Cantiere Quell, scavi, demolizioni'],
    ['it', 'Responsabile acquisti, logistica, vendite'],
    ['en', 'Reporting Analyst to the Board'],
    ['it', 'Reporting manager'],
    ['de', 'Bundesamt für das Messwesen und die Eichung'],
  ])('%s: %s', (language, text) => {
    expect(isTold(language, text)).toBe(false);
  });
});

test('below a post and an employer that no list knows they are neither', () => {
  const head = headOf(['Quillón', 'Mozo de almacén', 'Recogida y reparto de paquetes para tres centros'], 'experience', LEXICONS.es); // prettier-ignore
  expect(head).toMatchObject({ title: 'Mozo de almacén', organisation: 'Quillón' });
});

test('and open no entry', () => {
  const job = (firm: string, post: string, dates: string, ...deeds: string[]): Row[] => [firm, [[56, post], [430, dates]], ...deeds]; // prettier-ignore
  const reading = read([
    { text: 'Alex Exemplo', size: 20 },
    { text: 'Experiência profissional', font: 1, size: 14 },
    ...job('Corvela', 'Soldador', '08.2022 a atual', 'Escalas semanais e cobertura de faltas', 'Coleta de amostras e preparo do centro de saúde'),
    ...job('Dunamar', 'Confeiteira', '04.2019 a 07.2022', 'Conferência de despesas das filiais do norte'),
    { text: 'Habilidades', font: 1, size: 14 },
    'Solda, estoque, Excel',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Soldador | Corvela | 2022-08 | present',
    'Confeiteira | Dunamar | 2019-04 | 2022-07',
  ]);
});

test('a firm with its legal form employs, whatever its post is called', () => {
  const head = headOf(['Óptica optometrista', 'Hermanos Arrieta, S.L.', 'Ávila'], 'experience', LEXICONS.es);
  expect(head).toMatchObject({ title: 'Óptica optometrista', organisation: 'Hermanos Arrieta, S.L.' });
  const shop = headOf(['Óptica Arrieta', 'Auxiliar de óptica'], 'experience', LEXICONS.es);
  expect(shop).toMatchObject({ title: 'Auxiliar de óptica', organisation: 'Óptica Arrieta' });
});
