import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': 'Skip to content',
  'header.main': 'Main',
  'header.menu': 'Menu',
  'header.home': 'Home',
  'header.about': 'About',
  'header.blog': 'Blog',
  'header.testimonials': 'Testimonials',
  'header.contact': 'Contact',
  'header.language': 'Language',
  'header.poweredBy': 'Powered by',
  'header.power': 'PDF.js + our own engine',
  'footer.links': 'Useful links',
  'footer.privacy': 'Privacy policy',
  'footer.resources': 'Resources',
  'footer.templates': 'Resume templates',
  'footer.coverLetters': 'Cover letters',
  'footer.interviewPrep': 'Interview prep',
  'footer.rss': 'RSS feed',
  'footer.technology':
    'Your resume is checked in your browser by PDF.js and an engine of our own. We ask for no account and keep no documents.',
  'footer.rights': 'All rights reserved.',
  'footer.source': 'Source code',
  'footer.preferences': 'Privacy preferences',
} as const satisfies Record<keyof typeof source, string>;
