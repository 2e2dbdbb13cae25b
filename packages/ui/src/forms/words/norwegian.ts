import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'navnet ditt',
  email: 'e-postadressen din',
  both: 'navnet ditt og e-postadressen din',
  contact: 'kontaktopplysningene dine',
};

/** Built-in form texts in Norwegian. */
export const norwegian: FormWords = {
  onlyStars: 'Bare stjernene trengs, resten er frivillig.',
  marked: 'Felt merket med * må fylles ut.',
  rating: (rating, of = 10) => `${rating} av ${of}`,
  next: 'Neste',
  back: 'Tilbake',
  step: (step, of) => `Spørsmål ${step} av ${of}`,
  lowest: 'Ikke bra',
  highest: 'Utmerket',
  pictureNote: 'Bare denne virksomheten ser bildet ditt. Sted og enhet fjernes.',
  pictureAdded: 'Bildet ditt er lagt ved.',
  pictureRemove: 'Fjern bildet',
  codeLabel: 'Kode som åpner dette skjemaet på en telefon',
  thanksTitle: 'Takk!',
  thanks: (venue) =>
    venue === undefined
      ? 'Tilbakemeldingen din er sendt.'
      : `Tilbakemeldingen din har nådd ${venue}.`,
  canClose: 'Du kan lukke denne siden.',
  review: 'Skriv en offentlig anmeldelse',
  receipt: 'Kvitteringen din: les svaret eller slett alt',
  receiptAsk: 'Kvitteringen din: be om svar på e-post eller slett alt',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Bare ${company ?? 'denne bedriften'} ser ${named[details]}, for å kunne svare deg.`;
    return hasReceipt ? `${told} Med kvitteringen du får etter sending kan du slette alt.` : told;
  },
  publish:
    'Vurderingen og kommentaren min kan vises offentlig, også på nettsiden til denne bedriften, med fornavnet mitt hvis jeg oppgir det. Jeg kan når som helst trekke dette tilbake med kvitteringen.',
  publishName: 'Hvis du sier ja til publisering, vises fornavnet ditt sammen med svaret.',
  closedTitle: 'Stengt akkurat nå',
  closed: 'Skjemaet er slått av for øyeblikket. Kom gjerne tilbake en annen gang.',
  unknownTitle: 'Det er ikke noe skjema her',
  unknown:
    'Koden er ikke åpen for besøkende, eller adressen er ufullstendig. Prøv å skanne den på nytt.',
  trap: 'La dette stå tomt',
  defaults: {
    Text: 'Tekst',
    'Your email': 'E-postadressen din',
    'Your name': 'Navnet ditt',
    'Tell us more': 'Fortell oss mer',
    'How was it?': 'Hvordan var det?',
    Send: 'Send',
    'Continue on your phone': 'Fortsett på telefonen',
  },
  board: {
    title: 'Dere sa, vi gjorde',
    said: 'Dere sa',
    did: 'Vi gjorde',
    empty: 'Her er det ingenting ennå.',
    scan: 'Skann koden og fortell oss hva du synes',
    link: 'Hva vi har endret takket være tilbakemeldinger',
  },
  answers: {
    title: 'Hva besøkende sier',
    all: 'Vurderinger de siste 12 månedene',
    few: 'Færre enn 10 vurderinger de siste 12 månedene, så det vises ikke noe snitt.',
    hidden: 'Skjult av bedriften',
    how: 'Her vises svar som forfatterne har tillatt, uansett vurdering. Snittet teller alle svar. Det kontrolleres ikke om forfatterne var på stedet.',
  },
};
