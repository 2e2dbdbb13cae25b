// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer } from '../../test/fakeGateway';
import { me as account } from '../../test/me';
import { press, renderApp } from '../../test/renderApp';

const me = {
  __typename: 'User',
  id: 'u1',
  firstName: 'Zofia',
  dateJoined: '2026-05-04T10:00:00Z',
};
const estimate = { __typename: 'Estimate', value: 8.4, low: 8.1, high: 8.7, n: 120 };
const still = { __typename: 'Change', value: 0.1, low: -0.2, high: 0.4 };
const metric = { __typename: 'EstimateMetric', now: estimate, change: still };
const share = { ...estimate, value: 0.25, low: 0.22, high: 0.28, n: 480 };

const stats = {
  __typename: 'HomeStats',
  steps: {
    __typename: 'HomeSteps',
    hasCompany: true,
    hasLocation: true,
    hasPublishedCode: true,
    hasFeedback: true,
  },
  scans: {
    __typename: 'CountMetric',
    now: 480,
    before: 400,
    change: { __typename: 'Change', value: 0.2, low: 0.1, high: 0.3 },
  },
  submissions: {
    __typename: 'CountMetric',
    now: 120,
    before: null,
    change: { __typename: 'Change', value: null, low: null, high: null },
  },
  conversionRate: {
    ...metric,
    now: share,
    change: { ...still, value: -0.05, low: -0.08, high: -0.02 },
  },
  averageRating: metric,
  nps: { ...metric, now: { ...estimate, value: 40, low: 30, high: 50 } },
  series: [
    { __typename: 'DayCount', date: '2026-11-20', scans: 480, uniqueScans: 1, submissions: 1 },
  ],
  overTime: [
    { __typename: 'RatingDay', date: '2026-11-20', average: 8.4, low: 8.1, high: 8.7, count: 120 },
  ],
  heatmap: Array.from({ length: 7 }, () => Array<number>(24).fill(1)),
  locations: [
    {
      __typename: 'RankedRow',
      id: 'l1',
      name: 'Old Town',
      standing: null,
      scans: 480,
      submissions: 120,
      averageRating: estimate,
      conversionRate: share,
    },
  ],
};

const answer = {
  __typename: 'Feedback',
  id: 'f1',
  codeName: 'Table 1',
  location: 'Old Town',
  dateSubmitted: '2026-11-20T10:00:00.000Z',
  rating: 9,
  comment: 'Lovely',
  name: 'Jan',
  sentiment: 'POSITIVE',
};

const notification = {
  __typename: 'Notification',
  id: 'n1',
  kind: 'LOW_RATING',
  count: 1,
  codeId: 'c1',
  codeName: 'Table 1',
  locationName: 'Old Town',
  feedbackId: 'f1',
  rating: 2,
  newestRating: 2,
  newestComment: 'Cold soup',
  letter: null,
  letterTo: null,
  actorName: null,
  alarm: null,
  dateUpdated: '2026-11-20T10:00:00.000Z',
  isRead: false,
};

const alarm = {
  __typename: 'Alarm',
  id: 'a1',
  kind: 'RATING_LOWER',
  locationId: 'l1',
  locationName: 'Old Town',
  topic: null,
  topicName: null,
  since: '2026-11-02',
  n: 64,
  before: 8.62,
  after: 7.37,
  dateFound: '2026-11-05T10:00:00.000Z',
};

const whole = {
  __typename: 'Home',
  me,
  stats,
  latestFeedback: [answer],
  latestNotifications: [notification],
  alarms: [],
};

/** Home waits for what needs an answer, which stands over the figures. */
const NeedsAnswer = {
  data: {
    feedbacks: {
      __typename: 'FeedbackPage',
      items: [],
      pageInfo: { __typename: 'PageInfo', totalCount: 0 },
    },
  },
};

const open = (said: Answer | (() => Answer), language: 'en-US' | 'pl-PL' = 'en-US') =>
  renderApp('/', { isLoggedIn: true, language, answers: { HomePage: said, NeedsAnswer } });

/** What stands with one of the main numbers. */
const metricOf = async (label: string) => {
  const metric = (await screen.findByText(label, { selector: 'dt' })).parentElement;
  await waitFor(() => expect(metric?.getAttribute('aria-busy')).toBe('false'));
  return metric?.textContent;
};

describe('the first page', () => {
  it('asks once for everything but the week, in the reader’s time zone', async () => {
    const { asked } = open({ data: { home: whole } });

    expect(await screen.findByText('Welcome back, Zofia')).toBeDefined();
    expect(screen.getByText('Lovely')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Top performers' }).textContent).toContain(
      'Old Town',
    );
    expect(screen.getByRole('link', { name: 'Open the Help Center' })).toBeDefined();
    const byShell = ['AppShell', 'UnreadNotifications'];
    expect(asked.filter(({ name }) => !byShell.includes(name))).toEqual([
      { name: 'HomePage', variables: { timezone: expect.any(String) as string } },
      {
        name: 'NeedsAnswer',
        variables: { timezone: expect.any(String) as string },
      },
      {
        name: 'HomeWeek',
        variables: { language: 'en-US', timezone: expect.any(String) as string },
      },
    ]);
  });

  it('says in one sentence how it goes, and whether that moved beyond chance', async () => {
    const goesWith = async (change: object) => {
      const averageRating = { ...metric, change: { ...still, ...change } };
      open({ data: { home: { ...whole, stats: { ...stats, averageRating } } } });
      const sentence = await screen.findByText(/^120 answers in the last 30 days, 8\.4 of 10/);
      cleanup();
      return sentence.textContent;
    };
    expect(await goesWith({})).toMatch(/average, no clear change\.$/);
    expect(await goesWith({ value: 0.5, low: 0.1, high: 0.9 })).toMatch(/: better than/);
    expect(await goesWith({ value: -0.5, low: -0.9, high: -0.1 })).toMatch(/: worse than/);
  });

  it('shows low ratings that wait, and resolves one at a press', async () => {
    const waiting = [
      { ...answer, id: 'w1', rating: 2, comment: 'Cold soup', status: 'NEW' },
      { ...answer, id: 'w2', rating: 4, comment: '', name: '', status: 'NEW' },
    ];
    const resolved = new Set<string>();
    const { asked, user } = renderApp('/', {
      isLoggedIn: true,
      answers: {
        HomePage: { data: { home: whole } },
        NeedsAnswer: () => {
          const items = waiting.filter(({ id }) => !resolved.has(id));
          const pageInfo = { __typename: 'PageInfo', totalCount: items.length };
          return { data: { feedbacks: { __typename: 'FeedbackPage', items, pageInfo } } };
        },
        UpdateFeedbacks: ({ input }) => {
          const { ids } = input as { ids: string[] };
          for (const id of ids) resolved.add(id);
          const feedbacks = ids.map((id) => ({
            __typename: 'Feedback',
            id,
            status: 'RESOLVED',
            assigneeId: null,
            dueAt: null,
          }));
          return {
            data: {
              updateFeedbacks: { __typename: 'UpdateFeedbacksPayload', feedbacks, errors: [] },
            },
          };
        },
      },
    });

    const card = await screen.findByRole('region', { name: 'Needs an answer' });
    expect(within(card).getByRole('link', { name: '2 new low ratings' })).toBeDefined();
    expect(card.textContent).toContain('Stars only, no words.');
    const [first] = within(card).getAllByRole('listitem');
    if (!first) throw new Error('Nothing waits.');
    expect(first.textContent).toContain('“Cold soup”');
    expect(within(first).getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(
      '/feedback/?open=w1',
    );

    await user.click(within(first).getByRole('button', { name: 'Mark as resolved' }));
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(1));
    expect(asked.find(({ name }) => name === 'UpdateFeedbacks')?.variables).toEqual({
      input: { ids: ['w1'], status: 'RESOLVED' },
    });
    await user.click(within(card).getByRole('button', { name: 'Mark as resolved' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Needs an answer' })).toBeNull(),
    );
  });

  it('tells the last week, with comments that lead to their answers', async () => {
    const quotes = [{ __typename: 'WeekQuote', id: 'f7', comment: 'We waited' }];
    const said = (sentences: object[]) => ({
      data: { statsWeek: { __typename: 'StatsWeek', sentences } },
    });
    const sentence = { __typename: 'WeekSentence', text: 'Ratings got worse.', quotes: [] };
    const cardWith = async (answer: Answer) => {
      renderApp('/', {
        isLoggedIn: true,
        answers: { HomePage: { data: { home: whole } }, HomeWeek: answer, NeedsAnswer },
      });
      return screen.findByRole('region', { name: 'Last week in brief' });
    };
    const card = await cardWith(
      said([sentence, { ...sentence, text: 'Waiting was spoken of more.', quotes }]),
    );
    const told = await within(card).findAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      'Ratings got worse.',
      'Waiting was spoken of more.“We waited”',
    ]);
    const quote = within(card).getByRole('link', { name: '“We waited”' });
    expect(quote.getAttribute('href')).toBe('/feedback/?open=f7');
    cleanup();

    const empty = await cardWith(said([]));
    await within(empty).findByText('Nobody scanned or answered last week or the week before.');
    cleanup();

    await cardWith({ failure: 'UNAVAILABLE' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Last week in brief' })).toBeNull(),
    );
    expect(await screen.findByText('Lovely')).toBeDefined();
  });

  it('says beside each number how it moved, and when it did not', async () => {
    open({ data: { home: whole } });

    expect(await metricOf('Scans')).toBe('Scans48020% more');
    expect(await metricOf('Submissions')).toBe('Submissions120');
    expect(await metricOf('Conversion rate')).toMatch(/^Conversion rate25%5\.0 points lower/);
    expect(await metricOf('Average rating')).toMatch(/^Average rating8\.4No clear change/);
  });

  it('tells what happened last, but not what stands on the page anyway', async () => {
    const mentioned = { ...notification, id: 'n2', kind: 'MENTIONED', actorName: 'Ola' };
    const latestNotifications = [notification, { ...notification, id: 'n3', kind: 'ALARM', alarm }];
    open({
      data: { home: { ...whole, latestNotifications: [...latestNotifications, mentioned] } },
    });

    const card = within(await screen.findByRole('region', { name: 'Latest notifications' }));
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    const link = card.getByRole('link', { name: /Ola mentions you/ });
    expect(link.getAttribute('href')).toBe('/feedback/?open=f1');
    expect(card.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
      '/notifications/',
    );
    cleanup();

    open({ data: { home: { ...whole, latestNotifications } } });
    await screen.findByText('Lovely');
    expect(screen.queryByText('Latest notifications')).toBeNull();
  });

  it('tells an answer that waits once, in the card that says so', async () => {
    const waits = { ...answer, rating: 2, comment: 'Cold soup', status: 'NEW' };
    const quotes = [
      { __typename: 'WeekQuote', id: 'f1', comment: 'Cold soup' },
      { __typename: 'WeekQuote', id: 'f9', comment: 'Cold tea' },
    ];
    const sentences = [{ __typename: 'WeekSentence', text: 'Ratings got worse.', quotes }];
    const openWith = (latestFeedback: object[]) =>
      renderApp('/', {
        isLoggedIn: true,
        answers: {
          HomePage: { data: { home: { ...whole, latestFeedback } } },
          HomeWeek: { data: { statsWeek: { __typename: 'StatsWeek', sentences } } },
          NeedsAnswer: {
            data: {
              feedbacks: {
                __typename: 'FeedbackPage',
                items: [waits],
                pageInfo: { __typename: 'PageInfo', totalCount: 1 },
              },
            },
          },
        },
      });
    openWith([waits, { ...answer, id: 'f2' }]);
    const recent = await screen.findByRole('region', { name: 'Recent activity' });
    expect(await within(recent).findAllByRole('listitem')).toHaveLength(1);
    expect(await screen.findByText('“Cold tea”')).toBeDefined();
    expect(screen.getAllByText(/Cold soup/)).toHaveLength(1);
    cleanup();

    openWith([waits]);
    expect(await screen.findByText('“Cold soup”')).toBeDefined();
    expect(screen.queryByText('Recent activity')).toBeNull();
  });

  it('tells what changed, leads to its figures, and hides one that is not useful', async () => {
    let isHidden = false;
    const { asked, user } = renderApp('/', {
      isLoggedIn: true,
      answers: {
        NeedsAnswer,
        HomePage: () => ({ data: { home: { ...whole, alarms: isHidden ? [] : [alarm] } } }),
        UpdateAlarm: () => {
          isHidden = true;
          const judged = { __typename: 'Alarm', id: 'a1', notUseful: true };
          return {
            data: {
              updateAlarm: { __typename: 'UpdateAlarmPayload', alarm: judged, errors: [] },
            },
          };
        },
      },
    });

    const card = await screen.findByRole('region', { name: 'Something changed' });
    expect(card.textContent).toContain('7.4 on average since November 2 (64 ratings), 8.6 before.');
    const link = within(card).getByRole('link', { name: 'Ratings at Old Town are lower.' });
    expect(link.getAttribute('href')).toMatch(
      /^\/stats\/\?tab=ratings&timeframe=2026-11-02\.\.[\d-]+&location=l1$/,
    );

    await user.click(within(card).getByRole('button', { name: /^Not useful/ }));
    await waitFor(() => expect(screen.queryByText('Something changed')).toBeNull());
    expect(asked.find(({ name }) => name === 'UpdateAlarm')?.variables).toEqual({
      input: { id: 'a1', notUseful: true },
    });
  });

  it('says the same in Polish', async () => {
    open({ data: { home: whole } }, 'pl-PL');

    expect(await metricOf('Skany')).toBe('Skany48020% więcej');
    expect(await metricOf('Konwersja')).toContain('O 5,0 p.p. niżej');
  });

  it('keeps the places of its parts while they load', async () => {
    renderApp('/', { isLoggedIn: true });

    expect(await screen.findByText('Key metrics')).toBeDefined();
    const busy = [...document.querySelectorAll('[aria-busy="true"]')];
    // Five numbers, the last week, the ranking and three charts.
    expect(busy).toHaveLength(10);
  });
});

describe('a part that fails', () => {
  const failing = (part: keyof typeof whole): Answer => ({
    data: { home: { ...whole, [part]: null } },
    failures: [{ path: ['home', part], code: 'UPSTREAM_UNAVAILABLE' }],
  });

  it('leaves the newest answers when it is the numbers, and can be asked for again', async () => {
    let said = failing('stats');
    const { user } = open(() => said);

    expect(await screen.findByText('There was an error loading some of the stats')).toBeDefined();
    expect(screen.getByText('Lovely')).toBeDefined();
    expect(screen.queryByText('Scans')).toBeNull();

    said = { data: { home: whole } };
    await press(user, 'Try again');
    expect(await metricOf('Scans')).toContain('480');
  });

  it('leaves the numbers when it is the newest answers', async () => {
    open(failing('latestFeedback'));

    expect(await screen.findByText('Error loading feedback data...')).toBeDefined();
    expect(await metricOf('Scans')).toContain('480');
  });

  it('leaves the others when it is the latest notifications', async () => {
    open(failing('latestNotifications'));

    expect(await screen.findByText('The latest notifications could not be loaded.')).toBeDefined();
    expect(screen.getByText('Lovely')).toBeDefined();
  });

  it('welcomes nobody back on the day of the registration', async () => {
    const isNew = { ...me, dateJoined: new Date().toISOString() };
    open({ data: { home: { ...whole, me: isNew } } });

    expect(await screen.findByText('Welcome, Zofia')).toBeDefined();
  });

  it('leaves everything but the name when it is the person', async () => {
    open(failing('me'));

    expect(await screen.findByText('Lovely')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  });

  it('says so of every part when the server is not there', async () => {
    open({ status: 500 });

    expect(await screen.findByText('There was an error loading some of the stats')).toBeDefined();
    expect(screen.getByText('Error loading feedback data...')).toBeDefined();
  });
});

describe('a workspace that has nothing yet', () => {
  const after = (taken: Partial<Record<keyof typeof stats.steps, boolean>>): Answer => ({
    data: {
      home: {
        ...whole,
        latestFeedback: [],
        stats: {
          ...stats,
          steps: {
            ...stats.steps,
            hasCompany: false,
            hasLocation: false,
            hasPublishedCode: false,
            hasFeedback: false,
            ...taken,
          },
        },
      },
    },
  });
  const stepsCard = () =>
    screen.findByRole('region', { name: 'From an empty page to your first feedback' });

  it.each([
    [{}, 'Add your company', '/companies/'],
    [{ hasCompany: true }, 'Add a location', '/locations/'],
    [
      { hasCompany: true, hasLocation: true },
      'Make and publish a code',
      '/creator/editor/codes/new/',
    ],
  ])('after %o teaches the next step: %s', async (taken, label, href) => {
    open(after(taken));

    const links = within(await stepsCard()).getAllByRole('link');
    // Who skipped the set-up finds it again while nothing is there.
    const guide = Object.keys(taken).length === 0 ? [['Guide me through', '/account-setup/']] : [];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...guide,
      [label, href],
    ]);
    expect(screen.queryByText('Key metrics')).toBeNull();
  });

  it('shows the numbers once there is a code to scan', async () => {
    open(after({ hasCompany: true, hasLocation: true, hasPublishedCode: true }));

    expect(within(await stepsCard()).getByText('3 of 4 done')).toBeDefined();
    expect(screen.getByText('Key metrics')).toBeDefined();
  });

  it('is silent about steps that are all taken', async () => {
    open({ data: { home: whole } });

    await screen.findByText('Lovely');
    expect(screen.queryByText('From an empty page to your first feedback')).toBeNull();
  });
});

describe('the sample workspace', () => {
  const code = {
    __typename: 'Code',
    id: 'c1',
    shortUrl: 'https://hearback.example/r/window',
    form: { __typename: 'Form', id: 'form1' },
  };
  const openSample = (hasSample = true) =>
    renderApp('/', {
      isLoggedIn: true,
      answers: {
        AppShell: { data: { me: { ...account, hasSample } } },
        NeedsAnswer,
        HomePage: { data: { home: whole } },
        SampleTour: {
          data: {
            feedbacks: {
              __typename: 'FeedbackPage',
              items: [
                { __typename: 'Feedback', id: 'f8', comment: '' },
                { __typename: 'Feedback', id: 'f7', comment: 'Cold coffee' },
              ],
            },
            codes: { __typename: 'CodePage', items: [code] },
          },
        },
      },
    });
  const findTour = () => screen.findByRole('region', { name: 'What to try' });

  it('offers five things to try, each where it is done', async () => {
    openSample();

    const tour = within(await findTour());
    await waitFor(() =>
      expect(
        tour.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Read a comment and reply to it', '/feedback/?open=f7'],
        ['Change a form in the editor', '/creator/editor/forms/form1/'],
        ['Print a code in its frame', '/creator/editor/codes/c1/'],
        ['See what a visitor sees (opens in a new tab)', 'https://hearback.example/r/window'],
        ['Look at the statistics', '/stats/'],
      ]),
    );
    expect(tour.getByRole('link', { name: /visitor/ }).getAttribute('target')).toBe('_blank');
  });

  it('offers them no more once dismissed, also on the next visit', async () => {
    const { user } = openSample();

    await findTour();
    await press(user, 'Dismiss');
    expect(screen.queryByRole('region', { name: 'What to try' })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.closest('main')).not.toBeNull();

    cleanup();
    const { asked } = openSample();
    expect(await screen.findByText('Sample workspace')).toBeDefined();
    expect(await screen.findByText('Lovely')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'What to try' })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('SampleTour');
  });

  it('is nothing that an account without the sample sees or asks for', async () => {
    const { asked } = openSample(false);

    await screen.findByText('Lovely');
    expect(screen.queryByRole('region', { name: 'What to try' })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('SampleTour');
  });
});
