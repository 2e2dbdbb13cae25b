import { screen } from '@testing-library/react';

import type { Answers } from './fakeGateway';
import { renderApp } from './renderApp';

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
  assigneeId: null as string | null,
  dueAt: null as string | null,
  repliedAt: null as string | null,
});

/** The answers of the list, the latest first. */
const rows = [
  row('3', 'Ewa', 'Zimna zupa.'),
  row('2', 'Jan', 'Dobra kawa.'),
  row('1', 'Ola', 'Brudny stolik.'),
];

/** One of them, as its details are asked for. */
export const detailsOf = ({ id }: { id?: string }) => ({
  data: {
    feedback: {
      ...rows.find((one) => one.id === id),
      codeId: null,
      occurredAt: '2026-11-21T09:00:00.000Z',
      duration: 12,
      sentimentSource: 'COMMENT',
      note: 'Oddzwonić.',
      mentions: [],
      reply: '',
      isProven: false,
      publication: null,
      replyBy: 'RECEIPT',
      replyState: null,
      replySentAt: null,
      replyReadAt: null,
      channel: 'QR',
      language: 'pl-PL',
      formVersion: 2,
      formDocument: {
        title: 'Parasol',
        style: {},
        fields: [{ id: 'c', type: 'comment', label: 'Co poprawić?' }],
      },
      answers: {},
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

/** The list of feedback, with three answers in it. */
export const openFeedback = (path = '/feedback/', answers: Answers = {}) =>
  renderApp(path, {
    isLoggedIn: true,
    answers: {
      CompanyChoices: emptyList,
      LocationChoices: emptyList,
      CodeChoices: emptyList,
      FormChoices: emptyList,
      FeedbackPage: pageOf(rows),
      SetAsideCount: pageOf([]),
      FeedbackDetails: detailsOf,
      SavedReplies: { data: { savedReplies: [] } },
      UpdateFeedbacks: ({ input }) => {
        const { ids, status, assigneeId } = input as {
          ids: string[];
          status?: string;
          assigneeId?: string | null;
        };
        const feedbacks = ids.map((id) => ({
          __typename: 'Feedback',
          id,
          status: status ?? 'NEW',
          assigneeId: assigneeId ?? null,
          dueAt: null,
        }));
        return { data: { updateFeedbacks: { feedbacks, errors: [] } } };
      },
      ...answers,
    },
  });

/** What was set aside: those of the rows, or none. */
export const asideAnswers = (names: readonly string[]): Answers => {
  const aside = rows
    .filter(({ name }) => names.includes(name))
    .map((one, index) => ({
      ...one,
      setAsideReason: index === 0 ? 'TOO_FAST' : 'HIDDEN_FIELD',
    }));
  return { SetAside: pageOf(aside), SetAsideCount: pageOf(aside) };
};

/** The row of whoever left an answer. */
export const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const found = cell.closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`${name} stands in no row.`);
  return found;
};
