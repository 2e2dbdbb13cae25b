import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

import type { Language } from '@hearback/schema/limits';

import { LinkProvider } from '../components/Link/LinkProvider';
import { UiStringsProvider } from '../strings';
import { applyTheme, type ThemeName } from '../tokens/themes';

export interface Situation {
  language?: Language;
  theme?: ThemeName;
}

/** What an app puts around every screen. Links in tests stay where they are. */
export function InAnApp({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <UiStringsProvider language={language}>
      <LinkProvider navigate={() => {}}>{children}</LinkProvider>
    </UiStringsProvider>
  );
}

/** Puts the theme, the language and its direction on the page, as an app does before it renders. */
export function preparePage({ language = 'en-US', theme = 'light' }: Situation) {
  applyTheme(theme);
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}

interface Rendered {
  /** Where dialogs and menus stand too. */
  page: HTMLElement;
  user: UserEvent;
  leave: () => void;
}

/**
 * A component as an app would show it, and somebody to use it. Without a browser it needs
 * `@vitest-environment jsdom`.
 */
export function renderUi(element: ReactElement, situation: Situation = {}): Rendered {
  const { language = 'en-US' } = situation;
  preparePage(situation);
  const { baseElement, unmount } = render(element, {
    wrapper: ({ children }) => <InAnApp language={language}>{children}</InAnApp>,
  });

  return { page: baseElement, user: userEvent.setup(), leave: unmount };
}
