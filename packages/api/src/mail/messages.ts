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
      'Everybody who has this link can read and handle this answer until {moment}. The guest’s name and email address are shown in the account only.',
    description: 'Small print on the page of one answer',
  }),
  workTitle: defineMessage({
    id: 'mail.letterPage.workTitle',
    defaultMessage: 'Handle it here, without a login',
    description: 'Title of the form below one answer: reply, status and note',
  }),
  reply: defineMessage({
    id: 'mail.letterPage.reply',
    defaultMessage: 'Reply to the guest',
    description: 'Label of a text in the form below one answer',
  }),
  replyByEmail: defineMessage({
    id: 'mail.letterPage.replyByEmail',
    defaultMessage:
      'It is emailed to the guest a minute after you save, and shown on the page with their receipt.',
    description: 'Below the reply in the form of one answer, when the guest left an address',
  }),
  replyByReceipt: defineMessage({
    id: 'mail.letterPage.replyByReceipt',
    defaultMessage: 'The guest left no address: they read it on the page with their receipt.',
    description: 'Below the reply in the form of one answer, when the guest left no address',
  }),
  replyByNobody: defineMessage({
    id: 'mail.letterPage.replyByNobody',
    defaultMessage: 'The guest cannot be replied to: they have no receipt of this answer.',
    description: 'In the place of the reply in the form of one answer that came from a kiosk',
  }),
  status: defineMessage({
    id: 'mail.letterPage.status',
    defaultMessage: 'Status',
    description: 'Label of a choice in the form below one answer',
  }),
  statusNew: defineMessage({
    id: 'mail.letterPage.statusNew',
    defaultMessage: 'New',
    description: 'Status of an answer',
  }),
  statusInProgress: defineMessage({
    id: 'mail.letterPage.statusInProgress',
    defaultMessage: 'In progress',
    description: 'Status of an answer',
  }),
  statusResolved: defineMessage({
    id: 'mail.letterPage.statusResolved',
    defaultMessage: 'Resolved',
    description: 'Status of an answer',
  }),
  statusDismissed: defineMessage({
    id: 'mail.letterPage.statusDismissed',
    defaultMessage: 'Dismissed',
    description: 'Status of an answer',
  }),
  note: defineMessage({
    id: 'mail.letterPage.note',
    defaultMessage: 'Note',
    description: 'Label of a text in the form below one answer: for the business alone',
  }),
  noteHint: defineMessage({
    id: 'mail.letterPage.noteHint',
    defaultMessage: 'For the business alone: guests never see it.',
    description: 'Below the note in the form of one answer',
  }),
  save: defineMessage({
    id: 'mail.letterPage.save',
    defaultMessage: 'Save',
    description: 'Button of the form below one answer',
  }),
  saved: defineMessage({
    id: 'mail.letterPage.saved',
    defaultMessage: 'Saved.',
    description: 'On the page of one answer, after its form was saved',
  }),
  notSaved: defineMessage({
    id: 'mail.letterPage.notSaved',
    defaultMessage: 'Not saved yet: see below.',
    description: 'On the page of one answer, when a field of its form is not right',
  }),
  conflict: defineMessage({
    id: 'mail.letterPage.conflict',
    defaultMessage:
      'Not saved yet: somebody else changed this answer meanwhile. Save again to replace their words with yours.',
    description: 'On the page of one answer, when somebody else changed a field that was changed',
  }),
  conflictField: defineMessage({
    id: 'mail.letterPage.conflictField',
    defaultMessage: 'Changed meanwhile. It is now:',
    description: 'At a field of the form of one answer; the current value follows',
  }),
  tooLong: defineMessage<{ readonly max: number }>({
    id: 'mail.letterPage.tooLong',
    defaultMessage:
      'This cannot be saved. At most {max, number} characters, and no control characters.',
    description: 'At a field of the form of one answer whose text is not accepted',
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
    'Każdy, kto ma ten link, może przeczytać tę opinię i się nią zająć do: {moment}. Imię i adres e-mail gościa widać tylko na koncie.',
  'mail.letterPage.workTitle': 'Zajmij się nią tutaj, bez logowania',
  'mail.letterPage.reply': 'Odpowiedz gościowi',
  'mail.letterPage.replyByEmail':
    'Wyjdzie do gościa e-mailem minutę po zapisaniu i pojawi się na stronie z jego potwierdzeniem.',
  'mail.letterPage.replyByReceipt':
    'Gość nie podał adresu: przeczyta ją na stronie ze swoim potwierdzeniem.',
  'mail.letterPage.replyByNobody':
    'Gościowi nie można odpowiedzieć: nie ma potwierdzenia tej opinii.',
  'mail.letterPage.status': 'Status',
  'mail.letterPage.statusNew': 'Nowa',
  'mail.letterPage.statusInProgress': 'W toku',
  'mail.letterPage.statusResolved': 'Załatwiona',
  'mail.letterPage.statusDismissed': 'Odłożona',
  'mail.letterPage.note': 'Notatka',
  'mail.letterPage.noteHint': 'Tylko dla firmy: goście nigdy jej nie widzą.',
  'mail.letterPage.save': 'Zapisz',
  'mail.letterPage.saved': 'Zapisano.',
  'mail.letterPage.notSaved': 'Jeszcze nie zapisano: zobacz poniżej.',
  'mail.letterPage.conflict':
    'Jeszcze nie zapisano: ktoś zmienił tę opinię w międzyczasie. Zapisz ponownie, aby zastąpić jego słowa swoimi.',
  'mail.letterPage.conflictField': 'Zmieniono w międzyczasie. Teraz jest:',
  'mail.letterPage.tooLong':
    'Tego nie można zapisać. Najwyżej {max, number} znaków, bez znaków sterujących.',
  'mail.letterPage.expiredTitle': 'Ten link wygasł',
  'mail.letterPage.expiredBody':
    'Link do odpowiedzi działa bez logowania przez 7 dni. Kto może się zalogować, znajdzie odpowiedź w Hearback.',
  'mail.letterPage.deletedTitle': 'Ta odpowiedź została usunięta',
  'mail.letterPage.deletedBody': 'Usunął ją właściciel konta albo wycofał ją gość.',
  'mail.letterPage.noAnswerBody':
    'Jest niepełny, to, czego dotyczył, już nie istnieje albo wiadomości o niskich ocenach trafiają już na inny adres.',
};
