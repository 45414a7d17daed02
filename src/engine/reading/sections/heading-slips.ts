/** Headings with one letter too many, too few or wrong: "Experencia laboral", "Certificationes". */

/** Shorter words are one letter from others. */
const LEAST = 10;
const LONGEST = 40;

/** Whether one text comes of the other by one letter, a plural aside. */
export function isSlipOf(text: string, heading: string): boolean {
  const [short, long] = text.length <= heading.length ? [text, heading] : [heading, text];
  if (long.length - short.length > 1 || short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  if (short.length === long.length) return at < short.length && short.slice(at + 1) === long.slice(at + 1);
  return at < short.length && short.slice(at) === long.slice(at + 1);
}

const bucket = (text: string, length: number): string => `${text.charAt(0)}${String(length)}`;

/** What tells the kind of such a heading. */
export function slipIndex<Kind>(table: ReadonlyMap<string, Kind>): (text: string) => Kind | undefined {
  const buckets = new Map<string, [heading: string, kind: Kind][]>();
  for (const [heading, kind] of table) {
    if (heading.length < LEAST) continue;
    const name = bucket(heading, heading.length);
    buckets.set(name, [...(buckets.get(name) ?? []), [heading, kind]]);
  }
  return (text) => {
    if (text.length < LEAST || text.length > LONGEST) return undefined;
    for (const length of [text.length, text.length - 1, text.length + 1])
      for (const [heading, kind] of buckets.get(bucket(text, length)) ?? []) if (isSlipOf(text, heading)) return kind;
    return undefined;
  };
}
