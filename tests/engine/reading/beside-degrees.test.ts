/** What stands beside degrees in English and German: results and how one studied, levels and their subjects, towns of schools for pupils, initials spelled out. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const head = (language: 'en' | 'de', ...texts: string[]): string => {
  const { title, organisation } = schoolHeadOf(texts, LEXICONS[language]);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

describe('results and how one studied are no part of a degree', () => {
  test.each<['en' | 'de', readonly string[], string]>([
    ['en', ['KCSE, Mean Grade B+, Larkmoor Girls High School'], 'KCSE | Larkmoor Girls High School'],
    ['en', ['KCPE, 388 marks, Fernton Primary School'], 'KCPE | Fernton Primary School'],
    ['en', ['NCEA Level 3 with Excellence, Tarn College'], 'NCEA Level 3 | Tarn College'],
    ['en', ['NCEA Level 2, endorsed with Merit', 'Tarn College'], 'NCEA Level 2 | Tarn College'],
    ['en', ['Bachelor of Botany (second year)', 'University of Exton'], 'Bachelor of Botany | University of Exton'],
    ['de', ['Unternehmerprüfung (Abendkurs), WIFI Emsau'], 'Unternehmerprüfung | WIFI Emsau'],
    ['de', ['Fernstudium Gartenbau, Fernuniversität Emsau, noch laufend'], 'Fernstudium Gartenbau | Fernuniversität Emsau'],
    ['de', ['Bachelor BWL, Fernstudium', 'FH Emsau'], 'Bachelor BWL | FH Emsau'],
  ])('%s: %j', (language, texts, told) => {
    expect(head(language, ...texts)).toBe(told);
  }); // prettier-ignore
});

describe('what was learnt, and where', () => {
  test.each<['en' | 'de', readonly string[], string]>([
    ['en', ['ENGLISH FOR WORK, QQI LEVEL 5', 'Tarn Further Education Centre'], 'ENGLISH FOR WORK, QQI LEVEL 5 | Tarn Further Education Centre'],
    ['en', ['Registered Apprenticeship, Heavy Vehicle Mechanics', 'Gorse Diesel'], 'Registered Apprenticeship, Heavy Vehicle Mechanics | Gorse Diesel'],
    ['en', ['Fernleigh Grammar School, Ikole Ado'], '- | Fernleigh Grammar School'],
    ['en', ['University of Exton, Botany'], 'Botany | University of Exton'],
    ['de', ['Regionale Schule', 'Emsow - Mittlere Reife'], 'Mittlere Reife | Regionale Schule'],
    ['de', ['TU Emsau', 'Geschichte - Magister Artium'], 'Geschichte – Magister Artium | TU Emsau'],
    ['de', ['Fachinformatiker Systemintegration', 'VBQ – Vogt Bildung und Qualifizierung GmbH'], 'Fachinformatiker Systemintegration | VBQ – Vogt Bildung und Qualifizierung GmbH'],
  ])('%s: %j', (language, texts, told) => {
    expect(head(language, ...texts)).toBe(told);
  }); // prettier-ignore
});

const ABOVE: readonly Row[] = [
  { text: 'Experience', size: 14 },
  'Led a team of nine and cut the time to answer customers in half within a year',
  '',
  { text: 'Education', size: 14 },
];
const bold = (text: string): Row => ({ text, font: 1 });

test('what one heard at a school is no school of its own, however it is labelled', () => {
  const rows = ['• B.S. in Botany, University of Exton, May 2023', '◦ Related Coursework: Plant Structures, Soil Chemistry, Linear Models', '• High School Diploma, Tarn High School, May 2019']; // prettier-ignore
  expect(entriesIn(read([...ABOVE, ...rows]), 'education')).toEqual([
    'B.S. in Botany | University of Exton | - | 2023-05',
    'High School Diploma | Tarn High School | - | 2019-05',
  ]);
});

test('the lines of one degree, all in bold, keep the date that closes them, however much is told below', () => {
  const rows = [bold('University of Exton'), '', bold('(BSc) Marine Botany with Placement Year'), '', bold('2018-2022'), '', 'First-class honours (1st).', 'Relevant Modules:', 'Algebra 1 & 2 (82% & 100%),', 'Tidal Ecology (94%),', 'Soil Chemistry (87%).', 'A-Levels: Mathematics (A), Physics (A), Botany (A).']; // prettier-ignore
  expect(entriesIn(read([...ABOVE, ...rows]), 'education')).toEqual([
    '(BSc) Marine Botany with Placement Year | University of Exton | 2018 | 2022',
  ]);
});

describe('what a line below says of the studies above', () => {
  const german = (heading: string, section: string, ...rows: readonly Row[]): string[] =>
    entriesIn(read([{ text: 'Kenntnisse', size: 14 }, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden', '', { text: heading, size: 14 }, ...rows]), section); // prettier-ignore

  test('the year in which its period ended opens nothing', () => {
    expect(german('Schulbildung', 'education', '09/2012–07/2020 Gymnasium Emsau', 'Abitur 2020')).toEqual([
      'Abitur | Gymnasium Emsau | 2012-09 | 2020-07',
    ]);
  });

  test('a mark behind its label makes no paragraph of degree and firm', () => {
    const rows = ['01/2019 bis 08/2020', 'Hilfswissenschaftler', 'polyskop GmbH & Co KG', '', '08/2010 bis 07/2013', 'Ausbildung zum Produktionsmechaniker Textil', 'VSN-VOGT GmbH, Emsmünster am Rhein', 'Prüfungszeugnis: Befriedigend (77/100)']; // prettier-ignore
    expect(german('Werdegang', 'education', ...rows)).toEqual([
      'Ausbildung zum Produktionsmechaniker Textil | VSN-VOGT GmbH | 2010-08 | 2013-07',
    ]);
  });

  test('that one graduated, and with which average, is no part of school or degree', () => {
    expect(head('en', 'Tarn Harbor College Graduated', 'Associate of Arts, English, Honors Program GPA 3.61')).toBe(
      'Associate of Arts, English | Tarn Harbor College',
    );
    expect(head('en', 'Bachelor of Science, Botany GPA: 3.6/4.0', 'University of Exton')).toBe(
      'Bachelor of Science, Botany | University of Exton',
    );
  });
});

test('a degree in a line of its own below its school is one among the jobs, whatever one was besides', () => {
  const rows = ['08/2024 - 06/2025', 'University of Exton', 'MSc Botany', 'Class representative for the programme', '', '08/2023 - 07/2024', 'University of Exton', 'Teaching Assistant, Department of Botany']; // prettier-ignore
  const sheet = read([{ text: 'Languages', size: 14 }, 'I have led a team of nine and cut the time to answer customers in half within a year', '', { text: 'Experience and education', size: 14 }, ...rows]); // prettier-ignore
  expect(entriesIn(sheet, 'education')).toEqual(['MSc Botany | University of Exton | 2024-08 | 2025-06']);
  expect(entriesIn(sheet, 'experience')).toEqual([
    'Teaching Assistant, Department of Botany | University of Exton | 2023-08 | 2024-07',
  ]);
});
