import type { ReportMessages } from './messages.ts';

export const en = {
  summary: {
    excellent:
      'Your resume scores {score, number} out of 100: {passed, number} of {total, number} checks pass, and it reads easily. Its best side is {best}. If you want to polish one more thing, look at {worst}.',
    good: 'Your resume scores {score, number} out of 100, a solid base: {passed, number} of {total, number} checks pass. It does best in {best}. You have most to gain in {worst}, and the recommendations below start with the changes that pay off most.',
    'needs-improvement':
      'Your resume scores {score, number} out of 100, with {passed, number} of {total, number} checks passed. That says nothing about you, only about how the page reads today. Your strongest area is {best}. Start with {worst}: most of the fixes below take a few minutes each.',
  },
  summaryNone:
    'There was nothing in this file that could be measured, so there is no score. Below is what stood in the way and how to fix it.',
  areas: {
    structure: 'structure',
    content: 'content',
    ats: 'ATS readability',
    design: 'design',
  },
  sections: {
    summary: '“Summary”',
    experience: '“Experience”',
    education: '“Education”',
    skills: '“Skills”',
    languages: '“Languages”',
    projects: '“Projects”',
    certifications: '“Certifications”',
    awards: '“Awards”',
    publications: '“Publications”',
    volunteering: '“Volunteering”',
    interests: '“Interests”',
    references: '“References”',
  },
  sides: { left: 'left', right: 'right', top: 'top', bottom: 'bottom' },
  languages: {
    es: 'Spanish',
    en: 'English',
    fr: 'French',
    pt: 'Portuguese',
    de: 'German',
    it: 'Italian',
    ja: 'Japanese',
    zh: 'Chinese',
  },
  notApplicable: 'This check does not apply to your resume, so it does not count.',
  undetermined: 'We could not tell from this file, so this check does not count.',
  checks: {
    'contact-email': {
      name: 'Email address',
      pass: 'Your email address can be read',
      fail: 'Your email address cannot be read',
      why: 'It is how most employers reply. If it is not in the text, the email field of your application stays empty.',
      fix: 'Type your full address on a line of its own under your name, as plain text and without spaces: jordan.reyes@example.org.',
      strength: 'Your email address, {email}, stands in the text where people and software find it.',
      findings: {
        missing: 'We found no email address anywhere in the text.',
        'only-link': 'Your address is only behind a link ({url}). Printed or copied, it is gone: write it out.',
        broken: 'Your address comes out of the file with a space in it: “{value}”. It should read {fixed}.',
        invalid: '“{value}” is not a complete email address: check the @ and the ending, such as .com.',
      },
    },
    'contact-phone': {
      name: 'Phone number',
      pass: 'Your phone number can be read',
      fail: 'Your phone number cannot be read',
      why: 'Recruiters often call before they write. A number that software cannot recognize does not make it into your contact record.',
      fix: 'Add one number that you answer, next to your email: (415) 555-2671, or +1 415 555 2671 if you apply abroad.',
      strength: 'Your phone number is complete and reads as {phone}.',
      findings: {
        missing: 'We found no phone number in the text.',
        'only-link': 'Your number is only behind a link ({url}). Write the digits out.',
        invalid: '“{value}” is not a number that can be dialed: check for missing digits or the country code.',
      },
    },
    'sections-essential': {
      name: 'Essential sections',
      pass: 'Experience, education and skills each have a heading',
      fail: 'An essential section is missing or has no heading',
      why: 'Parsers use headings to file what follows under jobs, degrees and skills. Text without a heading can land in the wrong field or in none.',
      fix: 'Give each part a plain heading on a line of its own: “Experience”, “Education”, “Skills”. Fresh out of school? “Projects” can stand in for “Experience”.',
      strength: 'All {of, number} essential sections stand under headings of their own.',
      findings: {
        missing: 'We found no section with a heading such as {section}.',
        'no-headings': 'We recognized no section headings at all, so the whole page reads as one block.',
      },
    },
    'length-pages': {
      name: 'Resume length',
      pass: 'The length is right',
      fail: 'The length works against you',
      why: 'A first read takes seconds. One to two pages keep your best results in view; a half-empty page makes real experience look thin.',
      fix: 'Aim for one full page, or two if you have many years to show. Cut jobs older than 10–15 years to one line each; if you are short, add projects, courses or results.',
      strength:
        '{pages, plural, one {Everything fits on # page, which gets read to the end.} other {Everything fits on # pages, which is what recruiters expect.}}',
      findings: {
        'too-long':
          '{pages, plural, one {Your resume has # page} other {Your resume has # pages}}; the most that usually gets read is {max, number}.',
        'too-short': 'Your only page is {percent, number}% full.',
      },
    },
    'entry-dates': {
      name: 'Dates of jobs and degrees',
      pass: 'Your entries are dated',
      fail: 'Some entries lack dates',
      why: 'Years of experience are worked out from the dates. Without a start and an end, a job may count as no time at all, and readers suspect a gap.',
      fix: 'Give every job a start and an end with month and year: “Mar 2021 – Jun 2023”, or “Mar 2021 – Present”. For a degree, the year is enough.',
      strength: 'All {total, number} dated entries are complete, so your years of experience add up.',
      findings: {
        'no-dates': '“{entry}” has no dates.',
        'no-start': '“{entry}” shows an end ({end}) but no start.',
        'no-end': '“{entry}” shows a start ({start}) but no end. Still there? Write “Present”.',
      },
    },
    'bullets-used': {
      name: 'Use of bullet points',
      pass: 'Your jobs are described in bullet points',
      fail: 'Your jobs would be easier to scan in bullet points',
      why: 'Readers skim down the left edge. Two to eight bullets a job show one result each; in a paragraph the best one disappears.',
      fix: 'Break each job into 3–6 bullets, one result a bullet, the strongest first: “Cut invoice errors by 30% with a new approval checklist.”',
      strength:
        '{bullets, plural, one {# bullet point sums up your jobs and is easy to scan.} other {# bullet points across {entries, plural, one {# job} other {# jobs}} make your results easy to scan.}}',
      findings: {
        none: 'None of your jobs has bullet points.',
        paragraph: '“{entry}” is told in a paragraph of {words, plural, one {# word} other {# words}}.',
        'too-many':
          '“{entry}” has {count, plural, one {# bullet} other {# bullets}}: keep the six that matter most for the job you want.',
        single: '“{entry}” has only one bullet: add at least one more result.',
      },
    },
    'quantified-results': {
      name: 'Results with numbers',
      pass: 'Your results come with numbers',
      fail: 'Too few results come with numbers',
      why: 'A number lets a stranger judge the size of what you did. “Managed a budget” could mean anything; “managed a $250,000 budget” cannot.',
      fix: 'Ask of each bullet: how many, how much, how often, how fast? An honest estimate is fine: “Answered about 40 customer calls a day with 95% satisfaction.”',
      strength:
        '{withFigure, plural, one {# of {total, number} bullets carries} other {# of {total, number} bullets carry}} a number, so your results can be believed.',
      findings: {
        few: '{withFigure, plural, =0 {None of your {total, number} bullets carries a number} one {Only # of {total, number} bullets ({percent, number}%) carries a number} other {Only # of {total, number} bullets ({percent, number}%) carry a number}}; aim for four in ten.',
        'no-figure': 'This bullet has no number yet: how many, how much or how fast?',
      },
    },
    'action-verbs': {
      name: 'Strong verbs',
      pass: 'Your bullets open with strong verbs',
      fail: 'Many bullets open without a strong verb',
      why: 'The first word is often the only one that gets read. A verb says what you did; a noun or a filler says only what the job was.',
      fix: 'Start each bullet with what you did, in the past tense for past jobs: Led, Built, Cut, Launched, Trained, Negotiated.',
      strength:
        '{strong, plural, one {# of {total, number} bullets opens} other {# of {total, number} bullets open}} with a strong verb.',
      findings: {
        few: '{strong, plural, =0 {None of your {total, number} bullets opens with a strong verb} one {Only # of {total, number} bullets ({percent, number}%) opens with a strong verb} other {Only # of {total, number} bullets ({percent, number}%) open with a strong verb}}; aim for six in ten.',
        'weak-opening': '“{opening}” hides what you did: put the action first, as in “Trained 12 new hires”.',
        'no-action': 'This bullet opens with “{opening}”, which is not an action.',
      },
    },
    'bullet-length': {
      name: 'Bullet length',
      pass: 'Your bullets have a good length',
      fail: 'Some bullets are too long or too short',
      why: 'Eight to thirty words are room for an action, a figure and an outcome. Longer ones get skipped, shorter ones leave questions.',
      fix: 'Keep each bullet to one or two lines. Split a long one at “and”; give a short one its result: “Filed invoices” becomes “Filed 300 invoices a month with no late fees”.',
      strength:
        '{good, plural, one {# of {total, number} bullets has} other {# of {total, number} bullets have}} a length that reads at a glance.',
      findings: {
        'too-long': 'This bullet runs to {words, plural, one {# word} other {# words}}: split it or cut it to 30.',
        'too-short': 'This bullet has only {words, plural, one {# word} other {# words}}: say what came of it.',
        'too-long-characters':
          'This bullet runs to {characters, plural, one {# character} other {# characters}}: split it or cut it to 90.',
        'too-short-characters':
          'This bullet has only {characters, plural, one {# character} other {# characters}}: say what came of it.',
      },
    },
    'text-layer': {
      name: 'Selectable text',
      pass: 'Your PDF contains real text',
      fail: 'Your PDF is a picture of text',
      why: 'Software reads letters, not pictures. From a scan or a flattened image it gets little or nothing: no name, no jobs, no skills.',
      fix: 'Export the PDF again from the program you wrote it in (Word: Save As > PDF; Google Docs: File > Download > PDF). Do not scan it or print it to an image.',
      strength: null,
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
    'font-families': {
      name: 'Number of fonts',
      pass: 'You use few fonts',
      fail: 'You use too many fonts',
      why: 'Each new font asks the eye to start over. One or two make the page look like one piece of work.',
      fix: 'Use one font for everything, or one for headings and one for text: Calibri with Georgia, for example. Show emphasis with bold and size.',
      strength:
        '{count, plural, one {A single font family keeps the page calm.} other {# font families keep the page calm.}}',
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
    margins: {
      name: 'Page margins',
      pass: 'Your margins are right',
      fail: 'Your margins are too narrow or too wide',
      why: 'White space guides the eye, and printers cut off what stands too close to the edge. Very wide margins waste room you need.',
      fix: 'Set all four margins between 0.6 and 1 inch (Word: Layout > Margins > Custom). If the text then spills over, shorten the oldest job.',
      strength: 'Even margins give the page room to breathe.',
      findings: {
        narrow: 'The {side} margin of page {page, number} is only {inches, number} in.',
        wide: 'The {side} margin of page {page, number} is {inches, number} in wide.',
      },
    },
    contrast: {
      name: 'Text contrast',
      pass: 'Your text stands out from the page',
      fail: 'Some text is too pale',
      why: 'Light gray looks elegant on your screen and vanishes on a cheap printer, a dim laptop or for tired eyes.',
      fix: 'Make text black or very dark gray (#222222), dates and places included. Keep one dark accent color for headings if you like.',
      strength: 'Dark text on a light page: easy to read in print and on screen.',
      findings: {
        low: 'Text in {colour} on {background} has a contrast of only {ratio, number} to 1; it takes at least 4.5.',
      },
    },
  },
} satisfies ReportMessages;
