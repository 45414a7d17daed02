/** "Ditta Scavi Murgia di Altamura, con la mansione di escavatorista": behind the employer, as what one was held there. */
import { iu, u } from '../../../resume/patterns.ts';

const AS = iu`,?\s(?:con (?:la )?(?:mansion[ei]|qualifica|funzion[ei]) di|in qualità di|con (?:el cargo|la función|el puesto) de|en (?:el cargo|el puesto|calidad) de|com (?:a função|o cargo) de|na (?:função|qualidade) de|no cargo de|en qualité de|en tant que|au poste de)\s(?=\p{L})`;
const NAMED = u`^[\p{Lu}\d"“«]`;
/** Words that a post opens with. */
const OPENING = 3;

/** The text with a bar between employer and post. */
export function withHeldAs(text: string, isPost: (part: string) => boolean): string {
  const joint = AS.exec(text);
  if (!joint) return text;
  const [employer, post] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
  const opening = post.split(/[\s,(]+/u, OPENING).join(' ');
  return NAMED.test(employer.trim()) && !isPost(employer) && isPost(opening) ? `${employer} | ${post}` : text;
}
