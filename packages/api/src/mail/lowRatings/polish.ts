/** The letter about low ratings, in Polish. */
export const polish = {
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
  'mail.lowRatings.read': 'Przeczytaj odpowiedź',
  'mail.lowRatings.open': 'Otwórz w Hearback',
  'mail.lowRatings.links':
    '„Przeczytaj odpowiedź” działa bez logowania przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, dla każdego, kto ma tę wiadomość. „Otwórz w Hearback” jest dla osób, które mogą się zalogować.',
  'mail.lowRatings.note':
    'Ten adres podano dla niskich ocen w miejscu {location}. Właściciel konta zmieni to w lokalizacji, a dla wszystkich lokalizacji w ustawieniach konta.',
  'mail.lowRatings.instead':
    'Otrzymujesz tę wiadomość, ponieważ adres {address} nie potwierdził, że chce otrzymywać alerty. W lokalizacji widać, czy wysłaliśmy tam pytanie.',
};
