import { useEffect, useState } from 'react';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { ResumeDocument } from '../../../resume/document.ts';
import type { Report } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { countryName } from '../AiNotice.tsx';
import notice from '../AiNotice.module.css';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import type { SentText } from '../askAi.ts';
import { preview } from '../tools.ts';
import { Sending } from './SentText.tsx';
import styles from './SentText.module.css';

interface Props {
  readonly report: Report;
  readonly document: ResumeDocument;
}

/** With the AI switched off: what would be sent and to whom, to read first, and the switch that sends it. */
export function TextToSend({ report, document }: Props) {
  const { t, tag, locale } = useLanguage<AnalyzerKey>();
  const { receiver, sendNow } = useAnalyzer();
  const [isOpen, setOpen] = useState(false);
  const [keepPersonalData, setKeep] = useState(false);
  const [text, setText] = useState<SentText | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    preview(document, report, { locale, keepPersonalData }).then(
      (made) => isCurrent && setText(made),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, document, report, locale, keepPersonalData]);

  if (!receiver) return null;
  const values = { provider: receiver.provider, country: countryName(receiver.country, tag) };
  return (
    <details className={styles['sent']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('results.toSend')}</summary>
      <p id="to-send-note">{t('results.toSend.note', values)}</p>
      <label className={notice['switch']}>
        <input
          type="checkbox"
          role="switch"
          checked={!keepPersonalData}
          onChange={(event) => {
            setText(null);
            setKeep(!event.currentTarget.checked);
          }}
        />
        <span>{t('results.toSend.redact')}</span>
      </label>
      {text && <Sending sent={text} />}
      <label className={notice['switch']}>
        <input
          type="checkbox"
          role="switch"
          checked={false}
          disabled={text === null}
          aria-describedby="to-send-note"
          onChange={() => sendNow(keepPersonalData)}
        />
        <span>
          {t('upload.ai.switch')}
          <small>
            {values.provider} · {values.country}
          </small>
        </span>
      </label>
    </details>
  );
}
