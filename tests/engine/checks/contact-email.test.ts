import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-email.ts';
import { contact, line } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('contact-email', () => {
  test('passes for an address in the text', () => {
    const told = tell(check, {
      contact: contact({ email: { value: 'ada@example.org', broken: null, line: line('ada@example.org') } }),
    });
    expect(told.status).toBe('pass');
    expect(told.data).toEqual({ email: 'ada@example.org' });
  });

  test('warns of an address that a space splits, and shows how it should read', () => {
    const told = tell(check, {
      contact: contact({
        email: { value: 'ada@example.org', broken: 'ada @example.org', line: line('ada @example.org') },
      }),
    });
    expect(told.status).toBe('warn');
    expect(told.findings[0]?.data).toEqual({ value: 'ada @example.org', fixed: 'ada@example.org' });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('ada @example.org');
  });

  test('fails where the address is only a link target', () => {
    const told = tell(check, { contact: contact({ linkedEmail: 'mailto:ada@example.org' }) });
    expect(told).toMatchObject({ status: 'fail', ids: ['only-link'] });
  });

  test('fails for an address without a dotted domain', () => {
    const told = tell(check, {
      contact: contact({ invalidEmail: { value: 'ada@example', line: line('ada@example') } }),
    });
    expect(told).toMatchObject({ status: 'fail', ids: ['invalid'] });
  });

  test('fails where there is none, also in a file without text', () => {
    expect(tell(check)).toMatchObject({ status: 'fail', ids: ['missing'] });
    expect(check.withoutText).toBe(true);
  });
});
