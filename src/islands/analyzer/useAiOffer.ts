import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '../../ai/client.ts';
import { readAiPreference, storeAiPreference } from './aiPreference.ts';

export interface AiOffer {
  /** Who receives the text; null: nobody. */
  readonly receiver: SiteConfig['ai'];
  readonly aiWanted: boolean;
  readonly setAiWanted: (on: boolean) => void;
  /** Waits for the site's answer when it is still under way. */
  readonly mayAsk: () => Promise<boolean>;
  /** Turnstile's; null where no token is asked for. */
  readonly siteKey: () => Promise<string | null>;
}

const NOBODY: SiteConfig = { ai: null, turnstile: null };

/** What the site offers and the visitor wants: asked of both when the analyzer wakes up. */
export function useAiOffer(): AiOffer {
  const [receiver, setReceiver] = useState<SiteConfig['ai']>(null);
  const [aiWanted, setWanted] = useState(true);
  const config = useRef<Promise<SiteConfig>>(Promise.resolve(NOBODY));
  const wanted = useRef(true);

  useEffect(() => {
    wanted.current = readAiPreference();
    setWanted(wanted.current);
    config.current = import('../../ai/client.ts').then(({ fetchConfig }) => fetchConfig()).catch(() => NOBODY);
    void config.current.then(({ ai }) => setReceiver(ai));
  }, []);

  const setAiWanted = useCallback((on: boolean) => {
    wanted.current = on;
    setWanted(on);
    storeAiPreference(on);
  }, []);
  const mayAsk = useCallback(async () => wanted.current && (await config.current).ai !== null, []);
  const siteKey = useCallback(async () => (await config.current).turnstile, []);
  return { receiver, aiWanted, setAiWanted, mayAsk, siteKey };
}
