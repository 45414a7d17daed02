/** Findings that each check of this area can make; the data of each stands in the comment. All may also use the check's own data, told above it. */
export interface ContentFindings {
  /** withFigure, total, percent */
  'quantified-results':
    | 'few' /* withFigure, total, percent */
    | 'running-text'
    | 'untold'
    | 'no-figure' /* the bullet is in the evidence */;
  /** strong, total, percent */
  'action-verbs':
    | 'few' /* strong, total, percent */
    | 'weak-opening' /* opening: the words */
    | 'no-action' /* opening */
    | 'bare-duty' /* opening */;
  /** weak, total, percent */
  'weak-phrases': 'count' /* weak, total, percent */ | 'opening' /* opening: the words */;
  /** count */
  buzzwords: 'many' /* count */ | 'word' /* word: as written */;
  /** count, total */
  'first-person': 'count' /* count, total */ | 'pronoun' /* pronoun: as written */;
  /** passive, total, percent */
  'passive-voice': 'many' /* passive, total, percent */ | 'bullet' /* words: as written */;
  /** good, total, percent */
  'bullet-length':
    | 'too-long' /* words */
    | 'too-short' /* words */
    | 'too-long-characters' /* characters */
    | 'too-short-characters' /* characters */;
  /** different, total */
  'repeated-openings': 'word' /* word: as written, times */;
  /** count */
  spelling: 'doubled' /* words: both, as written */ | 'word' /* word: as written, suggestion: with the same capital */;
  /** count, concrete, soft */
  'skills-specific':
    | 'few' /* count */
    | 'many' /* count */
    | 'vague' /* soft, count */
    | 'trait' /* skill: as written */
    | 'everyday' /* skill */;
  /** count, placeholders */
  'outdated-lines':
    | 'placeholder' /* words: as written */
    | 'references' /* words: as written */
    | 'objective-only' /* the section is in the evidence */
    | 'basic-tools' /* tool: as written */
    | 'obsolete-tool' /* tool: as written */
    | 'old-consent' /* the line is in the evidence; Italian resumes */;
  /** count */
  'personal-data':
    | 'national-id' /* kind: the number's name, e.g. DNI */
    | 'birth-date'
    | 'marital-status'
    | 'street-address' /* the line is in the evidence */;
  /** passages, total, percent */
  'mixed-language': 'mixed' /* passages, percent */ | 'passage' /* the passage is in the evidence */;
  /** years, end */
  'recent-experience': 'old' /* years, end: a date */;
}
