import { defineMessage } from '@formatjs/intl';

type Ratings = Readonly<Record<'count' | 'rating', number>> & { readonly location: string };

export const lowRatingsMessages = {
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
    defaultMessage: 'Read and reply',
    description:
      'Button of the letter about low ratings: shows one answer without a login, to reply, note and move it on',
  }),
  open: defineMessage({
    id: 'mail.lowRatings.open',
    defaultMessage: 'Open in Hearback',
    description: 'Button of the letter about low ratings: to the account, after a login',
  }),
  links: defineMessage<{ readonly days: number }>({
    id: 'mail.lowRatings.links',
    defaultMessage:
      '“Read and reply” needs no login and works for {days, plural, one {# day} other {# days}}, for everybody who has this letter. “Open in Hearback” is for people with a login.',
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

/** The letter about low ratings, in Polish. */
export const lowRatingsPolish = {
  'mail.lowRatings.subject':
    '{count, plural, one {Ocena {rating} w miejscu {location}} few {# niskie oceny w miejscu {location}} many {# niskich ocen w miejscu {location}} other {# niskiej oceny w miejscu {location}}}',
  'mail.lowRatings.body':
    '{count, plural, one {Gość wystawił ocenę {rating} na 10.} few {Od poprzedniej wiadomości goście wystawili # niskie oceny, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.} many {Od poprzedniej wiadomości goście wystawili # niskich ocen, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.} other {Od poprzedniej wiadomości goście wystawili # niskiej oceny, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.}}',
  'mail.lowRatings.company': 'Firma',
  'mail.lowRatings.location': 'Lokalizacja',
  'mail.lowRatings.code': 'Kod',
  'mail.lowRatings.time': 'Czas',
  'mail.lowRatings.about': '{rating} na 10 · {code} · {time}',
  'mail.lowRatings.wordless': 'Bez komentarza.',
  'mail.lowRatings.read': 'Przeczytaj i odpowiedz',
  'mail.lowRatings.open': 'Otwórz w Hearback',
  'mail.lowRatings.links':
    '„Przeczytaj i odpowiedz” działa bez logowania przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, dla każdego, kto ma tę wiadomość. „Otwórz w Hearback” jest dla osób, które mogą się zalogować.',
  'mail.lowRatings.note':
    'Ten adres podano dla niskich ocen w miejscu {location}. Właściciel konta zmieni to w lokalizacji, a dla wszystkich lokalizacji w ustawieniach konta.',
  'mail.lowRatings.instead':
    'Otrzymujesz tę wiadomość, ponieważ adres {address} nie potwierdził, że chce otrzymywać alerty. W lokalizacji widać, czy wysłaliśmy tam pytanie.',
};

type Left = Readonly<{ day: string; rating: number }>;

export const replyMessages = {
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

/** The letter with a reply, in Polish. */
export const replyPolish = {
  'mail.reply.subject': '{company}: odpowiedź na Twoją opinię',
  'mail.reply.rated': '{rating} na 10',
  'mail.reply.you': 'Ty, {day}',
  'mail.reply.youRated': 'Ty, {day} · {rating} na 10',
  'mail.reply.action': 'Zobacz swoją opinię i odpowiedź',
  'mail.reply.note':
    'Ten adres podano przy opinii o miejscu: {business}. Odpowiedzi na tę wiadomość nikt nie przeczyta. Na stronie pod przyciskiem możesz usunąć swoją opinię i adres.',
  'mail.reply.ending': 'Nie piszcie do mnie więcej',
};

export const alertConfirmationMessages = {
  subject: defineMessage({
    id: 'mail.alertConfirmation.subject',
    defaultMessage: 'Do you want alerts about guest feedback?',
    description: 'Subject of the letter that asks the owner of an address whether they want alerts',
  }),
  heading: defineMessage({
    id: 'mail.alertConfirmation.heading',
    defaultMessage: 'Please confirm this address',
    description: 'Heading of the letter that asks the owner of an address whether they want alerts',
  }),
  body: defineMessage<{ readonly sender: string }>({
    id: 'mail.alertConfirmation.body',
    defaultMessage:
      '{sender} uses Hearback to collect feedback and entered this address, so that you hear of low ratings at once. Nothing is sent to you until you confirm it.',
    description:
      'First paragraph of the letter that asks the owner of an address whether they want alerts; sender is the name of a person',
  }),
  action: defineMessage({
    id: 'mail.alertConfirmation.action',
    defaultMessage: 'Choose',
    description:
      'Button of the letter that asks whether somebody wants alerts; leads to a page with both answers',
  }),
  note: defineMessage({
    id: 'mail.alertConfirmation.note',
    defaultMessage:
      'If you do not know what this is about, there is nothing to do. Behind the button you can also refuse: then nobody can send alerts to this address.',
    description: 'Small print of the letter that asks whether somebody wants alerts',
  }),
};

/** The letter that asks whether somebody wants alerts, in Polish. */
export const alertConfirmationPolish = {
  'mail.alertConfirmation.subject': 'Czy chcesz otrzymywać alerty o opiniach gości?',
  'mail.alertConfirmation.heading': 'Potwierdź ten adres',
  'mail.alertConfirmation.body':
    '{sender} zbiera opinie w Hearback i podał(a) ten adres, aby od razu informować Cię o niskich ocenach. Dopóki go nie potwierdzisz, nic nie wyślemy.',
  'mail.alertConfirmation.action': 'Zdecyduj',
  'mail.alertConfirmation.note':
    'Jeśli nie wiesz, o co chodzi, nie musisz nic robić. Pod przyciskiem możesz też odmówić: wtedy nikt nie wyśle alertów na ten adres.',
};
