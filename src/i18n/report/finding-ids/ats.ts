/** Findings that each check of this area can make; the data of each stands in the comment. All may also use the check's own data, told above it. */
export interface AtsFindings {
  /** characters */
  'text-layer': 'none' | 'thin' /* characters */ | 'image-page' /* page */;
  /** percent */
  'characters-mapped': 'unmapped' /* count, percent */;
  'reading-order': 'moved' /* percent */ | 'mixed-columns'; /* page */
  /** columns */
  'single-column': 'columns' /* page, columns */;
  'no-tables': 'ruled' | 'aligned' | 'levels'; /* each: page, rows */
  'no-text-in-images': 'picture' /* page, percent */ | 'scan' /* page, percent */ | 'drawn'; /* page */
  'contact-in-body': 'margin' | 'image';
  'hidden-text':
    | 'render-mode'
    | 'transparent'
    | 'same-colour'
    | 'tiny'
    | 'off-page'
    | 'covered'
    | 'clipped'
    | 'layer-off'; /* each: characters, page */
  'injected-instructions': 'visible' | 'hidden';
  'keyword-stuffing': 'repeated' /* term, count, percent */ | 'list'; /* count */
  'icon-glyphs': 'icons'; /* count */
  'letter-spacing': 'name' /* value */ | 'headings'; /* count, value */
  'ligatures-and-hyphens':
    'ligatures' /* count */ | 'accents' /* count, word */ | 'invisible' /* count */ | 'hyphenated'; /* count, word */
  'links-visible': 'target-only'; /* url */
  'document-metadata':
    'no-title' | 'poor-title' /* title */ | 'no-language' | 'wrong-language' /* declared */ | 'untagged';
  'file-weight': 'heavy'; /* megabytes */
  'not-restricted': 'password' | 'copying';
}
