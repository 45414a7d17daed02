import { useMemo, useState } from 'react';
import { LOCALE_OPTIONS, type Locale } from '../../../i18n/locales.ts';
import type { CheckId, Report } from '../../../resume/report.ts';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import { proseOf, type Prose } from '../prose.ts';
import { isFullReport } from '../reducer.ts';
import { CheckList } from './CheckList.tsx';
import { Evaluation } from './Evaluation.tsx';
import { Facts } from './Facts.tsx';
import { inReadingOrder, numberProblems } from './marks.ts';
import { MarketChoice } from './MarketChoice.tsx';
import { MarketOutcome } from './MarketOutcome.tsx';
import { Notes } from './Notes.tsx';
import { PageMap } from './PageMap.tsx';
import { ReportTools } from './ReportTools.tsx';
import styles from './ReportView.module.css';
import { SentText } from './SentText.tsx';
import { showCheck, showMark } from './show.ts';
import { TextToSend } from './TextToSend.tsx';

interface Props {
  readonly report: Report;
  /** In the language of the page. */
  readonly prose: Prose;
}

/** Everything there is to say about a resume, in any language, without reading it again. */
export function ReportView({ report, prose: pageProse }: Props) {
  const { state, details } = useAnalyzer();
  const [prose, setProse] = useState(pageProse);
  const [active, setActive] = useState<CheckId | null>(null);
  const rendered = useMemo(() => prose.render(report), [prose, report]);
  const checks = useMemo(() => inReadingOrder(rendered.checks), [rendered]);
  const numbers = useMemo(() => numberProblems(checks), [checks]);

  const choose = (locale: Locale) => {
    // Words that cannot be fetched leave the report in the language it is in.
    proseOf(locale).then(setProse, () => undefined);
  };
  const toCheck = (id: CheckId) => {
    setActive(id);
    showCheck(id);
  };
  const toMark = (id: CheckId) => {
    setActive(id);
    showMark(id);
  };
  const full = isFullReport(report);
  const lang = LOCALE_OPTIONS[prose.locale].tag;
  return (
    <div className={styles['report']} data-shape={full ? 'full' : 'short'}>
      <div className={styles['head']}>
        <div className={styles['basis']}>
          <Notes report={report} />
          {full && <MarketChoice report={report} />}
        </div>
        {full && <MarketOutcome report={report} names={prose.messages.checks} lang={lang} />}
        {full && <ReportTools locale={prose.locale} onChoose={choose} />}
      </div>
      {full && <Evaluation report={report} measured={rendered.analysis} lang={lang} onCheck={toCheck} />}
      <div className={styles['desk']}>
        {details.document && (
          <PageMap document={details.document} checks={checks} numbers={numbers} active={active} onCheck={toCheck} />
        )}
        <div className={styles['column']}>
          <CheckList
            checks={checks}
            numbers={numbers}
            lang={lang}
            brief={!full}
            market={full ? report.market : undefined}
            active={active}
            awaits={details.awaits}
            onMark={toMark}
          />
          {full && (
            <Facts
              facts={report.resume}
              sections={prose.messages.sections}
              lang={lang}
              worded={report.otherLanguage === null}
            />
          )}
          {details.sent && <SentText sent={details.sent} />}
          {full && details.document && !details.sent && !state.isLoading && (
            <TextToSend report={report} document={details.document} />
          )}
        </div>
      </div>
    </div>
  );
}
