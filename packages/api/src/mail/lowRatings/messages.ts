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
  company: defineMessage({
    id: 'mail.lowRatings.company',
    defaultMessage: 'Company',
    description: 'Before the name of the company whose place has the low rating',
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
  about: defineMessage<{
    readonly rating: number;
    readonly code: string;
    readonly time: string;
  }>({
    id: 'mail.lowRatings.about',
    defaultMessage: '{rating} out of 10 · {code} · {time}',
    description: 'Under the comment of a visitor: the rating, the name of the QR code, the moment',
  }),
  wordless: defineMessage({
    id: 'mail.lowRatings.wordless',
    defaultMessage: 'No comment was left.',
    description: 'In the place of a comment of a visitor who gave a rating only',
  }),
  read: defineMessage({
    id: 'mail.lowRatings.read',
    defaultMessage: 'Read the answer',
    description: 'Button of the letter about low ratings: shows one answer without a login',
  }),
  open: defineMessage({
    id: 'mail.lowRatings.open',
    defaultMessage: 'Open in Hearback',
    description: 'Button of the letter about low ratings: to the account, after a login',
  }),
  links: defineMessage<{ readonly days: number }>({
    id: 'mail.lowRatings.links',
    defaultMessage:
      '“Read the answer” needs no login and works for {days, plural, one {# day} other {# days}}, for everybody who has this letter. “Open in Hearback” is for people with a login.',
    description:
      'Small print of the letter about low ratings; the quoted words are its two buttons',
  }),
  note: defineMessage<{ readonly location: string }>({
    id: 'mail.lowRatings.note',
    defaultMessage:
      'This address is set for low ratings at {location}. The account’s owner changes that in the location, and for all locations in the account settings.',
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
