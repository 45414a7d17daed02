import type { site as source } from '../es/site.ts';

/** Page frame and head: header, footer, seo. */
export const site = {
  'seo.home.title': 'Free Resume Checker: Instant Score and Tips | RevisaCV',
  'seo.home.description':
    'Drop in your resume as a PDF and see in a second what works, what costs you interviews and how to fix it. Free, no sign-up; the PDF never leaves your device.',
  'seo.notFound.title': 'Page Not Found | RevisaCV',
  'header.skip': 'Skip to content',
  'header.home': 'Home',
  'header.language': 'Language',
  'footer.rights': 'All rights reserved.',
  'footer.technology': 'Your PDF is read in your own browser. We ask for no account and keep no documents.',
  'footer.source': 'Source code',
  'home.title': 'Check your resume before a recruiter does',
  'home.lead':
    'Drop in your resume as a PDF. In a second you see what works, what may cost you interviews, on which line, and how to fix it. Free, no sign-up, and the file stays on your device.',
  'notFound.notice': 'The page you were looking for does not exist or has moved. You can check your resume right here.',
} as const satisfies Record<keyof typeof source, string>;
