import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Page format',
    pass: 'Your pages have a standard format',
    fail: 'Your page format is unusual',
    why: 'Recruiters print resumes and open them side by side. A page of another shape shrinks, gets cut or has to be turned.',
    fix: 'Set every page to {wanted, select, Letter {US Letter (8.5 × 11 in)} other {A4 (210 × 297 mm)}}, portrait (Word: Layout > Size and Orientation), and export the PDF again.',
    strength: null,
    findings: {
      landscape: 'Page {page, number} lies on its side ({width, number} × {height, number} mm).',
      'odd-size':
        'Page {page, number} measures {width, number} × {height, number} mm, which is neither US Letter nor A4.',
      mixed: 'Page {page, number} has another format than page 1.',
    },
  },
  'font-families': {
    name: 'Number of fonts',
    pass: 'You use few fonts',
    fail: 'You use too many fonts',
    why: 'Each new font asks the eye to start over. One or two make the page look like one piece of work.',
    fix: 'Use one font for everything, or one for headings and one for text: Calibri with Georgia, for example. Show emphasis with bold and size.',
    strength:
      '{count, plural, one {A single font family} other {# font families}} ({families}) {count, plural, one {keeps} other {keep}} the page calm.',
    findings: {
      'too-many': 'There are {count, plural, one {# font family} other {# font families}} in the file: {families}.',
    },
  },
  'body-size': {
    name: 'Text size',
    pass: 'Your text has a comfortable size',
    fail: 'Your text has an uncomfortable size',
    why: 'Many people read resumes on a laptop or a phone. Small type gets skipped, and large type looks like filler.',
    fix: 'Set the body text to 10–11 pt (10.5 pt Arial or 11 pt Calibri, say). If it no longer fits, cut words rather than points.',
    strength: 'At {size, number} pt the text is comfortable to read on screen and on paper.',
    findings: {
      'too-small': 'Your body text is {size, number} pt; below {minimum, number} pt it becomes tiring to read.',
      'too-large': 'Your body text is {size, number} pt; above {maximum, number} pt it takes room from your results.',
    },
  },
  'size-hierarchy': {
    name: 'Hierarchy of sizes',
    pass: 'Sizes show what comes first',
    fail: 'Sizes do not show what comes first',
    why: 'A first look lasts seconds and jumps from the largest words to the next. Sizes are what tells your name from a heading and a heading from the text.',
    fix: 'Use three or four sizes: your name at about 20 pt, headings at 12–14 pt in bold, everything else at 10–11 pt.',
    strength:
      '{name, select, 0 {{count, plural, one {A single text size} other {# text sizes}}: a calm page.} other {Your name at {name, number} pt over {body, number} pt text: nobody has to look for it.}}',
    findings: {
      'name-small': 'Your name is set in {size, number} pt, while other lines reach {other, number} pt.',
      'headings-plain':
        '{count, plural, one {# heading looks} other {# headings look}} exactly like the text below, at {body, number} pt.',
      'headings-small':
        '{count, plural, one {# heading is} other {# headings are}} set smaller ({size, number} pt) than the text below ({body, number} pt).',
      'too-many': 'There are {count, number} text sizes: {sizes} pt.',
    },
  },
  margins: {
    name: 'Page margins',
    pass: 'Your margins are right',
    fail: 'Your margins are too narrow or too wide',
    why: 'White space guides the eye, and printers cut off what stands too close to the edge. Very wide margins waste room you need.',
    fix: 'Set all four margins between 0.6 and 1 inch (Word: Layout > Margins > Custom). If the text then spills over, shorten the oldest job.',
    strength: 'Margins of at least {inches, number} in give the page room to breathe.',
    findings: {
      narrow: 'The {side} margin of page {page, number} is only {inches, number} in.',
      wide: 'The {side} margin of page {page, number} is {inches, number} in wide.',
    },
  },
  'line-spacing': {
    name: 'Line spacing',
    pass: 'Your line spacing is comfortable',
    fail: 'Your line spacing is uncomfortable',
    why: 'With lines too close the eye slips to the wrong one; with lines too far apart a paragraph falls into pieces and the page runs out.',
    fix: 'Set line spacing to Multiple, 1.0 to 1.15 (Word: Home > Paragraph), and put the space between entries before the paragraph instead.',
    strength: 'Lines {spacing, number} times the letter size apart are easy to follow.',
    findings: {
      tight: 'Lines stand only {spacing, number} times the letter size apart; below {least, number} they touch.',
      loose:
        'Lines stand {spacing, number} times the letter size apart; above {most, number} a paragraph no longer holds together.',
    },
  },
  density: {
    name: 'Text and white space',
    pass: 'Text and white space are balanced',
    fail: 'Text and white space are out of balance',
    why: 'White space shows where one job ends and the next begins. A wall of text gets skipped; a nearly empty page looks like little experience.',
    fix: 'Crowded? Cut each job to its best 3–5 bullets and leave 6–10 pt between entries. Sparse? Add results to your latest jobs or narrow wide gaps.',
    strength: 'Text covers {percent, number}% of the page: full, and still easy to scan.',
    findings: {
      sparse: 'Text covers only {percent, number}% of the area inside the margins.',
      crowded:
        'Text covers {percent, number}% of the area inside the margins; above {most, number}% it reads as a wall.',
    },
  },
  alignment: {
    name: 'Left edges of the lines',
    pass: 'Your lines share clear left edges',
    fail: 'Your lines start at too many places',
    why: 'Readers run their eyes down the left edge. Lines moved with spaces or tabs break that edge and look careless.',
    fix: 'Replace spaces and repeated tabs by indents: one edge for headings and jobs, one for bullets. For dates on the right use one right-aligned tab stop.',
    strength: '{percent, number}% of the {lines, number} lines share a few left edges: the page looks tidy.',
    findings: {
      ragged:
        'Only {percent, number}% of the {lines, number} lines start on one of four left edges; {count, plural, one {# starts} other {# start}} elsewhere.',
    },
  },
  colours: {
    name: 'Text colors',
    pass: 'You use few text colors',
    fail: 'You use too many text colors',
    why: 'A color means “look here”. With many of them nothing stands out, and in a black-and-white print they turn into shades of gray.',
    fix: 'Keep black or dark gray for text and one dark accent color for headings and links.',
    strength: '{count, plural, one {One text color keeps} other {# text colors keep}} attention on the words.',
    findings: { 'too-many': 'There are {count, number} text colors: {colours}.' },
  },
  contrast: {
    name: 'Text contrast',
    pass: 'Your text stands out from the page',
    fail: 'Some text is too pale',
    why: 'Light gray looks elegant on your screen and vanishes on a cheap printer, a dim laptop or for tired eyes.',
    fix: 'Make text black or very dark gray (#222222), dates and places included; behind white text, darken the background. Keep one dark accent color for headings if you like.',
    strength: 'Even the palest text has a contrast of {ratio, number} to 1: easy to read in print and on screen.',
    findings: {
      low: 'Text in {colour} on {background} has a contrast of only {ratio, number} to 1; it takes at least 4.5.',
    },
  },
  'bullet-style': {
    name: 'Bullet marks',
    pass: 'Your bullets look alike',
    fail: 'Your bullets mix different marks',
    why: 'Marks that change for no reason read as different levels, or as text pasted from elsewhere.',
    fix: 'Choose one mark (a plain •) for all bullets of a level and apply it through the list style, not by typing it.',
    strength: 'All {bullets, number} bullets wear the mark of their level.',
    findings: {
      mixed:
        '{count, plural, one {# bullet opens} other {# bullets open}} with {others} where the rest open with {main}.',
    },
  },
  emphasis: {
    name: 'Bold and capitals',
    pass: 'You emphasize sparingly',
    fail: 'You emphasize too much',
    why: 'Bold works because the rest is not. Words in capitals lose their shape and take longer to read.',
    fix: 'Keep bold for job titles and one or two results per job, and write sentences in normal case.',
    strength:
      '{bold, select, 0 {Bold is kept for headings and job titles, so both stand out.} other {Only {bold, number}% of the text is bold, so what is bold stands out.}}',
    findings: {
      bold: '{percent, number}% of the text under your headings is bold; up to {most, number}% still stands out.',
      capitals:
        '{percent, number}% of the text under your headings is in capitals; up to {most, number}% still reads well.',
    },
  },
  'last-page-fill': {
    name: 'Fill of the last page',
    pass: 'Your last page is well used',
    fail: 'Your last page is almost empty',
    why: 'A few lines on a page of their own look like an oversight, and are often neither printed nor read.',
    fix: 'Cut or merge a few lines so that it all ends on the page before, or bring over enough that the last page is at least a quarter full.',
    strength: 'Page {page, number} is {percent, number}% full: no leftover lines.',
    findings: {
      short: 'Page {page, number} holds {lines, plural, one {# line} other {# lines}} and is {percent, number}% full.',
      blank: 'Page {page, number} is blank. Delete the empty paragraphs or the page break at the end.',
    },
  },
  photo: {
    name: 'Photo',
    pass: 'Your use of a photo fits the market',
    fail: '{frame, select, empty {The frame for your photo is empty} other {A photo is not expected in this market}}',
    why: '{frame, select, empty {An empty frame looks as if the application were unfinished, and takes the best place of the page.} other {Where the law bars judging people by their looks, many employers prefer resumes without a picture. It also takes room from your results.}}',
    fix: '{frame, select, empty {Put your photo there before you export (a recent portrait, 35 × 45 mm), or delete the frame; on paper, stick the photo in.} other {Delete the photo and use the room for your headline and contact line. Keep it on LinkedIn. If you are applying in a country where photos are usual, keep it.}}',
    strength: null,
    findings: {
      unwanted: 'There is what looks like a photo on page 1; resumes in your job market ({market}) go without one.',
      'frame-unwanted':
        'A frame for a photo (“{words}”) was left on page 1; resumes in your job market ({market}) go without one: delete the frame.',
      'frame-empty': 'The frame for a photo still says “{words}”, and there is no picture in it.',
    },
  },
} satisfies AreaProse<'design'>;
