import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'dit navn',
  email: 'din e-mailadresse',
  both: 'dit navn og din e-mailadresse',
  contact: 'dine kontaktoplysninger',
};

/** Built-in form texts in Danish. */
export const danish: FormWords = {
  onlyStars: 'Kun stjernerne er nødvendige, resten er frivilligt.',
  marked: 'Felter med * skal udfyldes.',
  rating: (rating, of = 10) => `${rating} af ${of}`,
  next: 'Næste',
  back: 'Tilbage',
  step: (step, of) => `Spørgsmål ${step} af ${of}`,
  lowest: 'Ikke godt',
  highest: 'Fremragende',
  pictureNote: 'Kun denne virksomhed ser dit foto. Sted og enhed fjernes.',
  pictureAdded: 'Dit foto er vedhæftet.',
  pictureRemove: 'Fjern fotoet',
  codeLabel: 'Kode, der åbner denne formular på en telefon',
  thanksTitle: 'Tak!',
  thanks: (venue) =>
    venue === undefined ? 'Din feedback er sendt.' : `Din feedback er nået frem til ${venue}.`,
  canClose: 'Du kan lukke siden.',
  review: 'Skriv en offentlig anmeldelse',
  receipt: 'Din kvittering: læs svaret eller slet det hele',
  receiptAsk: 'Din kvittering: bed om svar pr. e-mail, eller slet det hele',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Kun ${company ?? 'denne virksomhed'} ser ${named[details]} for at kunne svare dig.`;
    return hasReceipt
      ? `${told} Med den kvittering, du får efter afsendelsen, kan du slette det hele.`
      : told;
  },
  publish:
    'Min bedømmelse og min kommentar må vises offentligt, også på virksomhedens hjemmeside, med mit fornavn, hvis jeg skriver det. Jeg kan altid trække det tilbage med kvitteringen.',
  publishName: 'Hvis du siger ja til offentliggørelse, vises dit fornavn sammen med svaret.',
  closedTitle: 'Lukket lige nu',
  closed: 'Formularen er slået fra for øjeblikket. Kom igen en anden gang.',
  unknownTitle: 'Der er ingen formular her',
  unknown:
    'Koden er ikke åben for besøgende, eller adressen er ikke komplet. Prøv at scanne den igen.',
  trap: 'Lad dette felt stå tomt',
  defaults: {
    Text: 'Tekst',
    'Your email': 'Din e-mailadresse',
    'Your name': 'Dit navn',
    'Tell us more': 'Fortæl os mere',
    'How was it?': 'Hvordan var det?',
    Send: 'Send',
    'Continue on your phone': 'Fortsæt på din telefon',
  },
  board: {
    title: 'I sagde det, vi gjorde det',
    said: 'I sagde',
    did: 'Vi gjorde',
    empty: 'Her er ikke noget endnu.',
    scan: 'Scan koden, og fortæl os, hvad du synes',
    link: 'Det har vi ændret på grund af feedback',
  },
  answers: {
    title: 'Det siger gæsterne',
    all: 'Bedømmelser de seneste 12 måneder',
    few: 'Færre end 10 bedømmelser de seneste 12 måneder, så der vises intet gennemsnit.',
    hidden: 'Skjult af virksomheden',
    how: 'Her vises de svar, som forfatterne har tilladt, uanset bedømmelse. Gennemsnittet tæller alle svar. Det kontrolleres ikke, om forfatterne var på stedet.',
  },
};
