import { RETENTION_DAYS, SUBJECTS } from '../contact/message.ts';
import type { Locale } from '../i18n/locales.ts';
import { ContactField } from './contact/ContactField.tsx';
import { SendProblem } from './contact/SendProblem.tsx';
import { useContactForm } from './contact/useContactForm.ts';
import type { ContactKey } from './contact/words.ts';
import styles from './ContactForm.module.css';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';

interface FormProps {
  /** Where to write when the form cannot be used. */
  readonly address: string;
}

interface Props extends FormProps {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, string>>;
}

/** The contact form. It sleeps until somebody touches it; its fields keep their own values, so that nothing typed before is lost. */
export function ContactForm({ locale, messages, address }: Props) {
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <Form address={address} />
    </LanguageProvider>
  );
}

function Form({ address }: FormProps) {
  const { t, locale } = useLanguage<ContactKey>();
  const { form, success, stage, faults, round, edit, submit } = useContactForm(locale);
  const isSending = stage.kind === 'sending';
  return (
    <div id="contact-form" className={styles['desk']} data-state={stage.kind}>
      {/* Outside of a dialog this method sends nothing anywhere: a form that is not awake must not take the page away. */}
      <form
        ref={form}
        className={styles['form']}
        method="dialog"
        noValidate
        tabIndex={-1}
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={styles['note']}>{t('contact.form.required')}</p>
        <div key={round} className={styles['fields']}>
          <ContactField field="name" fault={faults.name} onEdit={edit}>
            {(control) => <input {...control} type="text" autoComplete="name" />}
          </ContactField>
          <ContactField field="email" fault={faults.email} onEdit={edit}>
            {(control) => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
          </ContactField>
          <ContactField field="subject" fault={faults.subject} onEdit={edit}>
            {(control) => (
              <select {...control}>
                <option value="">{t('contact.form.subject.choose')}</option>
                {SUBJECTS.map((subject) => (
                  <option key={subject} value={subject}>
                    {t(`contact.form.subject.${subject}`)}
                  </option>
                ))}
              </select>
            )}
          </ContactField>
          <ContactField field="message" fault={faults.message} onEdit={edit}>
            {(control) => <textarea {...control} rows={7} />}
          </ContactField>
          <p className={styles['trap']} aria-hidden="true">
            <label htmlFor="contact-homepage">{t('contact.form.homepage')}</label>
            <input id="contact-homepage" name="homepage" type="text" tabIndex={-1} autoComplete="off" />
          </p>
        </div>
        {stage.kind === 'failed' && <SendProblem fault={stage.fault} typed={stage.typed} address={address} />}
        <div className={styles['end']}>
          <button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? t('contact.form.sending') : t('contact.form.submit')}
          </button>
          <p className={styles['note']}>{t('contact.form.kept', { days: RETENTION_DAYS })}</p>
        </div>
      </form>
      {stage.kind === 'sent' && (
        <div ref={success} className={styles['success']} role="status" tabIndex={-1}>
          <svg viewBox="0 0 64 48" aria-hidden="true">
            <path d="M6 26c6 4 10 9 14 16C28 26 40 13 58 5"></path>
          </svg>
          <p className={styles['thanks']}>{t('contact.success.title')}</p>
          <p>{t('contact.success.text')}</p>
        </div>
      )}
    </div>
  );
}
