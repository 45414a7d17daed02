/** What stands in the form's fields. */
import { FIELDS, type Field, type Typed } from '../../contact/message.ts';
import { judge, tidied, type Faults } from '../../contact/rules.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, field: Field | 'homepage'): Control {
  const control = form.elements.namedItem(field);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isControl) throw new Error(`the form has no field "${field}"`);
  return control;
}

export function typedIn(form: HTMLFormElement): Typed {
  const values = FIELDS.map((field) => [field, controlOf(form, field).value] as const);
  // Object.fromEntries forgets the names of the keys; they are FIELDS, each one.
  return Object.fromEntries(values) as Record<Field, string>;
}

/** The rules that the server has too, and the browser's own word on the e-mail. */
export function faultsIn(form: HTMLFormElement): Faults {
  const judged = judge(tidied(typedIn(form)));
  const faults = 'faults' in judged ? judged.faults : {};
  const isMistyped = controlOf(form, 'email').validity.typeMismatch;
  return faults.email === undefined && isMistyped ? { ...faults, email: 'invalid' } : faults;
}

export function firstOf(faults: Faults): Field | undefined {
  return FIELDS.find((field) => faults[field] !== undefined);
}
