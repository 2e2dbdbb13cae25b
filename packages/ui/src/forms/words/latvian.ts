import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'jūsu vārdu',
  email: 'jūsu e-pasta adresi',
  both: 'jūsu vārdu un e-pasta adresi',
  contact: 'jūsu kontaktinformāciju',
};

/** Built-in form texts in Latvian. */
export const latvian: FormWords = {
  onlyStars: 'Vajadzīgas tikai zvaigznes, pārējais nav obligāts.',
  marked: 'Lauki ar * ir obligāti.',
  rating: (rating, of = 10) => `${rating} no ${of}`,
  next: 'Tālāk',
  back: 'Atpakaļ',
  step: (step, of) => `${step}. jautājums no ${of}`,
  lowest: 'Slikti',
  highest: 'Lieliski',
  pictureNote: 'Jūsu fotoattēlu redz tikai šis uzņēmums. Vietas un ierīces dati tiek noņemti.',
  pictureAdded: 'Fotoattēls ir pievienots.',
  pictureRemove: 'Noņemt fotoattēlu',
  codeLabel: 'Kods, kas atver šo veidlapu tālrunī',
  thanksTitle: 'Paldies!',
  thanks: (venue) =>
    venue === undefined ? 'Jūsu atsauksme ir nosūtīta.' : `Jūsu atsauksme ir saņemta: ${venue}.`,
  canClose: 'Varat aizvērt šo lapu.',
  review: 'Uzrakstīt publisku atsauksmi',
  receipt: 'Jūsu apliecinājums: izlasiet atbildi vai visu izdzēsiet',
  receiptAsk: 'Jūsu apliecinājums: lūdziet atbildi e-pastā vai visu izdzēsiet',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Tikai ${company ?? 'šis uzņēmums'} redzēs ${named[details]}, lai varētu jums atbildēt.`;
    return hasReceipt
      ? `${told} Ar apliecinājumu, ko saņemsiet pēc nosūtīšanas, varat visu izdzēst.`
      : told;
  },
  publish:
    'Manu vērtējumu un komentāru drīkst rādīt publiski, arī šī uzņēmuma tīmekļa vietnē, ar manu vārdu, ja to norādu. Es to jebkurā brīdī varu atsaukt ar kvīti.',
  publishName: 'Ja piekrītat publicēšanai, pie atbildes tiek rādīts jūsu vārds.',
  closedTitle: 'Pašlaik slēgts',
  closed: 'Šī veidlapa pašlaik ir izslēgta. Lūdzu, ienāciet citreiz.',
  unknownTitle: 'Šeit nav veidlapas',
  unknown:
    'Kods nav atvērts apmeklētājiem, vai arī tā adrese nav pilnīga. Mēģiniet to noskenēt vēlreiz.',
  trap: 'Atstājiet tukšu',
  defaults: {
    Text: 'Teksts',
    'Your email': 'Jūsu e-pasts',
    'Your name': 'Jūsu vārds',
    'Tell us more': 'Pastāstiet vairāk',
    'How was it?': 'Kā bija?',
    Send: 'Nosūtīt',
    'Continue on your phone': 'Turpiniet tālrunī',
  },
  board: {
    title: 'Jūs teicāt, mēs izdarījām',
    said: 'Jūs teicāt',
    did: 'Mēs izdarījām',
    empty: 'Šeit vēl nekā nav.',
    scan: 'Noskenējiet kodu un pastāstiet, ko domājat',
    link: 'Ko esam mainījuši atsauksmju dēļ',
  },
  answers: {
    title: 'Ko saka apmeklētāji',
    all: 'Pēdējo 12 mēnešu vērtējumi',
    few: 'Pēdējos 12 mēnešos ir mazāk nekā 10 vērtējumu, tāpēc vidējais netiek rādīts.',
    hidden: 'Uzņēmuma paslēptas',
    how: 'Redzamas atbildes, kuru autori to atļāvuši, neatkarīgi no vērtējuma. Vidējais ietver visas atbildes. Netiek pārbaudīts, vai autori tur ir bijuši.',
  },
};
