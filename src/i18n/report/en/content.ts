import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Results with numbers',
    pass: 'Your results come with numbers',
    fail: 'Too few results come with numbers',
    why: 'A number lets a stranger judge the size of what you did. “Managed a budget” could mean anything; “managed a $250,000 budget” cannot.',
    fix: 'Ask of each bullet: how many, how much, how often, how fast? An honest estimate is fine: “Answered about 40 customer calls a day with 95% satisfaction.”',
    strength:
      '{percent, select, 100 {{total, plural, one {Your bullet carries} other {All # bullets carry}}} other {{withFigure, plural, one {# of {total, number} bullets carries} other {# of {total, number} bullets carry}}}} a number, so your results can be believed.',
    findings: {
      few: '{withFigure, plural, =0 {{total, plural, one {Your bullet carries no number} =2 {Neither of your bullets carries a number} other {None of your # bullets carries a number}}} one {Only # of {total, number} bullets ({percent, number}%) carries a number} other {Only # of {total, number} bullets ({percent, number}%) carry a number}}; aim for four in ten.',
      'running-text': 'The text about your jobs holds no number: how many, how much, how often?',
      untold: 'Your jobs name a title, an employer and dates, but not what you did there or what came of it.',
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
      '{percent, select, 100 {{total, plural, one {Your bullet opens} other {All # bullets open}}} other {{strong, plural, one {# of {total, number} bullets opens} other {# of {total, number} bullets open}}}} with a strong verb.',
    findings: {
      few: '{strong, plural, =0 {{total, plural, one {Your bullet does not open with a strong verb} =2 {Neither of your bullets opens with a strong verb} other {None of your # bullets opens with a strong verb}}} one {Only # of {total, number} bullets ({percent, number}%) opens with a strong verb} other {Only # of {total, number} bullets ({percent, number}%) open with a strong verb}}; aim for six in ten.',
      'weak-opening': '“{opening}” hides what you did: put the action first, as in “Trained 12 new hires”.',
      'no-action': 'This bullet opens with “{opening}”, which is not an action.',
      'bare-duty': '“{opening}” names a task and no more. Say how many, how often or what came of it.',
    },
  },
  'weak-phrases': {
    name: 'Weak phrases',
    pass: 'No bullet hides behind “responsible for”',
    fail: 'Weak phrases hide what you did',
    why: '“Responsible for” and “helped with” repeat the job description. They say what was expected of you, not what you did or how it turned out.',
    fix: 'Drop the phrase and start with the action and its result: “Responsible for social media” becomes “Posted daily on three channels and doubled followers in a year”.',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Your bullet opens with a phrase that describes the job} =2 {Both bullets open with phrases that describe the job} other {All # bullets open with phrases that describe the job}}} other {{weak, plural, one {# of {total, number} bullets opens with a phrase that describes the job} other {# of {total, number} bullets open with phrases that describe the job}}}} rather than your work.',
      opening: '“{opening}”: open with the verb for what you did instead, then say what came of it.',
    },
  },
  buzzwords: {
    name: 'Buzzwords',
    pass: 'You show it instead of claiming it',
    fail: 'Buzzwords take the place of proof',
    why: '“Team player”, “results-driven” and “fast learner” stand on most resumes. Nobody can check them, so readers skip them.',
    fix: 'Swap each one for the fact behind it: not “proactive” but “Set up an evening shift that now handles 30% of orders”. If there is no fact, delete the word.',
    strength: null,
    findings: {
      many: '{count, number} phrases here could stand on anyone’s resume. One or two do no harm; from three on they crowd out your facts.',
      word: '“{word}”: what did you do that shows it? Write that.',
    },
  },
  'first-person': {
    name: 'First-person pronouns',
    pass: 'Your experience does without “I” and “my”',
    fail: '“I” and “my” slow the reader down',
    why: 'A resume is about you by definition. “I”, “me” and “my” take the place of the verb that should come first and read like a letter.',
    fix: 'Delete the pronoun and open with the verb: “I managed my team of six” becomes “Managed a team of six”.',
    strength: null,
    findings: {
      count:
        '{count, plural, one {# of {total, number} bullets and paragraphs uses} other {# of {total, number} bullets and paragraphs use}} a first-person pronoun.',
      pronoun: 'Drop “{pronoun}” here: the line says the same without it.',
    },
  },
  'passive-voice': {
    name: 'Passive voice',
    pass: 'Your bullets say who did it: you',
    fail: 'The passive voice hides who did the work',
    why: '“Reports were prepared” could have been anyone’s work. In the active voice the reader knows it was yours.',
    fix: 'Turn the sentence around and lead with the verb: “Costs were reduced by 12%” becomes “Reduced costs by 12%”.',
    strength: null,
    findings: {
      many: '{passive, number} of {total, number} bullets ({percent, number}%) are in the passive; keep it to 15% or less.',
      bullet: '“{words}” leaves out who did it: lead with the active verb.',
    },
  },
  'bullet-length': {
    name: 'Bullet length',
    pass: 'Your bullets have a good length',
    fail: 'Some bullets are too long or too short',
    why: 'Eight to thirty words are room for an action, a figure and an outcome. Longer ones get skipped, shorter ones leave questions.',
    fix: 'Keep each bullet to one or two lines. Split a long one at “and”; give a short one its result: “Filed invoices” becomes “Filed 300 invoices a month with no late fees”.',
    strength:
      '{percent, select, 100 {{total, plural, one {Your bullet has} other {All # bullets have}}} other {{good, plural, one {# of {total, number} bullets has} other {# of {total, number} bullets have}}}} a length that reads at a glance.',
    findings: {
      'too-long': 'This bullet runs to {words, plural, one {# word} other {# words}}: split it or cut it to 30.',
      'too-short': 'This bullet has only {words, plural, one {# word} other {# words}}: say what came of it.',
      'too-long-characters':
        'This bullet runs to {characters, plural, one {# character} other {# characters}}: split it or cut it to 90.',
      'too-short-characters':
        'This bullet has only {characters, plural, one {# character} other {# characters}}: say what came of it.',
    },
  },
  'repeated-openings': {
    name: 'Repeated openings',
    pass: 'Your bullets open in different ways',
    fail: 'Several bullets open with the same word',
    why: 'Five bullets in a row that start with the same word read as one, as if you had done one thing all along.',
    fix: 'Keep the word three times at most and pick the exact verb for the rest: another “Managed” may really have been negotiated, scheduled, hired or resolved.',
    strength: '{different, number} different words open your {total, number} bullets, so no line sounds like the last.',
    findings: {
      word: '“{word}” opens {times, number} bullets. Find the verb that fits each one best.',
    },
  },
  spelling: {
    name: 'Spelling',
    pass: 'Your spelling is in good order',
    fail: 'Some words look mistyped',
    why: 'A typo is spotted in seconds and read as carelessness. This is advice and leaves your score alone: a dictionary does not know every name or every term of your trade.',
    fix: 'Look at each word marked and correct the ones that are wrong. British and American spellings are both fine; a name or a trade term can stay. Then ask someone else to read it aloud: they hear what you no longer see.',
    strength: null,
    findings: {
      doubled: '“{words}” is there twice in a row: delete one.',
      word: '“{word}”: did you mean “{suggestion}”?',
    },
  },
  'skills-specific': {
    name: 'Specific skills',
    pass: 'Your skills are specific',
    fail: 'Your skills list says too little',
    why: 'Recruiters search for tools and methods by name. Nobody searches for “teamwork”, and nobody can check it.',
    fix: 'List 6 to 30 skills that have a name: software, machines, standards, methods. Show personal qualities in a bullet, where they come with proof.',
    strength:
      'Your list names {concrete, plural, one {# specific skill} other {# specific skills}} that a recruiter can search for.',
    findings: {
      few: 'Your list has only {count, plural, one {one skill} other {# skills}}. Add the tools and methods you really use, at least six.',
      many: 'Your list has {count, number} skills. Keep the 30 that fit the job: in a long list none stands out.',
      vague: '{soft, number} of {count, number} skills are qualities or everyday skills that anyone can claim.',
      trait: '“{skill}” is a quality. Name a tool, method or technique instead, or prove it in a bullet.',
      everyday: 'Nearly everybody has “{skill}”. Name the program, machine or method that you use.',
    },
  },
  'outdated-lines': {
    name: 'Outdated or sample text',
    pass: 'Nothing is out of date or left over',
    fail: '{placeholders, plural, =0 {Some lines have gone out of date} other {Text of a template was left in}}',
    why: '{placeholders, plural, =0 {Formulas of twenty years ago take up space, tell nothing new and make the whole resume look old.} other {Sample text tells readers that nobody looked the page over before it was sent, and software files it as if it were yours.}}',
    fix: '{placeholders, plural, =0 {Delete what everyone takes for granted (references, e-mail, Word) and give the line to a result or a current tool.} other {Find each text shown in your document and put your own words there, or delete the line. If you may not name a client, describe them: “a retail chain with 200 stores”.}}',
    strength: null,
    findings: {
      placeholder: '“{words}” stands where your own words belong.',
      references: '“{words}” goes without saying: delete it. If they want references, they will ask.',
      'objective-only':
        'Your resume opens with an objective only: it says what you want, not what you bring. Turn it into a three-line summary with your years of experience and your best result.',
      'basic-tools':
        '“{tool}” is expected in any office job. Name the software of your trade, or say what you can do with it: “Excel: pivot tables and macros”.',
      'obsolete-tool': '“{tool}” is no longer sold or supported. Remove it, or name what you use today.',
      'old-consent': 'The consent line cites only the Italian code of 2003. Add Regulation (EU) 2016/679 (GDPR).',
    },
  },
  'personal-data': {
    name: 'Personal data',
    pass: 'No personal data that does not belong',
    fail: 'There is personal data to take out',
    why: 'A resume passes through many hands. An id number and an address are enough to impersonate you, and age or marital status must play no part in hiring.',
    fix: 'Keep name, phone, e-mail and city. Identity and tax numbers are for the contract, not before.',
    strength: null,
    findings: {
      'national-id':
        'An identity number ({kind}) can be read here. Delete it: nobody needs it to invite you, and it is enough to impersonate you.',
      'birth-date':
        'Leave out your date of birth or age: employers in this market may not consider it and prefer not to see it.',
      'marital-status': 'Leave out your marital status: employers in this market may not consider it.',
      'street-address': 'Town and region are enough. Street and number add nothing and tell strangers where you live.',
    },
  },
  'mixed-language': {
    name: 'One language',
    pass: 'It is written in one language',
    fail: 'The text mixes languages',
    why: 'A text half in one language and half in another is hard to follow, and software that sorts resumes reads one language at a time: it misunderstands the rest.',
    fix: 'Write the whole resume in the language of the job ad and keep a second full version for the other. Names of tools, firms and job titles may stay as they are.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# passage is} other {# passages are}} in another language ({percent, number}% of the text).',
      passage: 'This passage is in another language than the rest: translate it or take it out.',
    },
  },
  'recent-experience': {
    name: 'Recent experience',
    pass: 'Your experience is recent',
    fail: 'Your latest job ended a while ago',
    why: 'When the latest job ended more than two years ago and nothing follows, readers wonder what happened, and tend to assume the worst.',
    fix: 'Give the time since one line: a course, family care, freelance or volunteer work. If you are working now, write “Present” as the end date.',
    strength: null,
    findings: {
      old: 'Your latest dated job ended in {end}, {years, plural, one {# year} other {# years}} ago. What came after?',
    },
  },
} satisfies AreaProse<'content'>;
