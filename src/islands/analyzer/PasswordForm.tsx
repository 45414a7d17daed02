import { useEffect, useRef, type SubmitEvent } from 'react';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import styles from './PasswordForm.module.css';

export function PasswordForm() {
  const { t } = useLanguage<AnalyzerKey>();
  const { submitPassword } = useAnalyzer();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (field.current?.value) submitPassword(field.current.value);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label htmlFor="pdf-password">{t('upload.password.label')}</label>
      <input ref={field} id="pdf-password" type="password" autoComplete="off" required spellCheck={false} />
      <button type="submit">{t('upload.password.submit')}</button>
    </form>
  );
}
