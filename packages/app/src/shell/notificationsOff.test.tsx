// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { features } from '@hearback/schema/features';

import { me } from '../test/me';
import { renderApp } from '../test/renderApp';

const flags: { notifications: boolean } = features;

beforeEach(() => {
  flags.notifications = false;
});

afterEach(() => {
  flags.notifications = true;
});

it('shows a disabled link that says why, and asks for none, while notifications are off', async () => {
  const { user, asked } = renderApp('/notifications/', {
    isLoggedIn: true,
    answers: { AppShell: { data: { me } } },
  });
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  const link = sidebar.getByRole('link', { name: 'Notifications' });

  expect(link.getAttribute('aria-disabled')).toBe('true');
  while (document.activeElement !== link) await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Notifications are disabled');
  expect(window.location.pathname).toBe('/');
  expect(asked.map(({ name }) => name)).not.toContain('UnreadNotifications');
});
