import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'Email address',
    pass: 'Your email address can be read',
    fail: '{kind, select, history {Your Japanese work history carries no email address} other {Your email address cannot be read}}',
    why: '{kind, select, history {In Japan contact details go on the rirekisho. This document gets passed around on its own too, and then nobody knows where to write.} other {It is how most employers reply. If it is not in the text, the email field of your application stays empty.}}',
    fix: 'Type your full address on a line of its own under your name, as plain text and without spaces: jordan.reyes@example.org.',
    strength: null,
    findings: {
      missing: 'We found no email address anywhere in the text.',
      'missing-history':
        'There is no email address. Next to a rirekisho it may be left out; sent on its own, this document needs it.',
      'only-link': 'Your address is only behind a link ({url}). Printed or copied, it is gone: write it out.',
      broken: 'Your address comes out of the file with a space in it: “{value}”. It should read {fixed}.',
      invalid: '“{value}” is not a complete email address: check the @ and the ending, such as .com.',
    },
  },
  'contact-phone': {
    name: 'Phone number',
    pass: 'Your phone number can be read',
    fail: '{kind, select, history {Your Japanese work history carries no phone number} other {Your phone number is missing or cannot be dialed}}',
    why: '{kind, select, history {In Japan contact details go on the rirekisho. This document gets passed around on its own too, and then nobody knows where to call.} other {Recruiters often call before they write. A number that software cannot recognize does not make it into your contact record.}}',
    fix: 'Write one number that you answer next to your email, with the country code and in groups: +1 415 555 2671, +44 7400 123456.',
    strength: null,
    findings: {
      missing: 'We found no phone number in the text.',
      'missing-history':
        'There is no phone number. Next to a rirekisho it may be left out; sent on its own, this document needs it.',
      'only-link': 'Your number is only behind a link ({url}). Write the digits out.',
      invalid:
        '“{value}” cannot be dialed as written: check for a missing digit, a letter among the digits, or the country code.',
      'invalid-there':
        '“{value}” cannot be dialed as written: check it digit by digit. A complete one ({market}) looks like this: {example}.',
    },
  },
  'contact-location': {
    name: 'Town or region',
    pass: 'Your location is stated',
    fail: 'Your location is missing',
    why: 'Recruiters search by location and want to know whether you can commute, relocate or work in their time zone. Without a town, that field of your record stays empty.',
    fix: 'Add your town and region or country next to your email: “Leeds, UK”, “Pune, India”, “Austin, TX”. The street can stay out. Working remotely? “Austin, TX (remote)” says both.',
    strength: null,
    findings: {
      missing: 'We found no town, region or country next to your contact details.',
    },
  },
  'contact-links': {
    name: 'Profile link',
    pass: 'You link to a profile or portfolio',
    fail: 'A link to your profile or portfolio is missing',
    why: 'Recruiters who like a resume look the person up. Your own link makes sure that they land on you and not on a namesake.',
    fix: 'Add the short address of one profile next to your email: linkedin.com/in/your-name. Show work too if you can: a portfolio, GitHub or site. Open it once to check.',
    strength: 'Readers who want to know more have your link at hand: {url}.',
    findings: {
      missing: 'We found no LinkedIn, GitHub, portfolio or personal site in your contact details.',
      unfilled: '“{value}” does not lead to a page of yours: the part with your name is missing.',
      'named-only': 'You name {network} without the address, so a reader of a printout has nowhere to go.',
    },
  },
  'name-found': {
    name: 'Name at the top',
    pass: 'Your name is the first thing seen',
    fail: 'Your name is not the first thing seen',
    why: 'Readers look for the name first, and parsers take the most prominent line at the top for it. If that is another line, your record is filed under it.',
    fix: 'Put your first and last name alone on the first line, in the largest type of the page: 18–24 points. Drop a title such as “Resume” or “CV”.',
    strength: 'Your name, {name}, leads the page, so nobody has to look for it.',
    findings: {
      missing: 'We found no name at the top of the first page.',
      low: 'Your name, {name}, stands far down the page.',
      'title-larger': '“{line}” is set larger ({largest} pt) than your name ({size} pt).',
      'heading-larger': 'The heading “{line}” is set larger ({largest} pt) than your name ({size} pt).',
      'line-larger': '“{line}” is set larger ({largest} pt) than your name ({size} pt).',
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
      nothing: 'We found no jobs, no education and no skills: the text does not read like a resume.',
      'told-elsewhere':
        'There is no education here. In Japan it usually stands in the 履歴書 sent with this document: make sure you attach it.',
      'no-headings': 'We recognized no section headings at all, so the whole page reads as one block.',
    },
  },
  'headings-standard': {
    name: 'Section headings',
    pass: 'Your section headings are ones that parsers know',
    fail: 'A section heading is not one that parsers know',
    why: 'Parsers sort text by headings they know. What stands under an invented one is lost or added to the section above it.',
    fix: 'Use plain headings: “Summary”, “Experience”, “Education”, “Skills”, “Projects”, “Certifications”. Keep the originality for what stands below them.',
    strength:
      'Readers and parsers know {known, plural, one {your section heading} other {all # of your section headings}} at once.',
    findings: {
      odd: '“{heading}” is not a heading that parsers know.',
    },
  },
  'summary-present': {
    name: 'Opening summary',
    pass: '{kind, select, form {The motivation box of your rirekisho is filled in} other {A short summary opens your resume}}',
    fail: '{kind, select, form {The motivation box is empty or nearly so} other {The opening summary is missing or does not work}}',
    why: '{kind, select, form {On the Japanese form (rirekisho) this box is the only place for your own words. Left empty, or with half a line, it reads as little interest in the job.} other {The first seconds decide whether a resume is read on. Two or three sentences on who you are and what you achieved tell readers how to take the rest.}}',
    fix: '{kind, select, form {Write 3–5 lines (150–250 characters, about four fifths of the box): why this employer, which experience helps, what you want to do there.} other {Open with 2–4 sentences (20–90 words): your role and years, what you are best at, one result with a number. An objective says what you want; a summary says what you bring.}}',
    strength:
      'Your summary says who you are and what you bring in {script, select, cjk {{words, number} characters} other {{words, number} words}}, right where reading starts.',
    findings: {
      missing: 'No summary or profile opens your resume.',
      late: 'Your summary comes after your jobs or studies, when readers have already made up their minds.',
      'too-short': 'Your summary has {words, plural, one {# word} other {# words}}, too few to say what you bring.',
      'too-long': 'Your summary has {words, number} words; beyond 90 it gets skipped.',
      'too-short-characters': 'Your summary has {characters, number} characters, too few to say what you bring.',
      'too-long-characters': 'Your summary has {characters, number} characters; beyond 300 it gets skipped.',
      'form-blank': 'The box for your motives (志望動機) or your strengths (自己PR) is empty.',
      'form-short': 'The box for your motives or your strengths has only {characters, number} characters.',
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
      'none-full': 'None of your pages is even half full; the fullest reaches {percent, number}%.',
    },
  },
  'word-count': {
    name: 'Amount of text',
    pass: 'The amount of text is right',
    fail: 'The amount of text is off',
    why: 'Too little text leaves nothing to judge you by and few words to be found by; too much buries your best results.',
    fix: 'Aim for 400–700 words. Short? Add results, tools and numbers to recent jobs. Long? Cut jobs older than ten years to one line each.',
    strength: null,
    findings: {
      'too-few':
        'Your resume has {words, plural, one {# word} other {# words}}; below {least, number} there is little to go by.',
      'too-many': 'Your resume has {words, number} words, more than the {most, number} that tend to get read.',
      'too-few-characters':
        'Your resume has {characters, number} characters; below {least, number} there is little to go by.',
      'too-many-characters':
        'Your resume has {characters, number} characters, more than the {most, number} that tend to get read.',
    },
  },
  'entry-dates': {
    name: 'Dates of jobs and degrees',
    pass: 'Your entries are dated',
    fail: 'Some entries lack dates',
    why: 'Years of experience are worked out from the dates. Without a start and an end, a job may count as no time at all, and readers suspect a gap.',
    fix: 'Give every job a start and an end with month and year: “Mar 2021 – Jun 2023”, or “Mar 2021 – Present”. For a degree, the year is enough.',
    strength:
      '{jobs, plural, =0 {Your studies are dated, so nobody has to ask when that was.} one {Your job says from when until when, so your experience leaves no room for doubt.} other {Each of your # jobs says from when until when: your path since {since} can be followed at a glance.}}',
    findings: {
      'no-dates': '“{entry}” has no dates.',
      'no-start': '“{entry}” shows an end ({end}) but no start.',
      'no-end': '“{entry}” shows a start ({start}) but no end. Still there? Write “Present”.',
    },
  },
  'dates-consistent': {
    name: 'Date format',
    pass: 'Your dates follow one format',
    fail: 'Your dates mix formats',
    why: 'One format can be scanned at a glance and read by software. Mixed ones risk miscounted years of experience and look pasted together.',
    fix: 'Pick one format for all jobs, such as “Mar 2021 – Feb 2023”, and carry it through to the oldest. For degrees the year is enough.',
    strength:
      '{dates, plural, one {Your one date is} =2 {Both dates are} other {All # dates are}} written in one format from top to bottom.',
    findings: {
      mixed: '“{odd}” is not written like “{usual}”{count, plural, one {} other { (# dates)}}.',
      eras: 'Japanese era years (“{era}”) and Western years (“{western}”) are mixed.',
    },
  },
  'reverse-chronological': {
    name: 'Order of entries',
    pass: 'The newest comes first',
    fail: 'The newest does not come first',
    why: 'Recruiters start with your latest job. If the first one you ever had is on top, what you can do today ends up at the bottom.',
    fix: 'Sort jobs and degrees from newest to oldest in each section, by end date, with current ones on top.',
    strength: 'Your {entries, number} dated jobs and degrees run from newest to oldest, the order readers expect.',
    findings: {
      'oldest-first': '“{heading}” starts with the oldest entry: “{entry}”.',
      'out-of-order': '“{entry}” is more recent than “{above}” but stands below it.',
    },
  },
  'employment-gaps': {
    name: 'Gaps between jobs',
    pass: 'No long gap is left unexplained',
    fail: 'A long gap is left unexplained',
    why: 'A gap is no fault, but without a word about it every reader makes up a reason. One line is enough to stop the guessing.',
    fix: 'Add a line with dates: “Parental leave”, “Full-time study”, “Freelance work”, “Travel”, “Family care”. You do not owe anyone the details.',
    strength: null,
    findings: {
      gap: 'Between “{before}” (until {start}) and “{after}” (from {end}), {months, plural, one {# month is} other {# months are}} unaccounted for.',
    },
  },
  'bullets-used': {
    name: 'Use of bullet points',
    pass: 'Your jobs are described in bullet points',
    fail: 'Your jobs would be easier to scan in bullet points',
    why: 'Readers skim down the left edge. Two to eight bullets a job show one result each; in a paragraph the best one disappears.',
    fix: 'Break each job into 3–6 bullets, one result a bullet, the strongest first: “Cut invoice errors by 30% with a new approval checklist.”',
    strength:
      '{bullets, plural, one {# bullet point sums up your jobs and is easy to scan.} other {# bullet points{withBullets, plural, =0 {} one { across # job} other { across # jobs}} make your results easy to scan.}}',
    findings: {
      none: 'None of your jobs has bullet points.',
      paragraph: '“{entry}” is told in a paragraph of {words, plural, one {# word} other {# words}}.',
      prose: '“{entry}” is told in running text, without bullets: break it into 2–5, one result each.',
      'too-many':
        '“{entry}” has {count, plural, one {# bullet} other {# bullets}}: keep the six that matter most for the job you want.',
      single: '“{entry}” has only one bullet: add at least one more result.',
    },
  },
  'file-name': {
    name: 'File name',
    pass: 'The file name says whose resume it is',
    fail: 'The file name does not help you',
    why: 'Recruiters keep dozens of resumes in one folder. Yours must be found by your name, and “final” or “(1)” looks careless.',
    fix: 'Save it under your first and last name, without version numbers, for example: {suggestion}',
    strength: null,
    findings: {
      generic: '“{file}” could be anybody’s.',
      unnamed: '“{file}” does not carry your name, {name}.',
      trace: 'The name still carries “{trace}”, a trace of drafts or copies.',
    },
  },
} satisfies AreaProse<'structure'>;
