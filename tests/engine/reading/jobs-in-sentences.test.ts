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
])('%s: %s', (heading, next, lines, told) => {
  const reading = read([large(heading), ...lines, '', large(next), 'Excel, Word']);
  expect(entriesIn(reading, 'experience')).toEqual([told]);
}); // prettier-ignore
