import { useEffect, useRef } from 'react';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import { AREAS } from '../../resume/analysis.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { AiAside, AiNote, AiNotice } from './AiNotice.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import { AreaIcon } from './AreaIcon.tsx';
import { DropArea } from './DropArea.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { FileBar } from './FileBar.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { isFullReport, uploadPhase } from './reducer.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './UploadPanel.module.css';

export function UploadPanel() {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, startSample, warm } = useAnalyzer();
  const phase = uploadPhase(state);
  const input = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  // With a report on the desk the panel is a bar above it.
  const bar = isFullReport(state.report);
  const asking = phase !== 'loading' && !bar;

  // The field was disabled or gone while the file was read: whoever uses a keyboard gets the place back.
  useEffect(() => {
    if ((phase === 'error' || phase === 'idle') && document.activeElement === document.body && wasBusy.current) {
      input.current?.focus({ preventScroll: true });
    }
    wasBusy.current = phase === 'loading' || phase === 'success';
  }, [phase]);

  return (
    <section
      id="upload"
      className={styles['panel']}
      data-state={phase}
      data-shape={bar ? 'bar' : 'sheet'}
      aria-labelledby="upload-heading"
    >
      <h2 id="upload-heading" className={bar ? 'visually-hidden' : styles['heading']}>
        {t('upload.heading')}
      </h2>
      <ErrorBox />
      {phase === 'password' && <PasswordForm />}
      {asking && <AiNotice />}
      <DropArea ref={input} hidden={!asking} />
      {asking && <AiAside />}
      {asking && (
        <button type="button" className={styles['sample']} onClick={startSample} onPointerEnter={warm} onFocus={warm}>
          {t('upload.sample')}
        </button>
      )}
      {phase === 'loading' && !bar && <ProgressSteps />}
      {(bar || phase === 'loading') && <FileBar />}
      {asking && (
        <div className={styles['analysed']}>
          <h3>{t('upload.analysed')}</h3>
          <ul>
            {AREAS.map((area) => (
              <li key={area}>
                <AreaIcon area={area} />
                {t(`upload.area.${area}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asking && <AiNote />}
      <StatusLine />
    </section>
  );
}
