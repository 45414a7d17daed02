/** Which part of an entry's head is the post and which the employer. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import type { Language } from '../../../src/resume/language.ts';
import { entriesIn, read, type Row } from './sheet.ts';

describe('the words of the head tell', () => {
  test.each<[Language, readonly string[], string, string | null]>([
    ['it', ['Tirocinante, Studio Legale Bianchi'], 'Tirocinante', 'Studio Legale Bianchi'],
    ['it', ['Studio Tecnico Geometri Sala', 'Disegnatore'], 'Disegnatore', 'Studio Tecnico Geometri Sala'],
    ['fr', ['Atelier Duroc Architectes', 'Stagiaire'], 'Stagiaire', 'Atelier Duroc Architectes'],
    ['fr', ['Apprenti, Boulangerie Lenoir'], 'Apprenti', 'Boulangerie Lenoir'],
    ['es', ['Miscelánea', 'Monitor, Tecnoferia'], 'Monitor', 'Tecnoferia'],
    ['es', ['Colegio de Abogados de Lima', 'Becaria'], 'Becaria', 'Colegio de Abogados de Lima'],
    ['es', ['Pasante', 'Estudio Rivas, Ocampo & Asociados'], 'Pasante', 'Estudio Rivas, Ocampo & Asociados'],
    ['de', ['Klinik Seeblick', 'Pflegehelferin'], 'Pflegehelferin', 'Klinik Seeblick'],
    ['de', ['Busfahrerin', 'Kreisbahn Aue'], 'Busfahrerin', 'Kreisbahn Aue'],
    ['de', ['Fremdsprachenassistent', 'Hillside Community School, Leeds'], 'Fremdsprachenassistent', 'Hillside Community School'],
    ['pt', ['Escritório Contábil Farias', 'Estagiário'], 'Estagiário', 'Escritório Contábil Farias'],
    ['en', ['Research Fellow, Institute for Tidal Power, Orkney University'], 'Research Fellow', 'Institute for Tidal Power, Orkney University'],
    ['en', ['Deputy Manager – Payroll', 'Kaveri Textiles Ltd'], 'Deputy Manager – Payroll', 'Kaveri Textiles Ltd'],
    ['en', ['Laboratory Assistant', 'Department of Ceramics', 'Larkmoor University'], 'Laboratory Assistant', 'Larkmoor University'],
    ['en', ['Assistant Professor, Department of Weaving, Larkmoor University, Fernton, Korea'], 'Assistant Professor', 'Larkmoor University'],
    ['en', ['Research Assistant, Department of Weaving, Larkmoor University, Leeds, UK'], 'Research Assistant', 'Larkmoor University'],
    ['en', ['Archivist', 'University of California, Riverside'], 'Archivist', 'University of California, Riverside'],
    ['en', ['Choir Director', 'University of Wisconsin, Stout, Menomonie'], 'Choir Director', 'University of Wisconsin, Stout'],
    ['en', ['Nurse Educator', 'University of Missouri, Columbia, MO'], 'Nurse Educator', 'University of Missouri'],
    ['en', ['Oakmere Bread', 'Shift Baker - Oakmere Bread'], 'Shift Baker', 'Oakmere Bread'],
    ['en', ['Head of Energy Solutions', 'Windmark'], 'Head of Energy Solutions', 'Windmark'],
    ['en', ['Windmark | Director of Hospital Services'], 'Director of Hospital Services', 'Windmark'],
    ['it', ['Responsabile del Laboratorio', 'Ceramiche Faro'], 'Responsabile del Laboratorio', 'Ceramiche Faro'],
    ['fr', ['Directrice des Ateliers', 'Lumière'], 'Directrice des Ateliers', 'Lumière'],
    ['en', ['Hotel Manager', 'Seaview'], 'Hotel Manager', 'Seaview'],
    ['en', ['United States Army', 'Unit Supply Sergeant (92Y), Staff Sergeant E-6'], 'Unit Supply Sergeant (92Y), Staff Sergeant E-6', 'United States Army'],
    ['es', ['MUNICIPALIDAD DE ATE', 'Especialista legal – Gerencia de Finanzas'], 'Especialista legal', 'MUNICIPALIDAD DE ATE'],
    ['it', ['Impianti Ghilardi S.r.l.', ', Treviglio – Idraulico specializzato'], 'Idraulico specializzato', 'Impianti Ghilardi S.r.l.'],
    ['fr', ["Projet de fin d'études à la SOCIÉTÉ SUCRIÈRE DU SAÏS"], "Projet de fin d'études", 'SOCIÉTÉ SUCRIÈRE DU SAÏS'],
    ['it', ['Infermiera – Clinica Fiordaliso'], 'Infermiera', 'Clinica Fiordaliso'],
    ['en', ['Home Care Worker', 'Helping Hands at Home (Black Country) Ltd, Wolverhampton'], 'Home Care Worker', 'Helping Hands at Home (Black Country) Ltd'],
    ['en', ['Porter, Fennel Editorial, Walla Walla WA'], 'Porter', 'Fennel Editorial'],
    ['en', ['Farrier, Laramie WY', 'Tuckahoe Stables'], 'Farrier', 'Tuckahoe Stables'],
    ['en', ['Joiner, Shipwright Fennel, shipwrightfennel.com'], 'Joiner', 'Shipwright Fennel'],
    ['en', ['Kettle Lane Group', 'Pastry Lead - Cakes & Viennoiserie'], 'Pastry Lead - Cakes & Viennoiserie', 'Kettle Lane Group'],
    ['en', ['Quince Labs, Research Intern', 'Boise, ID'], 'Research Intern', 'Quince Labs'],
    ['es', ['Jefe de compras – Departamento de Logística, Conservas Bahía, S.L., Barbate'], 'Jefe de compras', 'Conservas Bahía, S.L.'],
    ['it', ['Geologo rilevatore – Ufficio tecnico, Rilievi Appennino S.r.l., Foligno'], 'Geologo rilevatore', 'Rilievi Appennino S.r.l.'],
    ['it', ['Ricercatore – Dipartimento di Geologia, Università del Conero'], 'Ricercatore', 'Università del Conero'],
    ['it', ['Tirocinio in amministrazione presso Cantina Sociale Colli'], 'Tirocinio in amministrazione', 'Cantina Sociale Colli'],
    ['it', ['Operaio presso Ilvatech'], 'Operaio', 'Ilvatech'],
    ['fr', ['Stage de fin d’études chez Logirem, Roubaix'], 'Stage de fin d’études', 'Logirem'],
    ['de', ['Senior Consultant bei der Nexora Beratung GmbH'], 'Senior Consultant', 'Nexora Beratung GmbH'],
    ['de', ['Buchhalterin', 'Steuerberatung Hagleitner & Partner'], 'Buchhalterin', 'Steuerberatung Hagleitner & Partner'],
    ['es', ['Técnico en electricidad en Talleres Marbán'], 'Técnico en electricidad', 'Talleres Marbán'],
    ['pt', ['Técnica de terapêutica – farmácia', 'Unidade Local de Saúde do Paiva'], 'Técnica de terapêutica – farmácia', 'Unidade Local de Saúde do Paiva'],
    ['en', ['Lance Corporal – British Army (Royal Engineers)'], 'Lance Corporal', 'British Army (Royal Engineers)'],
    ['en', ['Healthcare Assistant (bank, part-time), Ashfield Court Care Home'], 'Healthcare Assistant (bank, part-time)', 'Ashfield Court Care Home'],
    ['en', ['Sales Assistant', 'Full-time', 'Harbour & Pike'], 'Sales Assistant', 'Harbour & Pike'],
    ['fr', ['Commis de bureau', 'Transport Laurier ltée, Boucherville'], 'Commis de bureau', 'Transport Laurier ltée'],
    ['fr', ['Caissière', "Super Gâtine, Saint-Aubin-l'École"], 'Caissière', 'Super Gâtine'],
    ['fr', ['Stage de fin d’études – Ciments du Sud', 'Réglage d’un convoyeur'], 'Stage de fin d’études', 'Ciments du Sud'],
    ['it', ['Alternanza scuola-lavoro – Operatore di torni', 'Torneria Gussago S.n.c., Gussago'], 'Operatore di torni', 'Torneria Gussago S.n.c.'],
    ['fr', ['Documentaliste au collège Paul-Exemple (Guéret), sous contrat annuel'], 'Documentaliste', 'collège Paul-Exemple'],
    ['fr', ['Stage à la Verrerie des Causses sur la cuisson des émaux par apprentissage'], 'Stage', 'Verrerie des Causses'],
    ['fr', ['Juriste au rectorat de Dijon et à la mairie de Chenôve'], 'Juriste', 'rectorat de Dijon'],
    ['fr', ['Géologue au laboratoire GEOFIC Centre (CXV) à Nouméa, missions comprises'], 'Géologue', 'laboratoire GEOFIC Centre (CXV)'],
    ['fr', ['Stage à', 'Faïences du Morvan'], 'Stage', 'Faïences du Morvan'],
    ['fr', ['Graphiste', 'Démo : https://faience.example.org', 'Faïences du Morvan'], 'Graphiste', 'Faïences du Morvan'],
    ['fr', ['Graphiste', 'reseau.example.org/faience', 'Faïences du Morvan'], 'Graphiste', 'Faïences du Morvan'],
    ['fr', ['Serveuse au restaurant'], 'Serveuse au restaurant', null],
    ['fr', ['Commis de cuisine – Le Merle Bleu', 'Brasserie saisonnière au bord du lac.'], 'Commis de cuisine', 'Le Merle Bleu'],
    ['fr', ['Commis de cuisine – CDD', 'Brasserie du Rivage.'], 'Commis de cuisine', 'Brasserie du Rivage'],
    ['fr', ['Dessinatrice & coloriste — Encrelune', 'Stage'], 'Dessinatrice & coloriste', 'Encrelune'],
    ['fr', ['Saisonnier – Pépinières du Semnon'], 'Saisonnier', 'Pépinières du Semnon'],
    ['it', ['Cartiere Esino S.p.A. (450 dipendenti, fatturato 120 mln €) – Fabriano', 'Capo reparto'], 'Capo reparto', 'Cartiere Esino S.p.A.'],
    ['it', ['Carpentiere – contratto a tempo indeterminato', 'Edile Monti Srl'], 'Carpentiere', 'Edile Monti Srl'],
    ['de', ['Kraftfahrer im Nahverkehr, Terhorst Spedition GmbH & Co. KG, Gladbeck'], 'Kraftfahrer im Nahverkehr', 'Terhorst Spedition GmbH & Co. KG'],
    ['de', ['Doktorandin, Universität Plön, Institut für'], 'Doktorandin', 'Universität Plön'],
    ['de', ['Elektrohelfer im Betrieb meines Onkels', 'Osei Electricals'], 'Elektrohelfer im Betrieb meines Onkels', 'Osei Electricals'],
    ['de', ['Landgericht Plön', 'Rechtsreferendarin'], 'Rechtsreferendarin', 'Landgericht Plön'],
    ['de', ['Rösterei Kiezbohne, Berlin', 'Aushilfe // Service'], 'Aushilfe', 'Rösterei Kiezbohne'],
    ['de', ['Fa. Tauern Bau AG, Zell am See', 'Hochbaupolier'], 'Hochbaupolier', 'Fa. Tauern Bau AG'],
    ['de', ['Produktionshelfer (Leiharbeit)', 'Tempo GmbH, Einsatz bei Automobilzulieferer in Plön'], 'Produktionshelfer (Leiharbeit)', 'Tempo GmbH'],
    ['de', ['Schenna, Italien', 'Hausdame', 'Hotel Seeblick'], 'Hausdame', 'Hotel Seeblick'],
    ['es', ['Técnica de calidad', 'Conservas Bahía, S.L., Barbate'], 'Técnica de calidad', 'Conservas Bahía, S.L.'],
    ['fr', ['Sarl Moreau et Fils, Vilbert (94)', 'Maçon'], 'Maçon', 'Sarl Moreau et Fils'],
    ['fr', ["Missions d'intérim, agence Actua BTP", 'Coffreur-bancheur'], 'Coffreur-bancheur', 'agence Actua BTP'],
    ['fr', ["Missions d'intérim, Actua BTP", 'Coffreur-bancheur'], 'Coffreur-bancheur', 'Actua BTP'],
    ['it', ['OSS presso Cooperativa Il Glicine, Zanè, contratto a tempo', 'determinato'], 'OSS', 'Cooperativa Il Glicine'],
    ['it', ['Scuola reclute, truppe sanitarie', 'Esercito svizzero'], 'Scuola reclute, truppe sanitarie', 'Esercito svizzero'],
    ['es', ['Auxiliar administrativa', 'Especialistas en Limpieza del Sur, S.L.'], 'Auxiliar administrativa', 'Especialistas en Limpieza del Sur, S.L.'],
    ['es', ['Instalador', 'Expertos en Climatización'], 'Instalador', 'Expertos en Climatización'],
    ['es', ['Secretaría de Finanzas del Estado', 'Servicio Social'], 'Servicio Social', 'Secretaría de Finanzas del Estado'],
    ['es', ['Secretaria de dirección', 'Colegio San José'], 'Secretaria de dirección', 'Colegio San José'],
    ['es', ['Camarero', 'Chiringuito Sal y Brasa'], 'Camarero', 'Chiringuito Sal y Brasa'],
    ['pt', ['Cuidadora de idosos – plantão 12x36', 'Lar Santa Clara'], 'Cuidadora de idosos', 'Lar Santa Clara'],
    ['es', ['Camarera de pisos, compaginado con los estudios', 'Hotel Palmeral'], 'Camarera de pisos', 'Hotel Palmeral'],
  ])('%s: %j', (language, texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
  }); // prettier-ignore
});

test('at the right above the dates stands a town beside an employer, and an employer beside a post', () => {
  const told = '• Kept nine kilns firing through the winter and taught two apprentices to glaze';
  const reading = read([
    { text: 'Experience', size: 14 },
    [[56, 'Larch Ceramics Services'], [470, 'Kelso Heath']], [[56, 'Kiln Support'], [470, '2009 - 2013']], told,
    [[56, 'Steward of the Ferry Council'], [470, 'Potters Hub']], [[56, 'Anstruther'], [470, '2005 - 2008']], told,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Kiln Support | Larch Ceramics Services | 2009 | 2013',
    'Steward of the Ferry Council | Potters Hub | 2005 | 2008',
  ]);
});

test('where dated lines tell all, larger lines above part jobs by their kind, and smaller ones below say what was done', () => {
  const small = (text: string): Row => ({ text, size: 9.5 });
  const reading = read([
    { text: 'Experience', size: 15 },
    { text: 'On the water', size: 12.5 },
    '2014–2018 Deckhand, Oddlock, Saltash', small('Coal company runs to the coast'),
    '2011–2014 Pilot, Gullwing, Fowey', '• Brought ninety ships a year up the river in all weathers',
    { text: 'Ashore', size: 12.5 },
    '2007–2011 Baker, Crumbly, Looe', '• Baked bread for nine shops and two schools of the town',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Deckhand | Oddlock | 2014 | 2018',
    'Pilot | Gullwing | 2011 | 2014',
    'Baker | Crumbly | 2007 | 2011',
  ]);
});

describe('where they do not, the other entries of the resume do', () => {
  const told = '• Weekly reports that the board of the firm decides by and trusts';

  test('the employer stands first', () => {
    const reading = read([
      { text: 'Experience', size: 14 },
      'Tri-County Supply Co.', 'Office Assistant', '2018 – 2020', told,
      'Harbour Systems LLC', 'Data Analyst', '2016 – 2018', told,
      'Quince & Larch', 'Happiness Wizard', '2014 – 2016', told,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[2]).toBe('Happiness Wizard | Quince & Larch | 2014 | 2016');
  });

  test('the post stands first, and a comma parts them', () => {
    const reading = read([
      { text: 'Berufserfahrung', size: 14 },
      'Werkstudentin, Verlag Kleiner Fuchs', '2021 – 2023', '• Redaktionsplan für drei Kanäle mit vielen Abonnenten',
      'Praktikantin, Museum Alte Mühle', '2020 – 2021', '• Pressemitteilungen und die tägliche Presseschau geschrieben',
      'Grünschnabel, Traumfabrik Nord', '2019 – 2020', '• Betreuung einer Gruppe mit zweiundzwanzig Kindern am Tag',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[2]).toBe('Grünschnabel | Traumfabrik Nord | 2019 | 2020');
  });
});

describe('dates', () => {
  test.each<[string, Row, string]>([
    ['open in a cell of its own', [[56, '2021–'], [140, 'Lecturer, Orkney University']], 'Lecturer | Orkney University | 2021 | present'],
    ['with words before them', [[56, 'From 2018 to 2021'], [180, 'Lecturer, Orkney University']], 'Lecturer | Orkney University | 2018 | 2021'],
    ['with words of a season', [[56, 'Stagioni estive 2018, 2019 e 2020'], [240, 'Lecturer, Orkney University']], 'Lecturer | Orkney University | 2018 | 2020'],
    ['with their words apart', [[56, 'since 2021'], [180, 'Lecturer, Orkney University']], 'Lecturer | Orkney University | 2021 | present'],
  ])('%s', (_, row, wanted) => {
    const reading = read([{ text: 'Experience', size: 14 }, row, '• Courses on tidal power for eighty students each year, with field trips']);
    expect(entriesIn(reading, 'experience')).toEqual([wanted]);
  }); // prettier-ignore
});

test('a share of full hours is no employer, in whichever type it is set', () => {
  const post = (name: string, share: string, firm: string, dates: string): Row[] => [
    { text: name, font: 1 }, [[56, dates], [240, `, taux ${share}`]], [[240, firm]], '• Soins et accompagnement des résidents de jour comme de nuit',
  ]; // prettier-ignore
  const reading = read([
    { text: 'Expériences professionnelles', size: 14 },
    ...post('Infirmière', '80 %', 'Foyer Vuachère', '2016 – 2021'), ...post('Infirmière', '60 %', 'Foyer des Alpes', '2012 – 2016'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Infirmière | Foyer Vuachère | 2016 | 2021',
    'Infirmière | Foyer des Alpes | 2012 | 2016',
  ]);
});

test('a kind of contract is no name, though nothing names a post', () => {
  const { title, organisation } = headOf(["Missions d'intérim, agence Actua BTP"], 'experience', LEXICONS.fr);
  expect([title, organisation]).toEqual(['agence Actua BTP', null]);
});

test('a German school is told by its end', () => {
  const head = headOf(['Weiterbildung Praxisanleitung, Altenpflegeakademie Sonnwald'], 'education', LEXICONS.de);
  expect(head).toMatchObject({ title: 'Weiterbildung Praxisanleitung', organisation: 'Altenpflegeakademie Sonnwald' });
});
