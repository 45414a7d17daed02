import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { LANGUAGE_STORAGE_KEY, LOCALE_OPTIONS, LOCALES, type Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routing.ts';
import type { Slices } from '../i18n/slices.ts';
import { Flag } from './Flag.tsx';
import { keepLanguageOf } from './languagePreference.ts';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';
import styles from './LanguageSelector.module.css';
import { linkAfter } from './linkAfter.ts';

interface Places {
  /** Path of the page without the language's prefix. */
  readonly page: `/${string}`;
  /** Languages that the page exists in; the others lead to their home. */
  readonly locales: readonly Locale[];
}

type Messages = Pick<Slices['chrome'], 'header.language'>;

interface Props extends Places {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** Links to the page's twins. A list that opens without a script; awake it also goes by the arrows. */
export function LanguageSelector({ locale, messages, page, locales }: Props) {
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <LanguageList page={page} locales={locales} />
    </LanguageProvider>
  );
}

function LanguageList({ page, locales }: Places) {
  const { locale, t } = useLanguage<keyof Messages>();
  const list = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (list.current?.open && !(target instanceof Node && list.current.contains(target))) list.current.open = false;
    };
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, []);

  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };

  const goByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === 'Escape') {
      if (!details.open) return;
      // The press is spent: a panel around the list stays open.
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
      return;
    }
    const links = [...details.querySelectorAll('a')];
    const next = linkAfter(
      event.key,
      links.findIndex((link) => link === document.activeElement),
      links.length,
    );
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  };

  const chooseLanguage = ({ target }: MouseEvent) => {
    keepLanguageOf(target);
    // Who comes back to this page by the browser's button finds it as it was left.
    if (list.current) list.current.open = false;
  };

  return (
    <details
      ref={list}
      className={styles['selector']}
      data-language-selector={LANGUAGE_STORAGE_KEY}
      onKeyDown={goByKey}
      onBlur={closeBehindFocus}
    >
      <summary className={styles['chosen']}>
        <Flag country={LOCALE_OPTIONS[locale].country} className={styles['flag']} />
        <span className="visually-hidden">{t('header.language')}: </span>
        <span>{LOCALE_OPTIONS[locale].name}</span>
      </summary>
      <ul className={styles['list']} onClick={chooseLanguage}>
        {LOCALES.map((code) => (
          <li key={code}>
            <a
              className={styles['language']}
              href={pathOf(code, locales.includes(code) ? page : '/')}
              hrefLang={LOCALE_OPTIONS[code].tag}
              lang={LOCALE_OPTIONS[code].tag}
              data-locale={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              <Flag country={LOCALE_OPTIONS[code].country} className={styles['flag']} />
              {LOCALE_OPTIONS[code].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
