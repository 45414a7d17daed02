import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { Report } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import styles from './Notes.module.css';

/** What the reader of the numbers has to know first. */
export function Notes({ report }: { readonly report: Report }) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { details } = useAnalyzer();
  const notes: string[] = [];
  const language = report.language ?? report.otherLanguage;
  if (language) {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
    notes.push(t('results.note.language', { language: name }));
  }
  if (report.pages > report.pagesRead) {
    notes.push(t('results.note.pages', { pages: report.pages, read: report.pagesRead }));
  }
  for (const page of report.unreadablePages) notes.push(t('results.note.unreadable', { page }));
  if (details.sent?.cut) notes.push(t('results.note.cut'));
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
