import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'numele dumneavoastră',
  email: 'adresa dumneavoastră de e-mail',
  both: 'numele și adresa dumneavoastră de e-mail',
  contact: 'datele dumneavoastră de contact',
};

/** Built-in form texts in Romanian. */
export const romanian: FormWords = {
  onlyStars: 'Doar stelele sunt necesare, restul este opțional.',
  marked: 'Câmpurile cu * sunt obligatorii.',
  rating: (rating, of = 10) => `${rating} din ${of}`,
  next: 'Înainte',
  back: 'Înapoi',
  step: (step, of) => `Întrebarea ${step} din ${of}`,
  lowest: 'Slab',
  highest: 'Excelent',
  pictureNote: 'Doar această firmă vă vede fotografia. Locul și dispozitivul sunt eliminate.',
  pictureAdded: 'Fotografia este atașată.',
  pictureRemove: 'Eliminați fotografia',
  codeLabel: 'Cod care deschide acest formular pe un telefon',
  thanksTitle: 'Vă mulțumim!',
  thanks: (venue) =>
    venue === undefined
      ? 'Părerea dumneavoastră a fost trimisă.'
      : `Părerea dumneavoastră a ajuns la ${venue}.`,
  canClose: 'Puteți închide această pagină.',
  review: 'Scrieți o recenzie publică',
  receipt: 'Confirmarea dumneavoastră: citiți răspunsul sau ștergeți tot',
  receiptAsk: 'Confirmarea dumneavoastră: cereți răspuns prin e-mail sau ștergeți tot',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Numai ${company ?? 'această firmă'} vede ${named[details]}, ca să vă poată răspunde.`;
    return hasReceipt ? `${told} Cu confirmarea primită după trimitere puteți șterge tot.` : told;
  },
  publish:
    'Evaluarea și comentariul meu pot fi afișate public, și pe site-ul acestei firme, cu prenumele meu dacă îl dau. Pot retrage oricând acest acord cu ajutorul confirmării.',
  publishName: 'Dacă sunteți de acord cu publicarea, prenumele dumneavoastră apare lângă răspuns.',
  closedTitle: 'Închis momentan',
  closed: 'Acest formular este oprit deocamdată. Reveniți altă dată.',
  unknownTitle: 'Aici nu există niciun formular',
  unknown:
    'Codul nu este deschis vizitatorilor sau adresa lui nu este completă. Încercați să îl scanați din nou.',
  trap: 'Lăsați necompletat',
  defaults: {
    Text: 'Text',
    'Your email': 'Adresa de e-mail',
    'Your name': 'Numele dvs.',
    'Tell us more': 'Spuneți-ne mai multe',
    'How was it?': 'Cum a fost?',
    Send: 'Trimite',
    'Continue on your phone': 'Continuați pe telefon',
  },
  board: {
    title: 'Ați spus, noi am făcut',
    said: 'Ați spus',
    did: 'Noi am făcut',
    empty: 'Aici nu este încă nimic.',
    scan: 'Scanați codul și spuneți-ne părerea',
    link: 'Ce am schimbat datorită opiniilor',
  },
  answers: {
    title: 'Ce spun vizitatorii',
    all: 'Evaluări din ultimele 12 luni',
    few: 'Mai puțin de 10 evaluări în ultimele 12 luni, deci nu se afișează o medie.',
    hidden: 'Ascunse de firmă',
    how: 'Sunt afișate răspunsurile ai căror autori au permis acest lucru, indiferent de evaluare. Media cuprinde toate răspunsurile. Nu se verifică dacă autorii au fost acolo.',
  },
};
