/** The comparison with the committed floors: what counts as fallen. */
import { expect, test } from 'vitest';
import type { Board, Boards } from './figures.ts';
import { changeBoard, changes, gone } from './floors.ts';

const boards = (held: Board): Boards => ({ fixtures: {}, dev: {}, held, checks: {} });
const FLOORS = boards({ ja: { name: 0.875, invented: 1 } });

test('what is as committed is no change, thirds among it', () => {
  expect(changes(FLOORS, FLOORS)).toEqual([]);
  expect(changes(boards({ ja: { name: 2 / 3 } }), boards({ ja: { name: 0.666 } }))).toEqual([]);
  expect(changes(boards({ ja: { invented: 2 / 3 } }), boards({ ja: { invented: 0.667 } }))).toEqual([]);
});

test('a share that drops has fallen, one that grows has not; of faults it is the other way round', () => {
  const verdict = (row: Board[string]): boolean[] => changes(boards({ ja: row }), FLOORS).map(({ better }) => better);
  expect(verdict({ name: 0.874 })).toEqual([false]);
  expect(verdict({ name: 0.876 })).toEqual([true]);
  expect(verdict({ invented: 2 })).toEqual([false]);
  expect(verdict({ invented: 0 })).toEqual([true]);
});

test('a figure without a floor has fallen: none is left unheld', () => {
  const [change] = changes(boards({ zh: { name: 1 } }), FLOORS);
  expect(change).toEqual({ figure: 'held · zh · name', floor: null, measured: 1, better: false });
});

test('a floor of something that is measured no more is told', () => {
  const told = gone(boards({ ja: { name: 0.875 } }), FLOORS);
  expect(told).toEqual([{ figure: 'held · ja · invented', floor: 1, measured: null, better: false }]);
});

test('what rose and what fell are told apart', () => {
  const board = changeBoard(changes(boards({ ja: { name: 0.5, invented: 0 } }), FLOORS));
  expect(board).toMatch(/Above[^]*invented: 1 → 0[^]*Below[^]*name: 0.875 → 0.5$/);
  expect(changeBoard([])).toContain('Every figure is at its committed floor');
});
