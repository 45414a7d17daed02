/** Jobs and degrees as forms, job boards and hurried hands write them in Spanish and Portuguese. */
import { expect, test } from 'vitest';
import { told, type Iberian } from './iberian-sheet.ts';
import { type Row } from './sheet.ts';

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['all labels in one line, parted by bars', 'es', ['Empresa: Grupo Zeta | Cargo: Cajera | Período: 2018 - 2020'], ['Cajera | Grupo Zeta | 2018 | 2020']],
  ['all labels in one line, parted by nothing', 'pt', ['Empresa: Mercadinho São José Função: Caixa Período: 01/2018 a 03/2020'], ['Caixa | Mercadinho São José | 2018-01 | 2020-03']],
  ['dates parted by a stroke', 'es', ['Enero 2019 / Diciembre 2021', 'Hotel Sol Naciente — Recepcionista'], ['Recepcionista | Hotel Sol Naciente | 2019-01 | 2021-12']],
  ['the post behind the full stop', 'es', ['2019 - 2021  Colegio Las Rosas. Profesora de inglés'], ['Profesora de inglés | Colegio Las Rosas | 2019 | 2021']],
  ['what was guarded, in a sentence below', 'pt', ['Vigilante', 'Protege Capixaba Segurança | Jan 2016 - Jul 2020', 'Agência bancária e eventos.'], ['Vigilante | Protege Capixaba Segurança | 2016-01 | 2020-07']],
  ['a note between post and period', 'es', ['Cargo: Mesero', 'Empresa: Restaurante El Fogón', 'Ciudad: Cali', 'Tiempo: 2 años (2016 - 2018)'], ['Mesero | Restaurante El Fogón | 2016 | 2018']],
  ['a note before the next employer', 'es', ['RESTAURANTE EL FOGÓN', 'Mesero', 'Febrero de 2016 a marzo de 2018', 'Ciudad: Cali', 'CAFÉ DEL PARQUE', 'Auxiliar de cocina', 'Enero de 2014 a enero de 2016'], ['Mesero | RESTAURANTE EL FOGÓN | 2016-02 | 2018-03', 'Auxiliar de cocina | CAFÉ DEL PARQUE | 2014-01 | 2016-01']],
])('jobs: %s', (_, language, rows, wanted) => {
  expect(told(language, 'experience', rows)).toEqual(wanted);
}); // prettier-ignore

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['none has a date', 'es', ['Grado Medio en Peluquería. Nebrissa', 'Grado Superior en Estilismo. Thuban', 'ESO. Colegio Santa Ana'], ['Grado Medio en Peluquería | Nebrissa | - | -', 'Grado Superior en Estilismo | Thuban | - | -', 'ESO. | Colegio Santa Ana | - | -']],
  ['a speciality is no honour', 'es', ['Enseñanza Media, mención Turismo', 'Liceo Pablo Neruda', '2017 - 2020'], ['Enseñanza Media, mención Turismo | Liceo Pablo Neruda | 2017 | 2020']],
  ['an honour is no speciality', 'es', ['Licenciatura en Letras, mención honorífica', 'Universidad de Cuyo', '2017 - 2020'], ['Licenciatura en Letras | Universidad de Cuyo | 2017 | 2020']],
  ['what is being studied, and how far', 'pt', ['Cursando Administração – UNIP – 5º semestre', 'Ensino médio – E.E. Dom Bosco, 2019'], ['Administração | UNIP | - | -', 'Ensino médio | E.E. Dom Bosco | - | 2019']],
  ['the subject behind its level', 'pt', ['Ensino Superior Incompleto – Direito – Faculdade Anhanguera (trancado em 2020)'], ['Ensino Superior Incompleto – Direito | Faculdade Anhanguera | - | 2020']],
  ['a Basque school', 'es', ['2015 E.S.O. Ikastola Armentia'], ['E.S.O. | Ikastola Armentia | - | 2015']],
])('degrees: %s', (_, language, rows, wanted) => {
  expect(told(language, 'education', rows)).toEqual(wanted);
}); // prettier-ignore
