/** The digest, in Polish. */
export const polish = {
  'mail.digest.subject':
    '{rhythm, select, weekly {Twój tydzień} other {Twój dzień}}: {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'mail.digest.heading':
    '{rhythm, select, weekly {Co powiedzieli goście w tym tygodniu} other {Co powiedzieli goście od wczoraj}}',
  'mail.digest.rated':
    '{answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}, średnio {average} na 10 ({ratings, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}})',
  'mail.digest.unrated':
    '{answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} bez oceny',
  'mail.digest.further':
    'Poniżej {shown, plural, one {# lokalizacja} few {# lokalizacje} many {# lokalizacji} other {# lokalizacji}} z największą liczbą odpowiedzi; odpowiedzi {further, plural, one {ma jeszcze # inna} few {mają jeszcze # inne} many {ma jeszcze # innych} other {ma jeszcze # innej}}.',
  'mail.digest.about': '{rating} na 10 · {location}',
  'mail.digest.action': 'Przeczytaj odpowiedzi',
  'mail.digest.note':
    'Powyższe komentarze mają najniższe oceny. Jak często przychodzi ta wiadomość i czy w ogóle, ustawisz w powiadomieniach.',
};
