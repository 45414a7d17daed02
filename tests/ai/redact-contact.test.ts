import { describe, expect, it } from 'vitest';
import { FILLER, sent } from './page-of-lines.ts';

describe('e-mails', () => {
  it.each([
    ['ana.ejemplo@example.org', '[EMAIL_1]'],
    ['Correo: ana.ejemplo+cv@mail.example.org.', 'Correo: [EMAIL_1].'],
    ['ana.ejemplo @example.org', '[EMAIL_1]'],
    ['ana.ejemplo@ example.org', '[EMAIL_1]'],
    ['ana＠example．org', '[EMAIL_1]'],
    ['ana (at) example (dot) org', '[EMAIL_1]'],
    ['邮箱：ana@example.org电话', '邮箱：[EMAIL_1]'],
  ])('%s', async (line, expected) => {
    expect((await sent([...FILLER, line])).split('\n').at(-1)?.startsWith(expected)).toBe(true);
  });
  it('finds the known one across a line break', async () => {
    expect(
      await sent(['ana.ejemplo@exam', 'ple.org'], {
        resume: { email: 'ana.ejemplo@example.org' },
      }),
    ).toBe('[EMAIL_1]');
  });
  it('is no handle behind the word of its network', async () => {
    expect(await sent(['IG @ana.ejemplo'])).toBe('IG [URL_1]');
  });
  it('leaves "role @ firm" alone', async () => {
    expect(await sent([...FILLER, 'Engineer @ Example'])).toContain('Engineer @ Example');
  });
});

describe('phones', () => {
  it.each([
    ['es', 'ES', '+34 612 345 678'],
    ['es', 'ES', '612 34 56 78'],
    ['es', 'MX', '55 1234 5678'],
    ['en', 'US', '(415) 555-2671'],
    ['en', 'US', '415.555.2671'],
    ['en', 'US', '415 · 555 · 2671'],
    ['en', 'GB', '+44 20 7946 0958'],
    ['fr', 'FR', '06 12 34 56 78'],
    ['pt', 'BR', '(11) 96123-4567'],
    ['de', 'DE', '0151 23456789'],
    ['de', 'DE', '+49 (0)30 123456'],
    ['it', 'IT', '347 123 4567'],
    ['ja', 'JP', '090-1234-5678'],
    ['ja', 'JP', '０９０－１２３４－５６７８'],
    ['zh', 'CN', '138 1234 5678'],
    ['zh', 'CN', '13812345678'],
    ['es', 'ES', '+34 6XX XXX XXX'],
    ['zh', 'CN', '电话：138****5678'],
  ] as const)('%s %s %s', async (language, market, phone) => {
    const text = await sent(['Encabezado', phone], { language, market });
    expect(text).toMatch(/^Encabezado\n(?:电话:|电话：)?\[PHONE_1\]$/u);
  });
  it('finds the known one in any spelling', async () => {
    expect(
      await sent([...FILLER, 'x 6 1 2-34 56.78'], {
        resume: { phone: '612345678' },
      }),
    ).toContain('x [PHONE_1]');
  });
  it.each([
    '2018 - 2022',
    '01/2018 – 12/2020',
    '2018.04 - 2022.03',
    '12.05.2019',
    'GPA 3.8 / 4.0',
    'Presupuesto de 612 345 678 €',
    'USD 612345678',
    '1.200.000 clientes',
    'ISBN 978-3-16-148410-0',
    'ISO 9001:2015',
    'GB/T 19001-2016',
    'Subí un 35 % (de 120 000 a 162 000)',
    '2019年4月～2023年3月',
    'Windows 10, 11, 2016, 2019',
    '10/2015 - 06/2018   2 años',
  ])('leaves %s alone', async (line) => {
    expect(await sent([...FILLER, line])).toContain(line);
    expect(await sent([line])).toBe(line);
  });
});

describe('addresses and handles', () => {
  it.each([
    ['https://example.org/ana?x=1', '[URL_1]'],
    ['www.example.org', '[URL_1]'],
    ['linkedin.com/in/ana-ejemplo', '[URL_1]'],
    ['ana-ejemplo.dev', '[URL_1]'],
    ['GitHub: ana-ejemplo', 'GitHub: [URL_1]'],
    ['@ana_ejemplo', '[URL_1]'],
    ['ASP.NET', 'ASP.NET'],
    ['Node.js', 'Node.js'],
  ])('%s in a contact line', async (line, expected) => {
    expect(await sent([line])).toBe(expected);
  });
  it('leaves firms in the body alone', async () => {
    expect(await sent([...FILLER, 'Ventas en example.com, 2019'])).toContain('Ventas en example.com, 2019');
    expect(await sent([...FILLER, 'Paquete @ejemplo de npm'])).toContain('@ejemplo');
  });
  it('takes a profile that shows only its handle', async () => {
    const options = {
      resume: { urls: ['https://linkedin.com/in/ana-ejemplo'] },
    };
    expect(await sent(['Madrid | ana-ejemplo | ANA-EJEMPLO', ...FILLER, 'ana-ejemplo'], options)).toMatch(
      /^Madrid \| \[URL_1\] \| \[URL_2\]\n[^]*\nana-ejemplo$/u,
    );
  });
  it('repeats what the engine read', async () => {
    expect(
      await sent([...FILLER, 'Web example.com'], {
        resume: { urls: ['https://www.example.com/'] },
      }),
    ).toContain('Web [URL_1]');
  });
});
