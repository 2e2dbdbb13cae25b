// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answer } from '../../../test/fakeGateway';
import { renderApp } from '../../../test/renderApp';

const unknown = { __typename: 'Change', value: null, low: null, high: null };
const change = (value: number, low: number, high: number) => ({
  __typename: 'Change',
  value,
  low,
  high,
});
const estimate = (value: number, low: number, high: number, n = 198) => ({
  __typename: 'Estimate',
  value,
  low,
  high,
  n,
});
const count = (now: number, before: number | null, moved: object = unknown) => ({
  __typename: 'ReportCount',
  now,
  before,
  change: moved,
});
const measured = (now: object, before: object | null, moved: object = unknown) => ({
  __typename: 'ReportEstimate',
  now,
  before,
  change: moved,
});

const report = {
  __typename: 'StatsReport',
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  isOver: true,
  before: { __typename: 'ReportDays', from: '2026-09-01', to: '2026-09-30' },
  company: 'Corner Café',
  location: null,
  firstMonth: '2026-08',
  scans: count(1243, 1082, change(0.11, 0.03, 0.21)),
  uniqueScans: count(1104, 1001, change(0.07, -0.02, 0.16)),
  submissions: count(212, 300, change(-0.32, -0.4, -0.2)),
  conversionRate: measured(estimate(0.171, 0.151, 0.192, 1243), estimate(0.189, 0.167, 0.213)),
  averageRating: measured(
    estimate(8.43, 8.2, 8.66),
    estimate(7.9, 7.6, 8.2),
    change(0.5, 0.1, 0.8),
  ),
  nps: measured(estimate(50, -20, 80, 4), estimate(30, 20, 40)),
  changed: [
    { __typename: 'ReportMove', metric: 'AVERAGE_RATING', isBetter: true },
    { __typename: 'ReportMove', metric: 'SUBMISSIONS', isBetter: false },
  ],
  sentiment: { __typename: 'ReportSentiment', positive: 3, neutral: 0, negative: 1 },
  sentimentBefore: null,
  series: [
    { __typename: 'DayCount', date: '2026-10-01', scans: 9, submissions: 2 },
    { __typename: 'DayCount', date: '2026-10-02', scans: 9, submissions: 7 },
  ],
  quotes: [
    {
      __typename: 'ReportQuote',
      id: 'f1',
      kind: 'PRAISE',
      comment: 'Thanks to …, lovely!',
      rating: 10,
      location: 'Old Town',
      occurredAt: '2026-10-02T10:00:00Z',
    },
  ],
  resolved: {
    __typename: 'ReportResolved',
    count: 2,
    medianHours: 18.2,
    openLowRatings: 1,
    examples: [],
  },
  withSetAside: {
    __typename: 'ReportWithSetAside',
    submissions: 34,
    averageRating: { __typename: 'Estimate', value: 7.94, n: 34 },
    nps: { __typename: 'Estimate', value: 12, n: 34 },
  },
  best: null,
  weakest: null,
};

const none = { data: { list: { items: [], pageInfo: { pageCount: 1 } } } };
const open = (answer: Answer | (() => Answer), path = '/stats/report/?month=2026-10') =>
  renderApp(path, {
    isLoggedIn: true,
    answers: { CompanyChoices: none, LocationChoices: none, StatsReport: answer },
  });

it('says what moved beyond chance, what was said and what was resolved', async () => {
  const { asked } = open({ data: { statsReport: report } });
  const sheet = within(await screen.findByRole('article'));

  const sentences = sheet.getAllByRole('listitem').map((item) => item.textContent);
  expect(sentences).toEqual([
    'Average rating: up by 0.5 since the month before (0.1 to 0.8).',
    'Submissions: 32% fewer a day than the month before (20% to 40%).',
    '75% of 4 comments sound positive.',
    'No location stands out: their ratings differ, but none by more than those of the others do.',
    '2 answers were resolved, half of them within 19 hours.',
    '1 rating of 1 to 6 is still open.',
  ]);
  expect(sheet.getByRole('heading', { name: 'Corner Café' })).toBeDefined();
  expect(sheet.getByText('Compared with September 1 – 30, 2026')).toBeDefined();
  expect(
    sheet.getByText(/set aside and not in these figures.*34 answers, average rating 7.9/),
  ).toBeDefined();
  expect(sheet.getByText('Thanks to …, lovely!')).toBeDefined();
  expect(sheet.getByText('Most on October 2: 7')).toBeDefined();
  expect(asked.find(({ name }) => name === 'StatsReport')?.variables).toMatchObject({
    month: '2026-10',
  });
});

it('shows no score that four ratings made', async () => {
  open({ data: { statsReport: report } });
  const sheet = within(await screen.findByRole('article'));

  const figure = sheet.getByRole('heading', { name: 'NPS' }).parentElement;
  expect(figure?.textContent).toBe('NPS–Too early to tell');
});

it('says so in a month without anything, and prints no empty sheet', async () => {
  const empty = { ...report, scans: count(0, null), submissions: count(0, null) };
  open({ data: { statsReport: empty } });

  expect(await screen.findByText('No data available yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('can be asked for again when it did not come', async () => {
  let answer: Answer = { status: 500 };
  const { user } = open(() => answer);

  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = { data: { statsReport: report } };
  await user.click(again);
  expect(await screen.findByRole('article')).toBeDefined();
});
