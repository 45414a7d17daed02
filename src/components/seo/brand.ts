/** The site's name, and titles without it. */
export const BRAND = 'RevisaCV';

/** "Blog: consejos | RevisaCV" is "Blog: consejos": a title where the brand already stands beside it. */
export function bareTitle(title: string): string {
  return title.replace(new RegExp(`\\s*[|｜]\\s*${BRAND}$`, 'u'), '');
}
