/** What Spanish says of each failure of the AI is fixed by the catalogue; here it is held to it. */
import type { Behaviour } from '../edge/upstream.ts';
import { fixture } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

const status = (code: number, message?: string): Behaviour => ({
  kind: 'status',
  status: code,
  ...(message === undefined ? {} : { body: { error: { message } } }),
});

/** Each failure, what has to be said of it, and whether asking again may help. */
const SAID: readonly (readonly [string, Behaviour, RegExp, boolean])[] = [
  ['401', status(401), /^Clave de API no válida\.\n.*1\).*2\).*3\).*AI_API_KEY.*4\)/, false],
  ['402', status(402), /^Se alcanzó el límite de uso.*\n.*revisa el consumo, amplía el plan o espera/, false],
  ['429, quota', status(429, 'Quota exceeded'), /^Se alcanzó el límite de uso/, false],
  ['429, billing', status(429, 'Check your billing'), /^Se alcanzó el límite de uso/, false],
  ['429', status(429, 'Slow down'), /^Demasiadas solicitudes.*30 y 60 segundos/, true],
  ['500', status(500), /^Error interno del proveedor.*más tarde/, true],
  ['503', status(503), /^El proveedor de IA está sobrecargado.*unos minutos/, true],
  ['418', status(418, 'Unsupported model'), /^Error de la API \(418\): Unsupported model$/, false],
  ['418 without a word', status(418), /^Error de la API \(418\): Error desconocido$/, false],
  ['no choices', { kind: 'raw', body: '{"id":"x"}' }, /^La respuesta de la IA no es válida/, true],
  ['HTML', { kind: 'raw', body: '<p>hola', contentType: 'text/html' }, /^La respuesta de la IA no es válida/, true],
  ['10 MB', { kind: 'huge', megabytes: 10 }, /^La respuesta de la IA no es válida/, true],
  ['prose', { kind: 'content', content: 'Muy buen CV.' }, /^La IA respondió en un formato incorrecto/, true],
  ['blank', { kind: 'content', content: ' \n ' }, /^La IA respondió en un formato incorrecto/, true],
  ['cut off', { kind: 'content', content: '{"overallScore": 8' }, /^La IA respondió en un formato incorrecto/, true],
  ['blank lines for ever', { kind: 'drip' }, /^La IA tardó demasiado/, true],
  ['silence', { kind: 'silent' }, /^La IA tardó demasiado/, true],
];

test('each failure is told in the words of the catalogue, and the next request works', async ({ aiDeskIn, ai }) => {
  const desk = await aiDeskIn('es');
  test.slow();
  desk.expected.push(/Failed to load resource: the server responded with a status of (?:429|50[234])/);
  for (const [name, behaviour, said, mayRetry] of SAID) {
    await test.step(name, async () => {
      ai.upstream.script(behaviour);
      await desk.choose(fixture('es-sample'));
      await expect(desk.alert.getByRole('heading')).toHaveText('Error al procesar el archivo');
      await expect(desk.alert.getByText(said)).toBeVisible();
      await expect(desk.results).toHaveAttribute('data-source', 'measured');
      const retry = desk.page.getByRole('button', { name: words('es', 'analysis.error.retry') });
      await expect(retry).toHaveCount(mayRetry ? 1 : 0);
      ai.upstream.script({ kind: 'good' });
      if (mayRetry) {
        await retry.click();
        await desk.showsResult('ai');
      }
      await desk.page.getByRole('button', { name: words('es', 'upload.again') }).click();
      await desk.isIdle();
    });
  }
});

test('the lines of a message stay lines', async ({ aiDeskIn, ai }) => {
  const desk = await aiDeskIn('es');
  desk.expected.push(/status of 503/);
  ai.upstream.script(status(401));
  await desk.choose(fixture('es-sample'));
  const told = words('es', 'analysis.error.ai_key');
  await expect(desk.alert.getByText('Clave de API no válida.')).toHaveText(told, { useInnerText: true });
});

for (const locale of ['es', 'ja', 'de'] as const) {
  test(`without a way to the server the page says so, and a retry works when there is one (${locale})`, async ({
    aiDeskIn,
  }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    desk.expected.push(/ERR_FAILED/);
    await page.route('**/api/analyze', (route) => route.abort());
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsError(locale, 'analysis.error.ai_unreachable');
    await expect(desk.results).toHaveAttribute('data-source', 'measured');
    await page.unroute('**/api/analyze');
    await page.getByRole('button', { name: words(locale, 'analysis.error.retry') }).click();
    await desk.showsResult('ai');
  });
}
