// @vitest-environment jsdom
import { Suspense } from 'react';

import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { onAnnouncement } from '../shell/snackbar/snackbar';
import { lazyDecoration, lazyDialog, lazyPage } from './lazy';

const Companies = () => <p>Two companies</p>;

it('draws a page that was fetched ahead at once, without fetching it again', async () => {
  const load = vi.fn(() => Promise.resolve(Companies));
  const Page = lazyPage(load);
  expect(Page.isLoaded()).toBe(false);

  await Page.preload();
  expect(Page.isLoaded()).toBe(true);
  // Without a place to wait: drawing it must not need one.
  render(<Page />);

  expect(screen.getByText('Two companies')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for a page that nobody fetched ahead', async () => {
  const Page = lazyPage(() => Promise.resolve(Companies));
  render(
    <Suspense fallback="On its way">
      <Page />
    </Suspense>,
  );

  expect(screen.getByText('On its way')).toBeDefined();
  expect(await screen.findByText('Two companies')).toBeDefined();
});

it('says nothing of a failure ahead of the visit', async () => {
  const Page = lazyPage(() => Promise.reject(new Error('Gone.')));

  await expect(Page.preload()).resolves.toBeUndefined();
  expect(Page.isLoaded()).toBe(false);
});

it('closes a dialog that did not load, says so, and loads it with the next press', async () => {
  const said: unknown[] = [];
  const stop = onAnnouncement((news) => said.push(news));
  const load = vi
    .fn<() => Promise<typeof Companies>>()
    .mockRejectedValueOnce(new Error('Gone.'))
    .mockResolvedValue(Companies);
  const Dialog = lazyDialog<{ onClose: () => void }>(load);
  const onClose = vi.fn();

  const { unmount } = render(<Dialog onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  expect(said).toHaveLength(1);
  unmount();

  render(<Dialog onClose={onClose} />);
  expect(await screen.findByText('Two companies')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

it('leaves the place of a decoration empty that did not load, and says nothing', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Gone.')));
  const Decoration = lazyDecoration(load);

  const { container } = render(<Decoration />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 30_000 });

  expect(container.innerHTML).toBe('');
});
