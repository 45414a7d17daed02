import { PlainText } from '../../reading/text/spaced-letters.ts';
import { defineCheck, evidenceOf, excerptOf, finding, notApplicable, scored } from '../define.ts';

/** A name in single letters is nobody's; a heading in single letters opens no section. */
const NAME = 0.4;
const ONE_HEADING = 0.6;
const MORE_HEADINGS = 0.35;

export default defineCheck({
  id: 'letter-spacing',
  requires: ['document', 'contact', 'headings'],
  messageIds: ['name', 'headings'],
  run: ({ document, contact, headings }) => {
    const name = contact.name?.line ?? null;
    if (!name && headings.length === 0) return notApplicable;
    const plain = new PlainText(document.text);
    const written = name && plain.spacedOut(name.text);
    const spaced = headings.flatMap(({ line }) => {
      const text = line === name ? null : plain.spacedOut(line.text);
      return text === null ? [] : [{ line, text }];
    });
    const findings = [
      ...(name && written !== null ? [finding('name', { value: excerptOf(written) }, evidenceOf([name]))] : []),
      ...(spaced[0]
        ? [
            finding(
              'headings',
              { count: spaced.length, value: excerptOf(spaced[0].text) },
              spaced.flatMap(({ line }) => evidenceOf([line])),
            ),
          ]
        : []),
    ];
    const byHeadings = spaced.length === 0 ? 1 : spaced.length === 1 ? ONE_HEADING : MORE_HEADINGS;
    return scored(Math.min(written === null ? 1 : NAME, byHeadings), findings);
  },
});
