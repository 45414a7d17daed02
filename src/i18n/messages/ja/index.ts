import type { Slices } from '../../slices.ts';
import { about } from './about.ts';
import { analyzer } from './analyzer.ts';
import { blog } from './blog.ts';
import { chrome } from './chrome.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { preferences } from './preferences.ts';
import { resources } from './resources.ts';
import { seo } from './seo.ts';
import { testimonials } from './testimonials.ts';

export const messages: Slices = {
  about,
  analyzer,
  blog,
  chrome,
  consent,
  contact,
  home,
  preferences,
  resources,
  seo,
  testimonials,
};
