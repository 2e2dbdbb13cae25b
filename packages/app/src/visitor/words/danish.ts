import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Danish. */
export const danish: VisitorWords = {
  required: 'Feltet skal udfyldes.',
  invalidEmail: 'Ugyldig e-mailadresse.',
  tooLong: 'Teksten er for lang.',
  shorten: 'Gå tilbage, gør den kortere, og send igen.',
  invalid: 'Dette svar er ikke muligt.',
  pictureType: 'Brug et foto i JPEG eller PNG.',
  pictureSize: 'Fotoet er for stort.',
  sending: 'Sender…',
  savedTitle: 'Gemt på denne telefon',
  saved: 'Vi sender det af os selv, så snart der er netværk.',
  keep: 'Ikke sendt endnu. Lad siden være åben, eller åbn den igen, når du er online.',
  moment: 'Det tager et øjeblik.',
  closed: 'Formularen er lukket lige nu.',
  busy: 'Vores server har problemer lige nu.',
  tryAgain: 'Vi prøver igen af os selv.',
  keepForLater: 'Lad siden være åben, eller åbn den igen senere.',
  failed: 'Dit svar kunne ikke sendes. Intet er gået tabt: send det igen om lidt.',
  throttled: 'Mange svarer lige nu. Vent et minut, og send igen.',
  refused: 'Der opstod en fejl, da din feedback blev sendt.',
  checkEmail: 'Kontrollér, at e-mailadressen er gyldig.',
  taken:
    'Dit første svar nåede frem og er gemt. Dette er anderledes: du kan sende det som endnu et svar.',
  second: 'Send endnu et svar',
  troubleTitle: 'Formularen kan ikke nås',
  trouble: 'Noget virker ikke hos os. Prøv igen om lidt.',
  foreignTitle: 'Åbn formularen for at sende din feedback',
  foreign:
    'Et andet websted forsøgte at sende et svar fra din browser. Intet er gemt. Vil du fortælle noget, så åbn formularen og send det der.',
  openForm: 'Åbn formularen',
  again: 'Prøv igen',
  language: 'Sprog',
  receipt: {
    title: 'Det, du sendte',
    sentOn: (date) => `Sendt den ${date}`,
    reply: (from) => `Svar fra ${from}`,
    noReply: 'Der er intet svar endnu. Gem linket for at læse det senere.',
    contact: (from) => `Skriv en adresse, hvis du vil have svaret pr. e-mail. Kun ${from} ser den.`,
    contactKept: (email) => `Svaret sendes også til ${email}.`,
    saveLink: 'Gem linket',
    linkSaved: 'Linket er kopieret',
    shown:
      'Du har tilladt, at din bedømmelse og kommentar vises offentligt, med dit fornavn, hvis du skrev det.',
    withdraw: 'Træk tilladelsen tilbage',
    withdrawn:
      'Tilladelsen er trukket tilbage. Dit svar forsvinder fra offentlige sider inden for et minut.',
    erase: 'Slet det, jeg sendte',
    eraseAll: (from) =>
      `Din vurdering, dine ord og dine kontaktoplysninger fjernes for altid. ${from} ser dem ikke længere.`,
    eraseForGood: 'Slet for altid',
    erasedTitle: 'Din feedback er slettet',
    erased: (from) =>
      `Din vurdering, dine ord og dine kontaktoplysninger er fjernet. ${from} ser dem ikke længere.`,
    noneTitle: 'Her er ingenting',
    none: 'Det sendte er blevet slettet, eller adressen er ikke komplet.',
    troubleTitle: 'Det, du sendte, kan ikke nås',
  },
};
