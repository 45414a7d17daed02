/** Spanish jobs in lists that end with their dates, behind pictograms, and beside starts over their ends. */
import { describe, expect, test } from 'vitest';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isRail } from '../../../src/engine/reading/page/column-rails.ts';
import { withoutTermsBehind } from '../../../src/engine/reading/heads/terms-behind.ts';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const DUTIES = 'Planificar y dirigir los turnos de la planta y las compras de todos los meses del año.';

describe('lists', () => {
  test('each item ends with when it was, some of them posts', () => {
    const rows = ['• Arreglo de telares a domicilio 05-06-2010 al 24-11-2013.', '• Ayudante de imprenta en Talleres Oropel 2009.', '• Cajera en Tejidos Malva S.A. 2008.', '• Costura a domicilio 2007.']; // prettier-ignore
    expect(told('es', 'experience', rows)).toHaveLength(4);
    expect(told('es', 'experience', rows)[1]).toBe('Ayudante de imprenta | Talleres Oropel | 2009 | -');
  });

  test('a lone year in brackets among items that tell from when to when', () => {
    const rows = ['• Becaria en Archivo Tarumba (2017-2019)', '• Cajera en Tejidos Malva (2021)', '• Dependienta en Papelería Oropel (2019-2021)', '• Tejedora en Telares Quiñones (2015-2016)', '  • Ajuste de los telares de la planta y de sus agujas']; // prettier-ignore
    expect(told('es', 'experience', rows)).toContain('Cajera | Tejidos Malva | 2021 | -');
  });

  test('pictograms whose sign is lost before posts in bold', () => {
    const rows = [bold('\ufffd JEFA DE PLANTA'), 'Tejidos Malva S.A.', '2017 – 2019', DUTIES, bold('\ufffd CAJERA'), 'Telares Oropel S.L.', '2015 – 2017', DUTIES]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'JEFA DE PLANTA | Tejidos Malva S.A. | 2017 | 2019',
      'CAJERA | Telares Oropel S.L. | 2015 | 2017',
    ]);
  });

  test('such signs before what was done stay items', () => {
    const rows = [bold('Jefa de planta'), 'Tejidos Malva S.A.', '2017 – 2019', `\ufffd ${DUTIES}`, bold('Cajera'), 'Telares Oropel S.L.', '2015 – 2017', `\ufffd ${DUTIES}`]; // prettier-ignore
    expect(told('es', 'experience', rows)).toHaveLength(2);
  });
});

describe('dates', () => {
  test('a dash and the word for until between two of them', () => {
    expect(rangesIn('05-06-2010- al 24-11-2013', LEXICONS.es)).toMatchObject([{ start: '2010-06', end: '2013-11' }]);
  });

  test('months with the end of their year are a rail', () => {
    const row = (text: string, baseline: number, left: number) => ({
      text,
      baseline,
      left,
      right: left + 40,
      size: 10,
    });
    const dates = ['Oct 14', 'Presente', 'Mar 14', 'a oct 14', 'Nov 13', 'a mar 14'].map((text, at) => row(text, 700 - 15 * at, 75)); // prettier-ignore
    const texts = ['Telares Oropel', 'Encargada', 'Tejidos Malva', 'Cajera', 'Archivo Tarumba', 'Becaria'].map((text, at) => row(text, 693 - 15 * at, 155)); // prettier-ignore
    expect(isRail(dates, texts)).toBe(true);
  });
});

test('where a house stands is no part of its name', () => {
  expect(withoutTermsBehind('Rayos Oropel S.A. situada en Puerto Malva 1597', LEXICONS.es)).toBe('Rayos Oropel S.A.');
  expect(withoutTermsBehind('Centro Tarumba, en sede San Malvo', LEXICONS.es)).toBe('Centro Tarumba');
});
