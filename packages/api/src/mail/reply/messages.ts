import { defineMessage } from '@formatjs/intl';

type Left = Readonly<{ day: string; rating: number }>;

export const messages = {
  subject: defineMessage<{ readonly company: string }>({
    id: 'mail.reply.subject',
    defaultMessage: '{company} replied to your feedback',
    description: 'Subject and heading of the letter with the reply of a business to a visitor',
  }),
  rated: defineMessage<{ readonly rating: number }>({
    id: 'mail.reply.rated',
    defaultMessage: '{rating} out of 10',
    description: 'In place of the words of a visitor who left a rating alone',
  }),
  you: defineMessage<Left>({
    id: 'mail.reply.you',
    defaultMessage: 'You, {day}',
    description: 'Below the words of the visitor in the letter with the reply; day is a date',
  }),
  youRated: defineMessage<Left>({
    id: 'mail.reply.youRated',
    defaultMessage: 'You, {day} · {rating} out of 10',
    description:
      'Below the words of the visitor in the letter with the reply; day is a date, rating is theirs',
  }),
  action: defineMessage({
    id: 'mail.reply.action',
    defaultMessage: 'See your feedback and the reply',
    description: 'Button of the letter with the reply; leads to the page of the visitor’s answer',
  }),
  note: defineMessage<{ readonly business: string }>({
    id: 'mail.reply.note',
    defaultMessage:
      'You left this address with your feedback at {business}. Nobody reads answers to this email. On the page behind the button you can erase your feedback and your address.',
    description: 'Small print of the letter with the reply',
  }),
  ending: defineMessage({
    id: 'mail.reply.ending',
    defaultMessage: 'Do not write to me again',
    description: 'Link below the letter with the reply that ends such letters',
  }),
};
