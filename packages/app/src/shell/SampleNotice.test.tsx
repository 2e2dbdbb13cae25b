// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { me } from '../test/me';
import type { Answer } from '../test/fakeGateway';
import { renderApp } from '../test/renderApp';

it('says that the sample is gone also when what is left cannot be fetched', async () => {
  let isGone = false;
  const unavailable: Answer = { failure: 'UPSTREAM_UNAVAILABLE' };
  const { user, asked } = renderApp('/app/', {
    isLoggedIn: true,
    answers: {
      AppShell: () => (isGone ? unavailable : { data: { me: { ...me, hasSample: true } } }),
      RemoveSample: () => {
        isGone = true;
        const user = { __typename: 'User', id: me.id, hasSample: false };
        return { data: { removeSample: { __typename: 'RemoveSamplePayload', user } } };
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Remove the sample' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove the sample' }));

  expect(await screen.findByText('The sample is gone. The workspace is yours.')).toBeDefined();
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'AppShell').length).toBeGreaterThan(1),
  );
});

it('is dismissed for good on every screen but the first, where the sample can still be removed', async () => {
  const open = async (path: string) => {
    const rendered = renderApp(path, {
      isLoggedIn: true,
      answers: { AppShell: () => ({ data: { me: { ...me, hasSample: true } } }) },
    });
    const line = (await screen.findByText('Sample workspace')).closest<HTMLElement>(
      '[role=status]',
    );
    if (!line) throw new Error('The notice is a live region.');
    return { ...rendered, line: within(line) };
  };
  const { user, line } = await open('/app/');
  await user.click(line.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Sample workspace')).toBeNull();

  cleanup();
  const home = await open('/');
  expect(home.line.getByRole('button', { name: 'Remove the sample' })).toBeDefined();
  expect(home.line.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});
