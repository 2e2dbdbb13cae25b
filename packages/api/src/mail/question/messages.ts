import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly subject: string }>({
    id: 'mail.question.subject',
    defaultMessage: 'Question: {subject}',
    description: 'Subject of the letter that carries a question from the Help Center',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.question.body',
    defaultMessage: '{name} asks from the Help Center.',
    description: 'First line of the letter that carries a question',
  }),
  topic: defineMessage({
    id: 'mail.question.topic',
    defaultMessage: 'Topic',
    description: 'Label in the letter that carries a question',
  }),
  email: defineMessage({
    id: 'mail.question.email',
    defaultMessage: 'Email',
    description: 'Label in the letter that carries a question',
  }),
  action: defineMessage({
    id: 'mail.question.action',
    defaultMessage: 'Open the Help Center',
    description: 'Button of the letter that carries a question',
  }),
  note: defineMessage<{ readonly name: string }>({
    id: 'mail.question.note',
    defaultMessage: 'An answer to this letter goes to {name}.',
    description: 'Small print of the letter that carries a question',
  }),
  codes: defineMessage({
    id: 'mail.question.codes',
    defaultMessage: 'Qr codes',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  forms: defineMessage({
    id: 'mail.question.forms',
    defaultMessage: 'Forms',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  frames: defineMessage({
    id: 'mail.question.frames',
    defaultMessage: 'Frames',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  stats: defineMessage({
    id: 'mail.question.stats',
    defaultMessage: 'Stats',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  subscription: defineMessage({
    id: 'mail.question.subscription',
    defaultMessage: 'Subscription',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  companies: defineMessage({
    id: 'mail.question.companies',
    defaultMessage: 'Companies',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  locations: defineMessage({
    id: 'mail.question.locations',
    defaultMessage: 'Locations',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  creator: defineMessage({
    id: 'mail.question.creator',
    defaultMessage: 'Creator',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  bi: defineMessage({
    id: 'mail.question.bi',
    defaultMessage: 'BI',
    description: 'Topic of a question: a tab of the Help Center',
  }),
  customer_success: defineMessage({
    id: 'mail.question.customer_success',
    defaultMessage: 'Customer Success',
    description: 'Topic of a question: a tab of the Help Center',
  }),
};
