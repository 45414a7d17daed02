const FILE_IN_HAND = '#upload[data-state]:not([data-state="idle"])';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a reload would cost the visitor something: a file being read, a report, its error, a form that is half filled. */
export function hasWorkInHand(page: ParentNode): boolean {
  if (page.querySelector(FILE_IN_HAND)) return true;
  return [...page.querySelectorAll<Field>('main input, main textarea')].some((field) => isFilled(field));
}

/** Switches are remembered by what they switch; what was typed, or the file that was chosen, is not. */
function isFilled({ type, value }: Field): boolean {
  return value !== '' && !['checkbox', 'radio', 'hidden', 'submit', 'button'].includes(type);
}
