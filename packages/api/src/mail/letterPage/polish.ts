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
