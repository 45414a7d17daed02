/** Post and employer on the two sides of a stroke or a colon. */
import { isDepartment } from './head-asides.ts';
import { opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import { MOST_POST_WORDS, NAMED } from './leading-words.ts';

/** "Designer pleno / Estúdio Tangerina": a stroke parts post from employer, and not two posts or the halves of one. */
export function atStroke(text: string, marks: Marks): string[] {
  // "EHPAD Les Glycines : agent de service"
  const [house = '', task = '', more] = marks.education || !text.includes(':') ? [] : text.split(/\s?:\s/u);
  const housed = more === undefined && roleScore(house, marks) === 0 && opensAsEmployer(house, marks);
  if (housed && roleScore(task, marks) > 0) return [house, task];
  // "Magasinier : Acme Logistique"
  const held = more === undefined && roleScore(house, marks) > 0 && house.split(' ').length <= MOST_POST_WORDS;
  if (held && NAMED.test(task) && task.includes(' ') && roleScore(task, marks) === 0) return [house, task];
  const sides = marks.education || !text.includes(' / ') ? [] : text.split(' / ');
  const [post = '', firm = ''] = sides;
  // "Dunes Meubles / Vendeuse"
  if (sides.length === 2 && roleScore(post, marks) === 0 && roleScore(firm, marks) > 0)
    return namesFirm(post, marks) ? sides : [text];
  if (sides.length !== 2 || roleScore(post, marks) === 0 || roleScore(firm, marks) > 0) return [text];
  return namesFirm(firm, marks) ? sides : [text];
}

function namesFirm(text: string, marks: Marks): boolean {
  const employs = organisationScore(text, marks) > 0 || (marks.lexicon.language !== 'de' && NAMED.test(text));
  return employs && !isDepartment(text, marks.lexicon);
}
