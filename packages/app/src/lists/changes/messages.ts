import { defineMessage } from '@formatjs/intl';

/** Messages for changes since the previous period. */
export const messages = {
  more: defineMessage<{ readonly amount: string }>({
    id: 'changes.more',
    defaultMessage: '{amount} more',
    description: 'How a count of scans or submissions moved; the amount is a percentage',
  }),
  fewer: defineMessage<{ readonly amount: string }>({
    id: 'changes.fewer',
    defaultMessage: '{amount} fewer',
    description: 'How a count of scans or submissions moved; the amount is a percentage',
  }),
  before: defineMessage<{ readonly amount: string }>({
    id: 'changes.before',
    defaultMessage: '{amount} before',
    description:
      'The number of the period before, where it is too small for a percentage: a count of scans or submissions, or a time',
  }),
  asBefore: defineMessage({
    id: 'changes.asBefore',
    defaultMessage: 'As many as before',
    description: 'A count of scans or submissions did not move',
  }),
  soFar: defineMessage({
    id: 'changes.soFar',
    defaultMessage: 'So far; compared once the day is over',
    description: 'A count of scans or submissions of a day that is not over',
  }),
  higher: defineMessage<{ readonly amount: string }>({
    id: 'changes.higher',
    defaultMessage: '{amount} higher',
    description: 'How the average rating or the net promoter score moved',
  }),
  lower: defineMessage<{ readonly amount: string }>({
    id: 'changes.lower',
    defaultMessage: '{amount} lower',
    description: 'How the average rating or the net promoter score moved',
  }),
  pointsHigher: defineMessage<{ readonly amount: string }>({
    id: 'changes.pointsHigher',
    defaultMessage: '{amount} points higher',
    description: 'How the conversion rate moved, in percentage points',
  }),
  pointsLower: defineMessage<{ readonly amount: string }>({
    id: 'changes.pointsLower',
    defaultMessage: '{amount} points lower',
    description: 'How the conversion rate moved, in percentage points',
  }),
  noClearChange: defineMessage({
    id: 'changes.noClearChange',
    defaultMessage: 'No clear change',
    description: 'The move of a number is smaller than chance alone could make it',
  }),
};
