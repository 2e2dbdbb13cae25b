import { defineMessage } from '@formatjs/intl';

export const accountDeletedMessages = {
  subject: defineMessage({
    id: 'mail.accountDeleted.subject',
    defaultMessage: 'Your Hearback account is deleted',
    description: 'Subject of the last letter, after an account was deleted',
  }),
  heading: defineMessage({
    id: 'mail.accountDeleted.heading',
    defaultMessage: 'Your account is deleted',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.accountDeleted.body',
    defaultMessage:
      'Hello {name}, your account is gone, with your companies, locations, forms, frames, codes and all feedback. We keep nothing of it, not even this address.',
    description: 'The only paragraph of that letter',
  }),
  action: defineMessage({
    id: 'mail.accountDeleted.action',
    defaultMessage: 'Open a new account',
    description: 'Button of that letter; leads to the registration',
  }),
  note: defineMessage({
    id: 'mail.accountDeleted.note',
    defaultMessage: 'This is our last letter. Thank you for having been here.',
    description: 'Small print of that letter',
  }),
};

/** The last letter, after an account was deleted, in Polish. */
export const accountDeletedPolish = {
  'mail.accountDeleted.subject': 'Twoje konto Hearback zostało usunięte',
  'mail.accountDeleted.heading': 'Twoje konto zostało usunięte',
  'mail.accountDeleted.body':
    'Dzień dobry, {name}! Twojego konta już nie ma, a z nim firm, lokalizacji, formularzy, ramek, kodów i wszystkich opinii. Nie zachowujemy niczego, nawet tego adresu.',
  'mail.accountDeleted.action': 'Załóż nowe konto',
  'mail.accountDeleted.note': 'To nasz ostatni list. Dziękujemy za wspólny czas.',
};

export const deletionAskedMessages = {
  subject: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionAsked.subject',
    defaultMessage: 'Your Hearback account will be deleted on {date}',
    description: 'Subject of the letter after an account’s deletion was asked for',
  }),
  heading: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionAsked.heading',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.deletionAsked.body',
    defaultMessage:
      'Hello {name}, the deletion of your account has just been asked for. Until that day everything works as before, and you can download your data.',
    description: 'First paragraph of that letter',
  }),
  after: defineMessage({
    id: 'mail.deletionAsked.after',
    defaultMessage:
      'Then your companies, locations, forms, frames, codes and all feedback go for good. Printed codes will lead nowhere. Nobody can bring them back.',
    description: 'Second paragraph of that letter: what happens on that day',
  }),
  action: defineMessage({
    id: 'mail.deletionAsked.action',
    defaultMessage: 'Keep my account',
    description: 'Button of that letter; leads to the account, where the deletion is cancelled',
  }),
  note: defineMessage({
    id: 'mail.deletionAsked.note',
    defaultMessage:
      'To keep your account, log in and press “Keep my account”. If it was not you who asked, do so at once and change your password.',
    description: 'Small print of that letter',
  }),
};

/** The letter after an account's deletion was asked for, in Polish. */
export const deletionAskedPolish = {
  'mail.deletionAsked.subject': 'Twoje konto Hearback zostanie usunięte {date}',
  'mail.deletionAsked.heading': 'Twoje konto zostanie usunięte {date}',
  'mail.deletionAsked.body':
    'Dzień dobry, {name}! Właśnie zlecono usunięcie Twojego konta. Do tego dnia wszystko działa jak dotąd i możesz pobrać swoje dane.',
  'mail.deletionAsked.after':
    'Potem Twoje firmy, lokalizacje, formularze, ramki, kody i wszystkie opinie znikną na zawsze. Wydrukowane kody przestaną działać. Nikt nie będzie mógł tego cofnąć.',
  'mail.deletionAsked.action': 'Zachowaj moje konto',
  'mail.deletionAsked.note':
    'Aby zachować konto, zaloguj się i naciśnij „Zachowaj moje konto”. Jeśli to nie Ty zlecasz usunięcie, zrób to od razu i zmień hasło.',
};

export const deletionReminderMessages = {
  subject: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionReminder.subject',
    defaultMessage: 'Last days: your Hearback account will be deleted on {date}',
    description: 'Subject of the letter two days before an account is deleted',
  }),
  heading: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionReminder.heading',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.deletionReminder.body',
    defaultMessage:
      'Hello {name}, on that day your account is deleted with all that is in it. These are the last days to download your data or to change your mind.',
    description: 'The only paragraph of that letter',
  }),
  action: defineMessage({
    id: 'mail.deletionReminder.action',
    defaultMessage: 'Keep my account',
    description: 'Button of that letter; leads to the account, where the deletion is cancelled',
  }),
  note: defineMessage({
    id: 'mail.deletionReminder.note',
    defaultMessage: 'If you still want it to go, there is nothing to do.',
    description: 'Small print of that letter',
  }),
};

/** The letter two days before an account is deleted, in Polish. */
export const deletionReminderPolish = {
  'mail.deletionReminder.subject': 'Ostatnie dni: Twoje konto Hearback zostanie usunięte {date}',
  'mail.deletionReminder.heading': 'Twoje konto zostanie usunięte {date}',
  'mail.deletionReminder.body':
    'Dzień dobry, {name}! Tego dnia Twoje konto zostanie usunięte ze wszystkim, co w nim jest. To ostatnie dni, aby pobrać swoje dane albo zmienić zdanie.',
  'mail.deletionReminder.action': 'Zachowaj moje konto',
  'mail.deletionReminder.note': 'Jeśli nadal chcesz je usunąć, nie musisz nic robić.',
};

export const questionMessages = {
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

/** The letter that carries a question, in Polish. */
export const questionPolish = {
  'mail.question.subject': 'Pytanie: {subject}',
  'mail.question.body': '{name} pyta w Centrum pomocy.',
  'mail.question.topic': 'Temat',
  'mail.question.email': 'E-mail',
  'mail.question.action': 'Otwórz Centrum pomocy',
  'mail.question.note': 'Odpowiedź na ten list trafi do: {name}.',
  'mail.question.codes': 'Kody QR',
  'mail.question.forms': 'Formularze',
  'mail.question.frames': 'Ramki',
  'mail.question.stats': 'Statystyki',
  'mail.question.subscription': 'Subskrypcja',
  'mail.question.companies': 'Firmy',
  'mail.question.locations': 'Lokalizacje',
  'mail.question.creator': 'Kreator',
  'mail.question.bi': 'BI',
  'mail.question.customer_success': 'Sukces klienta',
};
