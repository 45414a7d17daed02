import { defineCheck, finding, scored } from '../define.ts';

/** A recruiter without the password has nothing; one without the right to copy has a picture. */
const NO_COPYING = 0.3;

export default defineCheck({
  id: 'not-restricted',
  requires: ['document'],
  withoutText: true,
  messageIds: ['password', 'copying'],
  run: ({ document: { restrictions } }) => {
    if (restrictions.password) return scored(0, [finding('password')]);
    return restrictions.copying ? scored(1) : scored(NO_COPYING, [finding('copying')]);
  },
});
