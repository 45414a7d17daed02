import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sendMessage, type SendFault } from '../../contact/client.ts';
import type { Field, Typed } from '../../contact/message.ts';
import type { Faults } from '../../contact/rules.ts';
import { newSubmission } from '../../contact/submission.ts';
import { controlOf, faultsIn, firstOf, typedIn } from './typed.ts';

/** Milliseconds that the success shows (SPEC section 9). */
export const SUCCESS_MS = 3_000;

export type Stage =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly fault: SendFault; readonly typed: Typed }
  | { readonly kind: 'sent' };

export interface ContactFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly success: RefObject<HTMLDivElement | null>;
  readonly stage: Stage;
  readonly faults: Faults;
  /** Grows when the form is emptied: as the fields' key it makes them new. */
  readonly round: number;
  readonly edit: (field: Field) => void;
  readonly submit: () => void;
}

export function useContactForm(locale: string): ContactFormState {
  const form = useRef<HTMLFormElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const last = useRef<{ typed: string; submission: string }>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'open' });
  const [faults, setFaults] = useState<Faults>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (stage.kind !== 'sent') return;
    const timer = setTimeout(() => {
      const wasRead = document.activeElement === success.current;
      flushSync(() => setStage({ kind: 'open' }));
      if (wasRead) form.current?.focus({ preventScroll: true });
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  /** Points out what is wrong; true when anything is. */
  const pointOut = (shown: HTMLFormElement, found: Faults): boolean => {
    flushSync(() => setFaults(found));
    const first = firstOf(found);
    if (first) controlOf(shown, first).focus();
    return first !== undefined;
  };

  const send = async (shown: HTMLFormElement) => {
    const typed = typedIn(shown);
    const content = JSON.stringify(typed);
    // The same words again are the same message: after an answer that was lost it must not arrive twice.
    if (last.current?.typed !== content) last.current = { typed: content, submission: newSubmission() };
    setStage({ kind: 'sending' });
    const { submission } = last.current;
    const fault = await sendMessage({ ...typed, submission, locale, homepage: controlOf(shown, 'homepage').value });
    if (fault) {
      setStage({ kind: 'failed', fault, typed });
      if (fault.kind === 'refused' && fault.field) pointOut(shown, { [fault.field]: 'invalid' });
      return;
    }
    last.current = null;
    flushSync(() => {
      setStage({ kind: 'sent' });
      setRound((before) => before + 1);
    });
    success.current?.focus({ preventScroll: true });
  };

  const submit = () => {
    const shown = form.current;
    if (!shown || sending.current || pointOut(shown, faultsIn(shown))) return;
    sending.current = true;
    void send(shown).finally(() => (sending.current = false));
  };

  /** A fault goes, or changes, as it is mended; none appears while somebody types. */
  const edit = (field: Field) => {
    if (!form.current || faults[field] === undefined) return;
    setFaults({ ...faults, [field]: faultsIn(form.current)[field] });
  };

  return { form, success, stage, faults, round, edit, submit };
}
