import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const FRENCH = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";
const PORTUGUESE = 'Sou uma pessoa organizada e procuro uma nova oportunidade na minha área com uma boa equipe';
const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), FRENCH, '', large('Expériences professionnelles'), ...rows]), 'experience'); // prettier-ignore
const frenchStudies = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), FRENCH, '', large('Formation'), ...rows]), 'education'); // prettier-ignore
const portuguese = (...rows: readonly Row[]): string[] => entriesIn(read([large('Resumo'), PORTUGUESE, '', large('Experiência profissional'), ...rows]), 'experience'); // prettier-ignore
const portugueseStudies = (...rows: readonly Row[]): string[] => entriesIn(read([large('Resumo'), PORTUGUESE, '', large('Formação acadêmica'), ...rows]), 'education'); // prettier-ignore

test('a list of courses behind its label is no degree, the line that it goes on in neither', () => {
  expect(
    frenchStudies(
      '2019 : Bac pro Gestion-administration, Lycée des Ormes, Brumes',
      'Niveau BTS Assistant de gestion (non obtenu), 2021',
      'Formations courtes : gestes et postures (2017), tableur niveau 1 (2019), conseillère en vente',
      '(2023)',
    ),
  ).toEqual([
    'Bac pro Gestion-administration | Lycée des Ormes | - | 2019',
    'Niveau BTS Assistant de gestion (non obtenu) | - | - | 2021',
  ]);
  expect(
    portugueseStudies(
      'Segundo grau completo, Colégio Estadual Brumas, 1998',
      'Cursos livres: Word (2010), NR-35 (2022)',
    ),
  ).toEqual(['Segundo grau completo | Colégio Estadual Brumas | - | 1998']);
});

test('a French name that has begun behind a comma is whole, with the words that lead to an employer elsewhere', () => {
  expect(
    french(
      '2019 – 2024 | Institutrice primaire, École communale du Centre, Brumes',
      '2017 – 2019 | Vendeuse, La Cabane à Sucre, Brumes',
    ),
  ).toEqual([
    'Institutrice primaire | École communale du Centre | 2019 | 2024',
    'Vendeuse | La Cabane à Sucre | 2017 | 2019',
  ]);
  expect(
    french(
      'Commis de plancher, Pharmacie Ormel, Brumes',
      'Juin 2016 à février 2020',
      '- Étalage et rotation',
      'Plongeur, Casse-croûte Chez Odilon, Brumes',
      'Mai à août 2015',
    ),
  ).toEqual([
    'Commis de plancher | Pharmacie Ormel | 2016-06 | 2020-02',
    'Plongeur | Casse-croûte Chez Odilon | 2015-05 | 2015-08',
  ]);
});

test('forms of one list item each', () => {
  expect(
    portuguese(
      '• Empresa: Vidraçaria Brumas | Cargo: Vidraceiro | Período: 2019/2023',
      '• Empresa: Serralheria Olmo | Cargo: Serralheiro | Período: 2015/2019',
    ),
  ).toEqual(['Vidraceiro | Vidraçaria Brumas | 2019 | 2023', 'Serralheiro | Serralheria Olmo | 2015 | 2019']);
});

test('an employer without a label below what was done, over the label that stands below the first', () => {
  expect(
    portuguese(
      'Tecelagem Brumas',
      'Período: 1998 a 2019',
      'Último cargo: Encarregado de produção',
      'Atividades: urdume, tecelagem e revisão',
      'Metalúrgica Olmo',
      'Período: 1993 a 1998',
      'Último cargo: Prensista',
    ),
  ).toEqual(['Encarregado de produção | Tecelagem Brumas | 1998 | 2019', 'Prensista | Metalúrgica Olmo | 1993 | 1998']);
});

test('whom a freelance worked for is no employer', () => {
  expect(
    french(
      'Depuis 2020 Graphiste indépendante',
      'Clients : Musée de la Brume, Éditions du Lavoir',
      '- Identités visuelles',
      '2016-2020 Maquettiste, Le Courrier du Val, Brumes',
      '- Mise en page',
    ),
  ).toEqual(['Graphiste indépendante | - | 2020 | present', 'Maquettiste | Le Courrier du Val | 2016 | 2020']);
});

test('sentences that open with what was before, or say for how long', () => {
  expect(
    portuguese(
      'Trabalhei de 2016 a 2022 como pizzaiolo na Cantina Olmo, em Curitiba, onde montava a massa.',
      'Antes disso, de 2012 a 2016, fui auxiliar de cozinha no Restaurante Panela Velha.',
      'Entre 2009 e 2012 exerci funções de costureira na Confecções Brumas, em Curitiba.',
    ),
  ).toEqual([
    'pizzaiolo | Cantina Olmo | 2016 | 2022',
    'auxiliar de cozinha | Restaurante Panela Velha | 2012 | 2016',
    'costureira | Confecções Brumas | 2009 | 2012',
  ]);
  expect(
    french(
      "Après mon bac, j'ai travaillé deux ans (2010-2012) comme vendeur chez Sport Ormel à Lyon.",
      "J'ai ensuite intégré en 2012 la société Brume Sécurité en tant qu'agent de surveillance.",
      "Depuis 2018, je suis gardien d'immeuble pour la résidence Les Balcons du Val.",
    ),
  ).toEqual([
    'vendeur | Sport Ormel | 2010 | 2012',
    'agent de surveillance | Brume Sécurité | 2012 | -',
    "gardien d'immeuble | résidence Les Balcons du Val | 2018 | present",
  ]);
});

const bold = (text: string): Row => ({ text, font: 1 });

test('a field behind the comma of a head of division is of the post', () => {
  expect(
    french(
      bold('2013 à 2019   Ville de Brumes'),
      'Chef de division, approvisionnements',
      bold('2008 à 2013   Ville de Brumes'),
      'Directrice adjointe, achats et flotte',
    ),
  ).toEqual([
    'Chef de division, approvisionnements | Ville de Brumes | 2013 | 2019',
    'Directrice adjointe, achats et flotte | Ville de Brumes | 2008 | 2013',
  ]);
});

test('a time away from work that goes on in further words, or in the next line, is no job', () => {
  expect(
    french(
      bold("2020 – 2023 : Agent d'accueil, Musée de la Brume, Angers"),
      'Accueil, billetterie, boutique',
      bold("2016 – 2020 : Congé parental puis interruption d'activité pour"),
      bold('élever mes enfants'),
      bold("2012 – 2016 : Agent d'accueil, Parc de l'Orme, Cholet"),
      'Accueil, billetterie',
      bold("2010 – 2012 : Recherche d'emploi et aide à un proche"),
    ),
  ).toEqual(["Agent d'accueil | Musée de la Brume | 2020 | 2023", "Agent d'accueil | Parc de l'Orme | 2012 | 2016"]);
  expect(
    portuguese(
      bold('2019 a 2024 – Auxiliar de classe – Escola Brumas'),
      bold('2015 a 2019 – Período dedicado aos cuidados dos filhos'),
      bold('2009 a 2015 – Secretária – Consultório Olmo'),
    ),
  ).toEqual(['Auxiliar de classe | Escola Brumas | 2019 | 2024', 'Secretária | Consultório Olmo | 2009 | 2015']);
});

test('the only post that one had with an employer, in a list of one item', () => {
  expect(
    portuguese(
      bold('Cooperativa Agrícola Brumas – 2009 a 2023'),
      '• Classificador de grãos (2015 a 2023)',
      '• Balanceiro (2009 a 2015)',
      bold('Armazéns Olmo – 2006 a 2009'),
      '• Saqueiro',
    ),
  ).toEqual([
    'Classificador de grãos | Cooperativa Agrícola Brumas | 2015 | 2023',
    'Balanceiro | Cooperativa Agrícola Brumas | 2009 | 2015',
    'Saqueiro | Armazéns Olmo | 2006 | 2009',
  ]);
});

test('labels behind the name of an employer', () => {
  expect(
    portuguese(
      'Panificadora Brumas – Função: Confeiteira – Período: 2019 a 2024',
      'Buffet Olmo – Função: Salgadeira – Período: 2015 a 2019',
    ),
  ).toEqual(['Confeiteira | Panificadora Brumas | 2019 | 2024', 'Salgadeira | Buffet Olmo | 2015 | 2019']);
});

test('dots of both genders part nothing; "Chez" opens an employer', () => {
  expect(
    french(
      'Vendeur·se en boulangerie - Au Bon Levain, Rennes (2021-2023)',
      'Chargé·e de clientèle - Mutuelle Ormel, Rennes (2019-2021)',
    ),
  ).toEqual([
    'Vendeur·se en boulangerie | Au Bon Levain | 2021 | 2023',
    'Chargé·e de clientèle | Mutuelle Ormel | 2019 | 2021',
  ]);
  expect(
    french(
      'Chez Mme Brumes, Lyon, de mai 2019 à octobre 2023 : aide ménagère',
      'Chez M. et Mme Ormel, Lyon, de 2016 à 2019 : garde à domicile',
    ),
  ).toEqual(['aide ménagère | Mme Brumes | 2019-05 | 2023-10', 'garde à domicile | M. et Mme Ormel | 2016 | 2019']);
});

test('what a thesis was about and who judged it are no studies', () => {
  expect(
    frenchStudies(
      '2017–2021 Doctorat en écologie, Université de Brumes',
      'Titre : Petites bêtes et grands courants : dispersion des éphémères en estuaire',
      'Jury : rapporteurs P. Ormel et S. Brumes ; soutenue le 18 juin 2021',
      '2014–2016 Master Gestion des milieux aquatiques, Université du Val, mention très bien',
    ),
  ).toEqual([
    'Doctorat en écologie | Université de Brumes | 2017 | 2021',
    'Master Gestion des milieux aquatiques | Université du Val | 2014 | 2016',
  ]);
});

test('a degree in smaller letters below a heading in capitals is none, whatever words of headings it holds', () => {
  const heading = (text: string): Row => ({ text, size: 11, font: 1 });
  const degree = (text: string): Row => ({ text, size: 10.5, font: 1 });
  const told = read([
    heading('SOBRE MIM'),
    PORTUGUESE,
    heading('EXPERIÊNCIA'),
    degree('Produtora executiva'),
    'Associação Brumas, Mindelo',
    'Fev 2022 – presente',
    heading('FORMAÇÃO'),
    degree('Mestrado em Gestão e Estudos da Cultura'),
    'Instituto Universitário Olmo, Lisboa',
    '2020 – 2023 (à distância)',
    degree('Licenciatura em Estudos Artísticos'),
    'Universidade Brumas, Coimbra',
    '2013 – 2017',
    heading('LÍNGUAS'),
    'Francês – C1',
  ]);
  expect(entriesIn(told, 'education')).toEqual([
    'Mestrado em Gestão e Estudos da Cultura | Instituto Universitário Olmo | 2020 | 2023',
    'Licenciatura em Estudos Artísticos | Universidade Brumas | 2013 | 2017',
  ]);
});

test('the town behind a school of youth is no degree', () => {
  const studies = frenchStudies(
    '2014-2016 : CAP Coiffure, MFR de Brumes',
    '2010-2014 : Collège Jean-Ormel, Monsempron',
  );
  expect(studies).toEqual(['CAP Coiffure | MFR de Brumes | 2014 | 2016', '- | Collège Jean-Ormel | 2010 | 2014']);
});

test('a label below a postcode, in a table of personal data, is no town of it', () => {
  const { contact } = read([
    large('Jurandir Passos'),
    '',
    large('DADOS PESSOAIS'),
    [
      [56, 'Cidade:'],
      [130, 'Ponta Grossa - PR'],
      [330, 'CEP:'],
      [410, '84016-320'],
    ],
    [
      [56, 'Celular:'],
      [130, '(42) 99836-1740'],
      [330, 'Recado:'],
      [410, '(42) 3227-4805'],
    ],
    '',
    large('Experiência profissional'),
    '2019 a 2023 – Açougueiro – Mercado Olmo',
    PORTUGUESE,
  ]);
  expect(contact.location?.value).toBe('Ponta Grossa - PR');
});
