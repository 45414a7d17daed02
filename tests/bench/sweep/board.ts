/** What a sweep says: figures by language, and what every value of every axis costs. */
import { blindMean, inventedIn } from '../blind-print.ts';
import type { BlindMeasure } from '../blind.ts';
import { AXIS_NAMES, type Axis } from './axes.ts';
import type { Swept } from './files.ts';

const TOLD = [
  'jobs',
  'titles',
  'companies',
  'dates',
  'education',
  'bullets',
  'columns',
  'sections',
] as const satisfies BlindMeasure[];

/** The mean of what a value of an axis may cost. */
export function meanShare(of: readonly Swept[]): number {
  const outcomes = of.map(({ outcome }) => outcome);
  const means = TOLD.map((measure) => blindMean(outcomes, measure) ?? 1);
  return means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

function line(name: string, of: readonly Swept[], whole: number): string {
  const outcomes = of.map(({ outcome }) => outcome);
  const cells = TOLD.map((measure) => (blindMean(outcomes, measure) ?? 1).toFixed(2).padStart(measure.length));
  const loss = (meanShare(of) - whole).toFixed(3).padStart(7);
  return [name.padEnd(38), String(of.length).padStart(5), loss, ...cells, String(inventedIn(outcomes)).padStart(8)].join('  '); // prettier-ignore
}

const HEAD = [' '.repeat(38), 'files', '   loss', ...TOLD, 'invented'].join('  ');

/** Each value of each axis with its rates, the costliest first; the second figure is how far its mean lies from that of all. */
export function axisBoard(swept: readonly Swept[]): string {
  const whole = meanShare(swept);
  const values = AXIS_NAMES.flatMap((axis) =>
    [...Map.groupBy(swept, ({ plan }) => plan[axis])].map(([value, of]) => ({ name: `${axis}: ${value}`, of })),
  );
  const sorted = values.toSorted((a, b) => meanShare(a.of) - meanShare(b.of));
  return [HEAD, ...sorted.map(({ name, of }) => line(name, of, whole)), line('all', swept, whole)].join('\n');
}

/** Pairs of values that cost more than both of them apart, the costliest first. */
export function pairBoard(swept: readonly Swept[], most = 30): string {
  const whole = meanShare(swept);
  const single = new Map<string, number>();
  const nameOf = (axis: Axis, { plan }: Swept): string => `${axis}: ${plan[axis]}`;
  for (const axis of AXIS_NAMES)
    for (const [name, of] of Map.groupBy(swept, (one) => nameOf(axis, one))) single.set(name, meanShare(of) - whole);
  const pairs = AXIS_NAMES.flatMap((one, place) =>
    AXIS_NAMES.slice(place + 1).flatMap((other) =>
      [...Map.groupBy(swept, (file) => `${nameOf(one, file)} × ${nameOf(other, file)}`)].map(([name, of]) => {
        const [a = '', b = ''] = name.split(' × ');
        const foretold = whole + (single.get(a) ?? 0) + (single.get(b) ?? 0);
        return { name, of, excess: (foretold - meanShare(of)) * Math.sqrt(of.length) };
      }),
    ),
  );
  const worst = pairs.filter(({ of }) => of.length > 2).toSorted((a, b) => b.excess - a.excess);
  return [HEAD, ...worst.slice(0, most).map(({ name, of }) => line(name, of, whole))].join('\n');
}
