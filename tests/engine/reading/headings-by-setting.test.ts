/** Headings that are told by their letters, their weight and their place, and posts that these would make headings. */
import { describe, expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const PROSE = 'Led a team of nine and cut the time to answer customers in half within a year';
const SPANISH = 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes';
const GERMAN = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden';
const ITALIAN = 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede';

const large = (text: string): Row => ({ text, size: 14 });

describe('headings told by how the others are set', () => {
  const bold = (text: string): Row => ({ text, font: 1 });
  const known = [bold('Esperienza'), ITALIAN, '', '', bold('Lingue'), 'Italiano, inglese', '', ''];

  test('in bold, as far apart as they, with a word of theirs', () => {
    const reading = read([...known, bold('Finanziamenti e premi vari'), 'Bando giovani ricercatori']);
    expect(headingsOf(reading)).toContain('Finanziamenti e premi vari: awards');
  });

  test('not close below other lines', () => {
    const reading = read([...known, 'Italiano, inglese e altro', bold('Finanziamenti e premi vari'), 'Bando']);
    expect(headingsOf(reading)).toHaveLength(2);
  });

  test('no prize among the awards, no person among the references', () => {
    const reading = read([
      bold('Experience'), 'Deckhand, Ferry Line Morrow, 2019 – 2023', PROSE, '', '', bold('Education'), 'Harbour High, 2017', '', '',
      bold('Awards'), 'Given each spring', '', '', bold('Conference Academic Rowing Crew'), 'Tarn College, for good grades, June 2016', '', '',
      bold('References'), '', '', bold('Odette Framley'), 'Harbour Master, Port of Morrow', 'Knew me: April 2019 to June 2023', 'odette@example.org', '', '',
      bold('Languages'), 'Spanish',
    ]); // prettier-ignore
    expect(headingsOf(reading).map((heading) => heading.split(': ')[1])).toEqual(['experience', 'education', 'awards', 'references', 'languages']);
    expect(reading.contact.email).toBeNull();
  }); // prettier-ignore

  test('over two lines', () => {
    const reading = read([bold('BERUFSERFAHRUNG'), GERMAN, '', bold('SCHUL- UND'), bold('BERUFSBILDUNG'), 'Matura, HAK Lienz, 2013']);
    expect(headingsOf(reading)).toContain('SCHUL- UND BERUFSBILDUNG: education');
  }); // prettier-ignore

  test('no second line of bold words that wrap', () => {
    const reading = read([
      large('Experience'), PROSE, PROSE, '', large('Education'),
      bold('M.S., Library and Information'), bold('Studies'), 'University of Wisconsin', '2016',
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['Experience: experience', 'Education: education']);
  });
});

test('letters set apart, over several words whose blanks are lost', () => {
  expect(
    headingsOf(read(['', GERMAN, GERMAN, '', large('B E R U F L I C H E R W E R D E G A N G'), GERMAN, GERMAN])),
  ).toEqual(['B E R U F L I C H E R W E R D E G A N G: experience']);
});

test('a degree smaller than the headings is none by one of its words', () => {
  const body = SPANISH;
  const small: Row = { text: 'Bachiller académico', size: 12, font: 1 };
  const rows: Row[] = [large('Experiencia laboral'), body, body, large('Formación'), small, 'Colegio San José, 2013', large('Idiomas'), 'Inglés'];
  expect(headingsOf(read(['', body, body, '', ...rows]))).not.toContain('Bachiller académico: education');
}); // prettier-ignore

describe('posts that read like headings', () => {
  test('in capitals, dated at the other edge, among jobs', () => {
    const rows: Row[] = [
      large('Esperienza lavorativa'),
      [[56, 'Officine Rossi'], [460, 'Crotone, KR']],
      [[56, 'RESTAURATRICE DI MOBILI'], [400, 'Maggio 2018 – Giugno 2019']],
      ITALIAN,
      large('Istruzione'),
      ITALIAN,
    ]; // prettier-ignore
    expect(headingsOf(read(rows))).toEqual(['Esperienza lavorativa: experience', 'Istruzione: education']);
  });

  test('a firm over a post in smaller capitals is no label of two rows', () => {
    const rows: Row[] = [
      large('Esperienza lavorativa'),
      { text: 'ACME', size: 10.5, y: 740 }, { text: 'Crotone, KR', x: 460, size: 9, y: 740 },
      { text: 'RESTAURATRICE DI MOBILI', size: 8, y: 728 }, { text: 'Maggio 2018 – Giugno 2019', x: 400, size: 8, y: 728 },
      ITALIAN, ITALIAN, large('Istruzione'), ITALIAN,
    ]; // prettier-ignore
    expect(headingsOf(read(rows)).some((heading) => heading.includes('skills'))).toBe(false);
  });

  test('"Volunteer", set as the posts above it are', () => {
    const post = (text: string): Row => ({ text, size: 12, font: 1 });
    const dated = (where: string, when: string): Row => [[56, where], [420, when]]; // prettier-ignore
    const rows: Row[] = [
      large('Experience'),
      post('Ski Lift Technician'), dated('North Aid (Whitehorse)', 'Nov 2016 - May 2019'), PROSE,
      post('Volunteer'), dated('Shelter Example (Whitehorse)', 'Feb 2015 - Aug 2016'), PROSE,
      post('Bakery Manager'), dated('Triton Example Co.', 'Sep 2011 - Dec 2014'), PROSE,
      large('Education'), PROSE,
    ]; // prettier-ignore
    expect(headingsOf(read(rows))).toEqual(['Experience: experience', 'Education: education']);
  });

  test('"Software:", indented below a job', () => {
    const rows: Row[] = [
      large('Berufserfahrung'),
      [[56, '06.2012 – heute'], [180, 'Institut Beispiel, Postdoktorand']],
      GERMAN,
      { text: 'Software:', x: 180, font: 1 },
      [[190, 'Betriebssysteme : Linux']],
      [[56, '01.2010 – 05.2012'], [180, 'Labor Muster, Postdoktorand']],
      large('Studium'), GERMAN, large('Sprachkenntnisse'), GERMAN,
    ]; // prettier-ignore
    expect(headingsOf(read(rows))).toEqual(['Berufserfahrung: experience', 'Studium: education', 'Sprachkenntnisse: languages']); // prettier-ignore
  });
});
