/** Findings that each check of this area can make; the data of each stands in the comment. All may also use the check's own data, told above it. */
export interface StructureFindings {
  /** data of the check: email; kind: history for a 職務経歴書 without any */
  'contact-email':
    | 'missing'
    | 'missing-history'
    | 'only-link' /* url */
    | 'broken' /* value, fixed: split by a space */
    | 'invalid' /* value */;
  /** phone; kind: history for a 職務経歴書 without any */
  'contact-phone':
    | 'missing'
    | 'missing-history'
    | 'only-link' /* url */
    | 'invalid' /* value */
    | 'invalid-there' /* value, market, example */;
  /** location: as written */
  'contact-location': 'missing';
  /** url: without scheme */
  'contact-links': 'missing' | 'unfilled' /* value: as written */ | 'named-only' /* network */;
  /** name */
  'name-found':
    | 'missing'
    | 'low' /* name */
    | 'title-larger'
    | 'heading-larger'
    | 'line-larger'; /* each: line, size and largest in points */
  /** found, of (number of essential sections) */
  'sections-essential':
    | 'missing' /* section: name of the section, already in the reader's language */
    | 'told-elsewhere'
    | 'no-headings'
    | 'nothing';
  /** known, odd: headings */
  'headings-standard': 'odd' /* heading: as written */;
  /** words: characters in ja and zh; kind: form for the box of a 履歴書 */
  'summary-present':
    | 'missing'
    | 'late' /* words */
    | 'too-short' /* words */
    | 'too-long' /* words */
    | 'too-short-characters' /* characters */
    | 'too-long-characters' /* characters */
    | 'form-blank'
    | 'form-short' /* characters */;
  /** pages */
  'length-pages':
    | 'too-long' /* pages, max */
    | 'too-short' /* percent: how full the only page is */
    | 'none-full' /* percent: how full the fullest is */;
  /** count: words, characters in ja and zh */
  'word-count':
    | 'too-few' /* words, least */
    | 'too-many' /* words, most */
    | 'too-few-characters' /* characters, least */
    | 'too-many-characters' /* characters, most */;
  /** complete, total: entries with dates; jobs: how many with a start; since: the first one’s year */
  'entry-dates': 'no-dates' /* entry: its title */ | 'no-start' /* entry, end */ | 'no-end' /* entry, start */;
  /** dates, odd: how many */
  'dates-consistent': 'mixed' /* usual, odd: dates as written, count */ | 'eras' /* era, western: dates as written */;
  /** entries: dated ones */
  'reverse-chronological':
    'oldest-first' /* heading: as the page has it, entry: the first */ | 'out-of-order' /* entry, above */;
  /** jobs: dated ones, gaps */
  'employment-gaps': 'gap' /* months, start, end: the gap's, before, after: the jobs around it */;
  /** entries, withBullets, bullets */
  'bullets-used':
    | 'none'
    | 'paragraph' /* entry, words */
    | 'prose' /* entry */
    | 'too-many' /* entry, count */
    | 'single' /* entry: only one bullet */;
  /** file: its name, suggestion: a better one */
  'file-name': 'generic' /* file */ | 'unnamed' /* file, name */ | 'trace' /* file, trace: as written */;
}
