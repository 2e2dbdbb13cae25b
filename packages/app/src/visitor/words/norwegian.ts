import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Norwegian. */
export const norwegian: VisitorWords = {
  required: 'Feltet må fylles ut.',
  invalidEmail: 'Ugyldig e-postadresse.',
  tooLong: 'Teksten er for lang.',
  shorten: 'Gå tilbake, gjør den kortere og send på nytt.',
  invalid: 'Dette svaret er ikke mulig.',
  pictureType: 'Bruk et bilde i JPEG eller PNG.',
  pictureSize: 'Bildet er for stort.',
  sending: 'Sender…',
  savedTitle: 'Lagret på denne telefonen',
  saved: 'Vi sender det av oss selv så snart det er nett.',
  keep: 'Ikke sendt ennå. La siden stå åpen, eller åpne den igjen når du er på nett.',
  moment: 'Det tar et øyeblikk.',
  closed: 'Skjemaet er stengt akkurat nå.',
  busy: 'Serveren vår har problemer akkurat nå.',
  tryAgain: 'Vi prøver igjen av oss selv.',
  keepForLater: 'La siden stå åpen, eller åpne den igjen senere.',
  failed: 'Svaret ditt kunne ikke sendes. Ingenting er tapt: send det igjen om litt.',
  throttled: 'Mange svarer akkurat nå. Vent et minutt og send på nytt.',
  refused: 'Det oppstod en feil da tilbakemeldingen din ble sendt.',
  checkEmail: 'Kontroller at e-postadressen er gyldig.',
  taken:
    'Det første svaret ditt kom frem og er lagret. Dette er et annet: du kan sende det som et svar til.',
  second: 'Send et svar til',
  troubleTitle: 'Skjemaet er ikke tilgjengelig',
  trouble: 'Noe virker ikke hos oss. Prøv igjen om litt.',
  foreignTitle: 'Åpne skjemaet for å sende tilbakemeldingen din',
  foreign:
    'Et annet nettsted prøvde å sende et svar fra nettleseren din. Ingenting er lagret. Vil du fortelle noe, så åpne skjemaet og send det der.',
  openForm: 'Åpne skjemaet',
  again: 'Prøv igjen',
  language: 'Språk',
  receipt: {
    title: 'Det du sendte',
    sentOn: (date) => `Sendt ${date}`,
    reply: (from) => `Svar fra ${from}`,
    noReply: 'Det er ikke noe svar ennå. Lagre lenken for å lese det senere.',
    contact: (from) =>
      `Legg igjen en adresse hvis du vil ha svaret på e-post. Bare ${from} ser den.`,
    contactKept: (email) => `Svaret sendes også til ${email}.`,
    saveLink: 'Lagre lenken',
    linkSaved: 'Lenken er kopiert',
    shown:
      'Du har tillatt at vurderingen og kommentaren din vises offentlig, med fornavnet ditt hvis du oppga det.',
    withdraw: 'Trekk tillatelsen tilbake',
    withdrawn:
      'Tillatelsen er trukket tilbake. Svaret ditt forsvinner fra offentlige sider innen ett minutt.',
    erase: 'Slett det jeg sendte',
    eraseAll: (from) =>
      `Vurderingen din, ordene dine og kontaktopplysningene dine fjernes for godt. ${from} ser dem ikke lenger.`,
    eraseForGood: 'Slett for godt',
    erasedTitle: 'Tilbakemeldingen din er slettet',
    erased: (from) =>
      `Vurderingen din, ordene dine og kontaktopplysningene dine er fjernet. ${from} ser dem ikke lenger.`,
    noneTitle: 'Det er ingenting her',
    none: 'Det som ble sendt er slettet, eller adressen er ufullstendig.',
    troubleTitle: 'Det du sendte er ikke tilgjengelig',
  },
};
