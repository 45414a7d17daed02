import type { ReportFrame } from '../messages.ts';

export const frame = {
  summary: {
    excellent:
      'Your resume scores {score, number} out of 100: {passed, number} of {total, number} checks pass, and it reads easily. Its best side is {best}. If you want to polish one more thing, look at {worst}.',
    good: 'Your resume scores {score, number} out of 100, a solid base: {passed, number} of {total, number} checks pass. It does best in {best}. You have most to gain in {worst}, and the recommendations below start with the changes that pay off most.',
    'needs-improvement':
      'Your resume scores {score, number} out of 100, with {passed, number} of {total, number} checks passed. That says nothing about you, only about how the page reads today. Your strongest area is {best}. Start with {worst}: most of the fixes below take a few minutes each.',
  },
  summaryNone:
    'There was nothing in this file that could be measured, so there is no score. Below is what stood in the way and how to fix it.',
  summaryForeign:
    'Your resume is in {language}, which we do not measure yet, so there is no score. Below is what does not depend on the language: how an ATS reads the file and how it is laid out. We measure Spanish, English, French, Portuguese, German, Italian, Japanese and Chinese.',
  summaryOther:
    'This file does not read like a resume: we found no jobs, no education and no skills. If it is the wrong file, choose another one. If it is your resume, put each part under a heading on its own line (“Experience”, “Education”, “Skills”) and give every job its dates.',
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
  quote: 'See “{excerpt}”.',
  foreignFix: 'Say in each bullet what you did, the way resumes in {language} word it: {examples}.',
  notApplicable: 'This check does not apply to your resume, so it does not count.',
  undetermined: 'We could not tell from this file, so this check does not count.',
} satisfies ReportFrame;
