/** What no resume says and a machine may take for its own: replies, chat marks and fences, in any language. */
import { CUT_MARK } from './span-lines.ts';

const REPLY_KEY = String.raw`["'“”‘’«»「『]?(?:overall[_ ]?score|strengths|recommendations|puntuaci[oó]n_?global|final_?score)["'“”‘’«»」』]?\s*[:：=]`;
/** An object that imitates the reply, to its last brace or the end of its line. */
const REPLY = new RegExp(
  String.raw`(?:[{｛][^\n{}｛｝]{0,200})?${REPLY_KEY}(?:[^\n{}｛｝]*(?:[{｛][^{}｛｝]{0,600}[}｝])?){0,6}[}｝]*`,
  'giu',
);
const CHAT_MARK =
  /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|<<<\s?(?:FIN\s|END\s)?\p{L}[^\n<>]{0,60}>>>|<\/?(?:system|assistant|user|instructions?|resume|cv|prompt)>|\bBEGIN SYSTEM\b|^\s*#{2,}\s?(?:system|instructions?|assistant)\b/iu;

/** Cuts replies where they end, chat marks with their sentence and the rest of their line. */
export function cutImitations(text: string): { text: string; cut: readonly string[] } {
  const cut: string[] = [];
  const lines = text.split('\n').map((line) => {
    const mark = CHAT_MARK.exec(line);
    if (!mark) return line;
    const sentence = /[.!?。！？]\s*(?=[^.!?。！？]*$)/u.exec(line.slice(0, mark.index));
    const start = sentence ? sentence.index + sentence[0].length : 0;
    cut.push(line.slice(start).trim());
    return line.slice(0, start) + CUT_MARK;
  });
  const rest = lines.join('\n').replace(REPLY, (match) => {
    cut.push(match.trim());
    return CUT_MARK;
  });
  return { text: rest, cut };
}
