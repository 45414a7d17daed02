/** Puts values where a message says `{name}`; a name without a value stays as it is, so that a test can see it. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
