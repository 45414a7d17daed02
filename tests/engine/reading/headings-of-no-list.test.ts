/** Headings in words of nobody's, set as the known ones are: they end what stands before them, and what stands below them tells what they open. */
import { describe, expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (when: string, what: string): Row => [[56, when], [160, what]]; // prettier-ignore
const jobsOf = (rows: readonly Row[]): string[] =>
  read(rows)
    .entries.filter(({ section }) => section === 'experience')
    .map(({ title, organisation }) => `${title ?? '–'} @ ${organisation ?? '–'}`);

const SPANISH: readonly Row[] = [
  'Vivo en Cáceres y busco un puesto estable cerca de casa, con un equipo que trabaje bien y quiera aprender cosas nuevas.',
  '',
];

describe('numbered', () => {
  const rows: readonly Row[] = [
    ...SPANISH,
    large('1. Dónde estoy ahora'),
    dated('2019 – actualidad', 'Encargada de almacén, Conservas Almonte S.L.'),
    '',
    large('2. Dónde estuve antes'),
    dated('2014 – 2019', 'Carretillera, Frutas del Jerte S.A.'),
    dated('2010 – 2014', 'Moza de almacén, Muebles Encina S.L.'),
    '',
    large('3. Formación académica'),
    dated('2010', 'Bachillerato, IES Monte Alto'),
    '',
    large('4. Idiomas'),
    'Portugués y un poco de francés',
    '',
    large('5. Aficiones'),
    'Senderismo',
  ];

  test('the jobs under two of them', () => {
    expect(jobsOf(rows)).toEqual([
      'Encargada de almacén @ Conservas Almonte S.L.',
      'Carretillera @ Frutas del Jerte S.A.',
      'Moza de almacén @ Muebles Encina S.L.',
    ]);
  });

  test('one among jobs ends them', () => {
    const more = [
      ...rows.slice(0, 3), dated('2019 – actualidad', 'Encargada de almacén, Conservas Almonte S.L.'), '',
      large('2. Experiencia profesional'), dated('2014 – 2019', 'Carretillera, Frutas del Jerte S.A.'), '',
      large('3. Gestión'), 'Entre 2018 y 2022 llevé la caja de la cooperativa como tesorera y atendí a los socios cada martes por la tarde.', '',
      large('4. Estancias'), dated('2010 (6 meses)', 'Universidade do Litoral, Braga'), '',
      ...rows.slice(9),
    ]; // prettier-ignore
    expect(jobsOf(more)).toEqual([
      'Encargada de almacén @ Conservas Almonte S.L.',
      'Carretillera @ Frutas del Jerte S.A.',
    ]);
  });
});

describe('among the jobs', () => {
  const around = (...rows: Row[]): readonly Row[] => [
    large('Experiência profissional'), dated('2018 – 2024', 'Vigilante, Escudo Norte Ltda'), dated('2012 – 2018', 'Porteiro, Condomínio Ipê Ltda'), '',
    ...rows, '',
    large('Escolaridade'), dated('2008', 'Ensino médio, Colégio Estadual Rui Barbosa'), '', large('Idiomas'), 'Português e espanhol',
  ]; // prettier-ignore

  test('more jobs, under what was done and nobody who does it', () => {
    const rows = around(large('Trabalhos na música'), dated('2005 – 2011', 'Professor de violão, Escola Som Livre Ltda'));
    expect(headingsOf(read(rows))).toContain('Trabalhos na música: experience');
    expect(jobsOf(rows)).toEqual([
      'Vigilante @ Escudo Norte Ltda', 'Porteiro @ Condomínio Ipê Ltda', 'Professor de violão @ Escola Som Livre Ltda',
    ]);
  }); // prettier-ignore

  test('what has no place elsewhere opens nothing', () => {
    const rows = around(large('Outros elementos'), dated('2011 – 2015', 'Tesoureira, Associação de Pais do Jardim'));
    expect(jobsOf(rows)).toHaveLength(2);
  });

  test('what lists sites opens nothing either', () => {
    const rows = around(large('Prédios'), 'Edifício Mirante, reforma da portaria (2019-2021)', 'Escola do bairro (2013)');
    expect(jobsOf(rows)).toHaveLength(2);
  }); // prettier-ignore

  test('no name of an employer, set so above each job', () => {
    const rows = [
      large('Experiência profissional'), large('Grupo Aroeira'), dated('2018 – 2024', 'Vigilante'), 'Rondas noturnas e controle de acesso', '',
      large('Rede Jatobá'), dated('2012 – 2018', 'Porteiro'), 'Recebimento de encomendas e visitas', '',
      large('Escolaridade'), dated('2008', 'Ensino médio, Colégio Estadual Rui Barbosa'), '', large('Idiomas'), 'Português e espanhol',
    ]; // prettier-ignore
    expect(jobsOf(rows)).toEqual(['Vigilante @ Grupo Aroeira', 'Porteiro @ Rede Jatobá']);
  });
});

test('jobs at universities are no studies', () => {
  const rows: readonly Row[] = [
    large('Fonctions'),
    [[56, 'Chercheuse postdoctorale'], [420, '2021 – 2024']], 'Université des Trois-Pays, Strasbourg', 'Le laboratoire compte douze thèses en cours.',
    [[56, 'Attachée d’enseignement'], [420, '2018 – 2021']], 'Université de Haute-Bretagne, Brest', 'Cours en licence 2 et 3, encadrement de masters.', '',
    large('Formation'), dated('2017', 'Doctorat en écologie, Université de Haute-Bretagne'), '', large('Langues'), 'Anglais', '', large('Loisirs'), 'Voile',
  ]; // prettier-ignore
  expect(headingsOf(read(rows))).toContain('Fonctions: experience');
});

test('in the letters of the main column, beside a sidebar of other letters', () => {
  const side = (text: string, y: number): Row => ({ text, x: 30, y, font: 1, size: 10 });
  const small = (text: string, y: number): Row => ({ text, x: 30, y, size: 9 });
  const main = (text: string, y: number): Row => ({ text, x: 220, y, font: 1, size: 12.5 });
  const said = (text: string, y: number): Row => ({ text, x: 220, y, size: 9 });
  const rows: Row[] = [
    side('ATOUTS', 700), small('Sens du service', 680), small('Ponctualité', 668),
    side('LANGUES', 630), small('Français, kabyle', 610), small('Anglais B2', 598),
    side('LOISIRS', 560), small('Futsal en club', 540), small('Séries', 528),
    main('PARCOURS', 700), said('2021 – 2025 Conseiller de vente | Sportland Englos', 680), said('Conseil, caisse et retouches pour les clients du rayon', 668), said('2017 – 2021 Vendeur | Maison Delattre', 656), said('Tenue de caisse et ouverture du magasin le samedi', 644),
    main('DIPLÔMES', 610), said('2015 BTS Négociation et Relation Client | CFA du Mélantois', 590), said('2013 Bac pro Commerce | Lycée Jeanne-Morel', 578),
    main('ET AUSSI', 540), said('SST (sauveteur secouriste du travail), recyclage 2024', 520), said('Bénévole aux maraudes du vendredi depuis 2020', 508),
  ]; // prettier-ignore
  const schools = read(rows).entries.filter(({ section }) => section === 'education');
  expect(schools.map(({ title }) => title)).toEqual(['BTS Négociation et Relation Client', 'Bac pro Commerce']);
});

test('what volunteers do opens no work', () => {
  const rows: readonly Row[] = [
    ...SPANISH,
    large('Experiencia'),
    dated('2019 – actualidad', 'Encargada de almacén, Conservas Almonte S.L.'),
    '',
    large('Formación académica'),
    dated('2010', 'Bachillerato, IES Monte Alto'),
    '',
    large('Cerca de casa'),
  ];
  const last: readonly Row[] = ['', large('Idiomas'), 'Español, inglés, francés'];
  const told = (text: string): string[] => headingsOf(read([...rows, dated('2012 – 2018', text), ...last]));
  expect(told('Dependienta de la tienda, Frutas del Jerte S.A.')).toContain('Cerca de casa: experience');
  expect(told('Voluntaria de la tienda, Banco de Alimentos del Jerte')).not.toContain('Cerca de casa: experience');
}); // prettier-ignore
