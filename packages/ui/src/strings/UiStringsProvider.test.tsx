// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Loader } from '../components/Loader/Loader';
import { Pagination } from '../components/Pagination/Pagination';
import { UiStringsProvider } from './UiStringsProvider';

afterEach(cleanup);

const inside = (
  <>
    <Loader />
    <Pagination label="Pages" page={1000} pages={2000} onPage={() => {}} />
  </>
);

it('gives every component under it its words and numbers in one language', () => {
  render(<UiStringsProvider language="pl-PL">{inside}</UiStringsProvider>);

  expect(screen.getByRole('progressbar', { name: 'Wczytywanie…' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Następna' })).toBeDefined();
});

it('changes them at once with the language', () => {
  const { rerender } = render(<UiStringsProvider language="pl-PL">{inside}</UiStringsProvider>);
  rerender(<UiStringsProvider language="en-US">{inside}</UiStringsProvider>);

  expect(screen.getByText('Page 1,000 of 2,000')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeDefined();
});

it('is English where nobody chose', () => {
  render(inside);

  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDefined();
});
