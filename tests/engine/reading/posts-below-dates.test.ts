/** Firms in heavier letters over their dates, with the post as all that is said below them; stages of schooling below what was studied. */
import { describe, expect, test } from 'vitest';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

describe('a firm over its dates', () => {
  const first = [bold('Lojas Lumarex'), 'Jun 2022 - atual', 'Auxiliar Financeiro e Gerente Comercial'];

  test('holds the post that is all that stands below them', () => {
    expect(told('pt', 'experience', [...first, bold('Tecnora'), 'Ago 2020 - Jul 2022', 'Analista de Suporte'])).toEqual(
      [
        'Auxiliar Financeiro e Gerente Comercial | Lojas Lumarex | 2022-06 | present',
        'Analista de Suporte | Tecnora | 2020-08 | 2022-07',
      ],
    );
  });

  test('is no post of the firm above where only deeds stand below', () => {
    const deeds = 'Cuidei do suporte e, depois, das vendas nas lojas da rede';
    expect(told('pt', 'experience', [...first, bold('Tecnora'), 'Ago 2020 - Jul 2022', deeds])).toEqual([
      'Auxiliar Financeiro e Gerente Comercial | Lojas Lumarex | 2022-06 | present',
      '- | Tecnora | 2020-08 | 2022-07',
    ]);
  });
});

test('what was studied stands over how far one came and where', () => {
  const rows = ['Administração de Empresas', 'Ensino Superior Completo (08/2015) – Universidade Norva', 'Pedagogia', 'Ensino Superior Incompleto (06/2011) – Universidade Lumera']; // prettier-ignore
  expect(told('pt', 'education', rows)).toEqual([
    'Administração de Empresas | Universidade Norva | - | 2015-08',
    'Pedagogia | Universidade Lumera | - | 2011-06',
  ]);
});

test('or is the list item above it', () => {
  const rows = ['• Pedagogia - EAD', '• Ensino Superior Completo (08/2015) – Universidade Norva', '• Direito', '• Ensino Superior Incompleto (06/2011) – Universidade Lumera']; // prettier-ignore
  expect(told('pt', 'education', rows)).toEqual([
    'Pedagogia | Universidade Norva | - | 2015-08',
    'Direito | Universidade Lumera | - | 2011-06',
  ]);
});
