import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Check your resume before a recruiter does',
  'home.lead':
    'Drop in your resume as a PDF. In a second you see what works, what may cost you interviews, on which line, and how to fix it. Free, no sign-up, and the file stays on your device.',
  'notFound.notice': 'The page you were looking for does not exist or has moved. You can check your resume right here.',
  'offline.notice':
    'You’re offline, and this page isn’t saved on your device. Reload it once you’re connected again. Checking your resume works right now, no internet needed.',
  'home.why.title': 'Why check it here',
  'home.why.lead': 'Made for people looking for work, not for selling them a subscription.',
  'home.why.instant.title': 'Right away',
  'home.why.instant.text':
    'The measured result appears as soon as the PDF is read. The AI’s evaluation, if there is one, follows in under 30 seconds.',
  'home.why.where.title': 'It points to the line',
  'home.why.where.text':
    'Every finding quotes your own words and shows where they are on the page, the way an editor would with a red pen.',
  'home.why.private.title': 'Your PDF stays with you',
  'home.why.private.text':
    'The file is read in your browser. We do not upload it, we do not keep it, and we do not ask for an account.',
  'home.why.fair.title': 'A score that explains itself',
  'home.why.fair.text':
    'The same file always gets the same score, and you see which check raises or lowers it. No tricks, no luck.',
  'home.why.languages.title': 'Eight languages, eight customs',
  'home.why.languages.text':
    'A German resume is not read like a Japanese one. Yours is measured by the rules of the language and country it is written for.',
  'home.why.free.title': 'Free, no limit',
  'home.why.free.text':
    'Check as many versions as you like. No sign-up, no hidden costs, and no paying to see the full report.',
  'home.resources.title': 'For the rest of your application',
  'home.resources.templates': 'Resume templates in Word and PDF',
  'home.resources.coverLetters': 'Cover letter guide',
  'home.resources.interviewPrep': 'Interview prep',
  'home.resources.blog': 'Articles with examples',
  'faq.title': 'Frequently asked questions',
  'cta.title': 'Ready to see your resume with fresh eyes?',
  'cta.text': 'Drop in the PDF and in a second you will know where to start.',
  'cta.button': 'Check my resume',
} as const satisfies Record<keyof typeof source, string>;
