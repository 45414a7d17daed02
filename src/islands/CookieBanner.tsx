import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Choice } from '../consent/record.ts';
import { choiceOf } from '../consent/page-state.ts';
import { TOGGLES_START } from '../consent/toggle-defaults.ts';
import type { Locale } from '../i18n/locales.ts';
import { loadPreferenceMessages, type PreferenceMessages } from '../i18n/preferences.ts';
import type { Slices } from '../i18n/slices.ts';
import styles from './CookieBanner.module.css';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';

interface Props {
  readonly locale: Locale;
  /** What its button says. */
  readonly messages: Pick<Slices['consent'], 'consent.customise'>;
}

/**
 * The banner's third button and the preferences that it opens. The other two need no more than the page's own small script, which takes
 * what is saved here too; so this part, and React with it, is fetched by those alone who want to choose.
 */
export function CookieBanner({ locale, messages }: Props) {
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <Customise />
    </LanguageProvider>
  );
}

function Customise() {
  const { locale, t } = useLanguage<'consent.customise'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [start, setStart] = useState<Choice | null>(null);
  const [words, setWords] = useState<PreferenceMessages | null>(null);

  useEffect(() => {
    if (start && words && !dialog.current?.open) dialog.current?.showModal();
  }, [start, words]);

  const open = () => {
    setStart(choiceOf(document.documentElement) ?? FIRST);
    // Offline: the button stays, and works when the words can be had.
    loadPreferenceMessages(locale).then(setWords, () => setStart(null));
  };

  const close = () => {
    setStart(null);
    // The button that would get the focus back may have gone with the banner.
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  };

  return (
    <>
      <button type="button" className={styles['choice']} data-consent="customise" aria-haspopup="dialog" onClick={open}>
        {t('consent.customise')}
      </button>
      {/* Out of the banner, which is not shown when the footer's link opens them. */}
      {start &&
        words &&
        createPortal(
          <LanguageProvider locale={locale} messages={words}>
            <Preferences ref={dialog} start={start} onClose={close} />
          </LanguageProvider>,
          document.body,
        )}
    </>
  );
}

const FIRST: Choice = { analytics: TOGGLES_START === 'on', advertising: TOGGLES_START === 'on' };
const OPTIONAL = ['analytics', 'advertising'] as const;

interface PreferencesProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly start: Choice;
  readonly onClose: () => void;
}

function Preferences({ ref, start, onClose }: PreferencesProps) {
  const { t } = useLanguage<keyof PreferenceMessages>();
  const id = useId();
  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby={id} onClose={onClose}>
      <form method="dialog">
        <h2 id={id}>{t('consent.title')}</h2>
        <Purpose name="necessary" />
        {OPTIONAL.map((name) => (
          <Purpose key={name} name={name} start={start[name]} />
        ))}
        <p className={styles['actions']}>
          <button type="submit" className={styles['choice']} data-consent="save">
            {t('consent.save')}
          </button>
          <button type="submit" className={styles['choice']}>
            {t('consent.cancel')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface PurposeProps {
  readonly name: 'necessary' | keyof Choice;
  /** Where its toggle stands at first; without it the purpose is not for choosing. */
  readonly start?: boolean;
}

function Purpose({ name, start }: PurposeProps) {
  const { t } = useLanguage<keyof PreferenceMessages>();
  const id = useId();
  return (
    <div className={styles['purpose']}>
      <label className={styles['toggle']}>
        <span>
          {t(`consent.${name}`)}
          {start === undefined && <small> {t('consent.always')}</small>}
        </span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={start ?? true}
          disabled={start === undefined}
          aria-describedby={id}
        />
      </label>
      <p id={id}>{t(`consent.${name}.about`)}</p>
    </div>
  );
}
