import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Vaše jméno',
  email: 'Vaši e-mailovou adresu',
  both: 'Vaše jméno a e-mailovou adresu',
  contact: 'Vaše kontaktní údaje',
};

/** Built-in form texts in Czech. */
export const czech: FormWords = {
  onlyStars: 'Stačí hvězdičky, zbytek je dobrovolný.',
  marked: 'Pole označená * jsou povinná.',
  rating: (rating, of = 10) => `${rating} z ${of}`,
  next: 'Další',
  back: 'Zpět',
  step: (step, of) => `Otázka ${step} z ${of}`,
  lowest: 'Špatné',
  highest: 'Výborné',
  pictureNote: 'Vaši fotku uvidí jen tato firma. Údaje o místě a zařízení se odstraní.',
  pictureAdded: 'Fotka je přiložena.',
  pictureRemove: 'Odebrat fotku',
  codeLabel: 'Kód, který otevře tento formulář v telefonu',
  thanksTitle: 'Děkujeme!',
  thanks: (venue) =>
    venue === undefined ? 'Váš názor byl odeslán.' : `Váš názor dorazil: ${venue}.`,
  canClose: 'Tuto stránku můžete zavřít.',
  review: 'Napsat veřejnou recenzi',
  receipt: 'Vaše potvrzení: přečíst odpověď, nebo vše smazat',
  receiptAsk: 'Vaše potvrzení: požádat o odpověď e-mailem, nebo vše smazat',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} uvidí pouze ${company ?? 'tento podnik'}, a to jen kvůli odpovědi.`;
    return hasReceipt
      ? `${told} Díky potvrzení, které dostanete po odeslání, můžete vše smazat.`
      : told;
  },
  publish:
    'Moje hodnocení a komentář smí být veřejně zobrazeny, i na webu tohoto podniku, s mým křestním jménem, pokud ho uvedu. Souhlas mohu kdykoli odvolat pomocí potvrzení.',
  publishName: 'Pokud souhlasíte se zveřejněním, zobrazí se u odpovědi vaše křestní jméno.',
  closedTitle: 'Nyní zavřeno',
  closed: 'Tento formulář je momentálně vypnutý. Zkuste to prosím jindy.',
  unknownTitle: 'Tady žádný formulář není',
  unknown:
    'Kód není návštěvníkům přístupný, nebo jeho adresa není úplná. Zkuste jej naskenovat znovu.',
  trap: 'Nechte prázdné',
  defaults: {
    Text: 'Text',
    'Your email': 'Váš e-mail',
    'Your name': 'Vaše jméno',
    'Tell us more': 'Řekněte nám více',
    'How was it?': 'Jaké to bylo?',
    Send: 'Odeslat',
    'Continue on your phone': 'Pokračujte v telefonu',
  },
  board: {
    title: 'Vy jste řekli, my jsme udělali',
    said: 'Vy jste řekli',
    did: 'My jsme udělali',
    empty: 'Zatím tu nic není.',
    scan: 'Naskenujte kód a řekněte nám svůj názor',
    link: 'Co jsme díky zpětné vazbě změnili',
  },
  answers: {
    title: 'Co říkají návštěvníci',
    all: 'Hodnocení za posledních 12 měsíců',
    few: 'Za posledních 12 měsíců je méně než 10 hodnocení, proto se průměr nezobrazuje.',
    hidden: 'Skryto podnikem',
    how: 'Zobrazeny jsou odpovědi, jejichž autoři to dovolili, bez ohledu na hodnocení. Průměr počítá všechny odpovědi. Neověřuje se, zda autoři podnik navštívili.',
  },
};
