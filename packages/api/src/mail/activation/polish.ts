/** The activation letter in Polish. */
export const polish = {
  'mail.activation.subject': 'Aktywuj konto w Hearback',
  'mail.activation.heading': 'Witaj, {name}',
  'mail.activation.body': 'Został jeden krok: potwierdź, że to Twój adres, a konto będzie gotowe.',
  'mail.activation.action': 'Aktywuj konto',
  'mail.activation.lifetime':
    'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i można go użyć raz.',
  'mail.activation.unexpected':
    'To nie Ty zakładasz konto? Zostaw tę wiadomość: bez kliknięcia w link nic się nie stanie.',
};
