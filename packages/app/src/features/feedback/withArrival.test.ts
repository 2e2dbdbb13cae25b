import { expect, it } from 'vitest';

import type { FeedbackPageQuery } from '../../apollo/generated/graphql';
import { withArrival } from './withArrival';

const feedback = (id: string): FeedbackPageQuery['feedbacks']['items'][number] => ({
  id,
  codeName: 'Table 4',
  location: 'Old Town',
  company: 'Café Kwiat',
  dateSubmitted: '2026-11-21T09:30:00.000Z',
  rating: 9,
  comment: '',
  name: '',
  email: '',
  sentiment: 'POSITIVE',
});

const page = (ids: string[], totalCount: number): FeedbackPageQuery => ({
  feedbacks: {
    items: ids.map(feedback),
    pageInfo: { page: 1, pageSize: 2, pageCount: Math.ceil(totalCount / 2), totalCount },
  },
});

const idsOf = ({ feedbacks }: FeedbackPageQuery) => feedbacks.items.map(({ id }) => id);

it('shows the new answer first and keeps the page as long as it was', () => {
  const next = withArrival(page(['b', 'a'], 2), feedback('c'));

  expect(idsOf(next)).toEqual(['c', 'b']);
  expect(next.feedbacks.pageInfo).toMatchObject({ totalCount: 3, pageCount: 2 });
});

it('shows an answer once, however often it arrives', () => {
  const known = page(['b', 'a'], 2);

  expect(withArrival(known, feedback('b'))).toBe(known);
});
