// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { detailsOf, openFeedback, rowOf } from '../../test/openFeedback';
import { press } from '../../test/renderApp';

describe('the list of feedback', () => {
  it('asks by the filters of the address, and takes each back', async () => {
    const { user, asked } = openFeedback('/feedback/?status=new&to=6');
    await rowOf('Ewa');

    expect(asked.find(({ name }) => name === 'FeedbackPage')?.variables).toMatchObject({
      status: 'NEW',
      ratingMax: 6,
      period: 'ALL_TIME',
    });
    await press(user, 'Remove: Status: New');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'FeedbackPage')?.variables).not.toHaveProperty(
        'status',
      ),
    );
    expect(window.location.search).toBe('?to=6');
  });

  it('of one form has a column for each question, and is narrowed by an answer', async () => {
    const fields = [
      { id: 'r', type: 'rating', label: 'Stars', required: true },
      {
        id: 'drink',
        type: 'choice',
        label: { 'en-US': 'Your drink' },
        options: [{ id: 'tea', label: 'Tea' }],
        other: false,
        other_label: '',
        required: false,
      },
      { id: 'day', type: 'date', label: 'Which day?', required: false },
      {
        id: 'again',
        type: 'yes_no',
        label: 'Again?',
        yes_label: 'Yes',
        no_label: 'No',
        required: false,
      },
    ];
    const document = { title: 'Tables', style: {}, fields };
    const answers = {
      drink: { type: 'choice', value: { chosen: ['tea'] } },
      again: { type: 'yes_no', value: false },
    };
    const row = { ...(detailsOf({ id: '3' }).data.feedback as object), answers };
    const pageInfo = { page: 1, pageSize: 10, pageCount: 1, totalCount: 1 };
    const { user, asked } = openFeedback('/feedback/?form=f1', {
      FormChoices: {
        data: { list: { items: [{ id: 'f1', title: 'Tables' }], pageInfo: { pageCount: 1 } } },
      },
      QuestionsOfForm: { data: { form: { __typename: 'Form', id: 'f1', document } } },
      FeedbackPage: {
        data: {
          feedbacks: {
            items: [row],
            pageInfo: { ...pageInfo, startCursor: null, endCursor: null },
          },
        },
      },
    });
    const cells = within(await rowOf('Ewa'));
    expect(await cells.findByTitle('Your drink')).toHaveProperty('textContent', 'Your drink: Tea');
    expect(cells.getByTitle('Again?')).toHaveProperty('textContent', 'Again? No');
    expect(cells.queryByTitle('Which day?')).toBeNull();

    await press(user, 'Filters (1)');
    await user.click(await screen.findByRole('button', { name: /Any answer/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
      'Any answer',
      'Your drink · answered',
      'Your drink · Tea',
      'Which day? · answered',
      'Again? · answered',
      'Again? · Yes',
      'Again? · No',
    ]);
    await user.click(screen.getByRole('option', { name: 'Your drink · Tea' }));
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'FeedbackPage')?.variables).toMatchObject({
        formId: 'f1',
        withAnswers: true,
        answer: { question: 'drink', value: 'tea' },
      }),
    );
  });

  it('marks the words that were searched for', async () => {
    openFeedback('/feedback/?search=zupa');

    expect((await screen.findByText('zupa')).tagName).toBe('MARK');
  });

  it('says the sentiment only where it contradicts the stars, and nothing for a name or comment left out', async () => {
    const answer = (name: string, rating: number, sentiment: string, comment: string) => ({
      __typename: 'Feedback',
      id: name || 'nobody',
      codeName: 'Stolik 1',
      location: 'Ogródek',
      company: 'Parasol',
      dateSubmitted: '2026-11-21T09:00:00.000Z',
      rating,
      comment,
      name,
      email: '',
      sentiment,
      status: 'RESOLVED',
      assigneeId: null,
      dueAt: null,
      repliedAt: null,
    });
    const items = [
      answer('Ewa', 3, 'NEGATIVE', 'Zimna zupa.'),
      answer('Jan', 10, 'NEGATIVE', 'Wszystko źle.'),
      answer('', 8, 'NEUTRAL', ''),
    ];
    const pageInfo = { page: 1, pageSize: 10, pageCount: 1, totalCount: 3 };
    openFeedback('/feedback/', {
      FeedbackPage: {
        data: {
          feedbacks: { items, pageInfo: { ...pageInfo, startCursor: null, endCursor: null } },
        },
      },
    });

    expect((await rowOf('Ewa')).textContent).not.toContain('Negative');
    expect((await rowOf('Jan')).textContent).toContain('Negative');
    expect(screen.queryByText('Anonymous')).toBeNull();
    expect(screen.queryByText('No comment')).toBeNull();
  });

  it('names the details by who answered and the stars, for a screen reader as ever', async () => {
    openFeedback('/feedback/?open=3');

    expect(await screen.findByRole('heading', { name: 'Ewa · 3/10' })).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Feedback details' })).toBeDefined();
  });

  it('resolves a row by its button', async () => {
    const { user, asked } = openFeedback();
    await user.click(within(await rowOf('Jan')).getByRole('button', { name: 'Resolve' }));

    await waitFor(async () =>
      expect(within(await rowOf('Jan')).getByText('Resolved')).toBeDefined(),
    );
    expect(asked.findLast(({ name }) => name === 'UpdateFeedbacks')?.variables).toEqual({
      input: { ids: ['2'], status: 'RESOLVED' },
    });
  });

  it('says how it failed, in the words of the product', async () => {
    openFeedback('/feedback/', { FeedbackPage: { status: 500 } });

    const title = await screen.findByRole('heading', { name: 'Error loading feedback data...' });
    expect(title.closest('[role="alert"]')?.textContent).toContain('Try again');
  });
});

describe('the work on feedback', () => {
  const counted = (count: number) => ({ pageInfo: { totalCount: count } });
  const dueTimes = [{ __typename: 'DueTime', ratingMin: 1, ratingMax: 6, hours: 24 }];
  const countsOf = (times: object[]) => ({
    data: { mine: counted(1), unanswered: counted(3), overdue: counted(0), dueTimes: times },
  });
  const member = (id: string, name: string, isSelf = false, mayWork = true) => ({
    __typename: 'TeamMember',
    id,
    login: id,
    name,
    mayRead: true,
    mayWork,
    isSelf,
  });
  const maria = '0af76519-16cd-43dd-8448-eb211c80319c';
  const team = [
    member('7a2f', 'Zofia Wiśniewska', true),
    member(maria, 'Maria Lis'),
    member('9b1c', 'Adam Czyta', false, false),
  ];
  const both = { WorkCounts: countsOf(dueTimes), Team: { data: { team } } };
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());

  it('has views with counts, each an address that keeps the other filters', async () => {
    const { user, asked } = openFeedback('/feedback/?to=6&page=2', both);
    await screen.findByRole('tab', { name: 'Mine (1)' });
    expect(tabs()).toEqual(['All', 'Mine (1)', 'Unanswered (3)', 'Overdue']);

    await user.click(screen.getByRole('tab', { name: 'Mine (1)' }));
    expect(window.location.search).toBe('?to=6&work=unanswered&assignee=me');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'FeedbackPage')?.variables).toMatchObject({
        work: 'UNANSWERED',
        assignee: 'me',
        ratingMax: 6,
      }),
    );
    // The view is no filter to be taken back.
    expect(screen.queryByRole('button', { name: /^Remove: Assigned to/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Overdue' }));
    expect(window.location.search).toBe('?to=6&work=overdue');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(window.location.search).toBe('?to=6');
  });

  it('shows whoever is alone nothing of assigning, and no times where none are set', async () => {
    const { user } = openFeedback('/feedback/', {
      WorkCounts: countsOf([]),
      Team: { data: { team: team.slice(0, 1) } },
    });
    await screen.findByRole('tab', { name: 'Unanswered (3)' });
    expect(tabs()).toEqual(['All', 'Unanswered (3)']);
    const row = await rowOf('Ewa');
    await user.click(within(row).getByRole('checkbox'));
    await screen.findByRole('button', { name: 'Set status' });
    expect(screen.queryByRole('button', { name: 'Assign to' })).toBeNull();
    await user.click(within(row).getByRole('link'));
    await screen.findByRole('radiogroup', { name: /Status/ });
    expect(screen.queryByText('Assigned to')).toBeNull();
  });

  it('assigns checked answers, names the colleague in their rows, and counts again', async () => {
    const { user, asked } = openFeedback('/feedback/', both);
    const row = await rowOf('Ewa');
    await user.click(within(row).getByRole('checkbox'));
    await press(user, 'Assign to');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'Zofia Wiśniewska (you)',
      'Maria Lis',
      'Nobody',
    ]);
    const counts = () => asked.filter(({ name }) => name === 'WorkCounts').length;
    const before = counts();
    await user.click(screen.getByRole('menuitem', { name: 'Maria Lis' }));

    await waitFor(async () =>
      expect(within(await rowOf('Ewa')).getByText('Maria Lis')).toBeDefined(),
    );
    expect(asked.findLast(({ name }) => name === 'UpdateFeedbacks')?.variables).toEqual({
      input: { ids: ['3'], assigneeId: maria },
    });
    await waitFor(() => expect(counts()).toBe(before + 1));
  });

  it('assigns the open answer to whoever works at its place, and says when that was refused', async () => {
    const { user, asked } = openFeedback('/feedback/?open=3', {
      ...both,
      UpdateFeedbacks: {
        data: {
          updateFeedbacks: {
            feedbacks: [],
            errors: [{ field: 'assigneeId', code: 'not_found' }],
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Nobody.*Assigned to/ }));
    expect(
      asked.some(({ name, variables }) => name === 'Team' && variables['feedbackId'] === '3'),
    ).toBe(true);
    await user.click(await screen.findByRole('option', { name: 'Maria Lis' }));
    expect(
      await screen.findByText(/this colleague does not work at the places of all these answers/),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /Nobody.*Assigned to/ })).toBeDefined();
  });

  it('marks what is overdue, and what will be within a day', async () => {
    const due = (id: string, hours: number) => ({
      ...(detailsOf({ id }).data.feedback as object),
      dueAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    const pageInfo = { page: 1, pageSize: 10, pageCount: 1, totalCount: 3 };
    openFeedback('/feedback/', {
      FeedbackPage: {
        data: {
          feedbacks: {
            items: [due('3', -1), due('2', 3.5), due('1', 30)],
            pageInfo: { ...pageInfo, startCursor: null, endCursor: null },
          },
        },
      },
    });
    expect(within(await rowOf('Ewa')).getByText('Overdue')).toBeDefined();
    expect(within(await rowOf('Jan')).getByText('Due in 3 hours')).toBeDefined();
    expect((await rowOf('Ola')).textContent).not.toContain('Due');
  });

  it('says of a view where nothing waits that nothing does', async () => {
    const pageInfo = { page: 1, pageSize: 10, pageCount: 0, totalCount: 0 };
    openFeedback('/feedback/?work=overdue', {
      FeedbackPage: {
        data: {
          feedbacks: { items: [], pageInfo: { ...pageInfo, startCursor: null, endCursor: null } },
        },
      },
    });
    expect(await screen.findByText('Nothing waits here')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Overdue', selected: true })).toBeDefined();
  });
});

it('counts what arrives and reads it once it is wanted', async () => {
  const changed = {
    __typename: 'FeedbackEvent',
    id: '9',
    sentiment: null,
    sentimentSource: null,
  };
  const accountEvent = {
    __typename: 'AccountEvent',
    feedbackChanged: changed,
    notificationChanged: null,
  };
  const { user, asked } = openFeedback('/feedback/?status=new', {
    AccountEvents: { data: { accountEvent } },
    FeedbackArrivals: ({ since }) => ({
      data: {
        feedbackArrivals: {
          count: since === '2026-11-21T09:03:00.000Z' ? 2 : 0,
          latest: '2026-11-21T09:09:00.000Z',
        },
      },
    }),
  });
  const reads = () => asked.filter(({ name }) => name === 'FeedbackPage').length;

  const pill = await screen.findByRole('button', { name: '2 new answers' });
  expect(asked.findLast(({ name }) => name === 'FeedbackArrivals')?.variables).toMatchObject({
    status: 'NEW',
    since: '2026-11-21T09:03:00.000Z',
  });
  expect(reads()).toBe(1);

  await user.click(pill);
  await waitFor(() => expect(reads()).toBe(2));
});

describe('going through feedback by keyboard', () => {
  it('resolves the current answer at once and goes to the next', async () => {
    const { user, asked } = openFeedback();
    await rowOf('Ewa');
    await user.keyboard('j');
    expect(document.activeElement).toBe(await rowOf('Ewa'));
    await user.keyboard('e');

    await waitFor(async () =>
      expect(within(await rowOf('Ewa')).getByText('Resolved')).toBeDefined(),
    );
    expect(document.activeElement).toBe(await rowOf('Jan'));
    expect(asked.findLast(({ name }) => name === 'UpdateFeedbacks')?.variables).toEqual({
      input: { ids: ['3'], status: 'RESOLVED' },
    });
    expect(screen.getByText('Status set: Resolved')).toBeDefined();
  });

  it('says where it can be looked up when the fault is ours', async () => {
    const requestId = '0af7651916cd43dd8448eb211c80319c';
    const { user } = openFeedback('/feedback/', {
      UpdateFeedbacks: { failure: 'INTERNAL_SERVER_ERROR', requestId },
    });
    await rowOf('Ewa');
    await user.keyboard('jd');

    const said = `There was a server issue, please try again later! Reference: ${requestId}`;
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('puts the status back when the server refuses', async () => {
    const { user } = openFeedback('/feedback/', { UpdateFeedbacks: { status: 500 } });
    await rowOf('Ewa');
    await user.keyboard('jd');

    await screen.findByText('There was a server issue, please try again later!');
    expect(within(await rowOf('Ewa')).getByText('New')).toBeDefined();
  });

  it('takes letters for letters where something is typed', async () => {
    const { user, asked } = openFeedback();
    await rowOf('Ewa');
    await user.click(screen.getByRole('searchbox', { name: 'Search feedback' }));
    await user.keyboard('jed');

    expect(screen.getByDisplayValue('jed')).toBeDefined();
    expect(asked.some(({ name }) => name === 'UpdateFeedbacks')).toBe(false);
  });

  it('leaves letters alone once single keys are switched off', async () => {
    localStorage.setItem('singleKeys:', 'off');
    const { user, asked } = openFeedback();
    await rowOf('Ewa');
    await user.keyboard('je');

    expect(asked.some(({ name }) => name === 'UpdateFeedbacks')).toBe(false);
  });

  it('says which key does what', async () => {
    const { user } = openFeedback();
    await rowOf('Ewa');
    await user.keyboard('?');

    expect(await screen.findByText('Resolve, go to the next')).toBeDefined();
  });
});

describe('the export', () => {
  it('obeys the filters on the screen and says how many answers it has', async () => {
    const { user, asked } = openFeedback('/feedback/?sentiment=negative&sort=rating', {
      ExportFeedbacks: {
        data: { exportFeedbacks: { url: '/download/1', rowCount: 3, errors: [] } },
      },
    });
    await rowOf('Ewa');
    await press(user, 'Export');
    const item = await screen.findByRole('menuitem', { name: /CSV/ });
    expect(item.textContent).toContain('3 answers');
    await user.click(item);

    await screen.findByText('A file with 3 answers is on its way.');
    expect(asked.findLast(({ name }) => name === 'ExportFeedbacks')?.variables).toEqual({
      input: {
        format: 'CSV',
        separator: 'COMMA',
        search: '',
        period: 'ALL_TIME',
        sentiment: 'NEGATIVE',
        orderBy: { field: 'RATING', direction: 'ASC' },
      },
    });
  });
});
