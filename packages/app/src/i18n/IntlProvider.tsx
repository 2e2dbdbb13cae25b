import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { defaultLanguage, type Language } from '@hearback/schema/limits';

import { readLanguage, storeLanguage } from './language';
import { loadMessages } from './messages/loadMessages';
import { linkManifest } from './manifestAddress';
import type { Messages } from './Messages';

interface Speech {
  intl: IntlShape;
  language: Language;
  /** Switches every sentence on the screen, once the new ones are here. */
  chooseLanguage: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);
const cache = createIntlCache();

interface Loaded {
  language: Language;
  messages: Messages;
}

interface Props {
  /** Shown while the first messages load. It has no text yet. */
  waiting: ReactNode;
  /** Messages that are here already. */
  first?: Loaded;
  children: ReactNode;
}

/** Speaks the reader's language to everything inside. */
export function IntlProvider({ waiting, first, children }: Props) {
  const [loaded, setLoaded] = useState(first);

  useEffect(() => {
    if (first) return;
    const language = readLanguage();
    void loadWithFallback(language).then((found) => startTransition(() => setLoaded(found)));
  }, [first]);

  useEffect(() => {
    if (!loaded) return;
    document.documentElement.lang = loaded.language;
    linkManifest(loaded.language);
  }, [loaded]);

  const speech = useMemo<Speech | null>(() => {
    if (!loaded) return null;
    const { language, messages } = loaded;
    const intl = createIntl({ locale: language, defaultLocale: defaultLanguage, messages }, cache);
    return {
      intl,
      language,
      chooseLanguage: async (next) => {
        storeLanguage(next);
        setLoaded({ language: next, messages: await loadMessages(next) });
      },
    };
  }, [loaded]);

  if (!speech) return waiting;
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** A reader whose language cannot be loaded reads English rather than nothing. */
async function loadWithFallback(language: Language): Promise<Loaded> {
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    // Without any catalogue the sentences in the code are shown as they are written.
    const messages = await loadMessages(defaultLanguage).catch(() => ({}) as Messages);
    return { language: defaultLanguage, messages };
  }
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) {
    throw new Error(
      'A component asked for messages outside of IntlProvider, so there is no language to answer ' +
        'in. Render it inside of App, or wrap it in IntlProvider.',
    );
  }
  return speech;
}

/** The formatters in the reader's language: `formatMessage`, `formatDate`, `formatNumber`, … */
export const useIntl = () => useSpeech().intl;

export const useLanguage = () => {
  const { language, chooseLanguage } = useSpeech();
  return { language, chooseLanguage };
};
