/** Heads of jobs that Italian, French, Spanish and Portuguese resumes tell as sentences, or with the employer first. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const TOPS = {
  it: ['Profilo', 'Sono una persona seria e mi piace lavorare con il pubblico e in squadra con i colleghi', 'Esperienze lavorative'],
  pt: ['Perfil', 'Sou uma pessoa séria e gosto de trabalhar com o público e em equipa com os colegas', 'Experiência profissional'],
  es: ['Perfil', 'Soy una persona seria y me gusta trabajar con el público y en equipo con los compañeros', 'Experiencia laboral'],
  fr: ['Profil', "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues", 'Expériences professionnelles'],
} as const; // prettier-ignore

test.each<[keyof typeof TOPS, string, readonly Row[], string]>([
  ['it', 'a sentence', ["Da settembre 2018 a giugno 2023 ho lavorato come maestra d'asilo alla Scuola dell'Infanzia Il Girasole"], "maestra d'asilo | Scuola dell'Infanzia Il Girasole | 2018-09 | 2023-06"],
  ['it', 'an abbreviation', ['2016 – 2020: Macellaio presso Coop. Aurora 3.0'], 'Macellaio | Coop. Aurora 3.0 | 2016 | 2020'],
  ['it', 'a shop that holds the stem of who works there', ['SARTORIA BELLINI – Napoli', 'Sarta, riparazioni e su misura', 'maggio 2012 – marzo 2020'], 'Sarta, riparazioni e su misura | SARTORIA BELLINI | 2012-05 | 2020-03'],
  ['pt', 'a sentence, the employer first', ['De 2011 a 2014 trabalhei na Lavandaria Branca como engomadeira'], 'engomadeira | Lavandaria Branca | 2011 | 2014'],
  ['es', 'sentences, the employer first', ['Marzo 2016 a la actualidad: Residencia Geriátrica Nueva Aurora. Cuidadora de adultos mayores. Turno noche.'], 'Cuidadora de adultos mayores | Residencia Geriátrica Nueva Aurora | 2016-03 | present'],
  ['es', 'a family', ['2011 a 2016: Familia Bustos. Cuidadora domiciliaria.'], 'Cuidadora domiciliaria | Familia Bustos | 2011 | 2016'],
  ['es', 'a guard is no employer', ['Guardia de seguridad', 'Prosegura, Santiago', '05/2018 - 03/2023'], 'Guardia de seguridad | Prosegura | 2018-05 | 2023-03'],
  ['fr', 'a sentence behind its dates', ["De 2009 à 2015, j'ai travaillé comme caissière chez Marché Bleu"], 'caissière | Marché Bleu | 2009 | 2015'],
  ['fr', 'a colon', ['EHPAD Les Glycines : agent de service hospitalier, CDD de mars 2019 à août 2020'], 'agent de service hospitalier | EHPAD Les Glycines | 2019-03 | 2020-08'],
  ['it', 'a post held to learn', ['Grafica editoriale – Tirocinio', 'Edizioni Lunaria', 'Feb. 2019 – Lug. 2019'], 'Grafica editoriale – Tirocinio | Edizioni Lunaria | 2019-02 | 2019-07'],
  ['es', 'a post held to learn', ['Auxiliar de archivo – prácticas', 'Museo del Esparto', '02/2019 – 07/2019'], 'Auxiliar de archivo – prácticas | Museo del Esparto | 2019-02 | 2019-07'],
  ['it', 'how one works behind where', ['Traduttrice | Parole Chiare', '2019 – 2021 • Torino, Italia (da remoto)'], 'Traduttrice | Parole Chiare | 2019 | 2021'],
  ['it', 'fields of a rail', [[[56, 'Azienda'], [150, 'Cantine Ruffo S.r.l.']], [[56, 'Intervallo'], [150, '05/2014 – 08/2019']], [[56, 'Ruolo'], [150, 'Addetta alla vendita']]], 'Addetta alla vendita | Cantine Ruffo S.r.l. | 2014-05 | 2019-08'],
])('%s: %s', (language, _, rows, head) => {
  const [profile, prose, experience] = TOPS[language];
  const large = (text: string): Row => ({ text, size: 14, font: 1 });
  expect(entriesIn(read([large(profile), prose, '', large(experience), ...rows]), 'experience')).toEqual([head]);
}); // prettier-ignore
