/** Lists whose items are forms, labels before a dash, and lists of degrees in Portuguese and Spanish resumes. */
import { describe, expect, test } from 'vitest';
import { PROSE, told } from './iberian-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

describe('an item of a list over the fields of a form', () => {
  test('that is a field itself, its year behind a dash', () => {
    const rows = [bold('• Empresa: Clínica Boa Vista – 2020/2023'), 'Cargo: Secretária', 'Atividades: Agendamento de consultas e faturamento.', bold('• Empresa: Lumarex Original - 2016'), 'Cargo: Recepcionista', 'Atividades: Recepção de clientes.']; // prettier-ignore
    expect(told('pt', 'experience', rows)).toEqual([
      'Secretária | Clínica Boa Vista | 2020 | 2023',
      'Recepcionista | Lumarex Original | 2016 | -',
    ]);
  });

  test('that is the name of a firm, labels before a dash below', () => {
    const rows = [bold('• UMBRAL AMBIENTAL'), 'Cargo - Estagiário', 'Período - 01/08/2020 até 31/08/2020', 'Principais atividades - Coleta de amostras.', bold('• LUMAREX SORVETES'), 'Cargo - Gerente de caixa', 'Período - 18/12/2023 até 19/01/2024', 'Principais atividades - Fechamento de caixa.']; // prettier-ignore
    expect(told('pt', 'experience', rows)).toEqual([
      'Estagiário | UMBRAL AMBIENTAL | 2020-08 | 2020-08',
      'Gerente de caixa | LUMAREX SORVETES | 2023-12 | 2024-01',
    ]);
  });

  test('in Spanish', () => {
    const rows = [bold('• Comercial Umbral'), 'Puesto – Cajera', 'Periodo – 2018 a 2020', 'Actividades – Cobro en caja.', bold('• Ferretería Lumarex'), 'Puesto – Vendedora', 'Periodo – 2015 a 2018', 'Actividades – Venta en mostrador.']; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Cajera | Comercial Umbral | 2018 | 2020',
      'Vendedora | Ferretería Lumarex | 2015 | 2018',
    ]);
  });
});

test('items of which each opens with a degree, one without its school', () => {
  const rows = [
    '• Ensino Médio - IFES',
    '• Curso Superior - Ciência da Computação (Cursando)',
    '• Curso de Inglês - UFES',
  ];
  expect(told('pt', 'education', rows)).toEqual([
    'Ensino Médio | IFES | - | -',
    'Curso Superior – Ciência da Computação | - | - | present',
    'Curso de Inglês | UFES | - | -',
  ]);
});

test('a level of studies below its dated school, in smaller letters than headings', () => {
  const large = (text: string): Row => ({ text, size: 18 });
  const rows: readonly Row[] = [large('Perfil'), PROSE.pt, PROSE.pt, large('Educação'), [[50, 'Universidade Santa Lapa'], [380, 'Fevereiro 2016 - Dezembro 2020']], { text: 'Graduação', size: 12 }, 'Engenharia Ambiental', large('Idiomas'), 'Inglês']; // prettier-ignore
  expect(entriesIn(read(rows), 'education')).toEqual([
    'Engenharia Ambiental | Universidade Santa Lapa | 2016-02 | 2020-12',
  ]);
});
