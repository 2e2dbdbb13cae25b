import { defineMessage } from '@formatjs/intl';

/** One sentence per kind of notification. */
export const messages = {
  newFeedback: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.newFeedback',
    defaultMessage:
      '{count, plural, one {A new answer} other {# new answers}} to “{code}” at {location}.',
    description: 'A notification: visitors answered; code and location are names',
  }),
  lowRating: defineMessage<{
    readonly rating: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRating',
    defaultMessage: 'A rating of {rating} out of 10 for “{code}” at {location}.',
    description: 'A notification: one visitor gave a low rating',
  }),
  lowRatings: defineMessage<{
    readonly count: number;
    readonly rating: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRatings',
    defaultMessage:
      '{count, plural, one {# low rating} other {# low ratings}} for “{code}” at {location}, the lowest {rating} out of 10.',
    description: 'A notification: several visitors gave low ratings',
  }),
  lowRatingsGone: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRatingsGone',
    defaultMessage:
      '{count, plural, one {A low rating} other {# low ratings}} for “{code}” at {location}.',
    description: 'The same, where the answer itself was deleted since, and its rating with it',
  }),
  codePublished: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.codePublished',
    defaultMessage:
      'The code “{code}” at {location} was published{count, plural, one {} other { # times}}.',
    description: 'A notification: a code was opened to visitors, or again',
  }),
  letterFailed: defineMessage<{ readonly count: number; readonly address: string }>({
    id: 'notification.letterFailed',
    defaultMessage:
      '{count, plural, one {A letter} other {# letters}} to {address} could not be delivered.',
    description: 'A notification: letters of the product did not reach an email address',
  }),
  unread: defineMessage({
    id: 'notification.unread',
    defaultMessage: 'Unread',
    description: 'Read aloud for the dot beside a notification that was not read yet',
  }),
  markFailed: defineMessage({
    id: 'notification.markFailed',
    defaultMessage: 'The notifications could not be marked as read.',
    description: 'Shown for a moment',
  }),
  ratingOrLower: defineMessage<{ readonly rating: number }>({
    id: 'notification.ratingOrLower',
    defaultMessage: '{rating, plural, =1 {1} other {# or lower}}',
    description:
      'Choice: ratings from 1 to 10 that are told as low ones; stands after “Write to me at once when a rating is”',
  }),
  writeAtOnce: defineMessage({
    id: 'notification.writeAtOnce',
    defaultMessage: 'Write to me at once when a rating is',
    description:
      'Names the choice of which ratings are told by email; a choice ends the sentence: “5 or lower”',
  }),
  neverWrite: defineMessage({
    id: 'notification.neverWrite',
    defaultMessage: 'Never',
    description: 'Choice: no rating is told by email',
  }),
};
