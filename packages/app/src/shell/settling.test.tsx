// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answer } from '../test/fakeGateway';
import { me } from '../test/me';
import { renderApp } from '../test/renderApp';

const isSettling = () => screen.getByRole('main').dataset['settling'];

it('a page that the browser opens waits unseen for what stands over it', async () => {
  const asked = Promise.withResolvers<Answer>();
  renderApp('/faq/', { isLoggedIn: true, answers: { AppShell: () => asked.promise } });

  await screen.findByRole('navigation', { name: 'Main navigation' });
  expect(isSettling()).toBe('true');

  asked.resolve({ data: { me } });
  await expect.poll(isSettling).toBe('false');
});
