import type { FeedbackStatus } from '../../server/generated/graphql';
import { messages } from './messages';

/** How each status is shown: never by its colour alone. */
export const statuses = {
  NEW: { label: messages.statusNew, tone: 'accent', dot: 'full' },
  IN_PROGRESS: { label: messages.statusInProgress, tone: 'info', dot: 'half' },
  RESOLVED: { label: messages.statusResolved, tone: 'success', dot: 'hollow' },
  DISMISSED: { label: messages.statusDismissed, tone: 'neutral', dot: 'hollow' },
} as const satisfies Record<FeedbackStatus, object>;

/** All of them, in the order in which feedback is worked on. */
export const statusNames = Object.keys(statuses) as FeedbackStatus[];

/** The status that a name in the address means, if any. */
export const statusOf = (name: string): FeedbackStatus | undefined =>
  statusNames.find((status) => status === name.toUpperCase());
