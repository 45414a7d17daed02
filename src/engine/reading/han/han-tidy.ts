/** A piece of a head in Chinese or Japanese without the marks around it. */
export function tidy(text: string): string {
  return text
    .replace(/\s?[(（]\s*[)）]/gu, '')
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^\s*[(（]([^()（）]+)[)）]\s*$/u, '$1')
    .replace(/^[\s,;:|/∕=→⇒·•–—~～〜■◆◇●○▍▌□★☆▶▼◎※()（）［\][.-]+(?![^(（]*[)）])|[\s,;:|/∕·•–—(（［[~〜-]+$/gu, '')
    .replace(/として(?:従事|勤務|参画|在籍|就業|活動)?$/u, '')
    .replace(/^[\s・■◆◇●○▍▌□★☆▶▼◎※》〉>《〈<]+|[\s《〈<》〉>]+$/gu, '')
    .trim();
}

/** "品質課（2021年4月より班長）" whose date is taken out. */
export function withoutSince(text: string): string {
  return text.replace(/([(（])\s+(?:より|から|付で?|に)\s?(?=\S)/gu, '$1');
}
