import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider, useLanguage } from '../../src/islands/LanguageProvider.tsx';

function Line({ name }: { readonly name: string }) {
  const { locale, tag, t } = useLanguage();
  return `${locale}/${tag}: ${t(name, { page: 2, pages: 3 })}`;
}

const messages = { reading: 'Lendo a página {page} de {pages}', half: '{page} de {total}' };

describe('the language facility', () => {
  test('outside its provider is an error', () => {
    expect(() => renderToString(<Line name="reading" />)).toThrow('useLanguage must be used within a LanguageProvider');
  });

  test.each([
    ['reading', 'Lendo a página 2 de 3'],
    ['half', '2 de {total}'],
    ['missing.key', 'missing.key'],
  ])('says %s as %s', (name, said) => {
    const html = renderToString(
      <LanguageProvider locale="pt" messages={messages}>
        <Line name={name} />
      </LanguageProvider>,
    );
    expect(html).toBe(`pt/pt-BR: ${said}`);
  });
});
