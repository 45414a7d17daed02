/** Jobs as Brazil's register of researchers prints them. */
import { expect, test } from 'vitest';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

test('the tie tells the post, the activities are none', () => {
  const rows: Row[] = [
    bold('Universidade Estadual do Araçá, UEA, Brasil.'),
    bold('Vínculo institucional'),
    '2017 - Atual Vínculo: Servidor Público, Enquadramento Funcional: Professora Associada, Carga horária:',
    '40, Regime: Dedicação exclusiva.',
    bold('Atividades'),
    '02/2020 - Atual Direção e administração, Instituto de Química.',
    'Cargo ou função',
    'Coordenadora do Laboratório de Águas.',
    '03/2017 - Atual Ensino, Química, Nível: Graduação',
    'Disciplinas ministradas',
    'Química Analítica; Química Ambiental',
    bold('Saneamento do Vale, SV, Brasil.'),
    bold('Vínculo institucional'),
    '2014 - 2016 Vínculo: Celetista, Enquadramento Funcional: Analista de laboratório, Carga horária: 44',
    'Outras informações: Análises de água e de esgoto de 12 municípios.',
  ];
  expect(told('pt', 'experience', rows)).toEqual([
    'Professora Associada | Universidade Estadual do Araçá | 2017 | present',
    'Analista de laboratório | Saneamento do Vale | 2014 | 2016',
  ]);
});
