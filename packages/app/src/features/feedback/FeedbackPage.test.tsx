// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../test/fakeGateway';
import { press, renderApp } from '../../test/renderApp';

const row = (id: string, name: string, comment: string) => ({
  __typename: 'Feedback',
  id,
  codeName: 'Stolik 1',
  location: 'Ogródek',
  company: 'Parasol',
  dateSubmitted: `2026-11-21T09:0${id}:00.000Z`,
  rating: 3,
  comment,
  name,
  email: '',
  sentiment: 'NEGATIVE',
  status: 'NEW',
});

const rows = [
  row('3', 'Ewa', 'Zimna zupa.'),
  row('2', 'Jan', 'Dobra kawa.'),
  row('1', 'Ola', 'Brudny stolik.'),
];

const details = ({ id }: { id?: string }) => ({
  data: {
    feedback: {
      ...rows.find((one) => one.id === id),
      codeId: null,
      occurredAt: '2026-11-21T09:00:00.000Z',
      duration: 12,
      sentimentSource: 'COMMENT',
      note: 'Oddzwonić.',
      channel: 'QR',
      formVersion: 2,
      formDocument: {
        title: 'Parasol',
        style: {},
        fields: [{ id: 'c', type: 'comment', label: 'Co poprawić?' }],
      },
    },
  },
});

const emptyList = { data: { list: { items: [], pageInfo: { pageCount: 1 } } } };
const pageOf = (items: object[]) => ({
  data: {
    feedbacks: {
      items,
      pageInfo: {
        page: 1,
        pageSize: 10,
        pageCount: 1,
        totalCount: items.length,
        startCursor: null,
        endCursor: null,
      },
    },
  },
});

const open = (path = '/feedback/', answers: Answers = {}) =>
  renderApp(path, {
    isLoggedIn: true,
    answers: {
      CompanyChoices: emptyList,
      LocationChoices: emptyList,
      CodeChoices: emptyList,
      FormChoices: emptyList,
      FeedbackPage: pageOf(rows),
      FeedbackDetails: details,
      UpdateFeedbacks: ({ input }) => {
        const { ids, status } = input as { ids: string[]; status: string };
        const feedbacks = ids.map((id) => ({ __typename: 'Feedback', id, status }));
        return { data: { updateFeedbacks: { feedbacks, errors: [] } } };
      },
      ...answers,
    },
  });

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const found = cell.closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`${name} stands in no row.`);
  return found;
};
const detailsOf = () => screen.findByRole('dialog', { name: 'Feedback details' });

describe('the list of feedback', () => {
  it('asks by the filters of the address, and takes each back', async () => {
    const { user, asked } = open('/feedback/?status=new&to=6');
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

  it('marks the words that were searched for', async () => {
    open('/feedback/?search=zupa');

    expect((await screen.findByText('zupa')).tagName).toBe('MARK');
  });

  it('says how it failed, in the words of the product', async () => {
    open('/feedback/', { FeedbackPage: { status: 500 } });

    expect(await screen.findByText('Error loading feedback data...')).toBeDefined();
  });
});

describe('going through feedback by keyboard', () => {
  it('resolves the current answer at once and goes to the next', async () => {
    const { user, asked } = open();
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

  it('puts the status back when the server refuses', async () => {
    const { user } = open('/feedback/', { UpdateFeedbacks: { status: 500 } });
    await rowOf('Ewa');
    await user.keyboard('jd');

    await screen.findByText('There was a server issue, please try again later!');
    expect(within(await rowOf('Ewa')).getByText('New')).toBeDefined();
  });

  it('takes letters for letters where something is typed', async () => {
    const { user, asked } = open();
    await rowOf('Ewa');
    await user.click(screen.getByRole('searchbox', { name: 'Search feedback' }));
    await user.keyboard('jed');

    expect(screen.getByDisplayValue('jed')).toBeDefined();
    expect(asked.some(({ name }) => name === 'UpdateFeedbacks')).toBe(false);
  });

  it('says which key does what', async () => {
    const { user } = open();
    await rowOf('Ewa');
    await user.keyboard('?');

    expect(await screen.findByText('Resolve, go to the next')).toBeDefined();
  });
});

describe('the details of an answer', () => {
  it('shows it under the questions of the form that was answered', async () => {
    open('/feedback/?open=3');
    const dialog = await detailsOf();

    expect(await within(dialog).findByText('Co poprawić?')).toBeDefined();
    expect(within(dialog).getByText('Zimna zupa.')).toBeDefined();
    expect(within(dialog).queryByText('Left empty')).toBeNull();
  });

  it('keeps a note when its writer pauses, and says so', async () => {
    const { user, asked } = open('/feedback/?open=3', {
      UpdateFeedback: ({ input }) => ({
        data: {
          updateFeedback: {
            feedback: {
              __typename: 'Feedback',
              sentiment: 'NEGATIVE',
              sentimentSource: 'COMMENT',
              ...(input as object),
            },
            errors: [],
          },
        },
      }),
    });
    const note = await screen.findByRole('textbox', { name: /Private note/ });
    await user.type(note, ' Dziś.');

    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
    const kept = asked.filter(({ name }) => name === 'UpdateFeedback');
    expect(kept.map(({ variables }) => variables)).toEqual([
      { input: { id: '3', note: 'Oddzwonić. Dziś.' } },
    ]);
  });

  it('says when a note was not kept', async () => {
    const { user } = open('/feedback/?open=3', { UpdateFeedback: { status: 500 } });
    await user.type(await screen.findByRole('textbox', { name: /Private note/ }), '!');

    expect(
      await screen.findByText('The note was not saved. Change it to try again.'),
    ).toBeDefined();
  });
});

describe('the export', () => {
  it('obeys the filters on the screen and says how many answers it has', async () => {
    const { user, asked } = open('/feedback/?sentiment=negative&sort=rating', {
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
