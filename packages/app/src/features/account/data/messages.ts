import { defineMessage } from '@formatjs/intl';

export const messages = {
  exportTitle: defineMessage({
    id: 'account.data.exportTitle',
    defaultMessage: 'Download my data',
    description: 'Title and button of a part of the account settings',
  }),
  exportHint: defineMessage({
    id: 'account.data.exportHint',
    defaultMessage:
      'One ZIP file with everything in your account: your details, companies, locations, forms with all their versions, frames, codes, feedback, scans per day, pictures and account activity. As CSV for spreadsheets and as JSON for programs.',
    description: 'What is in the download',
  }),
  exportBegun: defineMessage({
    id: 'account.data.exportBegun',
    defaultMessage: 'Your download has begun.',
    description: 'Shown for a moment',
  }),
  deleteTitle: defineMessage({
    id: 'account.data.deleteTitle',
    defaultMessage: 'Delete account',
    description: 'Title and button of a part of the account settings, and title of its dialog',
  }),
  deleteHint: defineMessage<{ readonly days: number }>({
    id: 'account.data.deleteHint',
    defaultMessage:
      'Your account is deleted {days, plural, one {# day} other {# days}} after you ask for it. Until then everything works, and you can change your mind.',
    description: 'Before an account is deleted',
  }),
  whatGoes: defineMessage({
    id: 'account.data.whatGoes',
    defaultMessage: 'This goes for good:',
    description: 'Before the counts in the dialog that deletes an account',
  }),
  companies: defineMessage<{ readonly count: number }>({
    id: 'account.data.companies',
    defaultMessage: '{count, plural, one {# company} other {# companies}}',
    description: 'How much goes with an account',
  }),
  locations: defineMessage<{ readonly count: number }>({
    id: 'account.data.locations',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
    description: 'How much goes with an account',
  }),
  codes: defineMessage<{ readonly count: number }>({
    id: 'account.data.codes',
    defaultMessage:
      '{count, plural, one {# code, which will lead nowhere wherever it is printed} other {# codes, which will lead nowhere wherever they are printed}}',
    description: 'How much goes with an account',
  }),
  feedback: defineMessage<{ readonly count: number }>({
    id: 'account.data.feedback',
    defaultMessage: '{count, plural, one {# answer of a visitor} other {# answers of visitors}}',
    description: 'How much goes with an account; feedback',
  }),
  rest: defineMessage({
    id: 'account.data.rest',
    defaultMessage: 'your forms, frames, pictures and your login',
    description: 'What else goes with an account; last in the list',
  }),
  password: defineMessage({
    id: 'account.data.password',
    defaultMessage: 'Your password',
    description: 'Label in the dialog that deletes an account',
  }),
  confirm: defineMessage({
    id: 'account.data.confirm',
    defaultMessage: 'Type DELETE to confirm',
    description: 'Label in the dialog that deletes an account; DELETE is not translated',
  }),
  waiting: defineMessage<{ readonly date: string }>({
    id: 'account.data.waiting',
    defaultMessage: 'Your account will be deleted on {date}.',
    description: 'In the account settings while the deletion waits, and shown for a moment',
  }),
  waitingHint: defineMessage({
    id: 'account.data.waitingHint',
    defaultMessage:
      'Until then everything works as before. Keep your account, and nothing happens to it.',
    description: 'Under that',
  }),
};
