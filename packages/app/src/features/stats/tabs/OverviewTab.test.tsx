// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answers } from '../../../test/fakeGateway';
import { renderApp } from '../../../test/renderApp';
import { overview, statsAnswers } from '../stats.fixtures';

const open = (answers: Answers = {}, language: 'en-US' | 'pl-PL' = 'en-US', path = '/stats/') =>
  renderApp(path, { isLoggedIn: true, language, answers: { ...statsAnswers, ...answers } });

const withOverview = (changed: object): Answers => ({
  StatsOverview: { data: { statsOverview: { ...overview, ...changed } } },
});

/** What stands with one of the numbers. */
const metricOf = async (label: string) => {
  const metric = (await screen.findByText(label, { selector: 'dt' })).parentElement;
  await within(metric as HTMLElement).findAllByText(/./, { selector: 'dd, dd *' });
  return metric?.textContent;
};

it('leads scans to the answers that came from them; those at a kiosk are in the count alone', async () => {
  open();

  const funnel = await screen.findByRole('table', { name: /scans become/i });
  const steps = within(funnel).getAllByRole('row').slice(1, 4);
  expect(steps.map((step) => within(step).getAllByRole('cell')[0]?.textContent)).toEqual([
    '200',
    '90',
    '50',
  ]);
  expect(await metricOf('Submissions')).toMatch(/^Submissions80/);
});

it('says how each number moved, once from when, and only what is sure', async () => {
  open();

  expect(await metricOf('Scans')).toBe('Scans20025% moreEach opening of a code’s page counts.');
  expect(await metricOf('Submissions')).toBe(
    'Submissions8012 before30 came without a scan, and are not in the rate.',
  );
  expect(await metricOf('Conversion rate')).toMatch(/^Conversion rate25%10\.0 points higher/);
  expect(await metricOf('Average rating')).toMatch(/^Average rating8\.0No clear change/);
  expect(await metricOf('Net promoter score')).toMatch(/^Net promoter score\+4012 lower/);
  expect(screen.getAllByText('Compared with Oct 1 – 30, 2025')).toHaveLength(1);
});

it('takes fewer abandoned scans as good news', async () => {
  open();

  await metricOf('Abandon rate');
  const change = screen.getByText('10.0 points lower');
  expect(change.getAttribute('data-news')).toBe('good');
});

it('compares nothing where there was no whole period before', async () => {
  open(withOverview({ before: null }));

  expect(await metricOf('Scans')).toBe('Scans200Each opening of a code’s page counts.');
  expect(screen.queryByText(/^Compared with/)).toBeNull();
});

it('says while figures are counted anew that these are from before', async () => {
  open(withOverview({ isRecounting: true }));

  expect(await screen.findByText('Figures are being counted anew')).toBeDefined();
});

it('says the same in Polish', async () => {
  open({}, 'pl-PL');

  expect(await metricOf('Skany')).toBe('Skany20025% więcejLiczy się każde otwarcie strony kodu.');
  expect(screen.getByText(/^W porównaniu z okresem: 1–30 paź 2025$/)).toBeDefined();
});

const noScans = withOverview({ scans: 0, started: 0, submissions: 0, submissionsFromScans: 0 });

it('draws a sample, marked as such, where an account has nothing to count', async () => {
  open(noScans);

  const title = await screen.findByRole('heading', { name: /scans become/i });
  const card = within(title.closest('section') as HTMLElement);
  expect(await card.findByText('Example')).toBeDefined();
  expect(card.getByText('No data available yet')).toBeDefined();
  expect(card.queryByRole('table')).toBeNull();
});

it('draws no sample where only what was chosen has nothing', async () => {
  open(noScans, 'en-US', '/stats/?timeframe=today');

  const title = await screen.findByRole('heading', { name: /scans become/i });
  const card = within(title.closest('section') as HTMLElement);
  expect(await card.findByText('No data available yet')).toBeDefined();
  expect(card.queryByText('Example')).toBeNull();
});

it('draws the course of counts and ratings beside them', async () => {
  open();

  await metricOf('Scans');
  const drawn = screen
    .getAllByText(/./, { selector: 'dt' })
    .filter((label) => label.parentElement?.querySelector('svg[viewBox="0 0 72 24"]'))
    .map((label) => label.textContent);
  expect(drawn).toEqual([
    'Average rating',
    'Scans',
    'Submissions',
    'Conversion rate',
    'Daily unique scans',
  ]);
});
