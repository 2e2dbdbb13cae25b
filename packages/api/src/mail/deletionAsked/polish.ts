/** The letter after an account's deletion was asked for, in Polish. */
export const polish = {
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
