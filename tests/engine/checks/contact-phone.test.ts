import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-phone.ts';
import { contact, line } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('contact-phone', () => {
  test('passes for a number that can be dialled', () => {
    const told = tell(check, { contact: contact({ phone: { value: '+34612345678', line: line('612 345 678') } }) });
    expect(told).toMatchObject({ status: 'pass', data: { phone: '+34612345678' } });
  });

  test('fails for a number with too few digits, and quotes it', () => {
    const told = tell(check, { contact: contact({ invalidPhone: { value: '612 345', line: line('Tel. 612 345') } }) });
    expect(told).toMatchObject({ status: 'fail', ids: ['invalid'] });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('Tel. 612 345');
  });

  test('fails where the number is only a link target, or nowhere', () => {
    expect(tell(check, { contact: contact({ linkedPhone: 'tel:+34612345678' }) })).toMatchObject({
      status: 'fail',
      ids: ['only-link'],
    });
    expect(tell(check)).toMatchObject({ status: 'fail', ids: ['missing'] });
  });
});
