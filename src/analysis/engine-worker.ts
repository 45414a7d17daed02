/** The engine beside the reading: its tables and patterns get ready, and are rehearsed, while the file is opened. */
import { rehearse, REHEARSALS } from '../engine/index.ts';
import type { ResumeDocument } from '../resume/document.ts';
import { LANGUAGES } from '../resume/language.ts';
import { awaitsDictionary, type Told } from './awaits-dictionary.ts';
import { wordsFrom } from './fetch-words.ts';
import { measurer } from './measurer.ts';
import type { FromEngine, ToEngine } from './protocol.ts';
import { keptWords, withSpelling } from './spelling.ts';
import type { MeasureOptions, Verdict } from './types.ts';

function send(message: FromEngine): void {
  self.postMessage(message);
}

const words = keptWords(wordsFrom(self.location.origin));

/** The report of a run once more, when its spelling is told. */
async function follow(run: number, told: Told, options: MeasureOptions): Promise<void> {
  const spelled = await withSpelling(told, words, options).catch(() => null);
  send({ kind: 'spelled', run, report: spelled?.report ?? null });
}

function answer(run: number, document: ResumeDocument | null, verdict: Verdict, options: MeasureOptions): void {
  rehearsed = REHEARSALS;
  const told: Told = { document, ...verdict };
  send({ kind: 'measured', run, verdict });
  if (awaitsDictionary(told)) void follow(run, told, options);
}

let rehearsed = 0;

/** Each in a task of its own, so that a file that is already there goes first. */
function warm(pageLanguage: string): void {
  const language = LANGUAGES.find((known) => pageLanguage.startsWith(known));
  if (language === undefined) return;
  const next = (): void => {
    if (rehearsed >= REHEARSALS) return;
    rehearse(language, rehearsed);
    rehearsed += 1;
    setTimeout(next);
  };
  setTimeout(next);
}

/** Parser, reading and page are at work as well. */
const CORES = 4;

function expect(): void {
  if (navigator.hardwareConcurrency < CORES) rehearsed = REHEARSALS;
}

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === 'warm') warm(data.language);
  else if (data.kind === 'expect') expect();
  else if (data.kind === 'measure')
    answer(data.run, data.document, measurer.read(data.document, data.options), data.options);
  else answer(data.run, null, measurer.unread(data.fileName, data.error, data.options), data.options);
});
