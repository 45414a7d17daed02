/** A part of the employer on a line of its own, between the employer and the post. */
import { describe, expect, test } from 'vitest';
import { jobs } from './english-sheet.ts';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const english = (firm: string, part: string, post: string, dates: string): Row[] => [[[56, firm], [440, dates]], part, post, '• Kept the stock of three shops and halved the time for counting', '']; // prettier-ignore

describe('a department over the post', () => {
  test('is none, where words tell the posts', () => {
    expect(
      jobs(
        ...english('Norvia', 'Logistics Division', 'Janitor', 'May 2019 – May 2022'),
        ...english('Telmar', 'Night Shift Team', 'Barber', 'May 2017 – April 2019'),
      ),
    ).toEqual(['Janitor | Norvia | 2019-05 | 2022-05', 'Barber | Telmar | 2017-05 | 2019-04']);
  });

  test('is none, where nothing but the places tell them', () => {
    expect(
      jobs(
        ...english('Rope Walker', 'Logistics Division', 'Norvia', 'May 2019 – May 2022'),
        ...english('Lamp Trimmer', 'Accounts Department', 'Telmar', 'May 2017 – April 2019'),
      ),
    ).toEqual(['Rope Walker | Norvia | 2019-05 | 2022-05', 'Lamp Trimmer | Telmar | 2017-05 | 2019-04']);
  });

  test('in Spanish', () => {
    const job = (firm: string, part: string, post: string, dates: string): Row[] => [[[56, firm], [440, dates]], part, post, '• Control de albaranes de tres almacenes', '']; // prettier-ignore
    const rows = [
      ...job('Norvia', 'Departamento de Atención al Cliente', 'Jornalero', 'mayo 2019 – mayo 2022'),
      ...job('Telmar', 'División de Logística', 'Limpiadora', 'mayo 2017 – abril 2019'),
    ];
    expect(told('es', 'experience', rows)).toEqual([
      'Jornalero | Norvia | 2019-05 | 2022-05',
      'Limpiadora | Telmar | 2017-05 | 2019-04',
    ]);
  });
});
