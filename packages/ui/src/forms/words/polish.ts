import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Twoje imię',
  email: 'Twój adres e-mail',
  both: 'Twoje imię i adres e-mail',
  contact: 'Twoje dane kontaktowe',
};

/** Built-in form texts in Polish. */
export const polish: FormWords = {
  onlyStars: 'Wystarczą gwiazdki, reszta jest dobrowolna.',
  marked: 'Pola oznaczone * są wymagane.',
  rating: (rating, of = 10) => `${rating} z ${of}`,
  next: 'Dalej',
  back: 'Wstecz',
  step: (step, of) => `Pytanie ${step} z ${of}`,
  lowest: 'Słabo',
  highest: 'Znakomicie',
  pictureNote:
    'Twoje zdjęcie zobaczy tylko ta firma. Informacje o miejscu i urządzeniu są usuwane.',
  pictureAdded: 'Zdjęcie jest dołączone.',
  pictureRemove: 'Usuń zdjęcie',
  codeLabel: 'Kod, który otwiera ten formularz w telefonie',
  thanksTitle: 'Dziękujemy!',
  thanks: (venue) =>
    venue === undefined ? 'Twoja opinia została wysłana.' : `Twoja opinia dotarła do: ${venue}.`,
  canClose: 'Możesz zamknąć tę stronę.',
  review: 'Napisz publiczną opinię',
  receipt: 'Twoje potwierdzenie: przeczytaj odpowiedź lub usuń opinię',
  receiptAsk: 'Twoje potwierdzenie: poproś o odpowiedź e-mailem lub usuń opinię',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} zobaczy tylko ${company ?? 'ta firma'}, aby Ci odpowiedzieć.`;
    return hasReceipt
      ? `${told} Po wysłaniu dostaniesz potwierdzenie, dzięki któremu możesz wszystko usunąć.`
      : told;
  },
  publish:
    'Moja ocena i mój komentarz mogą być pokazane publicznie, także na stronie internetowej tej firmy, z moim imieniem, jeśli je podam. Mogę to w każdej chwili cofnąć potwierdzeniem wysłania.',
  publishName: 'Jeśli zgodzisz się na publikację, przy opinii będzie widać Twoje imię.',
  closedTitle: 'Chwilowo zamknięte',
  closed: 'Ten formularz jest chwilowo wyłączony. Zajrzyj tu innym razem.',
  unknownTitle: 'Tu nie ma formularza',
  unknown:
    'Kod nie jest udostępniony albo jego adres jest niepełny. Spróbuj zeskanować go jeszcze raz.',
  trap: 'Zostaw to pole puste',
  defaults: {
    Text: 'Tekst',
    'Your email': 'Twój adres e-mail',
    'Your name': 'Twoje imię',
    'Tell us more': 'Powiedz nam więcej',
    'How was it?': 'Jak było?',
    Send: 'Wyślij',
    'Continue on your phone': 'Dokończ na telefonie',
  },
  board: {
    title: 'Wasz głos, nasze zmiany',
    said: 'Wasz głos',
    did: 'Nasza zmiana',
    empty: 'Jeszcze nic tu nie ma.',
    scan: 'Zeskanuj ten kod i powiedz, co myślisz',
    link: 'Co zmieniliśmy dzięki opiniom',
  },
  answers: {
    title: 'Co mówią goście',
    all: 'Oceny z ostatnich 12 miesięcy',
    few: 'W ostatnich 12 miesiącach było mniej niż 10 ocen, więc nie ma średniej.',
    hidden: 'Ukryte przez firmę',
    how: 'Widać opinie, których autorzy wyrazili zgodę, niezależnie od oceny. Średnia obejmuje wszystkie opinie. Nie sprawdzamy, czy autorzy byli na miejscu.',
  },
};
