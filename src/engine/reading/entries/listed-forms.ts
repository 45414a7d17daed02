/** Forms of one list item each: "• Empresa: Acme | Cargo: Vidraceiro | Período: 2019/2023". */
import type { Bullet, Section } from '../reading.ts';
import { unmarked } from '../schools/school-lines.ts';
import { fieldLines, fieldOf } from './fields.ts';

/** The section and its list items: those whose labels tell employer and post, or school and degree, are lines without a mark and no list items. */
export function withListedForms(
  section: Section,
  bullets: ReadonlyMap<number, Bullet>,
): readonly [Section, ReadonlyMap<number, Bullet>] {
  const forms = new Set<number>();
  const lines = section.lines.map((line) => {
    if (bullets.get(line.index)?.lines[0]?.index !== line.index) return line;
    const plain = unmarked(line);
    const fields = fieldLines(plain);
    const roles = new Set(fields.length < 2 ? [] : fields.map((field) => fieldOf(field)?.role));
    if (!(roles.has('organisation') && roles.has('title')) && !(roles.has('school') && roles.has('degree')))
      return line;
    forms.add(line.index);
    return plain;
  });
  if (forms.size === 0) return [section, bullets];
  return [{ ...section, lines }, new Map([...bullets].filter(([index]) => !forms.has(index)))];
}
