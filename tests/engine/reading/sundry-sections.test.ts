/** Items below a heading of jobs that tell of no job: a driving licence, a voluntary day. */
import { expect, test } from 'vitest';
import { achievementBullets } from '../../../src/engine/reading/items/achievements.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import { read, type Row } from './sheet.ts';

const section = (text: string): Row => ({ text, font: 1, size: 14 });

const SHEETS: readonly (readonly [string, string, readonly string[], string, readonly string[]])[] = [
  [
    'Expérience professionnelle',
    'Lingère – Clinique des Pins, Lens, 2019 – 2023',
    ['• Tri de 400 kg de linge par jour, sans erreur de lot', '• Formation de 3 collègues à la calandre'],
    'Expériences diverses',
    ['• Permis B et véhicule personnel en bon état', '• Aide bénévole lors de la fête annuelle du village'],
  ],
  [
    'Work Experience',
    'Laundry assistant – Pine Clinic, Leeds, 2019 – 2023',
    ['• Sorted 400 kg of linen a day without a single mix-up', '• Trained 3 colleagues on the ironing line'],
    'Other Experience',
    ['• Full clean driving licence', '• Volunteer helper on the annual blood donor day'],
  ],
];

function judged(rows: readonly string[], reading: Reading): boolean {
  const told = achievementBullets(reading).map(({ text }) => text);
  return rows.every((row) => told.includes(row.slice(2)));
}

test.each(SHEETS)(
  '"%s": what stands below another heading of sundries is no deed of a job',
  (jobs, head, deeds, other, sundries) => {
    const sheet = (below: readonly string[]): Reading =>
      read([{ text: 'Alex Exemple', size: 20 }, '', section(jobs), head, ...deeds, '', section(other), ...below]);
    const reading = sheet(sundries);
    expect(judged(deeds, reading)).toBe(true);
    expect(judged(sundries.slice(0, 1), reading)).toBe(false);
    expect(judged(sundries.slice(1), reading)).toBe(false);
    // With a job of its own it is a section of jobs like any other.
    expect(judged(sundries.slice(1), sheet([head.replace('2019 – 2023', '2015 – 2018'), ...sundries]))).toBe(true);
  },
);
