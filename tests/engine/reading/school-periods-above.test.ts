/** Degrees whose periods stand alone above them, and what else of theirs tells a year. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const large = (text: string): Row => ({ text, size: 14 });

describe('periods in brackets, as the European form prints them', () => {
  test.each([
    ['Istruzione e formazione', 'Laurea magistrale in Farmacia', 'Università del Ducato', 'Voto finale: 108/110 | Semestre Erasmus a Granada (2010)', 'Maturità scientifica', 'Liceo Scientifico Romagnosi', 'Competenze linguistiche', 'Lingua madre: italiano; altre lingue: inglese e spagnolo, parlate ogni giorno'],
    ['Educación y formación', 'Grado en Farmacia', 'Universidad del Ducado', 'Nota final: 8,4 | Tesis: Errores de preparación (2011)', 'Bachillerato', 'IES Monte Alto', 'Competencias lingüísticas', 'Lengua materna: español; otras lenguas: inglés y portugués, habladas a diario'],
    ['Educação e formação', 'Licenciatura em Farmácia', 'Universidade do Ducado', 'Classificação final: 15 valores | Prémio de mérito em 2010', 'Ensino secundário', 'Escola Secundária Bento Guia', 'Competências linguísticas', 'Língua materna: português; outras línguas: inglês e espanhol, faladas todos os dias'],
    ['Éducation et formation', 'Master en pharmacie', 'Université du Duché', 'Mention bien | Mémoire soutenu le 12 juin 2011', 'Baccalauréat scientifique', 'Lycée Amiral-Trobriand', 'Compétences linguistiques', 'Langue maternelle : français ; autres langues : anglais et espagnol, parlés tous les jours'],
  ])('%s', (heading, degree, school, aside, first, youth, languages, said) => {
    const rows: Row[] = [
      said, '', large(heading),
      '[ 2006 – 2012 ]', bold(degree), bold(school), aside,
      '[ 2001 – 2006 ]', bold(first), bold(youth), '',
      large(languages), said,
    ]; // prettier-ignore
    expect(entriesIn(read(rows), 'education')).toEqual([
      `${degree} | ${school} | 2006 | 2012`,
      `${first} | ${youth} | 2001 | 2006`,
    ]);
  }); // prettier-ignore
});

describe('periods in brackets below their degrees', () => {
  test.each([
    ['Diplômes', 'Bac pro Commerce | Lycée Jeanne-Morel', '(2012 - 2015, mention assez bien)', 'Bac pro Commerce | Lycée Jeanne-Morel | 2012 | 2015', 'BTS Négociation | CFA du Mélantois', '(2015 - 2017, obtenu)', 'BTS Négociation | CFA du Mélantois | 2015 | 2017', 'Langues', 'Français langue maternelle et anglais courant, parlé et écrit tous les jours'],
    ['Estudios', 'Bachillerato, IES Monte Alto', '(2010 - 2012, media de 8,4)', 'Bachillerato | IES Monte Alto | 2010 | 2012', 'Grado en Enfermería, Universidad del Jerte', '(2012 - 2016, con beca)', 'Grado en Enfermería | Universidad del Jerte | 2012 | 2016', 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
  ])('%s', (heading, first, below, told, degree, period, second, languages, said) => {
    const rows: Row[] = [said, '', large(heading), bold(degree), period, bold(first), below, '', large(languages), said];
    expect(entriesIn(read(rows), 'education')).toEqual([second, told]);
  }); // prettier-ignore
});
