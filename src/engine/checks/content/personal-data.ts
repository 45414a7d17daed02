import { namedIdsIn } from '../../../resume/named-ids.ts';
import { nationalIdsIn } from '../../../resume/national-ids.ts';
import type { Finding } from '../../../resume/report.ts';
import { normsOfMarket } from '../../market-norms.ts';
import { personalDataIn } from '../../reading/contacts/personal-data.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, scored } from '../define.ts';

/** An id number fails anywhere; what the market's employers must not ask for fails there; a street and a number warn. CHECKS.md. */
const SCORE = { 'national-id': 0, 'birth-date': 0.4, 'marital-status': 0.4, 'street-address': 0.75 } as const;
type MessageId = keyof typeof SCORE;

function told(id: MessageId, line: Line | null): { id: MessageId; told: Finding }[] {
  return line ? [{ id, told: finding(id, {}, evidenceOf([line])) }] : [];
}

export default defineCheck({
  id: 'personal-data',
  requires: ['lines', 'headings', 'contact', 'lexicon', 'market'],
  messageIds: ['national-id', 'birth-date', 'marital-status', 'street-address'],
  run: ({ lines, headings, contact, lexicon, market }) => {
    const norms = normsOfMarket(market);
    const ids = lines.flatMap((line) =>
      [...new Set([...nationalIdsIn(line.text).map(({ kind }) => kind), ...namedIdsIn(line.text)])].map((kind) => ({
        id: 'national-id' as const,
        told: finding('national-id', { kind }, evidenceOf([line])),
      })),
    );
    const unwanted = {
      birth: norms.birthDate === 'unwanted',
      marital: norms.maritalStatus === 'unwanted',
      street: norms.streetAddress === 'unwanted',
    };
    const personal = lexicon ? personalDataIn({ lines, headings, contact }, lexicon, unwanted) : null;
    const found = [
      ...ids,
      ...(personal
        ? [
            ...told('birth-date', personal.birth),
            ...told('marital-status', personal.marital),
            ...told('street-address', personal.street),
          ]
        : []),
    ];
    return scored(
      Math.min(1, ...found.map(({ id }) => SCORE[id])),
      found.map((one) => one.told),
      { count: found.length },
    );
  },
});
