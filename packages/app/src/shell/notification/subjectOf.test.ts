import { expect, it } from 'vitest';

import { subjectOf } from './NotificationRow';

it.each([
  {
    told: { kind: 'NEW_FEEDBACK', codeId: 'c1', feedbackId: 'f1' },
    href: '/feedback/?code=c1&open=f1',
  },
  { told: { kind: 'LOW_RATING', codeId: 'c1', feedbackId: null }, href: '/feedback/?code=c1' },
  { told: { kind: 'CODE_PUBLISHED', codeId: 'c1' }, href: '/creator/editor/codes/c1/' },
  { told: { kind: 'CODE_PUBLISHED', codeId: null }, href: '/creator/codes/' },
  { told: { kind: 'ASSIGNED', count: 1, feedbackId: 'f1' }, href: '/feedback/?open=f1' },
  {
    told: { kind: 'ASSIGNED', count: 3, feedbackId: 'f1' },
    href: '/feedback/?work=unanswered&assignee=me',
  },
  { told: { kind: 'MENTIONED', count: 2, feedbackId: 'f1' }, href: '/feedback/?open=f1' },
  { told: { kind: 'LETTER_FAILED', letter: 'LOW_RATINGS' }, href: '/locations/' },
  {
    told: {
      kind: 'ALARM',
      alarm: {
        id: 'a1',
        kind: 'RATING_LOWER',
        locationId: 'l1',
        locationName: 'Old Town',
        topic: null,
        topicName: null,
        since: '2026-11-02',
        n: 60,
        before: 8.6,
        after: 7.4,
        dateFound: '2026-11-05T10:00:00.000Z',
      },
    },
    href: '/stats/?tab=ratings&timeframe=2026-11-02..2026-11-20&location=l1',
  },
  { told: { kind: 'LETTER_FAILED', letter: 'DIGEST' }, href: '/account/?tab=settings' },
] as const)('leads from $told to $href', ({ told, href }) => {
  expect(subjectOf(told, '2026-11-20')).toBe(href);
});
