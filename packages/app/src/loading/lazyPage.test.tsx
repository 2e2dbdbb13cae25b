// @vitest-environment jsdom
import { Suspense } from 'react';

import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { lazyPage } from './lazyPage';

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
