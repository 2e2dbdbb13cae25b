import { defineMessage } from '@formatjs/intl';

type Ratings = Readonly<Record<'count' | 'rating', number>> & { readonly location: string };

export const messages = {
  subject: defineMessage<Ratings>({
    id: 'mail.lowRatings.subject',
    defaultMessage:
      '{count, plural, one {A rating of {rating} at {location}} other {# low ratings at {location}}}',
    description: 'Subject and heading of the letter about low ratings at a place',
  }),
  body: defineMessage<Ratings>({
    id: 'mail.lowRatings.body',
    defaultMessage:
      '{count, plural, one {A visitor gave {rating} out of 10.} other {Visitors gave # low ratings since the letter before; the lowest is {rating} out of 10. Further ones wait for the next letter, an hour later at the earliest.}}',
    description: 'The paragraph of the letter about low ratings; one, or several of the last hour',
  }),
  location: defineMessage({
    id: 'mail.lowRatings.location',
    defaultMessage: 'Location',
    description: 'Before the name of the place with the low rating',
  }),
  code: defineMessage({
    id: 'mail.lowRatings.code',
    defaultMessage: 'Code',
    description: 'Before the name of the QR code that was scanned',
  }),
  time: defineMessage({
    id: 'mail.lowRatings.time',
    defaultMessage: 'Time',
    description: 'Before the moment of the low rating, by the clock of the place',
  }),
  about: defineMessage<{ readonly rating: number; readonly code: string }>({
    id: 'mail.lowRatings.about',
    defaultMessage: '{rating} out of 10 · {code}',
    description: 'Under the comment of a visitor: the rating and the name of the QR code',
  }),
  action: defineMessage<{ readonly count: number }>({
    id: 'mail.lowRatings.action',
    defaultMessage: '{count, plural, one {Read the answer} other {Read the answers}}',
    description: 'Button of the letter about low ratings',
  }),
  note: defineMessage<{ readonly location: string }>({
    id: 'mail.lowRatings.note',
    defaultMessage:
      'This address is set for low ratings at {location}. The account’s owner changes that in the location, and quiet hours among the notifications.',
    description: 'Small print of the letter about low ratings',
  }),
  instead: defineMessage<{ readonly address: string }>({
    id: 'mail.lowRatings.instead',
    defaultMessage:
      'You get this letter since {address} has not confirmed that it wants alerts. The location shows whether it was asked.',
    description:
      'Small print of the letter about low ratings; address is the alert address that was set',
  }),
};
