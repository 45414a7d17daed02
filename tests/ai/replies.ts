/** A reply as a provider should give it, and what ours makes of one with some of it changed. */
import { AiError } from '../../src/ai/errors.ts';
import { parseReply } from '../../src/ai/reply.ts';

export const COMPLETE = {
  overallScore: 70,
  scores: { structure: 60, content: 70, ats: 80, design: 90 },
  strengths: ['Clear dates'],
  recommendations: [{ category: 'ATS', suggestion: 'Use plain headings', priority: 'Alta' }],
  summary: 'Good.',
};

export const read = (changes: object) => parseReply(JSON.stringify({ ...COMPLETE, ...changes }), 'en');

/** The code of what is thrown for a reply. */
export const failure = (content: string) => {
  try {
    parseReply(content, 'en');
  } catch (error) {
    return error instanceof AiError ? error.code : error;
  }
  return 'no failure';
};
