import { expect, test } from 'vitest';
import { allowedHosts, withTurnstile } from '../../src/consent/content-policy.ts';
import { siteSettings } from '../../src/consent/site-settings.ts';

const nobody = allowedHosts(siteSettings({}));

test('the policy allows Turnstile its script and its frame, only where the build knows of it', () => {
  for (const unset of [undefined, '', ' ']) expect(withTurnstile(nobody, unset)).toEqual(nobody);
  const host = ['https://challenges.cloudflare.com'];
  expect(withTurnstile(nobody, '0xSITE')).toEqual({ script: host, frame: host, connect: [], image: [] });
});
