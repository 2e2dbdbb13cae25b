import { defineMessage } from '@formatjs/intl';

export const messages = {
  confirmTitle: defineMessage({
    id: 'mail.letterPage.confirmTitle',
    defaultMessage: 'Do you want alerts?',
    description: 'Title of the page where the owner of an address takes or refuses alerts',
  }),
  confirmBody: defineMessage<{ readonly sender: string }>({
    id: 'mail.letterPage.confirmBody',
    defaultMessage:
      '{sender} wants to tell you by email when a guest leaves a low rating. You can end these emails with one click at any time.',
    description:
      'On the page where the owner of an address takes or refuses alerts; sender is the name of a person',
  }),
  confirm: defineMessage({
    id: 'mail.letterPage.confirm',
    defaultMessage: 'Yes, send me alerts',
    description: 'Button that takes alerts',
  }),
  refuse: defineMessage({
    id: 'mail.letterPage.refuse',
    defaultMessage: 'No, never',
    description: 'Button that refuses alerts of everybody',
  }),
  stopTitle: defineMessage({
    id: 'mail.letterPage.stopTitle',
    defaultMessage: 'No more of these emails?',
    description: 'Title of the page where emails of one kind are ended',
  }),
  stopAlert: defineMessage({
    id: 'mail.letterPage.stopAlert',
    defaultMessage: 'Then nobody can send alerts from Hearback to your address.',
    description: 'On the page where alerts to an address are ended',
  }),
  stopReply: defineMessage({
    id: 'mail.letterPage.stopReply',
    defaultMessage:
      'Then no business can send replies to your feedback from Hearback to your address. You still read them on the page where you see your answer.',
    description: 'On the page where a visitor ends replies by email',
  }),
  refusedReply: defineMessage({
    id: 'mail.letterPage.refusedReply',
    defaultMessage:
      'Replies to your feedback no longer come by email. You still read them on the page where you see your answer.',
    description: 'On the page after a visitor ended replies by email',
  }),
  stopOwn: defineMessage({
    id: 'mail.letterPage.stopOwn',
    defaultMessage: 'You can switch them on again in the settings of your account.',
    description: 'On the page where the owner of an account ends emails of one kind',
  }),
  stop: defineMessage({
    id: 'mail.letterPage.stop',
    defaultMessage: 'Stop these emails',
    description: 'Button that ends emails of one kind',
  }),
  confirmedTitle: defineMessage({
    id: 'mail.letterPage.confirmedTitle',
    defaultMessage: 'You will get alerts',
    description: 'Title of the page after alerts were taken',
  }),
  confirmedBody: defineMessage({
    id: 'mail.letterPage.confirmedBody',
    defaultMessage:
      'We write to you when a guest leaves a low rating. Each email has a way to end them.',
    description: 'On the page after alerts were taken',
  }),
  refusedTitle: defineMessage({
    id: 'mail.letterPage.refusedTitle',
    defaultMessage: 'Done, no more of these emails',
    description: 'Title of the page after emails were ended',
  }),
  refusedAlert: defineMessage({
    id: 'mail.letterPage.refusedAlert',
    defaultMessage:
      'Nobody can send alerts to your address. If you change your mind, open the email that asked you and say yes.',
    description: 'On the page after alerts to an address were ended',
  }),
  unknownTitle: defineMessage({
    id: 'mail.letterPage.unknownTitle',
    defaultMessage: 'This link does not work',
    description: 'Title of the page for a link of a letter that is not complete',
  }),
  unknownBody: defineMessage({
    id: 'mail.letterPage.unknownBody',
    defaultMessage:
      'It is not complete, or what it was about is gone. Open the link in the email once more.',
    description: 'On the page for a link of a letter that is not complete',
  }),
  answerTitle: defineMessage<{ readonly rating: number }>({
    id: 'mail.letterPage.answerTitle',
    defaultMessage: '{rating} out of 10',
    description: 'Title of the page that shows one answer with a low rating; stars follow',
  }),
  wordless: defineMessage({
    id: 'mail.letterPage.wordless',
    defaultMessage: 'No comment was left.',
    description: 'On the page of one answer, in the place of the comment',
  }),
  company: defineMessage({
    id: 'mail.letterPage.company',
    defaultMessage: 'Company',
    description: 'On the page of one answer, before the name of the company',
  }),
  location: defineMessage({
    id: 'mail.letterPage.location',
    defaultMessage: 'Location',
    description: 'On the page of one answer, before the name of the place',
  }),
  code: defineMessage({
    id: 'mail.letterPage.code',
    defaultMessage: 'Code',
    description: 'On the page of one answer, before the name of the QR code that was scanned',
  }),
  time: defineMessage({
    id: 'mail.letterPage.time',
    defaultMessage: 'Time',
    description: 'On the page of one answer, before its moment by the clock of the place',
  }),
  open: defineMessage({
    id: 'mail.letterPage.open',
    defaultMessage: 'Open in Hearback',
    description: 'Button on the page of one answer: to the answer in the account, after a login',
  }),
  answerNote: defineMessage<{ readonly moment: string }>({
    id: 'mail.letterPage.answerNote',
    defaultMessage:
      'Everybody who has this link can read this answer until {moment}. The guest’s name and email address are shown in the account only.',
    description: 'Small print on the page of one answer',
  }),
  expiredTitle: defineMessage({
    id: 'mail.letterPage.expiredTitle',
    defaultMessage: 'This link has expired',
    description: 'Title of the page of a link to an answer that is older than a week',
  }),
  expiredBody: defineMessage({
    id: 'mail.letterPage.expiredBody',
    defaultMessage:
      'A link to an answer works for 7 days without a login. Whoever has a login finds the answer in Hearback.',
    description: 'On the page of a link to an answer that is older than a week',
  }),
  deletedTitle: defineMessage({
    id: 'mail.letterPage.deletedTitle',
    defaultMessage: 'This answer was deleted',
    description: 'Title of the page of a link to an answer that is not there any more',
  }),
  deletedBody: defineMessage({
    id: 'mail.letterPage.deletedBody',
    defaultMessage: 'Its owner deleted it, or the guest took it back.',
    description: 'On the page of a link to an answer that is not there any more',
  }),
  noAnswerBody: defineMessage({
    id: 'mail.letterPage.noAnswerBody',
    defaultMessage:
      'It is incomplete, what it was about is gone, or letters about low ratings go to another address by now.',
    description: 'On the page of a link to an answer that works for nobody',
  }),
};

/** The pages that links of letters open, in Polish. */
export const polish = {
  'mail.letterPage.confirmTitle': 'Czy chcesz otrzymywać alerty?',
  'mail.letterPage.confirmBody':
    '{sender} chce informować Cię e-mailem, gdy gość zostawi niską ocenę. W każdej chwili możesz z tego zrezygnować jednym kliknięciem.',
  'mail.letterPage.confirm': 'Tak, chcę otrzymywać alerty',
  'mail.letterPage.refuse': 'Nie, nigdy',
  'mail.letterPage.stopTitle': 'Zrezygnować z tych wiadomości?',
  'mail.letterPage.stopAlert': 'Wtedy nikt nie wyśle alertów z Hearback na Twój adres.',
  'mail.letterPage.stopReply':
    'Wtedy żadna firma nie wyśle Ci z Hearback odpowiedzi na Twoją opinię. Nadal przeczytasz ją na stronie ze swoją opinią.',
  'mail.letterPage.refusedReply':
    'Odpowiedzi na Twoje opinie nie będą już przychodzić e-mailem. Nadal przeczytasz je na stronie ze swoją opinią.',
  'mail.letterPage.stopOwn': 'Możesz je znów włączyć w ustawieniach konta.',
  'mail.letterPage.stop': 'Nie wysyłaj więcej',
  'mail.letterPage.confirmedTitle': 'Będziesz otrzymywać alerty',
  'mail.letterPage.confirmedBody':
    'Napiszemy, gdy gość zostawi niską ocenę. W każdej wiadomości można z nich zrezygnować.',
  'mail.letterPage.refusedTitle': 'Gotowe, nie wyślemy ich więcej',
  'mail.letterPage.refusedAlert':
    'Nikt nie wyśle alertów na Twój adres. Jeśli zmienisz zdanie, otwórz wiadomość z pytaniem i potwierdź.',
  'mail.letterPage.unknownTitle': 'Ten link nie działa',
  'mail.letterPage.unknownBody':
    'Jest niepełny albo to, czego dotyczył, już nie istnieje. Otwórz link z wiadomości jeszcze raz.',
  'mail.letterPage.answerTitle': 'Ocena {rating} na 10',
  'mail.letterPage.wordless': 'Bez komentarza.',
  'mail.letterPage.company': 'Firma',
  'mail.letterPage.location': 'Lokalizacja',
  'mail.letterPage.code': 'Kod',
  'mail.letterPage.time': 'Czas',
  'mail.letterPage.open': 'Otwórz w Hearback',
  'mail.letterPage.answerNote':
    'Każdy, kto ma ten link, może przeczytać tę odpowiedź do: {moment}. Imię i adres e-mail gościa widać tylko na koncie.',
  'mail.letterPage.expiredTitle': 'Ten link wygasł',
  'mail.letterPage.expiredBody':
    'Link do odpowiedzi działa bez logowania przez 7 dni. Kto może się zalogować, znajdzie odpowiedź w Hearback.',
  'mail.letterPage.deletedTitle': 'Ta odpowiedź została usunięta',
  'mail.letterPage.deletedBody': 'Usunął ją właściciel konta albo wycofał ją gość.',
  'mail.letterPage.noAnswerBody':
    'Jest niepełny, to, czego dotyczył, już nie istnieje albo wiadomości o niskich ocenach trafiają już na inny adres.',
};
