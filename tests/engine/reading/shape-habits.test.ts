/** Heads of one shape have post and employer at the same places. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const job = (...rows: readonly string[]): readonly Row[] => [...rows, '• Baixou as perdas de 9 para 4 toneladas', ''];
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([{ text: 'Alex Exemplo', size: 20 }, '', large('Experiência profissional'), ...rows, large('Habilidades'), 'Solda, Excel']), 'experience'); // prettier-ignore

test('of a post that no list knows, below a town that none knows', () => {
  const told = jobs(
    ...job('Padaria Ouro', 'Vargeão', 'Confeiteira', '04/2019 – 07/2022'),
    ...job('Prefeitura de Vila Seca', 'Itaúba', 'Zelador de abelhas', '03/2016 – 03/2019'),
    ...job('Grupo Altera', 'Guarani', 'Recepcionista', '01/2014 – 02/2016'),
  );
  expect(told).toEqual([
    'Confeiteira | Padaria Ouro | 2019-04 | 2022-07',
    'Zelador de abelhas | Prefeitura de Vila Seca | 2016-03 | 2019-03',
    'Recepcionista | Grupo Altera | 2014-01 | 2016-02',
  ]);
});

test('what its own words tell stands against them', () => {
  const told = jobs(
    ...job('Padaria Ouro', 'Vargeão', 'Confeiteira', '04/2019 – 07/2022'),
    ...job('Soldador', 'Itaúba', 'Metalúrgica Ferro Ltda', '03/2016 – 03/2019'),
  );
  expect(told[1]).toBe('Soldador | Metalúrgica Ferro Ltda | 2016-03 | 2019-03');
});
