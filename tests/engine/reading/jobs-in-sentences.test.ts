/** Jobs told in sentences: when, at whom, as what. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

test.each<[string, string, readonly string[], string]>([
  ['Experiencia laboral', 'Idiomas', ['Desde el 2008 y hasta el 2011 estuve trabajando para la empresa Faro Gris S.A. como diseñadora,', 'realizando tareas de actualización de páginas web.'], 'diseñadora | Faro Gris S.A. | 2008 | 2011'],
  ['Experiencia laboral', 'Idiomas', ['Desde 2016 hasta ahora, tengo un cargo en el Colegio Los Aromos, como ayudante técnica.'], 'ayudante técnica | Colegio Los Aromos | 2016 | present'],
  ['Experiencia laboral', 'Idiomas', ['De 2012 a 2015 estuve trabajando como secretaria en Gimnasio Faro.'], 'secretaria | Gimnasio Faro | 2012 | 2015'],
  ['Experiência profissional', 'Idiomas', ['De 2015 e até 2018 estive trabalhando para a Moda Clara como vendedora,', 'no balcão e na caixa de duas lojas.'], 'vendedora | Moda Clara | 2015 | 2018'],
  ['Esperienza lavorativa', 'Lingue', ['Dal 2010 al 2014 ho lavorato presso la ditta Faro Grigio Srl come saldatore,', 'con lavori di carpenteria su disegno per tre cantieri.'], 'saldatore | Faro Grigio Srl | 2010 | 2014'],
  ['Expérience professionnelle', 'Langues', ['De 2010 à 2014 j’ai travaillé pour la société Phare Gris en tant que soudeur,', 'avec des travaux de charpente sur plan pour trois chantiers.'], 'soudeur | Phare Gris | 2010 | 2014'],
  ['Berufserfahrung', 'Sprachen', ['Von 2010 bis 2014 arbeitete ich als Köchin im Hotel Mondsee in Emsau.'], 'Köchin | Hotel Mondsee | 2010 | 2014'],
  ['Berufserfahrung', 'Sprachen', ['Seit 2015 bin ich bei der Feldhof GmbH als Verkäuferin tätig.'], 'Verkäuferin | Feldhof GmbH | 2015 | present'],
  ['Berufserfahrung', 'Sprachen', ['Im Jahr 2009 absolvierte ich ein Praktikum bei der Stadtverwaltung Emsau.'], 'Praktikum | Stadtverwaltung Emsau | 2009 | -'],
  ['Berufserfahrung', 'Sprachen', ['Ich arbeitete von 1998 bis 2000 als Tischlerin in der Tischlerei Vogt.'], 'Tischlerin | Tischlerei Vogt | 1998 | 2000'],
])('%s: %s', (heading, next, lines, told) => {
  const reading = read([large(heading), ...lines, '', large(next), 'Excel, Word']);
  expect(entriesIn(reading, 'experience')).toEqual([told]);
}); // prettier-ignore

test.each<[string, string, string, string]>([
  [
    'Berufserfahrung',
    'Sprachen',
    'Seit 03/2019 bei Paketdienst Ohm als Fahrer',
    'Fahrer | Paketdienst Ohm | 2019-03 | present',
  ],
  [
    'Berufserfahrung',
    'Sprachen',
    '2010 – 2016 Tätigkeit als Bauleiter bei der Hochbau Riedel GmbH',
    'Bauleiter | Hochbau Riedel GmbH | 2010 | 2016',
  ],
  [
    'Berufserfahrung',
    'Sprachen',
    '2004 – 2010: angestellt bei der Spedition Nordhafen GmbH als Lagerist',
    'Lagerist | Spedition Nordhafen GmbH | 2004 | 2010',
  ],
  [
    'Esperienze lavorative',
    'Lingue',
    'Dal 2005 al 2012: dipendente di Edilstrade S.p.A. in qualità di capo cantiere',
    'capo cantiere | Edilstrade S.p.A. | 2005 | 2012',
  ],
  [
    'Esperienze lavorative',
    'Lingue',
    '2013 – 2014: presso Bar Centrale come barista',
    'barista | Bar Centrale | 2013 | 2014',
  ],
])('%s without a verb: %s', (heading, next, line, told) => {
  const prose = heading === 'Berufserfahrung' ? 'Verantwortung für die Übergabe und das Lager mit einem kleinen Team in der Stadt' : 'Gestione degli ordini e dei clienti della bottega, con il controllo delle fatture'; // prettier-ignore
  const reading = read([prose, '', large(heading), line, '', large(next), 'Deutsch, Italiano']);
  expect(entriesIn(reading, 'experience')).toEqual([told]);
});

test.each<[string, readonly Row[], readonly string[]]>([
  ['in paragraphs', ['Between June 2019 and May 2021 I was employed by Larkmoor Freight Ltd as a Warehouse Supervisor. I led', 'a shift of fourteen pickers and planned the yard for sixty lorries a day.', '', 'From 2015 to 2018 I worked for Mosswood Grocers as Store Assistant, where I ran the till and restocked the', 'shelves.'], ['Warehouse Supervisor | Larkmoor Freight Ltd | 2019-06 | 2021-05', 'Store Assistant | Mosswood Grocers | 2015 | 2018']],
  ['the post first', ['I was a barista at Mosswood Coffee from May 2016 until July 2018.', 'In 2012 I joined the Anvil Inn as a porter and was soon made head porter.'], ['barista | Mosswood Coffee | 2016-05 | 2018-07', 'porter | Anvil Inn | 2012 | -']],
  ['in a list', ['• Since 2019 I am employed as a driver for Larkmoor Freight.', '• From May 2010 to June 2012, I held the position of Office Manager with Tarn & Sons.'], ['driver | Larkmoor Freight | 2019 | present', 'Office Manager | Tarn & Sons | 2010-05 | 2012-06']],
  ['numbered, the first of them over two lines', [{ text: '1) Presently working with M/s Mosswood Castings Pvt. Ltd., Tarn as Sr.', font: 1 }, { text: 'Engineer – Supplier Quality from June 2021 to till date.', font: 1 }, 'Company profile: Maker of shafts, 650 employees.', 'Job responsibilities:', '• Audits of suppliers', { text: '2) Worked with M/s Larkmoor Forge Ltd., Fernton as Quality Engineer from Jan. 2018 to May 2021.', font: 1 }, 'Job responsibilities:', '• Final inspection'], ['Sr. Engineer – Supplier Quality | Mosswood Castings Pvt. Ltd. | 2021-06 | present', 'Quality Engineer | Larkmoor Forge Ltd. | 2018-01 | 2021-05']],
  ['without who worked', ['Presently associated with Larkmoor Steel Ltd. as Asst. Manager since May 2017.', 'Looking after the upkeep of two mills and a team of nine.', 'Employed by Tarn Mills, Fernton as Junior Engineer from 2013 to 2017.', 'Took part in the yearly shutdowns.'], ['Asst. Manager | Larkmoor Steel Ltd. | 2017-05 | present', 'Junior Engineer | Tarn Mills | 2013 | 2017']],
  ['list items with a field behind the post', ['1. Working with Mosswood Traders, Tarn as Executive - Accounts from June 2019 to till date.', '2. Worked as Accountant with M/s Fernton Foods, Tarn from Jan. 2016 to May 2019.'], ['Executive - Accounts | Mosswood Traders | 2019-06 | present', 'Accountant | Fernton Foods | 2016-01 | 2019-05']],
  ['heads that are no sentences', ['Barista, Mosswood Coffee, 2016 – 2018', '• I worked as a trainer for new starters in 2017'], ['Barista | Mosswood Coffee | 2016 | 2018']],
])('en, %s', (_, lines, told) => {
  const reading = read([large('Employment History'), ...lines, '', large('Skills'), 'Excel, Word, stock control and forklift trucks']);
  expect(entriesIn(reading, 'experience')).toEqual(told);
}); // prettier-ignore

test.each<[string, string, readonly string[], readonly string[]]>([
  ['Attività svolta', 'Lingue', [
    'Dal settembre 1991 al marzo 1995 praticantato presso lo Studio Tecnico Geom. A.', 'Conti di Galatina, come praticante geometra: rilievi, accatastamenti, frazionamenti.',
    "Dal 1995 al 2001 sono stato tecnico di cantiere per l'impresa Edil Faro S.r.l. di Maglie.", 'Ho seguito la contabilità dei lavori e la sicurezza nei cantieri di 46 alloggi.',
    'Dal gennaio 2013 ad oggi esercito come libero professionista, con studio proprio a Lecce', '(Studio Leucci): pratiche catastali, perizie per il Tribunale, certificazioni.',
    'Dal 2019 sono inoltre docente a contratto (corsi serali) presso l’Istituto', '"Galilei-Salento" di Lecce.',
  ], ['praticante geometra | Studio Tecnico Geom. A. Conti di Galatina | 1991-09 | 1995-03', 'tecnico di cantiere | Edil Faro S.r.l. | 1995 | 2001', 'libero professionista | Studio Leucci | 2013-01 | present', 'docente a contratto | Istituto "Galilei-Salento" di Lecce | 2019 | present']],
  ['Experiencia laboral', 'Idiomas', [
    'De 2003 a 2005 prácticas en el Despacho Dr. A. Molina, como pasante: escritos y visitas al juzgado.',
    'De 2006 a 2012 ocupé la plaza de auxiliar en el Ayuntamiento de Niebla.', 'En 2010 rehicimos el archivo de tres pueblos con ayuda de la diputación.',
    'Desde 2013 ejerzo como abogada por cuenta propia, con despacho en Huelva.', 'Desde 2019 soy además profesora asociada en la Escuela de Arte de Huelva.',
  ], ['pasante | Despacho Dr. A. Molina | 2003 | 2005', 'auxiliar | Ayuntamiento de Niebla | 2006 | 2012', 'abogada por cuenta propia | - | 2013 | present', 'profesora asociada | Escuela de Arte de Huelva | 2019 | present']],
  ['Experiência profissional', 'Idiomas', [
    'De 2003 a 2005 estágio no Escritório Dr. A. Moura, como estagiária: atos e registos.',
    'De 2006 a 2012 fui encarregada de obra para a empresa Construções Vouga Lda. de Aveiro.', 'Desde 2013 exerço como solicitadora por conta própria, com escritório em Aveiro.',
  ], ['estagiária | Escritório Dr. A. Moura | 2003 | 2005', 'encarregada de obra | Construções Vouga Lda | 2006 | 2012', 'solicitadora por conta própria | - | 2013 | present']],
  ['Expérience professionnelle', 'Langues', [
    'De 2003 à 2005 stage chez Maître A. Lenoir, comme clerc : actes et formalités.', 'De 2006 à 2012 j’ai occupé le poste de comptable chez Dubreuil SARL.',
    'Depuis 2013 j’exerce comme géomètre indépendant, avec un cabinet à Niort.', 'Depuis 2019 je suis également formatrice au lycée Jean-Moulin de Niort.',
  ], ['clerc | Maître A. Lenoir | 2003 | 2005', 'comptable | Dubreuil SARL | 2006 | 2012', 'géomètre indépendant | - | 2013 | present', 'formatrice | lycée Jean-Moulin de Niort | 2019 | present']],
])('%s over a life in sentences', (heading, next, lines, told) => {
  expect(entriesIn(read([large(heading), ...lines, '', large(next), 'Excel, Word']), 'experience')).toEqual(told);
}); // prettier-ignore

test('a date in the middle of a paragraph that goes on opens no job', () => {
  const reading = read([
    large('Percurso profissional'),
    'Desde março de 2015: Técnica superior na Câmara Municipal de Açor', 'Exerce funções na divisão de urbanismo, onde instrui os processos e prepara os',
    'despachos do vereador. Desde 2021 é gestora do procedimento de obras e', 'colabora na organização do arquivo.',
    'De janeiro de 2009 a fevereiro de 2015: Assistente técnica na Junta de Outeiro', 'Liquidação de taxas, emissão de alvarás, mercados e feiras.', '',
    large('Idiomas'), 'Francês e inglês',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Técnica superior | Câmara Municipal de Açor | 2015-03 | present',
    'Assistente técnica | Junta de Outeiro | 2009-01 | 2015-02',
  ]);
});

test.each<[string, string, readonly string[], readonly string[]]>([
  ['Esperienze di lavoro', 'Lingue', [
    'Attualmente (da ottobre 2020) lavoro come portalettere per Consegne Alta Valle Srl di Pieve. Porto la posta e',
    'i pacchi con il furgone.', 'Dal 2012 al 2020 sono stata operaia addetta al collaudo presso Plastiche',
    'Secchia Spa, con turni di notte.', 'Dal 03/2008 al 05/2011 commessa alla Ferramenta Golini di Pieve, chiusa per la piena.',
    'Prima ancora, dal 1999 al 2007, magliaia presso Maglificio Torrione: rimaglio e stiro.',
  ], ['portalettere | Consegne Alta Valle Srl | 2020-10 | present', 'operaia addetta al collaudo | Plastiche Secchia Spa | 2012 | 2020', 'commessa | Ferramenta Golini di Pieve | 2008-03 | 2011-05', 'magliaia | Maglificio Torrione | 1999 | 2007']],
  ['Experiencia laboral', 'Idiomas', [
    'Actualmente (desde octubre de 2020) trabajo como cajera en Ferretería Alta Sierra. Cobro y ordeno.',
    'De 2012 a 2020 trabajé como operaria en Plásticos Odiel SA, con turnos de noche.',
    'Antes, de 1999 a 2007, dependienta en Tejidos Torrijos: venta y escaparate.',
  ], ['cajera | Ferretería Alta Sierra | 2020-10 | present', 'operaria | Plásticos Odiel SA | 2012 | 2020', 'dependienta | Tejidos Torrijos | 1999 | 2007']],
])('%s: sentences of which some leave out the verb', (heading, next, lines, told) => {
  expect(entriesIn(read([large(heading), ...lines, '', large(next), 'Excel, Word']), 'experience')).toEqual(told);
}); // prettier-ignore

test.each([
  ['as linhas a partir', 'de 2004.'],
  ['e coordenação da oficina do curso', 'técnico em refrigeração (2002 a 2004).'],
])('the end of a sentence, "… %s" over "%s", opens no job', (above, below) => {
  const reading = read([
    large('Percurso profissional'),
    '2001-2008 – Frigoríficos Araçá S/A', 'Cargo: Operador de empilhadeira',
    `Principais atividades: montagem de gabinetes na linha 3; abastecimento d${above}`, below,
    '1997-2000 – Ferragens Itaoca Ltda.', 'Cargo: Balconista', '', large('Idiomas'), 'Francês e inglês',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ').slice(1))).toEqual([
    ['Frigoríficos Araçá S/A', '2001', '2008'],
    ['Ferragens Itaoca Ltda.', '1997', '2000'],
  ]);
});

test.each([
  [
    'Experiência profissional',
    'Fábrica de Calçado Ligeiro, S.A.',
    'Operador de máquinas, depois chefe de linha',
    '(desde 1995)',
  ],
  ['Experiencia laboral', 'Calzados Ligero, S.A.', 'Operario, luego jefe de línea', '(desde 1995)'],
  ['Esperienze lavorative', 'Calzaturificio Leggero S.r.l.', 'Operaio, poi capo linea', '(dal 1995)'],
])('%s: what one became later is of the job above', (heading, firm, post, since) => {
  const reading = read([
    large(heading), `1987 – 2001 ${firm}`, `${post} ${since}`, '• Turno de noche', '1985 – 1987 Officina Armindo, S.A.', 'Aprendiz', '', large('Idiomas'), 'Francês',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')[0]).toBe(`${post} | ${firm} | 1987 | 2001`);
});

test('a name and its period open a job, however many lines of text run on behind them', () => {
  const reading = read([
    large('Percurso profissional'),
    'Têxtil Vale do Sul S.A. - de 2016 até hoje. Costureira III. Overloque, cobertura, reta e', 'pespontadeira; produção de camisetas e body infantil. Ensino as novas e cuido da', 'célula. Meta batida 14 meses seguidos.',
    'Facção própria - 2003 a 2006. Costureira autônoma. Três máquinas em casa, duas ajudantes,', 'serviço para as malharias da região.', '',
    large('Idiomas'), 'Francês e inglês',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Costureira III | Têxtil Vale do Sul S.A. | 2016 | present',
    'Costureira autônoma | Facção própria | 2003 | 2006',
  ]);
});

test('in a year, and for how long', () => {
  const reading = read([
    large('Percurso profissional'),
    'De outubro de 2000 a dezembro de 2003: Livreira na Livraria Açor & Irmão, em Évora.',
    'Em 2000 (seis meses): Estagiária no Arquivo Distrital de Vale de Outeiro.', '',
    large('Idiomas'), 'Francês e inglês',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ')[0])).toEqual(['Livreira', 'Estagiária']);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['Work Experience', ['I was employed as a cook by Oak Stores between March 2012 and May 2014.', 'I spent three years (2009 to 2012) as a waiter at Mallow Inn.'], ['cook | Oak Stores | 2012-03 | 2014-05', 'waiter | Mallow Inn | 2009 | 2012']],
  ['Work Experience', ['I am currently working as a cook at Oak Stores, since 2019.', 'Between 2012 and 2014 I worked as a porter at Mallow Inn.'], ['cook | Oak Stores | 2019 | present', 'porter | Mallow Inn | 2012 | 2014']],
  ['Berufserfahrung', ['Seit 2019 arbeite ich als Köchin im Hotel Mondsee.', 'Zwischen 2012 und 2014 war ich im Gasthof Vogt als Köchin angestellt.'], ['Köchin | Hotel Mondsee | 2019 | present', 'Köchin | Gasthof Vogt | 2012 | 2014']],
  ['Berufserfahrung', ['Von 2012 bis 2014 habe ich als Köchin im Hotel Mondsee gearbeitet.', 'Von 2009 bis 2011 war ich Kellnerin im Gasthof Vogt.'], ['Köchin | Hotel Mondsee | 2012 | 2014', 'Kellnerin | Gasthof Vogt | 2009 | 2011']],
  ['Experiencia laboral', ['Presté servicios como cajera en Oropel S.A., de 2012 a 2014.', 'Trabajé como camarera en el Bar Faro entre 2009 y 2011.'], ['cajera | Oropel S.A. | 2012 | 2014', 'camarera | Bar Faro | 2009 | 2011']],
])('%s: %j', (heading, [first = '', second = ''], told) => {
  const next = { 'Work Experience': 'Languages', Berufserfahrung: 'Sprachen' }[heading] ?? 'Idiomas';
  const reading = read([large(heading), first, '', second, '', large(next), 'Excel, Word']);
  expect(entriesIn(reading, 'experience')).toEqual(told);
}); // prettier-ignore
