import { load, type CheerioAPI } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sliceOf } from '../../../../src/i18n/dictionary.ts';
import { es as prose } from '../../../../src/i18n/report/es/index.ts';
import type { RenderedCheck } from '../../../../src/i18n/report/render.ts';
import { AreaBars } from '../../../../src/islands/analyzer/report/AreaBars.tsx';
import { CheckItem } from '../../../../src/islands/analyzer/report/CheckItem.tsx';
import { CheckList } from '../../../../src/islands/analyzer/report/CheckList.tsx';
import { Facts } from '../../../../src/islands/analyzer/report/Facts.tsx';
import { Recommendations } from '../../../../src/islands/analyzer/report/Recommendations.tsx';
import { ScoreGauge } from '../../../../src/islands/analyzer/report/ScoreGauge.tsx';
import { LanguageProvider } from '../../../../src/islands/LanguageProvider.tsx';
import { measuredReport } from '../measured.ts';

const nothing = () => undefined;

function show(view: ReactNode): CheerioAPI {
  const html = renderToString(
    <LanguageProvider locale="es" messages={sliceOf('es', 'analyzer')}>
      {view}
    </LanguageProvider>,
  );
  return load(html);
}

describe('the score', () => {
  test.each([
    [80, 'excellent', 'Excelente'],
    [79, 'good', 'Bien'],
    [60, 'good', 'Bien'],
    [59, 'needs-improvement', 'Necesita mejorar'],
    [0, 'needs-improvement', 'Necesita mejorar'],
  ])('of %i is %s, in words too', (score, band, words) => {
    const $ = show(<ScoreGauge score={score} />);
    expect($(`[data-band=${band}]`).text()).toContain(words);
    expect($.text()).toContain(`${score} de 100`);
  });

  test('that nobody could give is said, never invented', () => {
    const $ = show(<ScoreGauge score={null} />);
    expect($('[data-band]')).toHaveLength(0);
    expect($.text()).toContain('Sin puntuación');
  });
});

describe('the areas', () => {
  const measured = { structure: 86, content: 48, ats: 30, design: null };

  test('tell a null score as none', () => {
    const $ = show(<AreaBars scores={measured} measured={null} />);
    expect($('[data-area]')).toHaveLength(4);
    expect($('[data-area=design]').text()).toContain('Sin puntuación');
  });

  test('mark an AI score more than 25 points away, and not one 25 away', () => {
    const ai = { structure: 61, content: 74, ats: 30, design: 100 };
    const $ = show(<AreaBars scores={ai} measured={measured} />);
    expect($('[data-area=structure]').text()).not.toContain('se apartan');
    expect($('[data-area=content]').text()).toContain('74');
    expect($('[data-area=content]').text()).toContain('48');
    expect($('[data-area=content]').text()).toContain('se apartan');
    expect($('[data-area=design]').text()).not.toContain('se apartan');
  });
});

test('a recommendation shows its priority in words, what it gains, and leads to its check', () => {
  const recommendations = [{ category: 'Contenido', suggestion: 'Añade cifras.', priority: 'Alta' }] as const;
  const linked = show(
    <Recommendations
      recommendations={recommendations}
      measured={[{ checkId: 'quantified-results', gain: 6 }]}
      onCheck={nothing}
    />,
  );
  expect(linked('[data-priority=Alta]').text()).toContain('Prioridad alta');
  expect(linked.text()).toContain('hasta +6 puntos');
  expect(linked('a').attr('href')).toBe('#check-quantified-results');
  const ai = show(<Recommendations recommendations={recommendations} measured={null} onCheck={nothing} />);
  expect(ai('a')).toHaveLength(0);
  expect(ai.text()).not.toContain('punto');
});

test.each([
  [1, 'hasta +1 punto'],
  [0, null],
])('a gain of %i is told as %s', (gain, words) => {
  const $ = show(
    <Recommendations
      recommendations={[{ category: 'ATS', suggestion: 'Cambia la fuente.', priority: 'Baja' }]}
      measured={[{ checkId: 'contrast', gain }]}
      onCheck={nothing}
    />,
  );
  expect($('[data-priority=Baja] > p').first().text()).toBe(`Prioridad baja${words ?? ''}ATS`);
});

test('what is well and what could not be told fold away, with their counts; a short report shows the little that is well', () => {
  const untold: RenderedCheck = {
    id: 'margins',
    area: 'design',
    status: 'undetermined',
    title: prose.checks.margins.name,
    why: prose.undetermined,
    fix: '',
    findings: [],
    gain: 0,
  };
  const told: RenderedCheck = { ...untold, id: 'contrast', status: 'pass', title: prose.checks.contrast.pass };
  const list = (brief: boolean) =>
    show(
      <CheckList
        checks={[told, untold]}
        numbers={new Map()}
        lang="es"
        brief={brief}
        active={null}
        awaits={null}
        onMark={nothing}
      />,
    );
  const folds = (brief: boolean) => {
    const $ = list(brief);
    return $('details:has(> ul)')
      .map(
        (_, details) =>
          `${$(details).children('summary').text()}${$(details).attr('open') === undefined ? '' : ' open'}`,
      )
      .get();
  };
  expect(folds(false)).toEqual(['Lo que está bien (1)', 'No aplica o no se pudo comprobar (1)']);
  expect(folds(true)).toEqual(['Lo que está bien (1) open', 'No aplica o no se pudo comprobar (1)']);
});

test('a check that is still being made stands open to view and says so', () => {
  const check: RenderedCheck = {
    id: 'spelling',
    area: 'content',
    status: 'undetermined',
    title: prose.checks.spelling.name,
    why: prose.undetermined,
    fix: '',
    findings: [],
    gain: 0,
  };
  const listed = (awaits: 'spelling' | null) =>
    show(
      <CheckList
        checks={[check]}
        numbers={new Map()}
        lang="es"
        brief={false}
        active={null}
        awaits={awaits}
        onMark={nothing}
      />,
    );
  const awaited = listed('spelling');
  expect(awaited('details:has(> ul)')).toHaveLength(0);
  expect(awaited('[data-check=spelling]').text()).toContain('Comprobando… · Contenido');
  expect(awaited('[data-check=spelling]').text()).not.toContain(prose.undetermined);
  const told = listed(null);
  expect(told('details:has(> ul) [data-check=spelling]').text()).toContain(prose.undetermined);
});

test('a check quotes the visitor’s own words with their page, and folds what is many', () => {
  const check: RenderedCheck = {
    id: 'quantified-results',
    area: 'content',
    status: 'fail',
    title: 'Pocas cifras',
    why: 'Una cifra se recuerda.',
    fix: 'Añade una.',
    gain: 3,
    findings: Array.from({ length: 6 }, (_, index) => ({
      text: `hallazgo ${index}`,
      evidence: [{ page: 2, excerpt: `línea ${index}`, box: { x: 1, y: 1, width: 1, height: 1 } }],
    })),
  };
  const $ = show(<CheckItem check={check} number={1} active={false} awaited={false} onMark={nothing} />);
  expect($('details[data-check=quantified-results]').attr('open')).toBeDefined();
  expect($('q').first().text()).toBe('línea 0');
  expect($('button').first().text()).toBe('página 2');
  expect($('details details summary').text()).toBe('y 2 más');
  expect($.text()).toContain('Por corregir · Contenido');
});

test('the facts say what was not found', () => {
  const { resume } = measuredReport();
  const $ = show(<Facts facts={resume} sections={prose.sections} lang="es" worded />);
  expect($.text()).toContain('ana@example.org');
  expect($.text()).toContain('feb 2019 – actualidad');
  expect(
    $('[data-missing]')
      .map((_, row) => $(row).find('dt').text())
      .get(),
  ).toEqual(['Teléfono', 'Ubicación', 'Formación']);
});

test('in a language that is not measured the facts claim nothing of sections, jobs and studies', () => {
  const { resume } = measuredReport();
  const $ = show(<Facts facts={resume} sections={prose.sections} lang="es" worded={false} />);
  const rows = $('dt').map((_, row) => $(row).text()).get(); // prettier-ignore
  expect(rows).toEqual(['Nombre', 'Correo', 'Teléfono', 'Ubicación']);
});
