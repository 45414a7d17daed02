/** Words before a degree that announce when it was taken: "Conclusão em Mestrado em Botânica" in a rail that wraps, its year in the line below. */
import { degreeScore, TRADE } from './school-marks.ts';
import type { Marks } from '../heads/head-marks.ts';

const ENDED = /^(?:conclu(?:são|ído|ída)|término|previsão|formatura)(?: prevista)? (?:em|para) /iu;

/** The text without them, where a degree follows. */
export function withoutEnded(text: string, marks: Marks): string {
  const rest = text.replace(ENDED, '');
  return rest !== text && degreeScore(rest, marks) > TRADE ? rest : text;
}
