import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Resume templates that read well',
  'templates.lead':
    'Five plain layouts, one column, real text. Open them in Word, LibreOffice or Google Docs, put in your own details and export to PDF. The people in them are fictional.',
  'templates.download.docx': 'Download Word file',
  'templates.download.pdf': 'View PDF',
  'templates.size': '{size} KB',
  'templates.score':
    'Our own checker gives each of them 90 or more out of 100; we verify that every time we publish the site.',
  'templates.how.title': 'How to use them',
  'templates.how.1': 'Choose by your situation, not by color: first job, technical role, management.',
  'templates.how.2':
    'Replace every line with your own and delete what you do not need; a leftover sample line gets noticed.',
  'templates.how.3': 'Keep the heading and list styles: they are what software recognizes.',
  'templates.how.4': 'Export to PDF, put your name in the file name, and run it through the checker.',
  'templates.cta': 'Check my finished resume',
  'guides.updated': 'Updated {date}',
  'guides.contents': 'In this guide',
  'guides.more': 'More resources',
  'guides.try': 'Check my resume',
  'glossary.title': 'Words you will come across',
  'privacy.contents': 'Contents',
} as const satisfies Record<keyof typeof source, string>;
