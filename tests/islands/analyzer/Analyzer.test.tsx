import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sliceOf } from '../../../src/i18n/dictionary.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { Analyzer } from '../../../src/islands/analyzer/Analyzer.tsx';
import { AnalyzerProvider, useAnalyzer } from '../../../src/islands/analyzer/AnalyzerProvider.tsx';
import { LanguageProvider } from '../../../src/islands/LanguageProvider.tsx';

function Probe() {
  return useAnalyzer().state.isLoading ? 'loading' : 'idle';
}

describe('the analyzer', () => {
  test('outside its provider is an error', () => {
    expect(() => renderToString(<Probe />)).toThrow('useAnalyzer must be used within an AnalyzerProvider');
  });

  test('inside its provider starts idle', () => {
    const messages = sliceOf('es', 'analyzer');
    const html = renderToString(
      <LanguageProvider locale="es" messages={messages}>
        <AnalyzerProvider>
          <Probe />
        </AnalyzerProvider>
      </LanguageProvider>,
    );
    expect(html).toBe('idle');
  });

  describe.each(LOCALES)('on the page as it is served in %s', (locale) => {
    const messages = sliceOf(locale, 'analyzer');
    const $ = load(renderToString(<Analyzer locale={locale} messages={messages} />));

    test('has a file field with a label and its limits', () => {
      const input = $('#upload input[type=file]');
      expect(input.attr('accept')).toBe('.pdf,application/pdf');
      expect(input.attr('disabled')).toBeUndefined();
      expect($(`label[for=${input.attr('id') ?? ''}]`).text()).toContain(messages['upload.choose']);
      expect($(`#${input.attr('aria-describedby') ?? ''}`).text()).toBe(messages['upload.limits']);
    });

    test('is idle and empty, and says what is analysed', () => {
      expect($('#upload').attr('data-state')).toBe('idle');
      expect($('#results').attr('data-state')).toBe('empty');
      expect($('#results').attr('data-source')).toBeUndefined();
      expect($('#results').text()).toContain(messages['results.empty']);
      expect($('#upload').text()).toContain(messages['upload.area.ats']);
    });

    test('promises no AI before the site has said that it has one', () => {
      expect($('#upload').text()).toContain(messages['upload.ai.none']);
      expect($('[role=switch]')).toHaveLength(0);
    });

    test('says before the field what stays here, and after it that no AI is asked', () => {
      const text = $('#upload').text();
      const places = ['upload.privacy', 'upload.choose', 'upload.ai.none'] as const;
      const order = places.map((key) => text.indexOf(messages[key]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
    });

    test('has no inline style, which the content security policy would refuse', () => {
      expect($('[style]')).toHaveLength(0);
    });
  });
});
