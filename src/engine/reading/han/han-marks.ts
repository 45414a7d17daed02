/** What parts a post from its employer, a subject from its school. */

/** "后端开发 at 云帆科技", as forms translated from English print it. */
export const AT = /(?<=[\u3040-\u9fff)）])\s+at\s+(?=\S)|\s+at\s+(?=[\u3040-\u9fff])/giu;
