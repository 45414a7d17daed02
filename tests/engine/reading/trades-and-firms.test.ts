/** Posts and employers that their trade tells: whole words, plurals, what closes a firm's name. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { marksFor, organisationScore, roleScore } from '../../../src/engine/reading/heads/head-marks.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import type { Language } from '../../../src/resume/language.ts';

const jobs = (language: Language): ReturnType<typeof marksFor> => marksFor(LEXICONS[language], false);

describe('trades', () => {
  test.each<[Language, string]>([
    ['en', 'Cleaning Operative'], ['en', 'Shearer (two seasons)'], ['en', 'Second Mate'], ['en', 'Weaver and Dyer'],
    ['de', 'Fliesenleger'], ['de', 'Bibliothekarin'], ['de', 'Demi-Chef de Rang'], ['fr', 'Monitorat'], ['fr', 'Tutorat'],
    ['it', 'Capoufficio'], ['it', 'Supplente'], ['it', 'RSPP'], ['it', 'Meccatronico'], ['es', 'Repositor'], ['pt', 'Escanção'],
  ])('%s: %s', (language, text) => {
    expect(roleScore(text, jobs(language))).toBeGreaterThan(0);
  }); // prettier-ignore

  test.each<[Language, string]>([
    ['en', 'Bell Minerals'], ['en', 'Harbour Brewery'], ['en', 'Weaver Industries'], ['en', 'Aroha Shearing Contractors'],
    ['de', 'Dreherei Aumann'], ['de', 'Mithilfe beim Weineinkauf'],
  ])('%s: none in %s', (language, text) => {
    expect(roleScore(text, jobs(language))).toBe(0);
  }); // prettier-ignore
});

describe('firms', () => {
  test.each<[Language, string]>([
    ['en', 'Aroha Shearing Contractors'], ['en', 'Bluestone Quarry'], ['en', 'Kerr & Sons Plant Hire'],
    ['de', 'Holzbau Pölzmann'], ['de', 'Österreichisches Bundesheer'], ['de', 'Finanzamt Musterstadt'],
    ['it', 'Mobilificio Quell'], ['it', 'Casa circondariale di Lodi'], ['it', 'BCC Quell'], ['es', 'Xunta de Galicia'], ['pt', 'SENAI Quell'],
  ])('%s: %s', (language, text) => {
    expect(organisationScore(text, jobs(language))).toBeGreaterThan(0);
  }); // prettier-ignore

  test.each<[Language, string]>([
    ['en', 'Quarry'],
    ['en', 'Drove lorries for the quarry'],
    ['en', 'Senior Engineers'],
  ])('%s: none in %s', (language, text) => {
    expect(organisationScore(text, jobs(language))).toBe(0);
  });
});

test.each<[Language, string, string, string]>([
  ['es', 'Óptica optometrista, Almanzor', 'Óptica optometrista', 'Almanzor'],
  ['es', 'Almanzor, Óptica optometrista', 'Óptica optometrista', 'Almanzor'],
  ['pt', 'Almanzor, Optometrista', 'Optometrista', 'Almanzor'],
  ['en', 'Shearer, Aroha Shearing Contractors', 'Shearer', 'Aroha Shearing Contractors'],
  ['en', 'Shepherd General, Te Ngaio Station, Mohaka', 'Shepherd General', 'Te Ngaio Station'],
  ['en', 'Machinist in Snowhill Textiles, Carlow', 'Machinist', 'Snowhill Textiles'],
  ['en', 'Housekeeper for the Fennimore family, Leighlin', 'Housekeeper', 'Fennimore family'],
  ['en', 'Cleaning Supervisor with Barrow Facilities Ltd, on site at Carlow Hospital', 'Cleaning Supervisor', 'Barrow Facilities Ltd'],
  ['en', 'Forklift Driver through Bayside Staffing', 'Forklift Driver', 'Bayside Staffing'],
  ['es', 'Conserje @ T.A.L.O.S.', 'Conserje', 'T.A.L.O.S.'],
  ['pt', 'Porteiro | A.B.R.', 'Porteiro', 'A.B.R.'],
  ['de', 'Commis, Restaurant Zum Löwen', 'Commis', 'Restaurant Zum Löwen'],
  ['de', 'Österreichisches Bundesheer – Grundwehrdienst', 'Grundwehrdienst', 'Österreichisches Bundesheer'],
])('%s: %s', (language, text, title, organisation) => {
  expect(headOf([text], 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
}); // prettier-ignore

test.each<[Language, readonly string[], string, string]>([
  ['de', ['Teichgarten.de', 'Senior Data Steward'], 'Senior Data Steward', 'Teichgarten.de'],
  ['de', ['Gründerin, rudercoach.ai', 'Videos für den Sport'], 'Gründerin', 'rudercoach.ai'],
  ['fr', ['velotheque.fr – Développeuse'], 'Développeuse', 'velotheque.fr'],
])('%s: a firm that goes by its address, %j', (language, texts, title, organisation) => {
  expect(headOf(texts, 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
});

test('what goes on with a post in small letters is no other post', () => {
  const text = 'Bibliotecária, responsável pelo acervo de mapas da câmara municipal e de todas as suas salas, e do';
  expect(headOf(['Câmara de Exemplo', text], 'experience', LEXICONS.pt).title).toBe('Bibliotecária');
});
