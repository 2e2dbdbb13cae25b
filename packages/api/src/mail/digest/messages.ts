import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly rhythm: string; readonly answers: number }>({
    id: 'mail.digest.subject',
    defaultMessage:
      '{rhythm, select, weekly {Your week} other {Your day}}: {answers, plural, one {# answer} other {# answers}}',
    description: 'Subject of the digest, a letter that sums up a day or a week of feedback',
  }),
  heading: defineMessage<{ readonly rhythm: string }>({
    id: 'mail.digest.heading',
    defaultMessage:
      '{rhythm, select, weekly {What your visitors said this week} other {What your visitors said since yesterday}}',
    description: 'Heading of the digest',
  }),
  rated: defineMessage<{
    readonly answers: number;
    readonly ratings: number;
    readonly average: string;
  }>({
    id: 'mail.digest.rated',
    defaultMessage:
      '{answers, plural, one {# answer} other {# answers}}, {average} out of 10 on average ({ratings, plural, one {# rating} other {# ratings}})',
    description: 'How many answers came in, at one place or in all; the average has one decimal',
  }),
  unrated: defineMessage<{ readonly answers: number }>({
    id: 'mail.digest.unrated',
    defaultMessage: '{answers, plural, one {# answer} other {# answers}} without a rating',
    description: 'How many answers came in where nobody gave a rating',
  }),
  further: defineMessage<{ readonly shown: number; readonly further: number }>({
    id: 'mail.digest.further',
    defaultMessage:
      'These are the {shown} busiest locations; {further, plural, one {# more has} other {# more have}} answers too.',
    description: 'Before the list of places, when it is cut',
  }),
  about: defineMessage<{ readonly rating: number; readonly location: string }>({
    id: 'mail.digest.about',
    defaultMessage: '{rating} out of 10 · {location}',
    description: 'Under the comment of a visitor: the rating and the place',
  }),
  action: defineMessage({
    id: 'mail.digest.action',
    defaultMessage: 'Read the answers',
    description: 'Button of the digest',
  }),
  note: defineMessage({
    id: 'mail.digest.note',
    defaultMessage:
      'The comments above are those with the lowest ratings. How often this letter comes, and whether it comes at all, is set among the notifications.',
    description: 'Small print of the digest',
  }),
};
