import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Polish. */
export const polish: VisitorWords = {
  required: 'To pole jest wymagane.',
  invalidEmail: 'Nieprawidłowy adres e-mail.',
  tooLong: 'Ten tekst jest za długi.',
  shorten: 'Wróć, skróć go i wyślij ponownie.',
  invalid: 'Takiej odpowiedzi nie można wysłać.',
  pictureType: 'Użyj zdjęcia JPEG lub PNG.',
  pictureSize: 'To zdjęcie jest za duże.',
  sending: 'Wysyłanie…',
  savedTitle: 'Zapisano na tym telefonie',
  saved: 'Wyślemy, gdy tylko pojawi się sieć.',
  keep: 'Jeszcze nie wysłano. Zostaw tę stronę otwartą albo otwórz ją ponownie, gdy będzie sieć.',
  moment: 'To potrwa chwilę.',
  closed: 'Ten formularz jest teraz zamknięty.',
  busy: 'Nasz serwer ma teraz problem.',
  tryAgain: 'Sami spróbujemy ponownie.',
  keepForLater: 'Zostaw tę stronę otwartą albo otwórz ją ponownie później.',
  failed: 'Nie udało się wysłać odpowiedzi. Nic nie przepadło: wyślij ją ponownie za chwilę.',
  throttled: 'Właśnie odpowiada wiele osób. Odczekaj minutę i wyślij ponownie.',
  refused: 'Podczas wysyłania opinii wystąpił błąd.',
  checkEmail: 'Sprawdź, czy adres e-mail jest prawidłowy.',
  taken:
    'Twoja pierwsza odpowiedź dotarła i została zachowana. Ta jest inna: możesz wysłać ją jako drugą.',
  second: 'Wyślij drugą odpowiedź',
  troubleTitle: 'Formularz jest chwilowo niedostępny',
  trouble: 'Coś nie działa po naszej stronie. Spróbuj ponownie za chwilę.',
  foreignTitle: 'Otwórz formularz, aby wysłać opinię',
  foreign:
    'Inna strona internetowa próbowała wysłać odpowiedź z tej przeglądarki. Niczego nie zapisano. Jeśli chcesz coś przekazać, otwórz formularz i wyślij opinię stamtąd.',
  openForm: 'Otwórz formularz',
  again: 'Spróbuj ponownie',
  language: 'Język',
  receipt: {
    title: 'Twoja opinia',
    sentOn: (date) => `Wysłano ${date}`,
    reply: (from) => `Odpowiedź od: ${from}`,
    noReply: 'Nie ma jeszcze odpowiedzi. Zapisz ten link, aby przeczytać ją później.',
    contact: (from) =>
      `Zostaw adres, jeśli chcesz dostać odpowiedź e-mailem. Zobaczy go tylko ${from}.`,
    contactKept: (email) => `Odpowiedź trafi także na ${email}.`,
    saveLink: 'Zapisz link',
    linkSaved: 'Link skopiowany',
    shown:
      'Twoja ocena i komentarz mogą być za Twoją zgodą pokazane publicznie, z imieniem, jeśli zostało podane.',
    withdraw: 'Wycofaj zgodę',
    withdrawn: 'Zgoda jest wycofana. Opinia zniknie z publicznych stron w ciągu minuty.',
    erase: 'Usuń moją opinię',
    eraseAll: (from) =>
      `Ocena, treść i dane kontaktowe zostaną usunięte na zawsze. Nie zobaczy ich już: ${from}.`,
    eraseForGood: 'Usuń na zawsze',
    erasedTitle: 'Opinia została usunięta',
    erased: (from) =>
      `Twoja ocena, treść i dane kontaktowe zostały usunięte. ${from} już ich nie widzi.`,
    noneTitle: 'Tu nic nie ma',
    none: 'Opinia została usunięta albo adres jest niepełny.',
    troubleTitle: 'Twoja opinia jest chwilowo niedostępna',
  },
};
