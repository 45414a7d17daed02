import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { fill } from '../i18n/fill.ts';
import { LOCALE_OPTIONS, type Locale } from '../i18n/locales.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Language<Key extends string = string> {
  readonly locale: Locale;
  /** BCP 47 tag for `lang` and Intl. */
  readonly tag: string;
  /** The message of a key, filled; a missing message shows its key. */
  readonly t: (key: Key, values?: Values) => string;
}

const LanguageContext = createContext<Language | null>(null);

interface Props {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Gives an island the language of its page and the one slice of messages that came in its props. */
export function LanguageProvider({ locale, messages, children }: Props) {
  const language = useMemo<Language>(
    () => ({
      locale,
      tag: LOCALE_OPTIONS[locale].tag,
      t: (key, values = {}) => fill(messages[key] ?? key, values),
    }),
    [locale, messages],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** `Key` names the keys of the island's slice, so that the compiler knows a mistyped one. */
export function useLanguage<Key extends string = string>(): Language<Key> {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
