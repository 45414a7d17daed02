/** How fitted weights are written into a file (`src/engine/reading/text/packed-weights.ts` reads them). */
import {
  LONGEST_GAP,
  MIDDLE_STEP,
  WEIGHT_CHARACTERS,
  WEIGHT_STEPS,
} from '../src/engine/reading/text/packed-weights.ts';

/** The widest step stands for so many times the usual weight. */
const WIDEST = 4;

/**
 * Weights in whole steps, each as wide as `step`.
 *
 * @param least Of a step: less than it counts as nothing. A table of more nothings is smaller on its way to a visitor.
 */
export function stepped(weights: Float64Array, least = 0.5): { step: number; steps: Int8Array } {
  const used = weights.filter((weight) => weight !== 0);
  const usual = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / Math.max(1, used.length));
  const step = (usual * WIDEST) / MIDDLE_STEP || 1;
  return { step, steps: Int8Array.from(weights, (weight) => wholeSteps(weight / step, least)) };
}

function wholeSteps(steps: number, least: number): number {
  if (Math.abs(steps) < least) return 0;
  const whole = Math.sign(steps) * Math.max(1, Math.round(Math.abs(steps)));
  return Math.max(-MIDDLE_STEP, Math.min(MIDDLE_STEP, whole));
}

/** Two a character. */
export function packedWeights(steps: Int8Array): string {
  let text = '';
  for (let at = 0; at < steps.length; at += 2)
    text += WEIGHT_CHARACTERS.charAt(
      ((steps[at] ?? 0) + MIDDLE_STEP) * WEIGHT_STEPS + (steps[at + 1] ?? 0) + MIDDLE_STEP,
    );
  return text;
}

/** A character for each that is not nothing, with the nothings before it. */
export function packedSparse(steps: Int8Array): string {
  const values = WEIGHT_STEPS - 1;
  let text = '';
  let gap = 0;
  for (const step of steps) {
    if (step === 0) gap += 1;
    else {
      text += WEIGHT_CHARACTERS.charAt(gap * values + step + MIDDLE_STEP - (step > 0 ? 1 : 0));
      gap = 0;
    }
    if (gap === LONGEST_GAP) {
      text += WEIGHT_CHARACTERS.charAt(gap * values);
      gap = 0;
    }
  }
  return text;
}
