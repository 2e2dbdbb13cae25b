/** The letter two days before an account is deleted, in Polish. */
export const polish = {
  'mail.deletionReminder.subject': 'Ostatnie dni: Twoje konto Hearback zostanie usunięte {date}',
  'mail.deletionReminder.heading': 'Twoje konto zostanie usunięte {date}',
  'mail.deletionReminder.body':
    'Dzień dobry, {name}! Tego dnia Twoje konto zostanie usunięte ze wszystkim, co w nim jest. To ostatnie dni, aby pobrać swoje dane albo zmienić zdanie.',
  'mail.deletionReminder.action': 'Zachowaj moje konto',
  'mail.deletionReminder.note': 'Jeśli nadal chcesz je usunąć, nie musisz nic robić.',
};
