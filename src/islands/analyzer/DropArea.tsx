import { useEffect, useState, type RefObject } from 'react';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import styles from './DropArea.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly hidden: boolean;
}

/** A file field with a large label. Drops anywhere on the page reach the field through the page's own small script. */
export function DropArea({ ref, hidden }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, start, warm } = useAnalyzer();
  const dragging = useFileDrag(warm);

  // A file chosen before this code was there waits in the field; taking it leaves the field empty.
  useEffect(() => {
    if (ref.current) takeFile(ref.current, start);
  }, [ref, start]);

  return (
    <div className={styles['area']} hidden={hidden} data-dragging={dragging || undefined} onPointerEnter={warm}>
      <input
        ref={ref}
        id="resume-file"
        className={styles['input']}
        type="file"
        accept=".pdf,application/pdf"
        autoComplete="off"
        disabled={state.isLoading}
        aria-describedby="resume-limits"
        onFocus={warm}
        onClick={warm}
        onChange={(event) => takeFile(event.currentTarget, start)}
      />
      <label className={styles['label']} htmlFor="resume-file">
        <svg className={styles['art']} viewBox="0 0 72 72" aria-hidden="true">
          <path className={styles['paper']} d="M18 8h26l12 12v44H18z" />
          <path className={styles['fold']} d="M44 8v12h12" />
          <path className={styles['highlight']} d="M25 31.5h22" />
          <path className={styles['lines']} d="M25 31.5h22M25 40h22M25 48.5h13" />
          <path className={styles['arrow']} d="M50 66V48m-8 7.5 8-8 8 8" />
        </svg>
        <span className={styles['prompt']}>{t(dragging ? 'upload.dropActive' : 'upload.drop')}</span>
        <span className={styles['button']}>{t('upload.choose')}</span>
      </label>
      <p id="resume-limits" className={styles['limits']}>
        {t('upload.limits')}
      </p>
    </div>
  );
}

function takeFile(input: HTMLInputElement, start: (file: File) => void): void {
  const file = input.files?.[0];
  if (!file) return;
  // Emptied, so that choosing the same file again is a change again.
  input.value = '';
  start(file);
}

/** Whether a file hovers over the page. */
function useFileDrag(onStart: () => void): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      clearTimeout(leaving);
      // Browsers tell no reliable end of a drag; they repeat this event as long as it lasts.
      leaving = setTimeout(() => setDragging(false), 300);
      setDragging(true);
      onStart();
    };
    const drop = () => setDragging(false);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [onStart]);
  return dragging;
}
