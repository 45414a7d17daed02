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

test.each<[string, readonly string[], readonly string[]]>([
  ['in paragraphs', ['Between June 2019 and May 2021 I was employed by Larkmoor Freight Ltd as a Warehouse Supervisor. I led', 'a shift of fourteen pickers and planned the yard for sixty lorries a day.', '', 'From 2015 to 2018 I worked for Mosswood Grocers as Store Assistant, where I ran the till and restocked the', 'shelves.'], ['Warehouse Supervisor | Larkmoor Freight Ltd | 2019-06 | 2021-05', 'Store Assistant | Mosswood Grocers | 2015 | 2018']],
  ['the post first', ['I was a barista at Mosswood Coffee from May 2016 until July 2018.', 'In 2012 I joined the Anvil Inn as a porter and was soon made head porter.'], ['barista | Mosswood Coffee | 2016-05 | 2018-07', 'porter | Anvil Inn | 2012 | -']],
  ['in a list', ['• Since 2019 I am employed as a driver for Larkmoor Freight.', '• From May 2010 to June 2012, I held the position of Office Manager with Tarn & Sons.'], ['driver | Larkmoor Freight | 2019 | present', 'Office Manager | Tarn & Sons | 2010-05 | 2012-06']],
  ['heads that are no sentences', ['Barista, Mosswood Coffee, 2016 – 2018', '• I worked as a trainer for new starters in 2017'], ['Barista | Mosswood Coffee | 2016 | 2018']],
])('en, %s', (_, lines, told) => {
  const reading = read([large('Employment History'), ...lines, '', large('Skills'), 'Excel, Word, stock control and forklift trucks']);
  expect(entriesIn(reading, 'experience')).toEqual(told);
}); // prettier-ignore
