import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'ditt namn',
  email: 'din e-postadress',
  both: 'ditt namn och din e-postadress',
  contact: 'dina kontaktuppgifter',
};

/** Built-in form texts in Swedish. */
export const swedish: FormWords = {
  onlyStars: 'Bara stjärnorna behövs, resten är frivilligt.',
  marked: 'Fält med * måste fyllas i.',
  rating: (rating, of = 10) => `${rating} av ${of}`,
  next: 'Nästa',
  back: 'Tillbaka',
  step: (step, of) => `Fråga ${step} av ${of}`,
  lowest: 'Inte bra',
  highest: 'Utmärkt',
  pictureNote: 'Bara det här företaget ser ditt foto. Plats och enhet tas bort.',
  pictureAdded: 'Ditt foto är bifogat.',
  pictureRemove: 'Ta bort fotot',
  codeLabel: 'Kod som öppnar formuläret på en telefon',
  thanksTitle: 'Tack!',
  thanks: (venue) =>
    venue === undefined ? 'Dina synpunkter har skickats.' : `Dina synpunkter har nått ${venue}.`,
  canClose: 'Du kan stänga sidan.',
  review: 'Skriv en offentlig recension',
  receipt: 'Ditt kvitto: läs svaret eller radera allt',
  receiptAsk: 'Ditt kvitto: be om svar via e-post eller radera allt',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Bara ${company ?? 'det här företaget'} ser ${named[details]}, för att kunna svara dig.`;
    return hasReceipt
      ? `${told} Med kvittot du får efter att du skickat kan du radera allt.`
      : told;
  },
  publish:
    'Mitt betyg och min kommentar får visas offentligt, även på företagets webbplats, med mitt förnamn om jag anger det. Jag kan ta tillbaka detta när som helst med kvittot.',
  publishName: 'Om du går med på publicering visas ditt förnamn tillsammans med svaret.',
  closedTitle: 'Stängt just nu',
  closed: 'Formuläret är avstängt för tillfället. Kom gärna tillbaka en annan gång.',
  unknownTitle: 'Här finns inget formulär',
  unknown:
    'Koden är inte öppen för besökare, eller så är adressen ofullständig. Försök skanna den igen.',
  trap: 'Lämna detta tomt',
  defaults: {
    Text: 'Text',
    'Your email': 'Din e-postadress',
    'Your name': 'Ditt namn',
    'Tell us more': 'Berätta mer',
    'How was it?': 'Hur var det?',
    Send: 'Skicka',
    'Continue on your phone': 'Fortsätt på din telefon',
  },
  board: {
    title: 'Ni sa, vi gjorde',
    said: 'Ni sa',
    did: 'Vi gjorde',
    empty: 'Här finns inget än.',
    scan: 'Skanna koden och berätta vad du tycker',
    link: 'Vad vi har ändrat tack vare synpunkter',
  },
  answers: {
    title: 'Vad besökare säger',
    all: 'Betyg de senaste 12 månaderna',
    few: 'Färre än 10 betyg de senaste 12 månaderna, så inget snitt visas.',
    hidden: 'Dolda av företaget',
    how: 'Här visas svar som författarna har tillåtit, oavsett betyg. Snittet räknar alla svar. Det kontrolleras inte om författarna var på plats.',
  },
};
