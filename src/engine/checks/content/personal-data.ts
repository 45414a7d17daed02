import { nationalIdsIn } from '../../../resume/national-ids.ts';
import type { Finding } from '../../../resume/report.ts';
import { normsOfMarket, type Norm } from '../../market-norms.ts';
import { personalDataIn } from '../../reading/personal-data.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, scored } from '../define.ts';

/** An id number fails anywhere; what the market's employers must not ask for fails there; a street and a number warn. CHECKS.md. */
const SCORE = { 'national-id': 0, 'birth-date': 0.4, 'marital-status': 0.4, 'street-address': 0.75 } as const;
type MessageId = keyof typeof SCORE;

function unwanted(id: MessageId, line: Line | null, norm: Norm): { id: MessageId; told: Finding }[] {
  return line && norm === 'unwanted' ? [{ id, told: finding(id, {}, evidenceOf([line])) }] : [];
}

export default defineCheck({
  id: 'personal-data',
  requires: ['lines', 'headings', 'lexicon', 'market'],
  messageIds: ['national-id', 'birth-date', 'marital-status', 'street-address'],
  run: ({ lines, headings, lexicon, market }) => {
    const norms = normsOfMarket(market);
    const ids = lines.flatMap((line) =>
      [...new Set(nationalIdsIn(line.text).map(({ kind }) => kind))].map((kind) => ({
        id: 'national-id' as const,
        told: finding('national-id', { kind }, evidenceOf([line])),
      })),
    );
    const personal = lexicon ? personalDataIn({ lines, headings }, lexicon) : null;
    const found = [
      ...ids,
      ...(personal
        ? [
            ...unwanted('birth-date', personal.birth, norms.birthDate),
            ...unwanted('marital-status', personal.marital, norms.maritalStatus),
            ...unwanted('street-address', personal.street, norms.streetAddress),
          ]
        : []),
    ];
    return scored(
      Math.min(1, ...found.map(({ id }) => SCORE[id])),
      found.map(({ told }) => told),
      { count: found.length },
    );
  },
});
