/** The letter about low ratings, in Polish. */
export const polish = {
  'mail.lowRatings.subject':
    '{count, plural, one {Ocena {rating} w miejscu {location}} few {# niskie oceny w miejscu {location}} many {# niskich ocen w miejscu {location}} other {# niskiej oceny w miejscu {location}}}',
  'mail.lowRatings.body':
    '{count, plural, one {Gość wystawił ocenę {rating} na 10.} few {Od poprzedniej wiadomości goście wystawili # niskie oceny, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.} many {Od poprzedniej wiadomości goście wystawili # niskich ocen, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.} other {Od poprzedniej wiadomości goście wystawili # niskiej oceny, najniższa to {rating} na 10. Kolejne trafią do następnej wiadomości, najwcześniej za godzinę.}}',
  'mail.lowRatings.location': 'Lokalizacja',
  'mail.lowRatings.code': 'Kod',
  'mail.lowRatings.time': 'Czas',
  'mail.lowRatings.about': '{rating} na 10 · {code}',
  'mail.lowRatings.action':
    '{count, plural, one {Przeczytaj odpowiedź} other {Przeczytaj odpowiedzi}}',
  'mail.lowRatings.note':
    'Ten adres podano dla niskich ocen w miejscu {location}. Właściciel konta zmieni to w ustawieniach lokalizacji, a ciche godziny w powiadomieniach.',
  'mail.lowRatings.instead':
    'Otrzymujesz tę wiadomość, ponieważ adres {address} nie potwierdził, że chce otrzymywać alerty. W lokalizacji widać, czy wysłaliśmy tam pytanie.',
};
