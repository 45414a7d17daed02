import { expect, test } from 'vitest';
import { bold, french, italian, portuguese } from './latin-sheet.ts';

test('posts behind their label, over more than one line, below an employer with dates', () => {
  expect(
    portuguese(
      bold('Supermercado Olmo – 01/2014 a 12/2019'),
      'Funções exercidas: Auxiliar de depósito (jan/2014 a mar/2016), Repositor',
      '(abr/2016 a fev/2018) e Encarregado (mar/2018 a dez/2019)',
      '- Controle de estoque',
      bold('Metalúrgica Serrana – 2008 a 2014'),
      'Função exercida: Operador de torno',
    ),
  ).toEqual([
    'Auxiliar de depósito | Supermercado Olmo | 2014-01 | 2016-03',
    'Repositor | Supermercado Olmo | 2016-04 | 2018-02',
    'Encarregado | Supermercado Olmo | 2018-03 | 2019-12',
    'Operador de torno | Metalúrgica Serrana | 2008 | 2014',
  ]);
});

test('posts in a form and behind their periods', () => {
  expect(
    portuguese('Empresa: Supermercado Olmo', 'Período: 2014 a 2019', 'Funções: Auxiliar (2014 a 2016), Encarregado (2016 a 2019)'), // prettier-ignore
  ).toEqual(['Auxiliar | Supermercado Olmo | 2014 | 2016', 'Encarregado | Supermercado Olmo | 2016 | 2019']);
  expect(french(bold('Super Ormel, Brumes'), 'Postes : 2014-2016 vendeur, 2016-2019 responsable de rayon')).toEqual([
    'vendeur | Super Ormel | 2014 | 2016',
    'responsable de rayon | Super Ormel | 2016 | 2019',
  ]);
});

test('posts without a label, one after the other', () => {
  expect(
    italian(
      bold('Supermercato Olmo, Cuneo'),
      'commesso (2014-2016), poi caporeparto (2016-2019)',
      '- Gestione del reparto',
      bold('Edil Nova S.n.c., Alba'),
      'Manovale, 2008-2014',
    ),
  ).toEqual([
    'commesso | Supermercato Olmo | 2014 | 2016',
    'caporeparto | Supermercato Olmo | 2016 | 2019',
    'Manovale | Edil Nova S.n.c. | 2008 | 2014',
  ]);
});
