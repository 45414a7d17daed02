import type { ReportMessages } from '../messages.ts';
import { ats } from './ats.ts';
import { content } from './content.ts';
import { design } from './design.ts';
import { frame } from './frame.ts';
import { structure } from './structure.ts';

export const pt: ReportMessages = { ...frame, checks: { ...structure, ...content, ...ats, ...design } };
