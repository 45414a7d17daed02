/** What job boards and registers print beside posts and names in Portuguese and Spanish resumes. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { PROSE, told } from './iberian-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

describe('jobs', () => {
  test('what a firm does and how large it is', () => {
    const rows = [bold('Rota Certa Distribuidora Ltda. - Atacado - Médio porte'), 'Vendedor Externo | CLT', 'De 03/2018 até o momento (8 anos)', bold('Casas Barão - Varejo - Empresa de grande porte'), 'Vendedor Interno | CLT', 'De 05/2013 até 02/2018 (4 anos e 9 meses)']; // prettier-ignore
    expect(told('pt', 'experience', rows)).toEqual([
      'Vendedor Externo | Rota Certa Distribuidora Ltda. | 2018-03 | present',
      'Vendedor Interno | Casas Barão | 2013-05 | 2018-02',
    ]);
    const { organisation } = headOf(['Casas Barão Móveis - Varejo - Grande porte', 'Vendedor Interno'], 'experience', LEXICONS.pt); // prettier-ignore
    expect(organisation).toBe('Casas Barão Móveis');
  });

  test('for whom a firm worked, in brackets', () => {
    const rows = ['Umbral Consultoria (Cliente: Alba) – Analista de testes', 'Outubro/2021 – Atual'];
    expect(told('pt', 'experience', rows)).toEqual(['Analista de testes | Umbral Consultoria (Cliente: Alba) | 2021-10 | present']); // prettier-ignore
  });

  test('a last head in smaller letters than the others', () => {
    const head = (text: string): Row => ({ text, size: 13, font: 1 });
    const rows = [head('Umbral – Analista de testes'), 'Outubro/2021 – Atual', '• Testes de ponta a ponta do portal', head('Alba – Vistoriadora'), 'Mar/2018 – Jul/2021', '• Vistorias para o seguro', 'Lumarex Ltda – Vistoriadora', 'Mar/2015 – Jul/2017', '• Laudos de vistoria']; // prettier-ignore
    expect(told('pt', 'experience', rows).at(-1)).toBe('Vistoriadora | Lumarex Ltda | 2015-03 | 2017-07');
  });

  test('pictograms without letters before the town and the dates', () => {
    const rows = [bold('Umbral – Analista de testes'), '📍 São Paulo – SP | 📅 Outubro/2021 – Atual', '• Testes de ponta a ponta do portal da casa', bold('Lumarex – Vistoriador'), '\ufffd Osasco – SP | \ufffd Mar/2015 – Jul/2018', '• Laudos de vistoria para o seguro']; // prettier-ignore
    expect(told('pt', 'experience', rows)).toEqual([
      'Analista de testes | Umbral | 2021-10 | present',
      'Vistoriador | Lumarex | 2015-03 | 2018-07',
    ]);
  });
});

test('a degree called for its level, right below the heading of studies', () => {
  const large = (text: string): Row => ({ text, size: 18 });
  const medium = (text: string): Row => ({ text, size: 14, font: 1 });
  const rows = [large('Perfil'), PROSE.pt, PROSE.pt, large('Formação'), medium('Graduação Tecnologia da informação'), '01/2015 até 12/2018', medium('Pós graduação em front end'), '01/2019 até 12/2019', 'Faculdade Lapa', medium('Idiomas'), 'Inglês']; // prettier-ignore
  expect(entriesIn(read(rows), 'education')).toEqual([
    'Graduação Tecnologia da informação | - | 2015-01 | 2018-12',
    'Pós graduação em front end | Faculdade Lapa | 2019-01 | 2019-12',
  ]);
});

describe('contact data', () => {
  const top: Row = { text: 'Marina Prado Alencar', size: 20 };
  const jobs: readonly Row[] = ['', { text: 'Experiência Profissional', size: 14 }, 'Vendedora', 'Lojas Lumarex Ltda', '2018 - 2020', `• ${PROSE.pt}`]; // prettier-ignore

  test.each(['CRM 123456 / RQE 12345', 'Registro profissional MTB 0012345/SP', 'CEP 18010-000'])(
    'no place: %s',
    (row) => {
      expect(read([top, row, ...jobs]).contact.location).toBeNull();
    },
  );

  test('the dash before a postcode that is no part of the place', () => {
    const row = 'Rua do Lume, 12 - Centro - Sorocaba - SP - CEP 18010-000';
    expect(read([top, row, ...jobs]).contact.location?.value).toBe('Sorocaba - SP');
  });

  test('the address of a referee tells neither name nor number', () => {
    const referee = ['Referências', 'João Braga – Gerente – Lumarex – (11) 3322-1100 – joao.braga@example.org'];
    const { contact } = read([top, ...jobs, '', { text: referee[0] ?? '', size: 14 }, referee[1] ?? '']);
    expect([contact.name?.value, contact.email, contact.phone]).toEqual(['Marina Prado Alencar', null, null]);
  });

  test('the number of an employer is none of the person', () => {
    const { contact } = read([top, 'marina@example.org', ...jobs, 'Telefone da empresa: (15) 3233-4455']);
    expect(contact.phone).toBeNull();
  });

  test('a greeting with an article before the name', () => {
    expect(read([{ text: 'Olá, sou a Marina Prado', size: 20 }, 'Lisboa', ...jobs]).contact.name?.value).toBe('Marina Prado'); // prettier-ignore
  });
});
