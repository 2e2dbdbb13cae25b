/** The password reset letter in Polish. */
export const polish = {
  'mail.passwordReset.subject': 'Ustaw nowe hasło do Hearback',
  'mail.passwordReset.heading': 'Nowe hasło',
  'mail.passwordReset.body':
    'Dzień dobry, {name}! Ktoś poprosił o nowe hasło do tego konta. Jeśli to Ty, ustaw je tutaj.',
  'mail.passwordReset.action': 'Ustaw nowe hasło',
  'mail.passwordReset.lifetime':
    'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i można go użyć raz. Nowe hasło wyloguje Cię ze wszystkich urządzeń.',
  'mail.passwordReset.unexpected': 'To nie Ty? Zostaw tę wiadomość: hasło pozostanie bez zmian.',
};
