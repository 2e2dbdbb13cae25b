/** The letter after a code was published, in Polish. */
export const polish = {
  'mail.codePublished.subject': 'Kod „{code}” czeka na gości',
  'mail.codePublished.heading': 'Kod „{code}” jest opublikowany',
  'mail.codePublished.body':
    'Każdy, kto zeskanuje kod w miejscu {location}, zobaczy teraz Twój formularz. Możesz go też wypróbować pod adresem poniżej.',
  'mail.codePublished.attached':
    'Kod w ramce jest w załączeniu, w rzeczywistym rozmiarze: PDF dla drukarni, SVG do programów graficznych, PNG do wszystkiego innego. Wydrukuj jeden egzemplarz, zeskanuj go, a potem powieś.',
  'mail.codePublished.leftOut':
    'Za duże na list i pominięte: {files}. Zamiast tego pobierz plik ze strony kodu.',
  'mail.codePublished.action': 'Otwórz formularz',
  'mail.codePublished.note':
    'Wydrukowany kod nigdy się nie zmienia: formularz możesz w każdej chwili edytować, wstrzymać lub opublikować ponownie.',
};
