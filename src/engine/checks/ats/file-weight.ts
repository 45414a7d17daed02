import { MAX_FILE_BYTES } from '../../../resume/document.ts';
import { defineCheck, finding, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const MEGABYTE = 1024 * 1024;
/** CHECKS.md. Application forms refuse from 2 MB on, mail servers and we from 10. */
const LIGHT = 2 * MEGABYTE;

export default defineCheck({
  id: 'file-weight',
  requires: ['document'],
  withoutText: true,
  messageIds: ['heavy'],
  run: ({ document: { fileSize } }) => {
    const megabytes = Math.round((fileSize / MEGABYTE) * 10) / 10;
    if (fileSize <= LIGHT) return scored(1, [], { megabytes });
    const score = ramp(fileSize, [
      [LIGHT, 0.85],
      [MAX_FILE_BYTES / 2, 0.6],
      [MAX_FILE_BYTES, 0.5],
      [2 * MAX_FILE_BYTES, 0],
    ]);
    return scored(score, [finding('heavy', { megabytes })], { megabytes });
  },
});
