/** What a script packs is what the engine unpacks, dense and sparse. */
import { expect, test } from 'vitest';
import { packedSparse, packedWeights, stepped } from '../../../scripts/packed-weights.ts';
import { unpacked, unpackedSparse } from '../../../src/engine/reading/text/packed-weights.ts';

/** Every step after every gap up to thrice the longest, and nothings at the end. */
const STEPS = Int8Array.from([
  ...Array.from({ length: 28 }, (_, gap) => [-4, -3, -2, -1, 1, 2, 3, 4].flatMap((step) => [...new Array<number>(gap).fill(0), step])).flat(),
  ...new Array<number>(22).fill(0),
]); // prettier-ignore

test.each([
  ['two a character', packedWeights, unpacked],
  ['a character for a weight and the nothings before it', packedSparse, unpackedSparse],
])('%s', (_, pack, unpack) => {
  const packed = pack(STEPS);
  expect(unpack(packed, STEPS.length)).toEqual(STEPS);
  expect(packed).toMatch(/^[!-~]+$/);
  expect(packed).not.toMatch(/["$&'<>\\`]/);
});

test('a sparse table is shorter when packed as one', () => {
  expect(packedSparse(STEPS).length).toBeLessThan(packedWeights(STEPS).length / 2);
});

test('what is less than the least of a step is nothing, and what is more is never nothing', () => {
  const weights = Float64Array.from([4, -4, 0.6, -0.6, 0.95, -0.95, 0.2, 0]);
  const { step, steps } = stepped(weights, 0.5);
  expect([...steps].map((own) => Math.sign(own))).toEqual([...weights].map((own) => (Math.abs(own) < step / 2 ? 0 : Math.sign(own)))); // prettier-ignore
  expect([...stepped(weights, 0.9).steps].filter((own) => own !== 0).length).toBeLessThanOrEqual(steps.filter((own) => own !== 0).length); // prettier-ignore
});
