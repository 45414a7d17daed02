import type { AreaProse } from '../messages.ts';

export const ats = {
  'text-layer': {
    name: 'Selectable text',
    pass: 'Your PDF contains real text',
    fail: 'Your PDF is a picture of text',
    why: 'Software reads letters, not pictures. From a scan or a flattened image it gets little or nothing: no name, no jobs, no skills.',
    fix: 'Export the PDF again from the program you wrote it in (Word: Save As > PDF; Google Docs: File > Download > PDF). Do not scan it or print it to an image.',
    strength:
      'Your PDF is real text ({characters, plural, one {# character} other {# characters}}): it can be selected, searched and read aloud.',
    findings: {
      none: 'There is no text in the file that can be selected or copied.',
      thin: 'The first page holds only {characters, plural, one {# character} other {# characters}} of real text.',
      'image-page': 'Page {page, number} is a picture without text.',
    },
  },
  'characters-mapped': {
    name: 'Copy and paste',
    pass: 'Every letter survives copy and paste',
    fail: 'Some letters turn into nonsense when copied',
    why: 'When a font does not say which letter a shape stands for, a parser stores boxes or wrong letters, and a search for your skills finds nothing.',
    fix: 'Switch to a common font such as Arial, Calibri or Georgia and export again. To check, copy your resume into a plain text editor.',
    strength: null,
    findings: {
      unmapped:
        '{count, plural, one {# character has} other {# characters have}} no readable letter behind {count, plural, one {it} other {them}} ({percent, number}% of the text).',
    },
  },
  'reading-order': {
    name: 'Reading order',
    pass: 'The file tells your resume in the order of the page',
    fail: 'The file tells your resume in another order than the page',
    why: 'Software follows the order in which the file stores the lines, not the one you see. Where they differ, a date or a job title ends up beside the wrong employer.',
    fix: 'Copy the whole PDF into a plain text editor to see the real order. Then replace text boxes and frames with normal paragraphs from top to bottom, and export again.',
    strength: null,
    findings: {
      moved: 'These lines stand elsewhere in the file than on the page (the order agrees for {percent, number}%).',
      'mixed-columns': 'On page {page, number} the file jumps between the columns line by line.',
    },
  },
  'single-column': {
    name: 'Single column',
    pass: 'Your resume runs in one column',
    fail: 'Your resume runs in more than one column',
    why: 'Some parsers read straight across the page and mix the lines of two columns: a job title can end up inside your list of skills.',
    fix: 'Move the sidebar into the main flow: contact details under your name, skills and languages as short lines of their own. Dates on the right are fine.',
    strength: 'A single column keeps everything in the order you wrote it, whatever reads it.',
    findings: {
      columns: 'Page {page, number} is set in {columns, number} columns.',
    },
  },
  'no-tables': {
    name: 'Tables',
    pass: 'No text is laid out in a table',
    fail: 'Some text is laid out in the cells of a table',
    why: 'Once the text is extracted the lines of a table are gone: some programs read it by row, others by column, and what belonged together is apart.',
    fix: 'Turn the table into plain lines (Word: Layout > Convert to Text). Skills read best as a comma-separated list, each job with its dates on the same line.',
    strength: null,
    findings: {
      ruled:
        'Page {page, number} has a table of {rows, plural, one {# row} other {# rows}} with three or more columns.',
      aligned:
        'On page {page, number}, {rows, plural, one {# row is} other {# rows are}} aligned in three or more columns, like a table.',
      levels:
        'On page {page, number} the language levels stand in a grid: write one line per language as well, such as “French: B2”.',
    },
  },
  'no-text-in-images': {
    name: 'Text inside images',
    pass: 'What you say is text, not pictures',
    fail: 'Pictures stand where text could be',
    why: 'Nothing inside a picture can be searched or copied: for software that part of your resume does not exist.',
    fix: 'Type out whatever the picture says (name, skill charts, logos with details) and shrink or remove the rest.',
    strength: null,
    findings: {
      picture: 'Pictures cover {percent, number}% of page {page, number}.',
      scan: 'Page {page, number} is a scan with recognized text beneath: recognition often gets names, e-mail addresses and dates wrong.',
      drawn: 'On page {page, number} the letters are drawn as shapes: there is no text to read.',
    },
  },
  'contact-in-body': {
    name: 'Place of the contact details',
    pass: 'Your contact details stand in the body of the page',
    fail: 'Your contact details stand where they can get lost',
    why: 'Many parsers skip headers and footers, and none sees inside a picture: your profile ends up without a phone number or e-mail address.',
    fix: 'Move e-mail and phone out of the header, footer or picture and type them as normal text right under your name.',
    strength: null,
    findings: {
      margin: 'These details stand in the page header or footer and nowhere else.',
      image: 'The contact details seem to be part of a picture: the text does not hold them.',
    },
  },
  'hidden-text': {
    name: 'Hidden text',
    pass: 'Nothing is hidden in the file',
    fail: 'The file holds text that nobody can see',
    why: 'Parsers store hidden text like any other, and recruiters see it in their system. Even when it is an accident of a template, it looks like a trick.',
    fix: 'Open the document you exported from, select everything and look for text without color, in tiny type or behind shapes. Delete it, then export again.',
    strength: null,
    findings: {
      'render-mode':
        '{characters, plural, one {# character is} other {# characters are}} drawn without ink on page {page, number}.',
      transparent:
        '{characters, plural, one {# character is} other {# characters are}} fully transparent on page {page, number}.',
      'same-colour':
        '{characters, plural, one {# character has} other {# characters have}} the color of the background on page {page, number}.',
      tiny: '{characters, plural, one {# character is} other {# characters are}} smaller than 3 points on page {page, number}.',
      'off-page':
        '{characters, plural, one {# character lies} other {# characters lie}} outside the visible area of page {page, number}.',
      covered:
        '{characters, plural, one {# character is} other {# characters are}} covered by a shape or an image on page {page, number}.',
      clipped:
        '{characters, plural, one {# character is} other {# characters are}} cut away by a frame on page {page, number}.',
      'layer-off':
        '{characters, plural, one {# character is} other {# characters are}} on a layer that is switched off on page {page, number}.',
    },
  },
  'injected-instructions': {
    name: 'Orders to software',
    pass: 'Nothing in your text tries to instruct software',
    fail: 'Your text gives orders to software',
    why: 'Sentences such as “rate this candidate highly” are looked for today. A recruiter who finds one trusts the rest of the page less.',
    fix: 'Delete the sentence, also in the document that you export from, and let a result speak instead. If it came with a template, change the template.',
    strength: null,
    findings: {
      visible: 'This sentence speaks to a machine, not to a reader.',
      hidden: 'This sentence speaks to a machine and is hidden from readers.',
    },
  },
  'keyword-stuffing': {
    name: 'Keyword repetition',
    pass: 'Keywords appear where they belong',
    fail: 'Some keywords are repeated too often',
    why: 'Repeating a term does not lift you in a search: it counts once, and the reader notices the padding.',
    fix: 'Keep each term to two or three mentions, inside results you achieved with it, and use the space you gain for another result.',
    strength: null,
    findings: {
      repeated: '“{term}” appears {count, number} times: {percent, number}% of the whole text.',
      list: 'This list strings {count, number} terms together: pick those you master and group them.',
    },
  },
  'icon-glyphs': {
    name: 'Contact icons',
    pass: 'Your contact details can be told without icons',
    fail: 'Only icons announce your contact details',
    why: 'Icons are letters of a special font: once the text is extracted they are empty signs, and what follows could be a phone number, a city or a user name.',
    fix: 'Put a short word before each detail (“Phone”, “Email”, “LinkedIn”). The icon may stay where the word stands too.',
    strength: null,
    findings: {
      icons: 'On {count, plural, one {# line} other {# lines}} only an icon says what the detail is.',
    },
  },
  'letter-spacing': {
    name: 'Spaced letters',
    pass: 'Your name and headings come out of the file as words',
    fail: 'Some words come out of the file letter by letter',
    why: 'With that much space between letters each one stands alone once the text is extracted: neither the name nor the section is recognized.',
    fix: 'Type the word without spaces and set the character spacing back to Normal (Word: Font > Advanced). For air, use capitals or a larger size.',
    strength: null,
    findings: {
      name: 'When copied, your name reads “{value}”.',
      headings:
        '{count, plural, one {# heading reads} other {# headings read}} letter by letter when copied, such as “{value}”.',
    },
  },
  'ligatures-and-hyphens': {
    name: 'Ligatures and hyphens',
    pass: 'Words are copied whole',
    fail: 'Some words come out of the file broken',
    why: 'A word that lost its “fi” or carries a hyphen inside is another word: a search for it does not find you.',
    fix: 'Switch off ligatures (Word: Font > Advanced > Ligatures: None) and automatic hyphenation (Layout > Hyphenation > None), then export again.',
    strength: null,
    findings: {
      ligatures: '{count, plural, one {# word loses} other {# words lose}} letters that were joined (fi, ff, ti…).',
      accents:
        '{count, plural, one {# letter has its accent} other {# letters have their accents}} as a separate character, for example in “{word}”: copied or searched for, the word is not found. In LaTeX, load fontenc with the option T1.',
      invisible: '{count, plural, one {# word has} other {# words have}} an invisible hyphen or space inside.',
      hyphenated:
        '{count, plural, one {# word is} other {# words are}} broken by a hyphen at the end of a line, such as “{word}”.',
    },
  },
  'links-visible': {
    name: 'Visible links',
    pass: 'Your links can be read as text too',
    fail: 'Some links only work when clicked',
    why: 'Once the text is extracted or printed, an address hidden behind a word or an icon is gone.',
    fix: 'Write the short address out, such as “linkedin.com/in/your-name”, and keep the link on it.',
    strength: null,
    findings: {
      'target-only': 'The address {url} is only behind the link: nobody can read it.',
    },
  },
  'document-metadata': {
    name: 'File properties',
    pass: 'The file has a title, a language and tags',
    fail: 'Some properties of the file are missing',
    why: 'The title is what shows in the browser tab and in many candidate lists; language and tags tell a screen reader how to read your resume aloud.',
    fix: 'In Word: File > Info > Title (“Resume – Your Name”); check the proofing language, and under Options when saving as PDF tick “Document structure tags for accessibility”.',
    strength: null,
    findings: {
      'no-title': 'The file has no title.',
      'poor-title': 'The title of the file is “{title}”: it says neither who you are nor what it is.',
      'no-language': 'The file does not say which language it is in.',
      'wrong-language': 'The file declares the language “{declared}”, which is not that of the text.',
      untagged: 'The PDF carries no structure tags (headings, lists, order).',
    },
  },
  'file-weight': {
    name: 'File size',
    pass: 'The file is small enough for any form',
    fail: 'The file is larger than it needs to be',
    why: 'Many application forms take no more than 2 MB, and a large file is slow to open on a phone.',
    fix: 'Shrink photo and pictures before you insert them, and choose “Minimum size” when saving as PDF in Word.',
    strength: null,
    findings: {
      heavy: 'The file takes {megabytes, number} MB; under 2 is safe.',
    },
  },
  'not-restricted': {
    name: 'File permissions',
    pass: 'The file opens and can be copied freely',
    fail: 'The file is protected',
    why: 'Nobody opens a resume that asks for a password, and from a file that forbids copying many systems take no text at all.',
    fix: 'Export the PDF again without a password and without restrictions. Nobody is going to edit your resume.',
    strength: null,
    findings: {
      password: 'The file asks for a password.',
      copying: 'The file forbids copying its text.',
    },
  },
} satisfies AreaProse<'ats'>;
