/** The letter after a code was published, in Polish. */
export const polish = {
  'mail.codePublished.subject': 'Kod „{code}” czeka na gości',
  'mail.codePublished.heading': 'Kod „{code}” jest opublikowany',
  'mail.codePublished.body':
    'Każdy, kto zeskanuje kod w miejscu {location}, zobaczy teraz Twój formularz. Możesz go też wypróbować pod adresem poniżej.',
  'mail.codePublished.action': 'Otwórz formularz',
  'mail.codePublished.note':
    'Wydrukowany kod nigdy się nie zmienia: formularz możesz w każdej chwili edytować, wstrzymać lub opublikować ponownie.',
};
