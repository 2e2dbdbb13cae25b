/** The letter that carries a question, in Polish. */
export const polish = {
  'mail.question.subject': 'Pytanie: {subject}',
  'mail.question.body': '{name} pyta w Centrum pomocy.',
  'mail.question.topic': 'Temat',
  'mail.question.email': 'E-mail',
  'mail.question.action': 'Otwórz Centrum pomocy',
  'mail.question.note': 'Odpowiedź na ten list trafi do: {name}.',
  'mail.question.codes': 'Kody QR',
  'mail.question.forms': 'Formularze',
  'mail.question.frames': 'Ramki',
  'mail.question.stats': 'Statystyki',
  'mail.question.subscription': 'Subskrypcja',
  'mail.question.companies': 'Firmy',
  'mail.question.locations': 'Lokalizacje',
  'mail.question.creator': 'Kreator',
  'mail.question.bi': 'BI',
  'mail.question.customer_success': 'Sukces klienta',
};
