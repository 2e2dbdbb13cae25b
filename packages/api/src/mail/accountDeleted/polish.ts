/** The last letter, after an account was deleted, in Polish. */
export const polish = {
  'mail.accountDeleted.subject': 'Twoje konto Hearback zostało usunięte',
  'mail.accountDeleted.heading': 'Twoje konto zostało usunięte',
  'mail.accountDeleted.body':
    'Dzień dobry, {name}! Twojego konta już nie ma, a z nim firm, lokalizacji, formularzy, ramek, kodów i wszystkich opinii. Nie zachowujemy niczego, nawet tego adresu.',
  'mail.accountDeleted.action': 'Załóż nowe konto',
  'mail.accountDeleted.note': 'To nasz ostatni list. Dziękujemy za wspólny czas.',
};
