/** The letter that asks whether somebody wants alerts, in Polish. */
export const polish = {
  'mail.alertConfirmation.subject': 'Czy chcesz otrzymywać alerty o opiniach gości?',
  'mail.alertConfirmation.heading': 'Potwierdź ten adres',
  'mail.alertConfirmation.body':
    '{sender} zbiera opinie w Hearback i podał(a) ten adres, aby od razu informować Cię o niskich ocenach. Dopóki go nie potwierdzisz, nic nie wyślemy.',
  'mail.alertConfirmation.action': 'Zdecyduj',
  'mail.alertConfirmation.note':
    'Jeśli nie wiesz, o co chodzi, nie musisz nic robić. Pod przyciskiem możesz też odmówić: wtedy nikt nie wyśle alertów na ten adres.',
};
