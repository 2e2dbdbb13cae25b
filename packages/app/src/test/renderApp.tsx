import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

import { App } from '../App';
import { followLetterLinks } from '../session/letterToken';
import { setSession, storeLogin } from '../session/session';
import { fakeGateway, type Answers, type Asked } from './fakeGateway';

interface Options {
  answers?: Answers;
  /** Somebody is logged in already, and remembered. */
  isLoggedIn?: boolean;
  language?: 'en-US' | 'pl-PL';
  /** What lies in the local storage besides. */
  stored?: Record<string, string>;
  /** As wide as a phone held upright. */
  isOnPhone?: boolean;
}

interface Rendered {
  user: UserEvent;
  asked: Asked[];
}

/** What a browser has and jsdom has not: sizes, media and movement. */
function stubTheBrowser(isOnPhone: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isOnPhone && media.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
}

/** The whole app at an address, in front of a gateway that answers as told. */
export function renderApp(path: string, options: Options = {}): Rendered {
  const { answers = {}, isLoggedIn = false, language = 'en-US', stored = {} } = options;
  stubTheBrowser(options.isOnPhone ?? false);
  const { asked } = fakeGateway(answers);

  localStorage.setItem('language', language);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (isLoggedIn) storeLogin({ access: 'access', refresh: 'refresh' }, { remember: true });
  window.history.replaceState(null, '', path);
  followLetterLinks();
  setSession({ checkedAuth: true, isLoggedIn, isOffline: false });

  render(<App />);
  return { user: userEvent.setup(), asked };
}

/** Fills in the fields of a screen, by their labels. */
export async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}( *\\*)?$`));
    await user.clear(field);
    if (text !== '') await user.paste(text);
  }
}

/** Presses the button that carries this name, once it is there. */
export async function press(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}
