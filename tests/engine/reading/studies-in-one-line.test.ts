/** Degrees told without anything between them and their schools, below headings of their kind, or in sentences: English and French. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { bold, jobs, large, TOP } from './english-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

describe('heads in English', () => {
  test.each<[readonly string[], string | null, string | null]>([
    [['B.S. Zoology Larkmoor State University Fernton, Wv'], 'B.S. Zoology', 'Larkmoor State University'],
    [['Bachelor of Science in Nursing Tarn College Fernton, OH'], 'Bachelor of Science in Nursing', 'Tarn College'],
    [['BA English Literature University of Larkmoor'], 'BA English Literature', 'University of Larkmoor'],
    [['B.Sc. Nursing Larkmoor Nursing College'], 'B.Sc. Nursing', 'Larkmoor Nursing College'],
    [['High School Diploma Fernton High School'], 'High School Diploma', 'Fernton High School'],
    [['HND Business Reading College'], 'HND Business', 'Reading College'],
    [['PhD Larkmoor University'], 'PhD', 'Larkmoor University'],
    [['Tarn University', 'Civil Engineering Fernton, Wv'], 'Civil Engineering', 'Tarn University'],
    [['Web Development – Larkmoor Career Training Program'], 'Web Development', 'Larkmoor Career Training Program'],
    [['Pharmacy Technician Program – Larkmoor'], 'Pharmacy Technician Program', 'Larkmoor'],
    [['I am currently studying for a BSc majoring in zoology', 'Tarn University'], 'BSc majoring in zoology', 'Tarn University'],
    [['I hold a Bachelor of Laws', 'University of Larkmoor'], 'Bachelor of Laws', 'University of Larkmoor'],
    [['Certificate in Weaving', 'at the Larkmoor Institute'], 'Certificate in Weaving', 'Larkmoor Institute'],
    [['HND Statistics (Upper Credit)', 'Tarn Polytechnic'], 'HND Statistics', 'Tarn Polytechnic'],
    [['NCEA Level 3 Merit Endorsed', 'Tarn High School'], 'NCEA Level 3', 'Tarn High School'],
    [['High School Education', 'Larkmoor College', 'Level: Year 12 (A Level)'], 'High School Education', 'Larkmoor College'],
    [['Full Stack Web Developer', 'Larkmoor Career Training Program'], 'Full Stack Web Developer', 'Larkmoor Career Training Program'],
    [['Weaving Instructor Certification', 'Tarn Weavers Instructors Alliance'], 'Weaving Instructor Certification', 'Tarn Weavers Instructors Alliance'],
    [['BSc Zoology @ Larkmoor University'], 'BSc Zoology', 'Larkmoor University'],
    [['Royal Fernton H.S.', 'Graduated salutatorian of class.'], null, 'Royal Fernton H.S.'],
    [['Diploma, Larkmoor HS'], 'Diploma', 'Larkmoor HS'],
    [['BA', ', Weaving', 'Tarn University'], 'BA, Weaving', 'Tarn University'],
    [['M.S.', ', Felt and Fibre, University of Larkmoor'], 'M.S., Felt and Fibre', 'University of Larkmoor'],
    [['Leaving Certificate, Scoil Aonghus, Fernton'], 'Leaving Certificate', 'Scoil Aonghus'],
    [['BArch, Larkmoor Technikon'], 'BArch', 'Larkmoor Technikon'],
    [['Pursuing B.S.C. in weaving with minors in felt and interactive media.', 'Tarn College'], 'B.S.C. in weaving', 'Tarn College'],
    [['Federal Diploma of Weaving ("Diplôme fédéral de tissage") at the Tarn Institute'], 'Federal Diploma of Weaving', 'Tarn Institute'],
    [['BA, Media Group Studies', 'Tarn University'], 'BA, Media Group Studies', 'Tarn University'],
    [['Bachelor of Science (BS), Botany', 'Tarn University'], 'Bachelor of Science (BS), Botany', 'Tarn University'],
  ])('%j', (texts, title, organisation) => {
    expect(schoolHeadOf(texts, LEXICONS.en)).toMatchObject({ title, organisation });
  }); // prettier-ignore
});

describe('heads in French', () => {
  test.each<[readonly string[], string | null, string | null]>([
    [["DEA d'astronomie à Paris 7"], "DEA d'astronomie", 'Paris 7'],
    [["Ingénieur en génie des eaux à l'IGEX"], 'Ingénieur en génie des eaux', 'IGEX'],
    [['BTS à Toulouse'], 'BTS', null],
    [["Technicien d'études", 'AFPA', 'Titre professionnel niveau IV (bac)'], "Technicien d'études", 'AFPA'],
    [['Parcours « Tisserand web » Larkmoor'], 'Parcours « Tisserand web »', 'Larkmoor'],
    [['Certification « Tisserand web » RNCP 41213', 'Campus Tarn'], 'Certification « Tisserand web » RNCP 41213', 'Campus Tarn'],
    [['MOOC Tissage 5', 'sur Open Classrooms'], 'MOOC Tissage 5', 'Open Classrooms'],
    [['BTS Tissage', 'Iris MediaSchool Tarnay - En alternance', 'Option S - Solutions et Métiers'], 'BTS Tissage', 'Iris MediaSchool Tarnay'],
    [['Classe Préparatoire aux Grandes Ecoles en MP à Lycée Tarn, Tarnay'], 'Classe Préparatoire aux Grandes Ecoles en MP', 'Lycée Tarn'],
    [['CFC de tisserand, Banque Tarnaise', 'École professionnelle artisanale'], 'CFC de tisserand', 'Banque Tarnaise'],
    [['IUT Génie tissage (niveau)'], 'Génie tissage', 'IUT'],
    [['IUT de Tarnay'], null, 'IUT de Tarnay'],
    [['BAC   Série D – Lycée Tarn'], 'BAC – Série D', 'Lycée Tarn'],
    [['Ingénieur diplômé de l’École des eaux de Tarnay (promotion )'], 'Ingénieur diplômé', 'École des eaux de Tarnay'],
    [['apprentie en CAP Tissage au CFA de Tarnay'], 'CAP Tissage', 'CFA de Tarnay'],
    [['Titre professionnel Conducteur routier, AFTRAL'], 'Titre professionnel Conducteur routier', 'AFTRAL'],
    [['Maîtrise de droit', 'Université Lyon 3'], 'Maîtrise de droit', 'Université Lyon 3'],
  ])('%j', (texts, title, organisation) => {
    expect(schoolHeadOf(texts, LEXICONS.fr)).toMatchObject({ title, organisation });
  }); // prettier-ignore
});

const studies = (...rows: readonly Row[]): string[] => entriesIn(read([...TOP, large('Education'), ...rows]), 'education'); // prettier-ignore

describe('sections', () => {
  test('a year and how many were passed', () => {
    expect(studies('2010 BA Weaving, University of Larkmoor', '2005 11 GCSEs, Tarn Grammar School')).toEqual([
      'BA Weaving | University of Larkmoor | - | 2010',
      '11 GCSEs | Tarn Grammar School | - | 2005',
    ]);
  });

  test('kinds of studies over lists of degrees', () => {
    expect(
      studies(bold('Higher Education'), '• BA Weaving, University of Larkmoor, 2015', '• Foundation Diploma, Tarn College, 2012', bold('Secondary Education'), '• A Levels: Art, History (2011) – Tarn School'),
    ).toEqual(['BA Weaving | University of Larkmoor | - | 2015', 'Foundation Diploma | Tarn College | - | 2012', 'A Levels | Tarn School | - | 2011']);
  }); // prettier-ignore

  test('degrees in the list of their school, each with its dates', () => {
    expect(
      studies(bold('University of Larkmoor'), 'Fernton, OH', '• MSc Weaving, 2019 – 2021', '• Certificate in Felt and Fibre (2017)', bold('Tarn College'), '• Diploma in Nursing 2012 – 2014', '• Won the felt prize'),
    ).toEqual(['MSc Weaving | University of Larkmoor | 2019 | 2021', 'Certificate in Felt and Fibre | University of Larkmoor | - | 2017', 'Diploma in Nursing | Tarn College | 2012 | 2014']);
    expect(studies(bold('University of Larkmoor'), 'Fernton, OH', '• Led the weaving club, 2019 – 2021', '• Won the prize in 2020')).toHaveLength(1);
  }); // prettier-ignore

  test('a name and its year over the degree taken there', () => {
    expect(studies(bold('Tarn Tech 2006'), '• AAS Welding')).toEqual(['AAS Welding | Tarn Tech | - | 2006']);
  });

  test('a name in bold before its field of study', () => {
    const run = (x: number, y: number, text: string, font = 1): Row => ({ x, y, text, font });
    const reading = read([
      ...TOP, { ...(large('Education') as object), y: 700 } as Row,
      run(56, 680, 'Fern Scholars '), run(140, 680, 'Software Engineering Fernton, Oh', 0), { text: 'Graduated November 2022', y: 666 },
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(['Software Engineering | Fern Scholars | - | 2022-11']);
  });

  test('a post below its employer in an inner list', () => {
    expect(
      jobs('• Larkmoor and Company, PC, Fernton, UT, 2015-2017', [[76, '– Senior Consultant']], [[84, '– Mapped the nests of three rivers']], '• Tarn Ledger, LLP, Salt Lake City, UT, 2014-2015', [[76, '– Staff Auditor']], [[84, '– Led excursions to the marsh']]),
    ).toEqual(['Senior Consultant | Larkmoor and Company, PC | 2015 | 2017', 'Staff Auditor | Tarn Ledger, LLP | 2014 | 2015']);
  }); // prettier-ignore

  test('below headings of a smaller size than their section', () => {
    const reading = read([
      large('Expériences professionnelles'), { text: 'Animateur scolaire', size: 11, font: 1 }, 'Ecole des Aulnes - Lunel (34) - 2004 – 2005', '• Encadrement des ateliers du soir et organisation des sorties pour les élèves',
      large('Formations'), { text: 'Formation mécanicien de marine', size: 11, font: 1 }, 'AFPA de Tarnay (34) - Obtention en 2009', '• Base en mécanique', { text: 'BEP Couture', size: 11, font: 1 }, 'Lycée des Aulnes (34) - Obtention en 2001', '• Base en couture', large('Langues'), 'Anglais',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Animateur scolaire | Ecole des Aulnes | 2004 | 2005']);
    expect(entriesIn(reading, 'education')).toEqual(['Formation mécanicien de marine | AFPA de Tarnay | - | 2009', 'BEP Couture | Lycée des Aulnes | - | 2001']); // prettier-ignore
  });

  test('what one knows among studies, and when a certificate was renewed', () => {
    const reading = read([
      large('Profil'), 'Couturière depuis neuf ans, je cherche une place dans un atelier de la région et du soleil', large('Formation'),
      [[56, '2010:'], [140, 'Brevet de secours aux personnes; dernier recyclage le 03/06/2019']], [[56, '2003:'], [140, 'CAP Couture']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ').at(-1))).toEqual(['2010', '2003']);
  });
});
