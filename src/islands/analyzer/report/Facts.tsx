import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { ResumeDate, ResumeFacts, SectionKind } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './Facts.module.css';
import { periodText } from './period.ts';

interface Props {
  readonly facts: ResumeFacts;
  /** Names of the sections in the report's language. */
  readonly sections: Readonly<Record<SectionKind, string>>;
  readonly lang: string;
  /** Sections, jobs and studies are told by words; in a language that is not measured nothing is claimed of them. */
  readonly worded: boolean;
}

/** What a system that reads the file would take from it. */
export function Facts({ facts, sections, lang, worded }: Props) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const period = (start: ResumeDate | null, end: ResumeDate | null) =>
    periodText(start, end, tag, t('results.present'));
  const jobs = facts.jobs.map(({ title, company, start, end }) => ({
    what: [title, company].filter(Boolean).join(' · '),
    when: period(start, end),
  }));
  const education = facts.education.map(({ degree, school, end }) => ({
    what: [degree, school].filter(Boolean).join(' · '),
    when: period(null, end),
  }));
  return (
    <section className={styles['facts']}>
      <h3>{t('results.facts')}</h3>
      <dl>
        {(['name', 'email', 'phone', 'location'] as const).map((fact) => (
          <div key={fact} data-missing={facts[fact] === null || undefined}>
            <dt>{t(`results.facts.${fact}`)}</dt>
            <dd translate="no">{facts[fact] ?? t('results.facts.missing')}</dd>
          </div>
        ))}
        {worded && (
          <>
            <div data-missing={facts.sections.length === 0 || undefined}>
              <dt>{t('results.facts.sections')}</dt>
              <dd lang={lang}>
                {facts.sections.map((kind) => sections[kind]).join(' · ') || t('results.facts.missing')}
              </dd>
            </div>
            <Entries name={t('results.facts.jobs')} entries={jobs} missing={t('results.facts.missing')} />
            <Entries name={t('results.facts.education')} entries={education} missing={t('results.facts.missing')} />
          </>
        )}
      </dl>
    </section>
  );
}

interface EntriesProps {
  readonly name: string;
  readonly entries: readonly { readonly what: string; readonly when: string }[];
  readonly missing: string;
}

function Entries({ name, entries, missing }: EntriesProps) {
  return (
    <div data-missing={entries.length === 0 || undefined}>
      <dt>{name}</dt>
      {entries.length === 0 && <dd>{missing}</dd>}
      {entries.map(({ what, when }, index) => (
        <dd key={index} translate="no">
          {what || '—'} {when && <span className={styles['when']}>{when}</span>}
        </dd>
      ))}
    </div>
  );
}
