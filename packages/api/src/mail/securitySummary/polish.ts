/** The letter about several things that happened to an account, in Polish. */
export const polish = {
  'mail.securitySummary.subject':
    '{count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomienia}} o bezpieczeństwie konta Hearback',
  'mail.securitySummary.heading': 'Na Twoim koncie dużo się działo',
  'mail.securitySummary.body':
    'Dzień dobry, {name}! W ciągu godziny na Twoim koncie działo się więcej, niż opisujemy w osobnych wiadomościach. Oto wszystko od {since}:',
  'mail.securitySummary.more': 'To ostatnie {most} z {count}.',
  'mail.securitySummary.newDevice': 'Logowanie z nowego urządzenia',
  'mail.securitySummary.passwordChanged': 'Zmiana hasła',
  'mail.securitySummary.passwordReset': 'Hasło ustawione przez link z wiadomości',
  'mail.securitySummary.apiKeyMade': 'Nowy klucz API',
  'mail.securitySummary.webhookAdded': 'Nowy webhook',
  'mail.securitySummary.webhookChanged': 'Zmiana webhooka',
  'mail.securitySummary.deletionAsked': 'Prośba o usunięcie konta',
  'mail.securitySummary.action': 'Zobacz ostatnią aktywność',
  'mail.securitySummary.note':
    'Jeśli czegoś z tego nie robisz Ty, od razu zmień hasło. To wyloguje wszystkie urządzenia i zakończy klucze i webhooki, których nie zachowasz.',
};
