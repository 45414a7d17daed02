import { describe, expect, test } from 'vitest';
import { AiError } from '../../../src/ai/errors.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { sliceOf } from '../../../src/i18n/dictionary.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { canRetry, emojiOf, failureOf, messageOf } from '../../../src/islands/analyzer/failure.ts';
import { AI_ERROR_CODES, FILE_ERROR_CODES, FileError } from '../../../src/resume/errors.ts';

const es = sliceOf('es', 'analyzer');
const t = (key: keyof typeof es, values = {}) => fill(es[key], values);

describe('messages of the catalogue', () => {
  test.each([
    ['not-pdf', 'Solo se permiten archivos PDF'],
    ['too-large', 'El archivo es muy grande (máximo 10MB)'],
    [
      'too-little-text',
      'No se pudo extraer suficiente texto del PDF. Asegúrate de que el archivo no esté protegido o sea una imagen.',
    ],
    ['corrupt', 'No se pudo leer el contenido del PDF. Verifica que el archivo no esté corrupto o protegido.'],
  ] as const)('%s is the specification’s, word for word', (code, message) => {
    expect(messageOf(failureOf(new FileError(code)), t)).toBe(message);
  });

  test('an unknown failure has the fallback', () => {
    expect(messageOf(failureOf(new Error('boom')), t)).toBe('Error desconocido al procesar el archivo');
  });

  test('another status names it, and says so when the provider said nothing', () => {
    const failure = failureOf(new AiError('ai_other', { status: 418 }));
    expect(messageOf(failure, t)).toBe('Error de la API (418): Error desconocido');
  });

  test('a limit names the seconds to wait', () => {
    expect(messageOf(failureOf(new AiError('rate_limited', { retryAfter: 17 })), t)).toContain('17');
  });

  const failures = [
    ...FILE_ERROR_CODES.map((code) => failureOf(new FileError(code))),
    ...AI_ERROR_CODES.map((code) => failureOf(new AiError(code))),
  ];
  test.each(LOCALES)('every failure has a whole message and an emoji in %s', (locale) => {
    const messages = sliceOf(locale, 'analyzer');
    for (const failure of failures) {
      const message = messageOf(failure, (key, values = {}) => fill(messages[key], values));
      expect(message).not.toMatch(/^$|[{}]|upload\.error|analysis\.error/);
      expect(emojiOf(failure)).not.toBe('');
    }
  });
});

test('asking again is offered where it may help, and only for the AI', () => {
  expect(canRetry(failureOf(new AiError('ai_overloaded')))).toBe(true);
  expect(canRetry(failureOf(new AiError('ai_key')))).toBe(false);
  expect(canRetry(failureOf(new FileError('timed-out')))).toBe(false);
});
