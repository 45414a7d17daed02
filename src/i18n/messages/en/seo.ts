import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Free Resume Checker: Instant Score and Tips | RevisaCV',
  'seo.home.description':
    'Drop in your resume as a PDF and see in a second what works, what may cost you interviews and how to fix it. Free, no sign-up; the PDF stays on your device.',
  'seo.notFound.title': 'Page Not Found: Back to the Resume Checker | RevisaCV',
  'seo.offline.title': 'You’re Offline: You Can Still Check Your Resume | RevisaCV',
  'seo.blog.title': 'Blog: Practical Resume Advice | RevisaCV',
  'seo.blog.description':
    'Practical articles on resume mistakes, applicant tracking systems, keywords and hiring trends, with before-and-after examples.',
  'seo.about.title': 'About: A Free Resume Checker That Shows Its Work | RevisaCV',
  'seo.about.description':
    'Why we built RevisaCV, how it measures your resume on your own device, what part the AI plays, and what we commit to.',
  'seo.testimonials.title': 'Testimonials: What Changes When You Fix a Resume | RevisaCV',
  'seo.testimonials.description':
    'Resumes repaired one line at a time: what the report pointed out, what changed on the page, and how it reads now.',
  'seo.contact.title': 'Contact: Questions, Problems and Ideas | RevisaCV',
  'seo.contact.description':
    'A question, a problem or an idea? Write to us: we reply within 24 hours, Monday to Friday, 9:00 a.m. to 6:00 p.m.',
  'seo.privacy.title': 'Privacy Policy: What Happens to Your Resume | RevisaCV',
  'seo.privacy.description':
    'What RevisaCV does with your file, its text, the AI, cookies, ads and your messages. Seven sections in plain English, no fine print.',
  'seo.templates.title': 'Free ATS-Friendly Resume Templates, Word and PDF | RevisaCV',
  'seo.templates.description':
    'Five resume templates to download in Word (.docx) and PDF. One column, real text, no tables, so hiring software and people read them alike.',
  'seo.coverLetters.title': 'How to Write a Cover Letter, With Examples | RevisaCV',
  'seo.coverLetters.description':
    'How to write a short cover letter that sounds like you: structure, a full example with notes, what to leave out, and when to skip it.',
  'seo.interviewPrep.title': 'Job Interview Prep, Step by Step | RevisaCV',
  'seo.interviewPrep.description':
    'Prepare with your resume in front of you: research, STAR stories, common questions, video calls, salary talk and the thank-you note.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Free resume checker',
} as const satisfies Record<keyof typeof source, string>;
