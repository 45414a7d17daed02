/** What a recruiting system would read out of the resume. */
import type { Education, Job, ResumeFacts } from '../resume/report.ts';
import { SECTION_KINDS } from '../resume/report.ts';
import { workBullets } from './reading/items/achievements.ts';
import { hasFigure } from './reading/items/figures.ts';
import { isNamedObjective } from './reading/sections/profile.ts';
import type { Entry, Reading, Section } from './reading/reading.ts';

function jobOf({ title, organisation, dates }: Entry): Job {
  return { title, company: organisation, start: dates?.start ?? null, end: dates?.end ?? null };
}

function educationOf({ title, organisation, dates }: Entry): Education {
  return { degree: title, school: organisation, end: dates?.end ?? null };
}

export function factsOf(reading: Reading): ResumeFacts {
  const { contact, entries, sections, lexicon, language } = reading;
  const achievements = workBullets(reading);
  // 求职意向 is asked for by every form, and is no summary.
  const wished = (section: Section): boolean =>
    language === 'zh' && section.kind === 'summary' && isNamedObjective(section, language);
  const present = new Set(sections.filter((section) => !wished(section)).map(({ kind }) => kind));
  return {
    name: contact.name?.value ?? null,
    email: contact.email?.value ?? null,
    phone: contact.phone?.value ?? null,
    location: contact.location?.value ?? null,
    urls: contact.urls.map((url) => url.value),
    sections: SECTION_KINDS.filter((kind) => present.has(kind)),
    jobs: entries.filter((entry) => entry.section === 'experience').map(jobOf),
    education: entries.filter((entry) => entry.section === 'education').map(educationOf),
    bullets: achievements.length,
    quantifiedBullets: achievements.filter((bullet) => hasFigure(bullet.text, lexicon)).length,
  };
}

export const NO_FACTS: ResumeFacts = {
  name: null,
  email: null,
  phone: null,
  location: null,
  urls: [],
  sections: [],
  jobs: [],
  education: [],
  bullets: 0,
  quantifiedBullets: 0,
};
