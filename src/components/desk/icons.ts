/** Drawings of the pages, from Lucide (ISC licence), written into the HTML at build. */
import award from 'lucide-static/icons/award.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import fileSearch from 'lucide-static/icons/file-search.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import gauge from 'lucide-static/icons/gauge.svg?raw';
import gift from 'lucide-static/icons/gift.svg?raw';
import languages from 'lucide-static/icons/languages.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import messages from 'lucide-static/icons/messages-square.svg?raw';
import newspaper from 'lucide-static/icons/newspaper.svg?raw';
import penLine from 'lucide-static/icons/pen-line.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import scanText from 'lucide-static/icons/scan-text.svg?raw';
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';

export const ICONS = {
  award,
  clock,
  'file-search': fileSearch,
  'file-text': fileText,
  gauge,
  gift,
  languages,
  'list-ordered': listOrdered,
  lock,
  mail,
  messages,
  newspaper,
  'pen-line': penLine,
  scale,
  'scan-text': scanText,
  zap,
} as const;

export type IconName = keyof typeof ICONS;
