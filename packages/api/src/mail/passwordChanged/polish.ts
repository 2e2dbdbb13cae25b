/** The letter after a password was changed, in Polish. */
export const polish = {
  'mail.passwordChanged.subject': 'Hasło do Hearback zostało zmienione',
  'mail.passwordChanged.heading': 'Hasło zostało zmienione',
  'mail.passwordChanged.body':
    'Dzień dobry, {name}! Hasło do Twojego konta zostało właśnie zmienione, a inne urządzenia wylogowane.',
  'mail.passwordChanged.apiKeys': 'Unieważnione klucze API',
  'mail.passwordChanged.webhooks': 'Wyłączone webhooki',
  'mail.passwordChanged.action': 'To nie ja',
  'mail.passwordChanged.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło.',
};
