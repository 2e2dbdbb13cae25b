/** The letter after a key for a program was made, in Polish. */
export const polish = {
  'mail.apiKeyMade.subject': 'Nowy klucz API do konta Hearback',
  'mail.apiKeyMade.heading': 'Utworzono klucz API',
  'mail.apiKeyMade.body':
    'Dzień dobry, {name}! Utworzono klucz, z którym program może korzystać z Twojego konta bez hasła.',
  'mail.apiKeyMade.key': 'Klucz',
  'mail.apiKeyMade.scopes': 'Uprawnienia',
  'mail.apiKeyMade.time': 'Kiedy',
  'mail.apiKeyMade.action': 'Zobacz klucze API',
  'mail.apiKeyMade.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu unieważnij klucz i zmień hasło.',
};
