import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': 'A clear resume should not cost money',
  'about.lead':
    'RevisaCV reads your resume the way hiring software and the people who decide read it, and tells you what to change. Free, and in eight languages.',
  'about.mission.title': 'Our mission',
  'about.mission.text':
    'Looking for work is hard enough. Plenty of good candidates are passed over because of a phone number nobody can read, dates that raise questions, or a list of duties without a single result. We want anyone to be able to find and fix those flaws on their own, without paying and without handing their file to anybody.',
  'about.provider.title': 'Who does the evaluating',
  'about.provider.measured':
    'Your own device does most of it: an engine with public rules measures the document and always gives the same result for the same file.',
  'about.provider.ai':
    'If this site has an AI connected, its opinion is added separately. By default that is {provider} ({country}). Who receives the text is always named above the drop area before you choose a file, and you can turn it off.',
  'about.provider.price':
    'We chose {model} because it costs about {times} times less than {other} at the public prices of {date}, which helps keep the service free.',
  'about.features.title': 'What you will find',
  'about.features.checks.title': 'Checks with evidence',
  'about.features.checks.text': 'Each point quotes the exact line of your resume and explains why it matters.',
  'about.features.ats.title': 'Reads like an ATS',
  'about.features.ats.text':
    'We look at the text that software gets out of your PDF: scrambled columns, icons, missing words.',
  'about.features.scores.title': 'Four areas, one score',
  'about.features.scores.text': 'Structure, content, ATS compatibility and design, each from 0 to 100.',
  'about.features.priority.title': 'Where to start',
  'about.features.priority.text': 'Recommendations are sorted by the points you stand to gain from each one.',
  'about.features.ai.title': 'AI as a second opinion',
  'about.features.ai.text': 'It stands beside the measurement, never mixed in, and we tell you when the two disagree.',
  'about.features.languages.title': 'Eight languages',
  'about.features.languages.text':
    'English, Spanish, French, Portuguese, German, Italian, Japanese and Chinese, with the customs of each market.',
  'about.steps.title': 'How it works',
  'about.steps.1.title': 'Drop in your PDF',
  'about.steps.1.text': 'Up to 10 MB. No account needed.',
  'about.steps.2.title': 'Your browser reads it',
  'about.steps.2.text': 'The file is opened on your device and measured in about a second.',
  'about.steps.3.title': 'You get the report',
  'about.steps.3.text':
    'Strengths, flaws and where they are on the page. The AI, if there is one, answers in under 30 seconds.',
  'about.steps.4.title': 'Fix and repeat',
  'about.steps.4.text': 'Change a line, export again and watch the score move. As often as you like.',
  'about.benefits.title': 'What you get out of it',
  'about.benefits.1': 'You know what to fix first instead of rewriting everything.',
  'about.benefits.2': 'You see your resume the way hiring software sees it, before you send it.',
  'about.benefits.3': 'You stay in control of your data: the PDF does not leave your device.',
  'about.benefits.4': 'You get advice that fits your language and your job market.',
  'about.commitment.title': 'Our commitment',
  'about.commitment.text':
    'We do not sell your resume, we do not keep it, and we do not promise interviews. If a check is not sure of something, it says so. If we get something wrong, we want to know.',
  'about.cta.title': 'Try it on your own resume',
  'about.cta.button': 'Check my resume for free',
} as const satisfies Record<keyof typeof source, string>;
