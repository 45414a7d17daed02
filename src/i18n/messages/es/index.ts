/** Every slice of the Spanish messages, the source of the keys. */
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

export const messages = {
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
