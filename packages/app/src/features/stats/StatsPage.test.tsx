// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answer, Answers } from '../../test/fakeGateway';
import { renderApp } from '../../test/renderApp';
import { overview, statsAnswers, type StatsOperation } from './stats.fixtures';

const open = (address: string, answers: Answers) =>
  renderApp(`/stats/${address}`, { isLoggedIn: true, answers: { ...statsAnswers, ...answers } });

const overviewOf = (changed: object): Answer => ({
  data: { statsOverview: { ...overview, ...changed } },
});

it.each([
  [23, '11 PM – 12 AM'],
  [22, '10 – 11 PM'],
])('says the most active hour %i without a date', async (mostActiveTime, words) => {
  open('', { StatsOverview: overviewOf({ mostActiveTime }) });
  expect(
    (await screen.findAllByText(words, { normalizer: (text) => text.replaceAll(/\s/g, ' ') }))
      .length,
  ).toBeGreaterThan(0);
});

it('says how many answers came without a scan', async () => {
  open('', { StatsOverview: overviewOf({ scans: 12, submissions: 13, submissionsFromScans: 12 }) });
  expect(await screen.findByText('1 came without a scan, and is not in the rate.')).toBeDefined();
});

it.each(['company', 'location', 'code'])(
  'opens the older tab %s with the first one chosen, its choice in focus, and says so',
  async (tab) => {
    const [company, location] = [
      { id: 'k1', name: 'Kawa' },
      { id: 'm1', name: 'Rynek' },
    ];
    const listOf = (item: object) => ({
      data: { list: { items: [item], pageInfo: { pageCount: 1 } } },
    });
    open(`?tab=${tab}`, {
      CompanyChoices: listOf(company),
      LocationChoices: listOf({ ...location, company }),
      CodeChoices: listOf({ id: 'c1', name: 'Table 1', company, location }),
    });
    await waitFor(() => expect(new URLSearchParams(window.location.search).get(tab)).toBeTruthy());
    expect(new URLSearchParams(window.location.search).get('tab')).toBe(tab);
    expect(await screen.findByRole('heading', { level: 1, name: / stats$/ })).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox'),
    );
  },
);

const failure = 'There was an error loading some of the stats';

it.each<{ tab: string; fails: StatsOperation; card: string; other?: string }>([
  {
    tab: 'overview',
    fails: 'StatsScansSubmissions',
    card: 'How many people scan and answer?',
    other: 'How many scans become answers?',
  },
  {
    tab: 'scans-submissions',
    fails: 'StatsOverview',
    card: 'How many scans become answers?',
    other: 'When do people answer?',
  },
  {
    tab: 'ratings',
    fails: 'StatsRatings',
    card: 'Would people recommend you?',
  },
  {
    tab: 'feedback',
    fails: 'StatsTopics',
    card: 'What do visitors speak of?',
    other: 'How do the answers sound?',
  },
  {
    tab: 'locations-codes',
    fails: 'StatsLocationsCodes',
    card: 'Which codes do best?',
  },
  {
    tab: 'places',
    fails: 'StatsPlaces',
    card: 'Which places really stand out?',
  },
  {
    tab: 'answers',
    fails: 'StatsCrossTable',
    card: 'Where and when do people say this?',
    other: 'What goes with good and bad ratings?',
  },
  {
    tab: 'forms',
    fails: 'StatsForms',
    card: 'Which forms do best?',
  },
])('leaves the others on $tab when $fails fails, and asks again', async (row) => {
  let isBroken = true;
  const told = statsAnswers[row.fails];
  const { user } = open(`?tab=${row.tab}`, {
    [row.fails]: () =>
      isBroken ? { failure: 'UPSTREAM_UNAVAILABLE' } : (told as { data: object }),
  });

  const card = within(await screen.findByRole('region', { name: row.card }));
  await card.findByText('Not loaded');
  expect(screen.getAllByText(failure)).toHaveLength(1);
  if (row.other) {
    const other = within(screen.getByRole('region', { name: row.other }));
    expect(await other.findByRole('button', { name: 'Download' })).toBeDefined();
  }

  isBroken = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByRole('button', { name: 'Download' })).toBeDefined();
  expect(screen.queryByText(failure)).toBeNull();
});

it('says how long visitors waited for a reply, and for whose', async () => {
  open('?tab=feedback', {});

  const title = 'How long do visitors wait for a reply?';
  const card = within(await screen.findByRole('region', { name: title }));
  const plain = { normalizer: (text: string) => text.replaceAll(/\s/g, ' ') };
  expect(await card.findByText('1 h 12 min', plain)).toBeDefined();
  expect(card.getByText('2.2 days', plain)).toBeDefined();
  const rows = (await card.findAllByRole('row')).map((row) =>
    row.textContent.replaceAll(/\s/g, ' '),
  );
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Anna Nowak.*10 min.*11 replies · 9 of 10 within 2 h 0 min.*–/),
    expect.stringMatching(/^Jan Lis.*–.*1 h 30 min.*2 replies/),
    expect.stringMatching(/^Others.*under 1 min.*1 reply.*–/),
  ]);
});

it('says nothing of colleagues to whoever works alone', async () => {
  const alone = { n: 2, median: 60, p90: null, repliedBy: [], assignedTo: [] };
  open('?tab=feedback', {
    StatsReplies: { data: { statsReplies: { __typename: 'StatsReplies', ...alone } } },
  });
  const title = 'How long do visitors wait for a reply?';
  const card = within(await screen.findByRole('region', { name: title }));
  expect(await card.findByText('Median')).toBeDefined();
  expect(card.queryByRole('grid')).toBeNull();
});

it('draws nothing about replies before the first one', async () => {
  const nobody = { n: 0, median: null, p90: null, repliedBy: [], assignedTo: [] };
  open('?tab=feedback', {
    StatsReplies: { data: { statsReplies: { __typename: 'StatsReplies', ...nobody } } },
  });
  await screen.findByRole('region', { name: 'How long does an answer take?' });
  await waitFor(() =>
    expect(
      screen.queryByRole('region', { name: 'How long do visitors wait for a reply?' }),
    ).toBeNull(),
  );
});

it('folds what is secondary on phones, behind a button that opens and closes it', async () => {
  const { user } = open('?tab=feedback', {});
  const folded = (await screen.findByRole('region', { name: 'Also said' })).closest(
    '[data-folded]',
  );
  expect(folded?.getAttribute('data-folded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show more charts' }));
  expect(folded?.getAttribute('data-folded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Show fewer charts' }));
  expect(folded?.getAttribute('data-folded')).toBe('true');
});

it('shows the answers to further questions under their form, and leads to typed ones', async () => {
  open('?tab=answers', {});

  const card = within(await screen.findByRole('region', { name: 'How did you find us?' }));
  expect(card.getByText('Table card')).toBeDefined();
  expect(card.getByText('80 of 100 answered')).toBeDefined();
  expect(card.getByRole('row', { name: /^I walked past 60 75/ })).toBeDefined();
  const typed = card.getByRole('link', { name: 'From a book about trees' });
  expect(typed.getAttribute('href')).toContain('open=a1');
});

it('leads to the report of the place that is looked at', async () => {
  open('?company=c1&location=l1', {});

  const link = await screen.findByRole('link', { name: 'Monthly report' });
  expect(link.getAttribute('href')).toBe('/stats/report/?location=l1');
});

it('shows no versions where these failed, and the forms all the same', async () => {
  open('?tab=forms', { StatsFormVersions: { failure: 'UPSTREAM_UNAVAILABLE' } });

  const card = within(await screen.findByRole('region', { name: 'Which forms do best?' }));
  expect(await card.findByRole('button', { name: 'Download' })).toBeDefined();
  expect(await screen.findByText(failure)).toBeDefined();
});

it('narrows by what the address names, whatever the tab', async () => {
  const { asked } = open('?tab=ratings&timeframe=last_month&form=m1&code=c1', {});

  await screen.findByRole('region', { name: 'Would people recommend you?' });
  const filters = asked
    .filter(({ name }) => name.startsWith('Stats'))
    .map(({ variables }) => variables['filter']);
  expect(filters.length).toBeGreaterThan(0);
  for (const filter of filters) {
    expect(filter).toMatchObject({ timeframe: 'LAST_MONTH', codeId: 'c1', formId: 'm1' });
  }
});

it('marks numbers of another timeframe as old until those asked for are here', async () => {
  const said = new Map<unknown, Promise<Answer>>();
  const soon = Promise.withResolvers<Answer>();
  said.set('TODAY', soon.promise);
  const { user } = open('', {
    StatsOverview: ({ filter }) =>
      said.get((filter as { timeframe: string }).timeframe) ?? overviewOf({ scans: 200 }),
  });
  const scans = async () =>
    (await screen.findByText('Scans', { selector: 'dt' })).nextElementSibling?.textContent;
  await waitFor(async () => expect(await scans()).toBe('200'));
  const isOld = () => screen.getByText('Scans', { selector: 'dt' }).closest('[aria-busy="true"]');
  expect(isOld()).toBeNull();

  await user.click(await screen.findByRole('button', { name: /All time/ }));
  await user.click(await screen.findByRole('option', { name: 'Today' }));
  expect(await scans()).toBe('200');
  expect(isOld()).not.toBeNull();

  soon.resolve(overviewOf({ scans: 3 }));
  await waitFor(async () => expect(await scans()).toBe('3'));
  expect(isOld()).toBeNull();
});

it('counts an answer that comes while the numbers are read', async () => {
  let asked = 0;
  open('', {
    AccountEvents: {
      data: {
        accountEvent: {
          __typename: 'AccountEvent',
          feedbackChanged: {
            __typename: 'FeedbackEvent',
            id: 'f9',
            sentiment: 'POSITIVE',
            sentimentSource: 'COMMENT',
          },
          notificationChanged: null,
        },
      },
    },
    StatsOverview: () => overviewOf({ submissions: 80 + (asked += 1) }),
  });

  expect(await screen.findByText('82')).toBeDefined();
});

it('names, hides and adds topics', async () => {
  const choiceOf = (topic: string, changed: object) => ({
    topic,
    name: '',
    words: '',
    hidden: false,
    target: null,
    ...changed,
  });
  let isBroken = true;
  const answers: Answers = {
    TopicChoices: () =>
      isBroken
        ? { failure: 'UPSTREAM_UNAVAILABLE' }
        : {
            data: {
              topicChoices: [choiceOf('food', { target: 'breakfast' })],
              nameChoices: { shown: 'Rose', hidden: '' },
            },
          },
    UpdateTopicChoices: {
      data: {
        updateTopicChoices: {
          choices: [choiceOf('service', {})],
          names: { shown: 'Rose, Anna', hidden: 'Zenek' },
          errors: [],
        },
      },
    },
  };
  const { asked, user } = open('?tab=feedback', answers);

  const card = within(await screen.findByRole('region', { name: 'What do visitors speak of?' }));
  expect(await card.findByText('Waiting time')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Edit topics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit topics' }));
  expect(await dialog.findByText('The topics could not be loaded')).toBeDefined();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await user.type(await dialog.findByLabelText('Name'), 'Team');
  await user.click(dialog.getByRole('button', { name: 'Add a topic' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/)));
  await user.keyboard('Terrace');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A topic of your own needs a name and words.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Words/));
  await user.keyboard('*');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^A star stands only/)).toBeDefined();
  await user.clear(dialog.getByLabelText(/^Words/));
  await user.type(dialog.getByLabelText(/^Words/), 'terrac*');
  expect(dialog.getByText('7 comments')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /^Make it a topic “.+”$/ }));
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'oat milk');
  expect(dialog.queryByText('7 comments')).toBeNull();
  await user.type(dialog.getByLabelText('Show these names'), ', Anna');
  await user.type(dialog.getByLabelText('Hide these names'), 'Zenek');
  const countOf = (query: string) => asked.filter(({ name }) => name === query).length;
  const shown = ['StatsTopics', 'StatsThemes', 'StatsFeedback'];
  const before = shown.map(countOf);
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(shown.map(countOf)).toEqual(before.map((count) => count + 1)));
  const sent = asked.find(({ name }) => name === 'UpdateTopicChoices');
  expect(sent?.variables).toEqual({
    input: {
      topics: [
        choiceOf('service', { name: 'Team' }),
        choiceOf('food', { target: 'breakfast' }),
        choiceOf('own-1', { name: 'Terrace', words: 'terrac*' }),
        choiceOf('own-2', { name: 'oat milk', words: 'oat milk, oat-milk' }),
      ],
      shownNames: 'Rose, Anna',
      hiddenNames: 'Zenek',
    },
  });
});

const comparison = {
  data: {
    statsComparison: {
      __typename: 'StatsComparison',
      one: { __typename: 'ComparedSide', from: '2026-10-01', to: '2026-10-31' },
      other: { __typename: 'ComparedSide', from: '2026-09-01', to: '2026-09-30' },
      comparesCounts: true,
      measures: [
        {
          __typename: 'ComparedMeasure',
          measure: 'NPS',
          one: { __typename: 'Estimate', value: 40, low: 30, high: 50, n: 120 },
          other: { __typename: 'Estimate', value: 35, low: 25, high: 45, n: 110 },
          difference: { __typename: 'Change', value: 5, low: -9, high: 19 },
          differs: false,
        },
      ],
    },
  },
};

it('compares two ranges of the address, and says that chance may make the difference', async () => {
  const { asked } = open(
    '?tab=compare&timeframe=2026-10-01..2026-10-31&other=2026-09-01..2026-09-30',
    {
      StatsComparison: comparison,
    },
  );
  expect(await screen.findByText('No difference that chance alone would not make.')).toBeDefined();
  const { variables } = asked.find(({ name }) => name === 'StatsComparison') ?? {};
  expect(variables).toMatchObject({
    filter: { timeframe: 'ALL_TIME', from: '2026-10-01', to: '2026-10-31' },
    other: { from: '2026-09-01', to: '2026-09-30' },
  });
});

it('compares the two locations that are there, without a choice', async () => {
  const company = { id: 'k1', name: 'Kawa' };
  const { asked } = open('?tab=compare&by=location', {
    LocationChoices: {
      data: {
        list: {
          items: [
            { id: 'm1', name: 'Rynek', company },
            { id: 'm2', name: 'Dworzec', company },
          ],
          pageInfo: { pageCount: 1 },
        },
      },
    },
    StatsComparison: comparison,
  });
  await screen.findByText('No difference that chance alone would not make.');
  expect(asked.find(({ name }) => name === 'StatsComparison')?.variables).toMatchObject({
    filter: { locationId: 'm1' },
    other: { locationId: 'm2' },
  });
});

it('says that two ranges have days in common', async () => {
  open('?tab=compare&timeframe=last_30_days&other=LAST_7_DAYS', {
    StatsComparison: { failure: 'days_overlap' },
  });
  expect(await screen.findByText('The two have days in common.')).toBeDefined();
  expect(screen.queryByText(failure)).toBeNull();
});

it('names the places that stand out, and says how likely a target is to be met', async () => {
  open('?tab=places', {});

  const funnel = within(
    await screen.findByRole('region', { name: 'Which places really stand out?' }),
  );
  expect(await funnel.findByText('Above the others: Old Town.')).toBeDefined();
  const table = within(await screen.findByRole('grid', { name: 'Where do your places stand?' }));
  expect(await table.findByText('97% likely to be met')).toBeDefined();
  expect(await table.findByText('none set')).toBeDefined();
  expect(
    table.getByRole('columnheader', { name: 'NPS, from a rating of satisfaction' }),
  ).toBeDefined();
});

it('shows another answer, asks another question, and says what goes with low ratings', async () => {
  const { user, asked } = open('?tab=answers', {});

  const table = within(
    await screen.findByRole('grid', { name: 'Where and when do people say this?' }),
  );
  expect(await table.findAllByText('70%')).toHaveLength(2);
  expect(await screen.findByText('With lower ones: Waiting time.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^9 to 10 Answer|Answer 9 to 10/ }));
  await user.click(await screen.findByRole('option', { name: '1 to 6' }));
  expect(await table.findAllByText('10%')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Rating Question|Question Rating/ }));
  await user.click(await screen.findByRole('option', { name: 'Comment left' }));
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'StatsCrossTable').at(-1)?.variables).toMatchObject({
      question: 'COMMENT',
    }),
  );
});
