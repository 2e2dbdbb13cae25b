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
  { told: { kind: 'LETTER_FAILED', letter: 'LOW_RATINGS' }, href: '/locations/' },
  { told: { kind: 'LETTER_FAILED', letter: 'DIGEST' }, href: '/account/?tab=settings' },
] as const)('leads from $told to $href', ({ told, href }) => {
  expect(subjectOf(told)).toBe(href);
});
