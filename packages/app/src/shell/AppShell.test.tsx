// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { readAccess, readRefresh, setSession } from '../session/session';
import { messages } from './snackbar/messages';
import { showSnackbar, type SnackbarStatus } from './snackbar/snackbar';
import { me } from '../test/me';
import { renderApp } from '../test/renderApp';

const open = (path: string, answers = {}, isOnPhone = false) =>
  renderApp(path, {
    isLoggedIn: true,
    answers: { AppShell: { data: { me } }, ...answers },
    isOnPhone,
  });

const findNavigation = () => screen.findByRole('navigation', { name: 'Main navigation' });
const navigation = () => screen.queryByRole('navigation', { name: 'Main navigation' });

/** As wide as a phone held upright, or as narrow as a tablet. */
const beNarrow = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

it('shows nothing but that it waits until the check of the session ends', async () => {
  await import('./AppShell');
  open('/app/');
  act(() => setSession({ checkedAuth: false }));
  // The sentences have come by then: it waits for the check alone.
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
  await act(async () => {});

  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  expect(navigation()).toBeNull();

  act(() => setSession({ checkedAuth: true }));
  expect(await findNavigation()).toBeDefined();
});

it('has navigation for those who are logged in only', async () => {
  renderApp('/companies/');

  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname).toBe('/login/');
  expect(navigation()).toBeNull();
});

it('is extended on a wide screen, can be collapsed, and stays as it is after a link', async () => {
  const { user } = open('/app/');
  const sidebar = await findNavigation();
  expect(sidebar.dataset['extended']).toBe('true');

  await user.click(within(sidebar).getByRole('link', { name: 'Locations' }));
  await waitFor(() => expect(window.location.pathname).toBe('/locations/'));
  expect(sidebar.dataset['extended']).toBe('true');

  await user.click(within(sidebar).getByRole('button', { name: /^Collapse/ }));
  expect(sidebar.dataset['extended']).toBe('false');
});

it('stays collapsed on the next visit, until it is expanded', async () => {
  const first = open('/app/');
  await first.user.click(within(await findNavigation()).getByRole('button', { name: /^Collapse/ }));
  cleanup();

  const next = open('/app/');
  const sidebar = await findNavigation();
  expect(sidebar.dataset['extended']).toBe('false');
  await next.user.click(within(sidebar).getByRole('button', { name: /^Expand/ }));
  cleanup();

  open('/app/');
  expect((await findNavigation()).dataset['extended']).toBe('true');
});

it('is collapsed up to 1024 pixels, and collapses after a link', async () => {
  const { user } = open('/app/');
  beNarrow();
  const sidebar = await findNavigation();
  expect(sidebar.dataset['extended']).toBe('false');

  await user.click(within(sidebar).getByRole('button', { name: /^Expand/ }));
  expect(sidebar.dataset['extended']).toBe('true');

  await user.click(within(sidebar).getByRole('link', { name: 'Locations' }));
  await waitFor(() => expect(window.location.pathname).toBe('/locations/'));
  expect(sidebar.dataset['extended']).toBe('false');
});

it.each([
  { path: '/feedback/', current: ['Feedback'] },
  { path: '/creator/codes/', current: ['Codes'] },
  { path: '/companies/', current: [] },
])(
  'has a bar at the foot of a phone with the sidebar behind it: $path',
  async ({ path, current }) => {
    const { user } = open(path, {}, true);
    const bar = within(await screen.findByRole('navigation', { name: 'Quick navigation' }));
    const links = bar.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Feedback',
      'Codes',
      'Stats',
    ]);
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    ).toEqual(current);

    await user.click(bar.getByRole('button', { name: 'More' }));
    expect(navigation()?.dataset['extended']).toBe('true');
  },
);

it('leaves the foot of a phone to an editor', async () => {
  open('/creator/editor/codes/new/', {}, true);
  // In the bar on top, and in the sidebar.
  expect(await screen.findAllByRole('button', { name: 'Expand the sidebar' })).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
});

it('has every place, the upgrade that cannot be bought, and the foot of the page', async () => {
  open('/app/');
  const links = within(await findNavigation());

  for (const [name, path] of [
    ['Home', '/'],
    ['Companies', '/companies/'],
    ['Locations', '/locations/'],
    ['Creator', '/creator'],
    ['Feedback', '/feedback/'],
    ['Stats', '/stats/'],
    ['Notifications', '/notifications/'],
    ['Help Center', '/faq/'],
    ['Account', '/account/'],
    ['Log out', '/logout/'],
  ] as const) {
    expect(links.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
  expect(links.getByRole('button', { name: 'Upgrade' })).toHaveProperty('disabled', true);
  const foot = screen.getByRole('contentinfo').textContent;
  expect(foot).toContain(`© ${new Date().getFullYear()} Hearback`);
  expect(foot).toContain('v0.0.0-dev');
});

it('has the sections of the creator while one is there', async () => {
  open('/creator/frames/');

  const links = within(await findNavigation());
  const sections = within(links.getByRole('list', { name: 'Creator' })).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'General',
    'Forms',
    'Frames',
    'QR Codes',
    'QR Wizard',
  ]);
  expect(links.getByRole('link', { current: 'page' }).textContent).toBe('Frames');

  act(() => links.getByRole('link', { name: 'QR Wizard' }).click());
  // The screen before stays until the wizard has loaded.
  await waitFor(() =>
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('QR Wizard'),
  );
  expect(window.location.search).toBe('?wizard=1');

  act(() => links.getByRole('link', { name: 'Companies' }).click());
  await waitFor(() => expect(links.queryByRole('link', { name: 'QR Wizard' })).toBeNull());
});

it('leaves the session by the link in the sidebar, and goes to the login', async () => {
  const { user } = open('/app/');

  await user.click(within(await findNavigation()).getByRole('link', { name: 'Log out' }));

  await waitFor(() => expect(window.location.pathname).toBe('/login/'));
  expect([readAccess(), readRefresh()]).toEqual([null, null]);
  await waitFor(() => expect(navigation()).toBeNull());
});

it('says that a screen broke, with a way home, until another one is gone to', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = open('/companies/', { CompaniesPage: { data: { companies: null } } });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong!' }),
  ).toBeDefined();
  expect(screen.getByText('This screen broke. What you saved is safe.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
  expect(logged).toHaveBeenCalled();

  await user.click(within(await findNavigation()).getByRole('link', { name: 'Locations' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Locations' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Something went wrong!' })).toBeNull();
  logged.mockRestore();
});

it('shows what is announced, each severity by a sign of its own', async () => {
  open('/app/');
  await findNavigation();
  const signs = new Set<string>();

  for (const status of ['error', 'success', 'info', 'warning'] satisfies SnackbarStatus[]) {
    act(() => showSnackbar(status, messages.sessionEnded));
    const region = await screen.findByRole('region', { name: 'Messages' });
    await within(region).findByText(messages.sessionEnded.defaultMessage);
    signs.add(region.querySelector('svg')?.innerHTML ?? '');
  }

  expect(signs.size).toBe(4);
});
