/** Education as people write it: in one line, degree or school first, with grades, theses and those who guided them. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import type { Language } from '../../../src/resume/language.ts';
import { read, type Row } from './sheet.ts';

/** A page of each language needs enough text to be told by. */
const ABOVE: Readonly<Record<string, readonly Row[]>> = {
  es: [{ text: 'Experiencia', size: 14 }, 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega de los pedidos'],
  en: [{ text: 'Experience', size: 14 }, 'Led a team of nine and cut the time to answer customers in half within a year'],
  fr: [{ text: 'Expérience', size: 14 }, 'Encadrement d’une équipe de neuf personnes et amélioration des délais de livraison'],
  pt: [{ text: 'Experiência', size: 14 }, 'Gestão de uma equipe de nove pessoas e melhoria dos prazos de entrega dos pedidos'],
  de: [{ text: 'Berufserfahrung', size: 14 }, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden'],
  it: [{ text: 'Esperienza', size: 14 }, 'Gestione di una squadra di nove persone e miglioramento dei tempi di consegna'],
}; // prettier-ignore
const HEADING: Readonly<Record<string, string>> = {
  es: 'Educación', en: 'Education', fr: 'Formation', pt: 'Formação', de: 'Ausbildung', it: 'Istruzione',
}; // prettier-ignore

/** "degree | school | end" of each entry. */
function schoolsIn(language: string, rows: readonly Row[]): string[] {
  const { entries } = read([...(ABOVE[language] ?? []), '', { text: HEADING[language] ?? '', size: 14 }, ...rows]);
  return entries
    .filter(({ section }) => section === 'education')
    .map(({ title, organisation, dates }) =>
      [title, organisation, dates?.end ?? dates?.start].map((value) => value ?? '-').join(' | '),
    );
}

describe('one line each', () => {
  test.each<[string, string, readonly Row[], readonly string[]]>([
    ['es', 'the year first', ['2021 – Grado en Historia del Arte, Universidad de Granada', '2016 – Bachillerato, IES Padre Suárez. Matrícula de honor'], ['Grado en Historia del Arte | Universidad de Granada | 2021', 'Bachillerato | IES Padre Suárez | 2016']],
    ['es', 'the school first, undated above dated', ['Universidad de Oviedo, Grado en Física (en curso)', 'Colegio Meres, Bachillerato internacional, 2022. Nota: 9,8'], ['Grado en Física | Universidad de Oviedo | present', 'Bachillerato internacional | Colegio Meres | 2022']],
    ['es', 'list items', ['• 2012 - 2016: Grado en Trabajo Social. Universidad de Huelva', '• 2010 - 2012: Bachillerato de Humanidades. IES La Rábida'], ['Grado en Trabajo Social | Universidad de Huelva | 2016', 'Bachillerato de Humanidades | IES La Rábida | 2012']],
    ['de', 'the school without its article, the subject of the thesis below', ['2002 – 2006 Studium Informatik an Hochschule Muster', 'Bachelorarbeitsthema: Simulation von Gezeiten in Mündungen'], ['Studium Informatik | Hochschule Muster | 2006']],
    ['en', 'school, degree, grade', ['University of Sussex, BA (Hons) English Literature, 2:1, 2011–2014', 'Varndean College, Brighton, A Levels: English (A), History (B), Art (B), 2009–2011'], ['BA (Hons) English Literature | University of Sussex | 2014', 'A Levels | Varndean College | 2011']],
    ['en', 'a university with the town of its campus', ['BA in Dance, University of California, Santa Cruz, 2012', 'MFA in Dance, University of Texas - El Paso, 2015'], ['BA in Dance | University of California, Santa Cruz | 2012', 'MFA in Dance | University of Texas - El Paso | 2015']],
    ['en', 'parted by bars', ['Purdue University | B.S. Mechanical Engineering | West Lafayette, IN | May 2018', 'Kokomo High School | High School Diploma | Kokomo, IN | 2014'], ['B.S. Mechanical Engineering | Purdue University | 2018-05', 'High School Diploma | Kokomo High School | 2014']],
    ['en', 'with shortened words', ['City & Guilds Level 2 Plumbing – Neath Valley College, 2010', '8 GCSEs inc. Maths and English, Ysgol Cwm Clydach, 2007', 'CSCS Gold card, unvented hot water (G3), asbestos awareness'], ['City & Guilds Level 2 Plumbing | Neath Valley College | 2010', '8 GCSEs inc. Maths and English | Ysgol Cwm Clydach | 2007']],
    ['en', 'a certificate with two subjects', ['Five GCSEs including English and Maths, Kingsmead Academy, 2012'], ['Five GCSEs including English and Maths | Kingsmead Academy | 2012']],
    ['en', 'a range that breaks in its brackets', ['Certificate III in Heavy Commercial Vehicle Mechanics – TAFE Mackay (2012', '– 2015)', 'Year 12 Certificate – Pioneer High School – 2011'], ['Certificate III in Heavy Commercial Vehicle Mechanics | TAFE Mackay | 2015', 'Year 12 Certificate | Pioneer High School | 2011']],
    ['en', 'a class of a state school', ['XII from Govt. Hr. Sec. School with 89% in 2017'], ['XII | Govt. Hr. Sec. School | 2017']],
    ['en', 'with where and how well', ['B.Tech in Electronics from Jadavpur University with 8.4 CGPA in 2019'], ['B.Tech in Electronics | Jadavpur University | 2019']],
    ['en', 'states without a comma', ['2012 Ashby Grammar School, Diploma in Joinery, Ocean City MD', '2016 Larch University, Course Credit in Forestry, Coos Bay OR'], ['Diploma in Joinery | Ashby Grammar School | 2012', 'Course Credit in Forestry | Larch University | 2016']],
    ['en', 'a town before one of the countries of a kingdom', ['HND, Lochside College, Anstruther, Scotland, 2011'], ['HND | Lochside College | 2011']],
    ['en', 'the subject before its degree', ['Marine Botany & Chemistry, Bachelor of Science, Larch University, 2013'], ['Marine Botany & Chemistry, Bachelor of Science | Larch University | 2013']],
    ['fr', 'a colon behind the year', ['2019 : Licence professionnelle Métiers du commerce, IUT de Roubaix', '2018 : DUT Techniques de commercialisation, IUT de Lens'], ['Licence professionnelle Métiers du commerce | IUT de Roubaix | 2019', 'DUT Techniques de commercialisation | IUT de Lens | 2018']],
    ['fr', 'years behind a word for them', ['2008-2009 : Certificat de taille des arbres, CFPPA du Pilat', 'Années 2002/2004 : BEPA travaux paysagers, Lycée agricole Les Calanques'], ['Certificat de taille des arbres | CFPPA du Pilat | 2009', 'BEPA travaux paysagers | Lycée agricole Les Calanques | 2004']],
    ['fr', 'longer than most lines', ['Baccalauréat général, spécialités mathématiques et SES, mention bien – Lycée Fénelon, Lille (2021)', 'BUT GEA en alternance – IUT de Valenciennes (2021-2024)'], ['Baccalauréat général, spécialités mathématiques et SES | Lycée Fénelon | 2021', 'BUT GEA en alternance | IUT de Valenciennes | 2024']],
    ['pt', 'initials for a school', ['Bacharelado em Ciências Contábeis – UFBA – Salvador/BA – conclusão em 2018'], ['Bacharelado em Ciências Contábeis | UFBA | 2018']],
    ['de', 'open, with a label behind the dates', ['seit 10/2023: Technische Hochschule Nürnberg, Masterstudiengang Energiemanagement (voraussichtlicher Abschluss 03/2026)', '10/2019 – 09/2023: Technische Hochschule Nürnberg, Bachelor Maschinenbau'], ['Masterstudiengang Energiemanagement | Technische Hochschule Nürnberg | present', 'Bachelor Maschinenbau | Technische Hochschule Nürnberg | 2023-09']],
    ['it', 'a title and the society that awards it', ["2019: Titolo FPH in farmacia d'officina, Società Ticinese dei Farmacisti di Quartiere"], ["Titolo FPH in farmacia d'officina | Società Ticinese dei Farmacisti di Quartiere | 2019"]],
    ['de', 'a trade learnt at a firm', ['Lehre als Tischler, Tischlerei Hinteregger, Lienz (2009 – 2012), Gesellenprüfung mit Auszeichnung'], ['Lehre als Tischler | Tischlerei Hinteregger | 2012']],
    ['it', 'the words for where it was taken', ["2009: Diploma di ragioneria conseguito presso l'ITC Galilei, Udine", "2014: Attestato di saldatore rilasciato da Fondazione Mestieri"], ['Diploma di ragioneria | ITC Galilei | 2009', 'Attestato di saldatore | Fondazione Mestieri | 2014']],
    ['fr', 'a thesis that is the degree', ['2013 – 2016 : Thèse de doctorat en géologie, Université de Pau', '2012 : Maîtrise de géologie, Université de Nantes', 'Thèse : les marnes du bassin'], ['Thèse de doctorat en géologie | Université de Pau | 2016', 'Maîtrise de géologie | Université de Nantes | 2012']],
    ['fr', 'kinds of schools in small letters', ["2015 : Licence de géographie à l'université de Pau", '2011 : Baccalauréat littéraire au lycée Jean Exemple', '2008 : Brevet au collège'], ['Licence de géographie | université de Pau | 2015', 'Baccalauréat littéraire | lycée Jean Exemple | 2011', 'Brevet au collège | - | 2008']],
    ['fr', 'the words for where behind a comma', ['2014 : Études universitaires, à l’Institut des Pins', '2009 : Études secondaires, au Collège des Pins'], ['Études universitaires | Institut des Pins | 2014', 'Études secondaires | Collège des Pins | 2009']],
    ['fr', 'who trains, and how well in initials', ['2017 : Développeur web, ORMEL Formation', '2013 : Baccalauréat littéraire mention TB, Lycée des Pins'], ['Développeur web | ORMEL Formation | 2017', 'Baccalauréat littéraire | Lycée des Pins | 2013']],
    ['fr', 'the words for where it was taken', ["2011 : Licence de droit obtenue à l'Université de Pau", '2016 : CACES R482 A'], ['Licence de droit | Université de Pau | 2011', 'CACES R482 A | - | 2016']],
    ['it', 'the mark behind the school', ['2021 – Laurea triennale in Lingue, Università di Bergamo, 103/110', '2018 – Diploma di liceo linguistico, Liceo Falcone, Bergamo'], ['Laurea triennale in Lingue | Università di Bergamo | 2021', 'Diploma di liceo linguistico | Liceo Falcone | 2018']],
  ])('%s: %s', (language, _, rows, wanted) => {
    expect(schoolsIn(language, rows)).toEqual(wanted);
  }); // prettier-ignore
});

describe('several lines each', () => {
  test.each<[string, string, readonly Row[], readonly string[]]>([
    ['fr', 'thesis and supervisor between two degrees', [[[56, 'Doctorat en sociologie, EHESS, Paris'], [430, '2017']], 'Thèse : Les sociabilités de palier dans le logement collectif', 'Directrice : Mme A. Perrot', [[56, 'Master recherche en sociologie, ENS de Lyon'], [430, '2012']]], ['Doctorat en sociologie | EHESS | 2017', 'Master recherche en sociologie | ENS de Lyon | 2012']],
    ['de', 'a trade that a chamber examined, over the firm', [[[56, 'Mediengestalter Digital und Print (IHK)'], [430, '08/2013 – 06/2016']], 'Druckhaus Wümmewiesen, Rotenburg'], ['Mediengestalter Digital und Print (IHK) | Druckhaus Wümmewiesen | 2016-06']],
    ['es', 'a level beside its degree', [[[56, 'Técnico'], [200, 'Logística empresarial, SENA Centro de Gestión Sur, 2018']], [[56, 'Bachiller'], [200, 'Bachiller académico, Colegio Santa Rosa, 2014']], [[56, 'Secundaria'], [200, 'Colegio La Aurora, 2012']]], ['Logística empresarial | SENA Centro de Gestión Sur | 2018', 'Bachiller académico | Colegio Santa Rosa | 2014', 'Secundaria | Colegio La Aurora | 2012']],
    ['de', 'what the studies ended in', [[[56, '10/2015 – 09/2019'], [170, 'Studium der Wirtschaftsinformatik an der TU Ilmenau']], 'Abschluss: Bachelor of Science (Note: 2,2)', [[56, '2015'], [170, 'Abitur am Henfling-Gymnasium Meiningen']]], ['Studium der Wirtschaftsinformatik | TU Ilmenau | 2019-09', 'Abitur | Henfling-Gymnasium Meiningen | 2015']],
    ['de', 'brackets over two lines', [[[56, '2014 – 2015'], [170, 'Grundschuljahr Metall (abgebrochene']], [[170, 'Lehre bei Auto Rödel)']], [[170, 'Staatliche Berufsschule Hof']]], ['Grundschuljahr Metall (abgebrochene Lehre bei Auto Rödel) | Staatliche Berufsschule Hof | 2015']],
    ['it', 'a date broken between two lines', ['Laurea magistrale in Filologia moderna, Università degli Studi di Catania, 27 marzo', '2015, votazione 110/110 e lode', 'Laurea triennale in Lettere, Università degli Studi di Catania, 2012'], ['Laurea magistrale in Filologia moderna | Università degli Studi di Catania | 2015-03', 'Laurea triennale in Lettere | Università degli Studi di Catania | 2012']],
    ['fr', 'a trade in the second line of a degree', [{ text: 'Titre professionnel du ministère chargé de l’emploi et de la formation continue', font: 1 }, { text: 'Développeur web et mobile', font: 1 }, 'Simplon Rhône, 2024', { text: 'Licence de lettres', font: 1 }, 'Université de Besançon, 2011'], ['Titre professionnel du ministère chargé de l’emploi et de la formation continue Développeur web et mobile | Simplon Rhône | 2024', 'Licence de lettres | Université de Besançon | 2011']],
    ['it', 'the year above each', ['A.A. 2020/2021', 'Master universitario di I livello in Management sanitario', 'Università LUM, Casamassima (BA)', 'A.A. 2016/2017', 'Laurea in Infermieristica, votazione 108/110', 'Università di Foggia'], ['Master universitario di I livello in Management sanitario | Università LUM | 2021', 'Laurea in Infermieristica | Università di Foggia | 2017']],
    ['en', 'remarks as list items', [{ text: 'Master of Public Health, May 2021', font: 1 }, 'Boston University, Boston, MA', '• GPA 3.9/4.0', '• Thesis: Asthma among shift workers', { text: 'Bachelor of Arts, Biology, May 2018', font: 1 }, 'Clark University, Worcester, MA'], ['Master of Public Health | Boston University | 2021-05', 'Bachelor of Arts, Biology | Clark University | 2018-05']],
    ['en', 'the subject before its degree, below the school', [{ text: 'Larch University', font: 1 }, 'Marine Botany & Chemistry, Bachelor of Science', '2009 - 2013', { text: 'Kelso College', font: 1 }, 'Fresco Engineering - Master of Fine Arts', '2004 - 2008'], ['Marine Botany & Chemistry, Bachelor of Science | Larch University | 2013', 'Fresco Engineering – Master of Fine Arts | Kelso College | 2008']],
    ['en', 'a degree and its initials', ['Larch University', 'Bachelor of Arts - BA in Ceramics', 'Sep 2009 - Jun 2013'], ['Bachelor of Arts – BA in Ceramics | Larch University | 2013-06']],
    ['en', 'two subjects beside a bare degree', [[[56, 'B.Sc.'], [120, 'Botany, Geology']], 'Larch College, 2013', [[56, 'M.Sc.'], [120, 'Botany']], 'Larch College, 2015'], ['B.Sc., Botany, Geology | Larch College | 2013', 'M.Sc., Botany | Larch College | 2015']],
    ['en', 'the title of a thesis', ['Larch University', [[56, 'M.A. Geography'], [430, '2014']], 'Title: Ferries and Footbridges of the Lower Delta', 'Committee: Ana Prieto'], ['M.A. Geography | Larch University | 2014']],
    ['en', 'a town at the right, above the dates', [[[56, 'Larch University'], [470, 'Kelso Heath']], [[56, 'Bachlor of Ceramics'], [470, '2009 - 2013']]], ['Bachlor of Ceramics | Larch University | 2013']],
    ['fr', 'what goes on instead of a date', [[[56, 'Master de géologie'], [500, 'En cours']], 'Université de Pau', 'Licence de géologie (en cours)', 'Université de Nantes', 'En cours : Lycée des Pins, BTS Forêt'], ['Master de géologie | Université de Pau | present', 'Licence de géologie | Université de Nantes | present', 'BTS Forêt | Lycée des Pins | present']],
    ['fr', 'the words for where at the head of the line below', ['2014 : Licence de géologie', 'à l’Institut des Pins', '2011 : Baccalauréat littéraire', 'au Lycée des Pins', '2009 : Brevet de cirier, mention AB.'], ['Licence de géologie | Institut des Pins | 2014', 'Baccalauréat littéraire | Lycée des Pins | 2011', 'Brevet de cirier | - | 2009']],
    ['en', 'of which kind a school is, beside the subject, over its name', [[[56, '2010–2014'], [170, 'University, Ceramics Engineering']], [[170, 'Universidad de Salta']]], ['Ceramics Engineering | Universidad de Salta | 2014']],
    ['en', 'a campus behind the name, a mark whose figures went', ['Politécnico del Sur, Campus Salta', 'B.A. in Ceramics   GPA: 91.4/100', 'June 2014'], ['B.A. in Ceramics | Politécnico del Sur, Campus Salta | 2014-06']],
    ['en', 'undated among dated', ['Bachelor of Laws', 'University of Limerick', '2018', 'Leaving Certificate', 'Coláiste Íde, Cork', 'Master of Laws', 'University College Cork', '2020'], ['Bachelor of Laws | University of Limerick | 2018', 'Leaving Certificate | Coláiste Íde | -', 'Master of Laws | University College Cork | 2020']],
    ['fr', 'still going on, with its years at the school', ['Bachelier en gestion (en cours, 3e année)', [[56, 'Haute École du Samson'], [430, '2022 - 2026']], 'CESS, technique de qualification', [[56, 'Institut Sainte-Begge'], [430, '2015 - 2021']]], ['Bachelier en gestion | Haute École du Samson | 2026', 'CESS, technique de qualification | Institut Sainte-Begge | 2021']],
  ])('%s: %s', (language, _, rows, wanted) => {
    expect(schoolsIn(language, rows)).toEqual(wanted);
  }); // prettier-ignore

  test('what goes on since then, in brackets, is not when the degree was taken', () => {
    const rows = [
      'Abilitazione alla professione forense – Corte d’Appello di Torino, 2013 (iscritta all’Albo dal 12.03.2014)',
    ];
    expect(schoolsIn('it', rows)[0]).toMatch(/ 2013$/u);
  });

  test('a Master of Architecture is no month', () => {
    expect(schoolsIn('en', ['University of Sheffield, MArch 2014'])).toEqual([
      'MArch | University of Sheffield | 2014',
    ]);
  });

  test('a line that wraps is one', () => {
    const rows = [
      '2013-2015 Ciclo Formativo de Grado Superior en Laboratorio de Análisis y Control de Calidad, CIFP',
      'Tartanga de Erandio',
      '2009-2013 Grado en Química, Universidad del País Vasco',
    ];
    expect(schoolsIn('es', rows)[0]).toBe(
      'Ciclo Formativo de Grado Superior en Laboratorio de Análisis y Control de Calidad | CIFP Tartanga de Erandio | 2015',
    );
  });
});

describe('the head of an entry', () => {
  test.each<[Language, readonly string[], string | null, string | null]>([
    ['it', ['Laurea in Economia presso l’Università di Bari'], 'Laurea in Economia', 'Università di Bari'],
    ['pt', ['MBA em Gestão de Projetos pela FGV'], 'MBA em Gestão de Projetos', 'FGV'],
    ['es', ['Licenciado en Derecho por la Universidad de Salamanca'], 'Licenciado en Derecho', 'Universidad de Salamanca'],
    ['es', ['Máster Universitario en Formación del Profesorado', 'Universidad de la Ría'], 'Máster Universitario en Formación del Profesorado', 'Universidad de la Ría'],
    ['es', ['Bachillerato Científico-Tecnológico, IES Unamuno'], 'Bachillerato Científico-Tecnológico', 'IES Unamuno'],
    ['es', ['Grado en Química, Universidad del País Vasco (UPV/EHU)'], 'Grado en Química', 'Universidad del País Vasco (UPV/EHU)'],
    ['fr', ['Brevet des collèges', 'Collège Le Bocage'], 'Brevet des collèges', 'Collège Le Bocage'],
    ['fr', ['Classe préparatoire PCSI', 'Lycée du Parc'], 'Classe préparatoire PCSI', 'Lycée du Parc'],
    ['de', ['Weiterbildung zur Praxisanleiterin (DRK-Bildungswerk Eifel)'], 'Weiterbildung zur Praxisanleiterin', 'DRK-Bildungswerk Eifel'],
    ['de', ['HTL Imst, Abteilung Hochbau, Matura mit Auszeichnung'], 'Matura', 'HTL Imst'],
    ['de', ['Grundschule Eningen'], null, 'Grundschule Eningen'],
    ['de', ['Lehre als Sanitärinstallateur EFZ', 'Holzbau Egli, Uster / Gewerbeschule Wetzikon'], 'Lehre als Sanitärinstallateur EFZ', 'Holzbau Egli'],
    ['de', ['Kauffrau für Büromanagement (IHK)', 'Stadtwerke Eutin / Hanse-Berufskolleg Plön'], 'Kauffrau für Büromanagement (IHK)', 'Stadtwerke Eutin'],
    ['de', ['Geprüfter Fachwirt (IHK)', 'Weiterbildungszentrum Oberland, München'], 'Geprüfter Fachwirt (IHK)', 'Weiterbildungszentrum Oberland'],
    ['de', ['Kauffrau mit eidg. Fachausweis (in Ausbildung)', 'Handelsschule KV Plön'], 'Kauffrau mit eidg. Fachausweis (in Ausbildung)', 'Handelsschule KV Plön'],
    ['de', ['Hochschule Plön', 'Abschluss: Dipl.-Ing. (FH)', 'Thema der Diplomarbeit: Bordnetze kleiner Fähren'], 'Dipl.-Ing. (FH)', 'Hochschule Plön'],
    ['de', ['Zweites Staatsexamen', 'OLG Hamm (vollbefriedigend, 9,8 Punkte)'], 'Zweites Staatsexamen', 'OLG Hamm'],
    ['de', ['Universität Plön', 'Kulturwissenschaft, ohne Abschluss'], 'Kulturwissenschaft', 'Universität Plön'],
    ['de', ['Senior High School, Kumasi'], null, 'Senior High School'],
    ['de', ['Lehre zum Maurer bei Fa. Tauern Bau, Mittersill / LBS Wals'], 'Lehre zum Maurer', 'Fa. Tauern Bau'],
    ['de', ['B. A. Germanistik / Soziologie | Universität Plön'], 'B. A. Germanistik / Soziologie', 'Universität Plön'],
    ['de', ['Höhere Handelsschule', 'Hanse-Berufskolleg Plön'], 'Höhere Handelsschule', 'Hanse-Berufskolleg Plön'],
    ['de', ['M. Sc. Biologie: Ökologie, Universität Plön, Note 1,2'], 'M. Sc. Biologie, Ökologie', 'Universität Plön'],
    ['de', ['Abschlussdiplom der Mittelschule', 'Mittelschule Rosegger'], 'Abschlussdiplom der Mittelschule', 'Mittelschule Rosegger'],
    ['en', ['MBA, Wharton School, University of Pennsylvania'], 'MBA', 'Wharton School, University of Pennsylvania'],
    ['en', ['A.S., Pre-Nursing, Central Georgia Technical College'], 'A.S., Pre-Nursing', 'Central Georgia Technical College'],
    ['en', ['B.Sc. (Honours), Chemistry', 'Fundy College'], 'B.Sc. (Honours), Chemistry', 'Fundy College'],
    ['en', ['Some college in Business Administration', 'Lucas County Community College'], 'Some college in Business Administration', 'Lucas County Community College'],
    ['en', ['Tertiary', 'Bachelor of Science in Nursing', 'San Lorenzo Colleges'], 'Bachelor of Science in Nursing', 'San Lorenzo Colleges'],
    ['en', ['CFA Level II candidate, CFA Institute'], 'CFA Level II candidate', 'CFA Institute'],
    ['en', ['FRM Part I, GARP'], 'FRM Part I', 'GARP'],
    ['en', ['High School Diploma', 'Kokomo High School'], 'High School Diploma', 'Kokomo High School'],
    ['en', ['B.Com. from Rizvi College of Arts, Science and Commerce, University of Mumbai'], 'B.Com.', 'Rizvi College of Arts, Science and Commerce, University of Mumbai'],
    ['en', ['Apprenticeship in Fabrication (NVQ Level 3), Harland Fabrications Ltd'], 'Apprenticeship in Fabrication (NVQ Level 3)', 'Harland Fabrications Ltd'],
    ['en', ['Associate of Applied Science, Welding', 'Tulsa Technology Center, Tulsa, OK'], 'Associate of Applied Science, Welding', 'Tulsa Technology Center'],
    ['en', ['Blinn College, Bryan, TX', 'Coursework in Business'], 'Coursework in Business', 'Blinn College'],
    ['es', ['Soldador homologado 6G – INA, Costa Rica'], 'Soldador homologado 6G', 'INA'],
    ['es', ['Preparatoria Técnica Bilingüe – Preparatoria No. 7 UANL'], 'Preparatoria Técnica Bilingüe', 'Preparatoria No. 7 UANL'],
    ['it', ['Liceo linguistico', 'Liceo Ariosto, Ferrara'], 'Liceo linguistico', 'Liceo Ariosto'],
    ['de', ['Diplom-Ingenieur (FH) Architektur, Hochschule Coburg'], 'Diplom-Ingenieur (FH) Architektur', 'Hochschule Coburg'],
    ['fr', ['Mention complémentaire Cuisinier en desserts, CFA de Groisy'], 'Mention complémentaire Cuisinier en desserts', 'CFA de Groisy'],
    ['en', ['B.Sc. (First Class Honours) in Mathematics', 'University of Ibadan'], 'B.Sc. (First Class Honours) in Mathematics', 'University of Ibadan'],
    ['de', ['Lehramt an Regionalen Schulen (Deutsch, Biologie)', 'Universität Rostock'], 'Lehramt an Regionalen Schulen (Deutsch, Biologie)', 'Universität Rostock'],
    ['de', ['Kochlehre im Hotel Esplanade, Zagreb'], 'Kochlehre', 'Hotel Esplanade'],
    ['it', ['Scuola di Specializzazione per le Professioni Legali – Università degli Studi di Torino'], 'Scuola di Specializzazione per le Professioni Legali', 'Università degli Studi di Torino'],
    ['pt', ['Licenciatura em Farmácia', 'Escola Superior de Saúde'], 'Licenciatura em Farmácia', 'Escola Superior de Saúde'],
    ['fr', ['CFC de polymécanicien, apprentissage chez Giovanola Frères SA, Monthey'], 'CFC de polymécanicien', 'Giovanola Frères SA'],
    ['en', ['Informatics, BSc', 'University of Leeds'], 'Informatics, BSc', 'University of Leeds'],
    ['fr', ['Bachelor HES-SO en soins infirmiers, HES Santé du Léman'], 'Bachelor HES-SO en soins infirmiers', 'HES Santé du Léman'],
    ['it', ['Scuola media, Biasca'], 'Scuola media', 'Biasca'],
    ['it', ['LICENCE IN COMMERCIO', "Université d'Oran-Est"], 'LICENCE IN COMMERCIO', "Université d'Oran-Est"],
  ])('%s: %j', (language, texts, degree, school) => {
    expect(schoolHeadOf(texts, LEXICONS[language])).toMatchObject({ title: degree, organisation: school });
  }); // prettier-ignore
});

describe('schooling without a heading that tells it', () => {
  const work = (language: string): readonly Row[] => ABOVE[language] ?? [];
  const schools = ({ entries }: ReturnType<typeof read>): string[] =>
    entries
      .filter(({ section }) => section === 'education')
      .map(({ title, organisation, dates }) =>
        [title, organisation, dates?.end].map((value) => value ?? '-').join(' | '),
      );

  test('in a row of personal data', () => {
    const reading = read([
      [
        [56, 'Schulabschluss'],
        [200, 'Mittlere Reife, Realschule Halver, 2004'],
      ],
      '',
      ...work('de'),
    ]);
    expect(schools(reading)).toEqual(['Mittlere Reife | Realschule Halver | 2004']);
    expect(reading.sections.map(({ kind }) => kind)).toContain('education');
  });

  test('behind a label and a colon', () => {
    const reading = read(['Titolo di studio: Licenza media, Scuola Sabin, 1998', '', ...work('it')]);
    expect(schools(reading)).toEqual(['Licenza media | Scuola Sabin | 1998']);
  });

  test('in a sentence', () => {
    const reading = read([...work('en'), 'Left Wombwell Comprehensive in 2006 with five GCSEs.']);
    expect(schools(reading)).toEqual(['- | Wombwell Comprehensive | 2006']);
  });

  test('under a heading in words of its own, set like the others', () => {
    const heading = (text: string): Row => ({ text, size: 14 });
    const reading = read([
      heading('Expérience'),
      'Encadrement d’une équipe de neuf personnes et amélioration des délais de livraison',
      '',
      heading('Le temps des cours'),
      '2014 – CAP Cuisine, Lycée Alexandre-Dumas',
      '2012 – Brevet, Collège Foch',
      '',
      heading('Langues'),
      'Français, anglais',
    ]);
    expect(schools(reading)).toEqual(['CAP Cuisine | Lycée Alexandre-Dumas | 2014', 'Brevet | Collège Foch | 2012']);
  });

  test('what is taught is no schooling', () => {
    const reading = read([...work('en'), 'Taught science at Wombwell Comprehensive in 2006 and after']);
    expect(schools(reading)).toEqual([]);
  }); // prettier-ignore
});

describe('two degrees, lists of subjects, levels', () => {
  test.each<[string, string, readonly Row[], readonly string[]]>([
    ['en', 'two degrees below the line of one school', [{ text: 'University of the Balcones', font: 1 }, [[56, 'M.S. in Computer Science'], [400, 'May 2026']], [[56, 'B.S. in Computer Science'], [400, 'Aug 2021 – May 2025']]], ['M.S. in Computer Science | University of the Balcones | 2026-05', 'B.S. in Computer Science | University of the Balcones | 2025-05']],
    ['en', 'subjects behind "including"', ['Ysgol Bryn Offa, Wrexham (2017 – 2022)', '9 GCSEs including English Language, Mathematics, Welsh'], ['9 GCSEs | Ysgol Bryn Offa | 2022']],
    ['en', 'marks behind a colon', ['Kallang Junior College, 2008 – 2009', 'GCE A Levels: 4 distinctions'], ['GCE A Levels | Kallang Junior College | 2009']],
    ['en', 'a level above its school', ['Secondary', 'Tarlac Heights National High School', '2010 – 2014'], ['Secondary | Tarlac Heights National High School | 2014']],
    ['de', 'a range above a lone year', [[[56, '1997 – 2003'], [200, 'Studium der Chemie, Universität Altmühl']], [[56, '1995'], [200, 'Abitur, Schyren-Gymnasium']]], ['Studium der Chemie | Universität Altmühl | 2003', 'Abitur | Schyren-Gymnasium | 1995']],
    ['de', 'when they were crowned', [[[56, 'Hochschule Wismar'], [400, '10.2012–09.2016']], 'B.Eng. Nautik', 'Abschluss am 14.09.2016, Note 1,9'], ['B.Eng. Nautik | Hochschule Wismar | 2016-09']], // prettier-ignore
    ['de', 'the degree that is aimed at', ['08/2019 – 06/2026 Realschule Himmelsthür', 'Angestrebter Abschluss: Erweiterter Realschulabschluss'], ['Erweiterter Realschulabschluss | Realschule Himmelsthür | 2026-06']],
    ['de', 'an end that is awaited, behind the degree', [[[56, '08/2020 – heute'], [200, 'Gesamtschule Dalkufer, Gütersloh']], [[200, 'Mittlerer Schulabschluss, voraussichtlich Juni 2026']], [[200, 'Lieblingsfächer: Technik, Mathematik, Kunst']], '', [[56, '08/2016 – 07/2020'], [200, 'Grundschule Am Anger, Gütersloh']]], ['Mittlerer Schulabschluss | Gesamtschule Dalkufer | 2026-06', '- | Grundschule Am Anger | 2020-07']],
    ['it', 'a level of the European form in its own column', [[[56, 'Ott 2005 – Mar 2009'], [190, 'Laurea in Scienze Forestali'], [460, 'ISCED 6']], [[190, 'Università della Tuscia']]], ['Laurea in Scienze Forestali | Università della Tuscia | 2009-03']],
    ['it', 'an end that is awaited, behind the degree', ['2022 – in corso, Università del Conero', 'Laurea triennale in Chimica, prevista per luglio 2026'], ['Laurea triennale in Chimica | Università del Conero | 2026-07']],
    ['en', 'brackets that wrap, and media are no average', ['Bachelor of Arts (Media and', 'Communications)', 'Yarra Bend University', '2012 – 2015'], ['Bachelor of Arts (Media and Communications) | Yarra Bend University | 2015']],
    ['en', 'a subject behind a comma', ['BA, Media Design, University of the Niger Bend, 2015'], ['BA, Media Design | University of the Niger Bend | 2015']],
    ['fr', 'brackets that close in the next line', [[[56, '2003'], [170, 'BNWS (Brevet national de Sauvetage']], [[170, 'Aquatique)']], [[56, '2001'], [170, 'BAC S']]], ['BNWS (Brevet national de Sauvetage Aquatique) | - | 2003', 'BAC S | - | 2001']],
    ['fr', 'kinds of what was awarded over lists', ['Diplômes', '• Licence de tissage (2009)', '• Baccalauréat littéraire (2006)', 'Formations', '• Certificat de feutre, Alliance de Tarnay (2014)'], ['Licence de tissage | - | 2009', 'Baccalauréat littéraire | - | 2006', 'Certificat de feutre | Alliance de Tarnay | 2014']],
    ['fr', 'a year between the level and its series', ['BAC 2010 Série D – Lycée Jean Tarn', 'BEP 2008 Vente – Lycée Jean Tarn'], ['BAC – Série D | Lycée Jean Tarn | 2010', 'BEP – Vente | Lycée Jean Tarn | 2008']],
    ['fr', 'how one studied, below the school', ['2013 - 2016', 'Ingénieur Réseaux', "École des Mines d'Alba", 'Études réalisées par apprentissage.', '2011 - 2013', 'BTS Vente', 'Lycée Jean Tarn'], ["Ingénieur Réseaux | École des Mines d'Alba | 2016", 'BTS Vente | Lycée Jean Tarn | 2013']],
    ['fr', 'names in bold that no list holds', [{ text: 'Formation d’ingénieur', font: 1 }, 'ITM Nord, Tarnay (France)', 'Formation générale de cinq ans.', '', { text: 'Test of English', font: 1 }, 'ITM Nord, Tarnay (France)', 'Niveau C1 en anglais.', '', { text: 'Diplôme du Baccalauréat', font: 1 }, 'Lycée Jean Tarn'], ['Formation d’ingénieur | ITM Nord | -', 'Test of English | ITM Nord | -', 'Diplôme du Baccalauréat | Lycée Jean Tarn | -']],
    ['en', 'a list item whose brackets close in the next line', ['BA Weaving, Tarn College', '2010 – 2014', '• SAP Training of Consultants (Ka', 'Solutions, Fernton)'], ['BA Weaving | Tarn College | 2014']],
    ['es', 'an average', ['Grado en Historia, Universidad de Oviedo, 2016 (media: 8,2)'], ['Grado en Historia | Universidad de Oviedo | 2016']],
    ['en', 'a class of honours in brackets', ['B.Eng. Civil Engineering (Second Class Upper), University of the Niger Bend, 2015'], ['B.Eng. Civil Engineering | University of the Niger Bend | 2015']],
    ['de', 'a thesis in its quotes', [[[56, 'Promotion'], [440, '2016 – 2018']], 'Universität Isarau, „Die stille Gesellschaft im Wandel“'], ['Promotion | Universität Isarau | 2018']],
    ['de', 'what it was about, in brackets below', [[[56, 'März 1997'], [200, 'Mathematik-Diplom']], [[200, '(„Darstellungen der auflösbaren Gruppen“)']], [[56, 'Mai 2003'], [200, 'Promotion in Mathematik']], [[200, '(modulare Theorie der endlichen Algebren)']]], ['Mathematik-Diplom | - | 1997-03', 'Promotion in Mathematik | - | 2003-05']],
    ['de', 'whether it is done, in brackets among other words', ['1998 – 2002   Polymechanikerin EFZ (Lehre, abgeschlossen), Berufsschule Seelau'], ['Polymechanikerin EFZ | Berufsschule Seelau | 2002']],
    ['pt', 'a level in brackets is of the degree', ['2022 – Técnica de Cozinha (curso modular, nível 4), Escola Profissional de Vale Claro'], ['Técnica de Cozinha (curso modular, nível 4) | Escola Profissional de Vale Claro | 2022']],
    ['de', 'honours in brackets', ['2014 Promotion zum Dr. med. (magna cum laude), Frankenuniversität Würzburg'], ['Promotion zum Dr. med. | Frankenuniversität Würzburg | 2014']],
  ])('%s: %s', (language, _, rows, wanted) => {
    expect(schoolsIn(language, rows)).toEqual(wanted);
  }); // prettier-ignore
});
