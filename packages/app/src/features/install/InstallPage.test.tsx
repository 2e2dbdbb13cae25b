// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { followInstall } from '../../shell/pwa/install';
import { me } from '../../test/me';
import { press, renderApp } from '../../test/renderApp';

let stop = () => {};

afterEach(() => stop());

interface Browser {
  /** This is the installed app. */
  isStandalone?: boolean;
  isPhone?: boolean;
  /** What the browser knows to be installed beside this tab. */
  installed?: readonly object[];
}

/** The app at an address, in a browser that may install it. */
function open(
  path: string,
  { isStandalone = false, isPhone = false, installed = [] }: Browser = {},
) {
  const rendered = renderApp(path, { isLoggedIn: true, answers: { AppShell: { data: { me } } } });
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('standalone') ? isStandalone : isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Object.assign(navigator, { getInstalledRelatedApps: () => Promise.resolve(installed) });
  act(() => {
    stop = followInstall();
  });
  return rendered;
}

/** What the browser says when it would install the app. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void window.dispatchEvent(Object.assign(event, { prompt })));
  return { event, prompt };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Install app' });
const button = () => screen.queryByRole('button', { name: 'Install app' });
const link = () => screen.queryByRole('link', { name: 'Install app' });
const home = () => waitFor(() => expect(window.location.pathname).toBe('/'));

it('keeps the offer of the browser for a button, which is gone once it is taken', async () => {
  const { user } = open('/app/');
  await title();
  expect(button()).toBeNull();
  expect(link()).toBeNull();

  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  // The sidebar may come after the title.
  expect(await screen.findByRole('link', { name: 'Install app' })).toBeDefined();
  expect(prompt).not.toHaveBeenCalled();
  await press(user, 'Install app');

  expect(prompt).toHaveBeenCalledOnce();
  await home();
  expect(link()).toBeNull();
});

it('stays for another time when the person declines, and says how it is done by hand', async () => {
  const { user } = open('/app/');
  await title();
  offer('dismissed');
  await press(user, 'Install app');

  expect(await screen.findByText('Your browser installs it from its own menu')).toBeDefined();
  expect(button()).toBeNull();
  expect(window.location.pathname).toBe('/app/');
});

it('goes when the app is installed past the button', async () => {
  open('/app/');
  await title();
  offer('dismissed');
  act(() => void window.dispatchEvent(new Event('appinstalled')));

  await home();
  expect(link()).toBeNull();
});

it.each([
  ['in the installed app', { isStandalone: true }],
  ['where the browser knows that it is installed', { installed: [{ platform: 'webapp' }] }],
])('is not there %s', async (_, browser) => {
  open('/app/', { ...browser, isPhone: true });

  await home();
  await screen.findByRole('link', { name: 'Companies' });
  expect(link()).toBeNull();
});

it('has a link on a phone, also where the browser offers nothing', async () => {
  open('/app/', { isPhone: true });
  await title();

  expect(link()).not.toBeNull();
});
