/** Heads and headings that wrap, and paragraphs that only look like them. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PROSE = 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa';
const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const TOP = [large('Perfil'), PROSE, PROSE, ''];

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([...TOP, large('Experiência profissional'), ...rows]), 'experience');
}

/** In Spanish. */
function jobsOf(rows: readonly Row[]): string[] {
  const prose = 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes';
  return entriesIn(read([large('Perfil'), prose, '', large('Experiencia laboral'), ...rows]), 'experience');
}

describe('a bold head that its period makes too long for the line', () => {
  const told = 'Atendimento de fornecedores e controle do estoque da loja.';

  test('is read whole', () => {
    const rows = [
      bold('Cooperativa Serrana de Laticínios - entre fevereiro de 2015 e setembro de'), bold('2017 (31 meses)'), 'Auxiliar de produção', told,
      bold('Mercado Beira-Rio - entre março de 2012 e janeiro de 2015'), 'Repositor', told,
    ]; // prettier-ignore
    expect(jobs(...rows)).toEqual([
      'Auxiliar de produção | Cooperativa Serrana de Laticínios | 2015-02 | 2017-09',
      'Repositor | Mercado Beira-Rio | 2012-03 | 2015-01',
    ]);
  });

  test('where two bold lines hold a date each, they stay two', () => {
    const rows = [bold('Repositor - Mercado Beira-Rio - 2012 a 2015'), bold('2017 - Prêmio de atendimento'), told];
    expect(read([...TOP, large('Experiência profissional'), ...rows]).lines.map(({ text }) => text)).toContain(
      '2017 - Prêmio de atendimento',
    );
  });
});

describe('a mark before a name in large bold letters', () => {
  const head = (text: string, x = 56): Row => ({ text, x, size: 14, font: 1 });
  const told = 'Participação em mapeamentos de campo e tratamento de imagens da bacia.';

  test('opens no list item, though the name wraps or the post below is in no list', () => {
    const rows = [
      head('• Laboratório Ribeira de Cartografia e Estudos Am-'), head('bientais - ICG', 68), bold('(2012 - Atual) - Pesquisador'), '', told, '',
      head('• Associação dos Pescadores do Vale Fundo'), bold('(2009 - 2010) - Monitoria (Desenho)'), bold('(2008 - 2008) - Iniciação à docência'),
    ]; // prettier-ignore
    const reading = read([...TOP, large('Experiência profissional'), '', ...rows]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Pesquisador | Laboratório Ribeira de Cartografia e Estudos Ambientais | 2012 | present',
      'Monitoria (Desenho) | Associação dos Pescadores do Vale Fundo | 2009 | 2010',
      'Iniciação à docência | Associação dos Pescadores do Vale Fundo | 2008 | 2008',
    ]);
    expect(reading.bullets).toEqual([]);
  });
});

describe('two lines that are one sentence', () => {
  const rail = (dates: string, post: string): Row => [[40, dates], [120, post]]; // prettier-ignore
  const under = (text: string): Row => ({ text, x: 120, size: 9 });

  test('say what was done and name no employer', () => {
    const rows = [
      rail('2017–2019', 'Consultor Sênior / Consultor Técnico'), under('Tecnova / PRODAMA'),
      under('Instalação de redes e de servidores para câmaras municipais com Proxmox, Ansible,'), under('Ceph, Zabbix e outras ferramentas livres.'),
      rail('2014–2016', 'Analista de Sistemas'), under('Estaleiro Boa Maré'), under('Reparação de motores.'),
    ]; // prettier-ignore
    expect(jobs(...rows)).toEqual([
      'Consultor Sênior / Consultor Técnico | Tecnova / PRODAMA | 2017 | 2019',
      'Analista de Sistemas | Estaleiro Boa Maré | 2014 | 2016',
    ]);
  });

  test('where a town closes them, they are a head that wraps', () => {
    const rows = [
      rail('2017–2019', 'Investigador'), under('Universidade da Ria Formosa, Departamento de Física Aplicada,'), under('Olhão, Portugal.'),
    ]; // prettier-ignore
    expect(jobs(...rows)).toEqual(['Investigador | Universidade da Ria Formosa | 2017 | 2019']);
  });
});

test('a name that a full stop closes is no sentence', () => {
  const rows = ['Ayudante de laboratorio', 'Universidad Técnica Doña Marina Salgado.', 'marzo 2019 – junio 2021'];
  expect(jobsOf(rows)).toEqual([
    'Ayudante de laboratorio | Universidad Técnica Doña Marina Salgado | 2019-03 | 2021-06',
  ]);
});

describe('a post', () => {
  const told = ['Fez parte dos grupos de obras e de festas da vila, para os quais comprou os materiais, e representou a casa', 'nas reuniões com as freguesias vizinhas, entre outras.'] as const; // prettier-ignore

  test('is read without the town behind its stroke, and before what it was in charge of', () => {
    const rows = [
      bold('Prefeitura de Vale Fundo – desde setembro de 2019'), '', 'Bibliotecária, responsável pela caixa da vila, pelas contas das escolas e pelos pagamentos aos fornecedores.', '', ...told, '',
      bold('Alimentos Boa Maré S.A. - entre maio de 2016 e outubro de 2018'), '', 'Operador de Caldeira / Monte Redondo (RS)', '', ...told, '',
      bold('Mercado Beira-Rio - entre março de 2012 e janeiro de 2015'), '', 'Repositor', '', ...told,
    ]; // prettier-ignore
    expect(jobs(...rows)).toEqual([
      'Bibliotecária | Prefeitura de Vale Fundo | 2019-09 | present',
      'Operador de Caldeira | Alimentos Boa Maré S.A. | 2016-05 | 2018-10',
      'Repositor | Mercado Beira-Rio | 2012-03 | 2015-01',
    ]);
  });

  test('known by its words stays one, though one other entry is set the other way round', () => {
    const rows = [
      'DESDE 2023', bold('Atendente'), 'Loja de Bijuterias', '- Fotografia de produtos',
      '2021 – 2022', bold('Sonda Leste'), 'Costureira', '- Consertos e bainhas',
    ]; // prettier-ignore
    expect(jobs(...rows)).toEqual([
      'Atendente | Loja de Bijuterias | 2023 | present',
      'Costureira | Sonda Leste | 2021 | 2022',
    ]);
  });
});

test('what a research post was about is no employer', () => {
  const rows: Row[] = [
    [[40, '2011 - 2013'], [140, 'Asistente de Investigación']],
    { text: 'Tema: modelos de la corteza y de la retina en robots', x: 140 },
    [[40, '2009 - 2010'], [140, 'Investigadora, Universidad de Monte Claro']],
    { text: 'Tema: redes que aprenden', x: 140 },
  ]; // prettier-ignore
  expect(jobsOf(rows)).toEqual([
    'Asistente de Investigación | - | 2011 | 2013',
    'Investigadora | Universidad de Monte Claro | 2009 | 2010',
  ]);
});

describe('no heading', () => {
  test('is the last word of a trade that wraps', () => {
    const centred: Row[] = [
      { text: 'Inés Rojo', size: 18 },
      { text: 'Analista y', size: 13 },
      { text: 'Desarrolladora de', size: 13 },
      { text: 'Software', size: 13 },
      '',
      large('Experiência profissional'),
      'Repositora - Mercado Beira-Rio - 2012 a 2015',
      PROSE,
    ];
    expect(headingsOf(read(centred))).toEqual(['Experiência profissional: experience']);
  });

  test('is the first line of a sentence in large letters', () => {
    const sentence: Row[] = ['Bacharel em Informática pelo Instituto e', 'pós-graduada em redes, com dez anos de'].map(
      (text) => ({ text, size: 11, x: 40 }),
    );
    const small = Array.from({ length: 12 }, (): Row => ({ text: PROSE, size: 9 }));
    const reading = read([large('Quem sou eu'), ...sentence, '', large('Experiência profissional'), ...small]);
    expect(headingsOf(reading)).not.toContain('Bacharel em Informática pelo Instituto e: skills');
  });
});
