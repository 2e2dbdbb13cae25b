import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'az Ön nevét',
  email: 'az Ön e-mail-címét',
  both: 'az Ön nevét és e-mail-címét',
  contact: 'az Ön elérhetőségeit',
};

/** Built-in form texts in Hungarian. */
export const hungarian: FormWords = {
  onlyStars: 'Csak a csillagok kellenek, a többi nem kötelező.',
  marked: 'A *-gal jelölt mezők kötelezők.',
  rating: (rating, of = 10) => `${rating} ${of === 5 ? 'az' : 'a'} ${of}-ből`,
  next: 'Tovább',
  back: 'Vissza',
  step: (step, of) => `${step}. kérdés, összesen ${of}`,
  lowest: 'Nem jó',
  highest: 'Kiváló',
  pictureNote:
    'A fényképet csak ez a cég látja. A helyre és az eszközre vonatkozó adatokat eltávolítjuk.',
  pictureAdded: 'A fénykép csatolva.',
  pictureRemove: 'Fénykép eltávolítása',
  codeLabel: 'Kód, amely telefonon megnyitja ezt az űrlapot',
  thanksTitle: 'Köszönjük!',
  thanks: (venue) =>
    venue === undefined ? 'Visszajelzését elküldtük.' : `Visszajelzése megérkezett ide: ${venue}.`,
  canClose: 'Bezárhatja ezt az oldalt.',
  review: 'Nyilvános értékelés írása',
  receipt: 'Az Ön igazolása: a válasz elolvasása vagy minden törlése',
  receiptAsk: 'Az Ön igazolása: válasz kérése e-mailben vagy minden törlése',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Kizárólag ${company ?? 'ez a cég'} látja ${named[details]}, hogy válaszolhasson Önnek.`;
    return hasReceipt ? `${told} A küldés után kapott igazolással mindent törölhet.` : told;
  },
  publish:
    'Az értékelésem és a megjegyzésem nyilvánosan megjelenhet, ennek a cégnek a honlapján is, a keresztnevemmel, ha megadom. A nyugtával ezt bármikor visszavonhatom.',
  publishName: 'Ha hozzájárul a közzétételhez, a válasz mellett a keresztneve is látszik.',
  closedTitle: 'Jelenleg zárva',
  closed: 'Ez az űrlap most ki van kapcsolva. Kérjük, térjen vissza máskor.',
  unknownTitle: 'Itt nincs űrlap',
  unknown: 'A kód nem elérhető a látogatóknak, vagy a címe hiányos. Próbálja meg újra beolvasni.',
  trap: 'Hagyja üresen',
  defaults: {
    Text: 'Szöveg',
    'Your email': 'Az Ön e-mail-címe',
    'Your name': 'Az Ön neve',
    'Tell us more': 'Írjon róla többet',
    'How was it?': 'Milyen volt?',
    Send: 'Küldés',
    'Continue on your phone': 'Folytassa a telefonján',
  },
  board: {
    title: 'Önök mondták, mi megtettük',
    said: 'Önök mondták',
    did: 'Mi megtettük',
    empty: 'Itt még nincs semmi.',
    scan: 'Olvassa be a kódot, és mondja el a véleményét',
    link: 'Mit változtattunk a visszajelzések alapján',
  },
  answers: {
    title: 'Mit mondanak a látogatók',
    all: 'Az elmúlt 12 hónap értékelései',
    few: 'Az elmúlt 12 hónapban 10-nél kevesebb értékelés érkezett, ezért nincs átlag.',
    hidden: 'A cég által elrejtve',
    how: 'Azok a válaszok láthatók, amelyek szerzője ezt engedélyezte, az értékeléstől függetlenül. Az átlag minden választ számol. Nem ellenőrizzük, hogy a szerzők jártak-e ott.',
  },
};
