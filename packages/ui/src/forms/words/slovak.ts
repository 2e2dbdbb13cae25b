import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Vaše meno',
  email: 'Vašu e-mailovú adresu',
  both: 'Vaše meno a e-mailovú adresu',
  contact: 'Vaše kontaktné údaje',
};

/** Built-in form texts in Slovak. */
export const slovak: FormWords = {
  onlyStars: 'Stačia hviezdičky, zvyšok je dobrovoľný.',
  marked: 'Polia označené * sú povinné.',
  rating: (rating, of = 10) => `${rating} z ${of}`,
  next: 'Ďalej',
  back: 'Späť',
  step: (step, of) => `Otázka ${step} z ${of}`,
  lowest: 'Zlé',
  highest: 'Výborné',
  pictureNote: 'Vašu fotku uvidí len táto firma. Údaje o mieste a zariadení sa odstránia.',
  pictureAdded: 'Fotka je priložená.',
  pictureRemove: 'Odobrať fotku',
  codeLabel: 'Kód, ktorý otvorí tento formulár v telefóne',
  thanksTitle: 'Ďakujeme!',
  thanks: (venue) =>
    venue === undefined ? 'Váš názor bol odoslaný.' : `Váš názor dorazil: ${venue}.`,
  canClose: 'Túto stránku môžete zavrieť.',
  review: 'Napísať verejnú recenziu',
  receipt: 'Vaše potvrdenie: prečítať odpoveď alebo všetko vymazať',
  receiptAsk: 'Vaše potvrdenie: požiadať o odpoveď e-mailom alebo všetko vymazať',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} uvidí iba ${company ?? 'tento podnik'}, a to len kvôli odpovedi.`;
    return hasReceipt
      ? `${told} Vďaka potvrdeniu, ktoré dostanete po odoslaní, môžete všetko vymazať.`
      : told;
  },
  publish:
    'Moje hodnotenie a komentár sa smú verejne zobraziť, aj na webe tejto prevádzky, s mojím krstným menom, ak ho uvediem. Súhlas môžem kedykoľvek odvolať pomocou potvrdenia.',
  publishName: 'Ak súhlasíte so zverejnením, pri odpovedi sa zobrazí vaše krstné meno.',
  closedTitle: 'Momentálne zatvorené',
  closed: 'Tento formulár je práve vypnutý. Príďte, prosím, inokedy.',
  unknownTitle: 'Tu nie je žiadny formulár',
  unknown:
    'Kód nie je prístupný návštevníkom alebo jeho adresa nie je úplná. Skúste ho naskenovať znova.',
  trap: 'Nechajte prázdne',
  defaults: {
    Text: 'Text',
    'Your email': 'Váš e-mail',
    'Your name': 'Vaše meno',
    'Tell us more': 'Povedzte nám viac',
    'How was it?': 'Aké to bolo?',
    Send: 'Odoslať',
    'Continue on your phone': 'Pokračujte v telefóne',
  },
  board: {
    title: 'Vy ste povedali, my sme urobili',
    said: 'Vy ste povedali',
    did: 'My sme urobili',
    empty: 'Zatiaľ tu nič nie je.',
    scan: 'Naskenujte kód a povedzte nám svoj názor',
    link: 'Čo sme vďaka spätnej väzbe zmenili',
  },
  answers: {
    title: 'Čo hovoria návštevníci',
    all: 'Hodnotenia za posledných 12 mesiacov',
    few: 'Za posledných 12 mesiacov je menej ako 10 hodnotení, preto sa priemer nezobrazuje.',
    hidden: 'Skryté prevádzkou',
    how: 'Zobrazené sú odpovede, ktorých autori to dovolili, bez ohľadu na hodnotenie. Priemer počíta všetky odpovede. Neoveruje sa, či autori prevádzku navštívili.',
  },
};
