/** Rows of short resumes: posts in a fixed order, duties in small letters, referees, degrees in lists. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

function under(language: keyof typeof PROSE, heading: string, rows: readonly Row[]): ReturnType<typeof read> {
  return read([large('Perfil'), PROSE[language], PROSE[language], '', large(heading), ...rows]);
}

test('a post that no list knows stands where the others do', () => {
  const rows = [
    bold('Coletivo 212 - Designer Gráfica'), '2018 até 2019', '● Cartazes de teatro',
    bold('Pomar Azul - Gestora de Atendimento'), '2019 até 2020', '● Atendimento a clientes',
    bold('Corujas do Sul - Diretoria de Comunicação'), '2020 até 2021', '● Peças para as redes',
  ]; // prettier-ignore
  expect(entriesIn(under('pt', 'Experiências', rows), 'experience')).toEqual([
    'Designer Gráfica | Coletivo 212 | 2018 | 2019',
    'Gestora de Atendimento | Pomar Azul | 2019 | 2020',
    'Diretoria de Comunicação | Corujas do Sul | 2020 | 2021',
  ]);
});

test('what one does, in small letters and in bold, is no employer', () => {
  const rows = [
    bold('Enero 2011- 2014 Almacen Los Tres Robles'), bold('Cargo: Vendedora'), bold('Atender la tienda, ordenar el almacén y hacer los pedidos del productor'), '',
    bold('Marzo 2009- 2010 Panaderia Doña Inés'), bold('Cargo: Cajera'), bold('Cobrar a los clientes y cuadrar la caja'),
  ]; // prettier-ignore
  expect(entriesIn(under('es', 'Experiencia Laboral', rows), 'experience')).toEqual([
    'Vendedora | Almacen Los Tres Robles | 2011-01 | 2014',
    'Cajera | Panaderia Doña Inés | 2009-03 | 2010',
  ]);
});

test('nor is a post that only ends like a verb what one does', () => {
  const rows = [
    bold('Enero 2011 - 2014 Hogar Los Tres Robles'), bold('Auxiliar de geriatría en planta de noche'), '',
    bold('Marzo 2009 - 2010 Panaderia Doña Inés'), bold('Auxiliar de obrador en turno de noche'),
  ]; // prettier-ignore
  const titles = under('es', 'Experiencia Laboral', rows).entries.map(({ title }) => title);
  expect(titles).toEqual(['Auxiliar de geriatría en planta de noche', 'Auxiliar de obrador en turno de noche']);
});

test('who vouches for the work is no job', () => {
  const rows = ['Cajera - Panadería Doña Inés - 2018 a 2020', '', large('Referencias Laboral'), 'Nombre: Tomás Rueda', 'Empresa: Panadería Doña Inés', 'Cargo: Gerente']; // prettier-ignore
  const reading = under('es', 'Experiencia Laboral', rows);
  expect(headingsOf(reading)).toContain('Referencias Laboral: references');
  expect(entriesIn(reading, 'experience')).toEqual(['Cajera | Panadería Doña Inés | 2018 | 2020']);
});

test('a degree and its years in the list below its school', () => {
  const list = (text: string): Row => ({ text, x: 76 });
  const rows = [
    bold('Universidade do Vale Fundo'), list('- Engenharia Civil'), list('- 2017-2019 (Interrompido)'),
    bold('Escola Técnica Beira-Rio'), list('- Técnico em Edificações'), list('- 2014-2016'),
  ]; // prettier-ignore
  expect(entriesIn(under('pt', 'Educação', rows), 'education')).toEqual([
    'Engenharia Civil | Universidade do Vale Fundo | 2017 | 2019',
    'Técnico em Edificações | Escola Técnica Beira-Rio | 2014 | 2016',
  ]);
});

test('the country of a form tells that of a number without its prefix', () => {
  const rows: Row[] = ['Lucía Marín', 'Pais: Colombia Celular propio: 3135550142', 'lucia@example.org', ''];
  const reading = read([...rows, large('Perfil'), PROSE.es, PROSE.es, large('Experiencia'), PROSE.es]);
  expect(reading.contact.phone?.value).toBe('+573135550142');
});
