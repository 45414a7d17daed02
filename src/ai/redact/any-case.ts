const PARTS = /\\p\{[^}]*\}|\\.|\[[^\]]*\]|\(\?<?[:=!]|\(\?<\w+>|\p{L}/gu;

/** Source of a pattern whose letters stand for either case while `\p{Lu}` and classes keep theirs: the flag "i" would loosen those too. */
export function anyCase(source: string): string {
  return source.replace(PARTS, (part) => {
    if (!/^\p{L}$/u.test(part)) return part;
    const [lower, upper] = [part.toLowerCase(), part.toUpperCase()];
    return upper.length === 1 && lower !== upper ? `[${lower}${upper}]` : part;
  });
}
