/** Findings that each check of this area can make; the data of each stands in the comment. All may also use the check's own data, told above it. */
export interface DesignFindings {
  /** format: of the first page, 'A4', 'Letter' or ''; wanted: of the market, 'A4' or 'Letter' */
  'page-format': 'landscape' /* page, width, height: mm */ | 'odd-size' /* same */ | 'mixed' /* page */;
  /** count, families: "Lato, Georgia" */
  'font-families': 'too-many' /* count, families */;
  /** size: points */
  'body-size': 'too-small' /* size, minimum */ | 'too-large' /* size, maximum */;
  /** count: sizes of the text; name, body: points, name 0 where it is not judged */
  'size-hierarchy':
    | 'name-small' /* size, other: points */
    | 'headings-plain' /* count */
    | 'headings-small' /* count, size, body: points */
    | 'too-many' /* sizes: "9 · 10.5 · 12" */;
  /** mm, inches: smallest margin */
  margins: 'narrow' /* side: already in the reader's language, mm, inches, page */ | 'wide' /* same */;
  /** spacing: multiple of the letters' size */
  'line-spacing': 'tight' /* least */ | 'loose' /* most */;
  /** percent: of the area inside the margins */
  density: 'sparse' /* least */ | 'crowded' /* most */;
  /** percent, lines */
  alignment: 'ragged' /* count: lines that start elsewhere */;
  /** count */
  colours: 'too-many' /* colours: "#000000, #1f4e79" */;
  /** ratio: the lowest */
  contrast: 'low' /* ratio, colour, background: #rrggbb */;
  /** bullets */
  'bullet-style': 'mixed' /* count, main, others: glyphs */;
  /** bold, capitals: percent of the body */
  emphasis: 'bold' /* percent, most */ | 'capitals' /* same */;
  /** page, percent */
  'last-page-fill': 'short' /* lines */ | 'blank';
  /** market: already a name in the reader's language */
  photo: 'unwanted' /* market */ | 'frame-unwanted' /* words, market */ | 'frame-empty'; /* words */
}
