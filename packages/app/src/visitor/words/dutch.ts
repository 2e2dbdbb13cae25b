import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Dutch. */
export const dutch: VisitorWords = {
  required: 'Dit veld is verplicht.',
  invalidEmail: 'Ongeldig e-mailadres.',
  tooLong: 'Deze tekst is te lang.',
  shorten: 'Ga terug, maak hem korter en verzend hem opnieuw.',
  invalid: 'Dit antwoord is niet mogelijk.',
  pictureType: 'Gebruik een foto in JPEG of PNG.',
  pictureSize: 'Deze foto is te groot.',
  sending: 'Verzenden…',
  savedTitle: 'Opgeslagen op deze telefoon',
  saved: 'We verzenden het vanzelf zodra er netwerk is.',
  keep: 'Nog niet verzonden. Houd deze pagina open, of open haar opnieuw als u online bent.',
  moment: 'Dit duurt even.',
  closed: 'Dit formulier is nu gesloten.',
  busy: 'Onze server heeft nu een storing.',
  tryAgain: 'We proberen het vanzelf opnieuw.',
  keepForLater: 'Houd deze pagina open, of open haar later opnieuw.',
  failed:
    'Uw antwoord kon niet worden verzonden. Er is niets verloren: verzend het zo meteen opnieuw.',
  throttled: 'Er antwoorden nu veel mensen. Wacht een minuut en verzend het opnieuw.',
  refused: 'Er is een fout opgetreden bij het verzenden van uw feedback.',
  checkEmail: 'Controleer of het e-mailadres klopt.',
  taken:
    'Uw eerste antwoord is aangekomen en bewaard. Dit is anders: u kunt het als tweede antwoord verzenden.',
  second: 'Tweede antwoord verzenden',
  troubleTitle: 'Het formulier is niet bereikbaar',
  trouble: 'Er werkt iets niet aan onze kant. Probeer het zo meteen opnieuw.',
  foreignTitle: 'Open het formulier om uw feedback te sturen',
  foreign:
    'Een andere website probeerde een antwoord vanuit uw browser te verzenden. Er is niets opgeslagen. Wilt u iets laten weten, open dan het formulier en verzend het daar.',
  openForm: 'Formulier openen',
  again: 'Opnieuw proberen',
  language: 'Taal',
  receipt: {
    title: 'Wat u hebt verzonden',
    sentOn: (date) => `Verzonden op ${date}`,
    reply: (from) => `Antwoord van ${from}`,
    noReply: 'Er is nog geen antwoord. Bewaar deze link om het later te lezen.',
    contact: (from) =>
      `Laat een adres achter als u het antwoord per e-mail wilt. Alleen ${from} ziet het.`,
    contactKept: (email) => `Het antwoord gaat ook naar ${email}.`,
    saveLink: 'Link bewaren',
    linkSaved: 'De link is gekopieerd',
    shown:
      'U hebt toegestaan dat uw beoordeling en opmerking openbaar worden getoond, met uw voornaam als u die gaf.',
    withdraw: 'Toestemming intrekken',
    withdrawn:
      'De toestemming is ingetrokken. Uw antwoord verdwijnt binnen een minuut van openbare pagina’s.',
    erase: 'Wis wat ik heb verzonden',
    eraseAll: (from) =>
      `Uw beoordeling, uw woorden en uw contactgegevens worden voorgoed verwijderd. ${from} ziet ze dan niet meer.`,
    eraseForGood: 'Voorgoed wissen',
    erasedTitle: 'Uw feedback is gewist',
    erased: (from) =>
      `Uw beoordeling, uw woorden en uw contactgegevens zijn verwijderd. ${from} ziet ze niet meer.`,
    noneTitle: 'Hier is niets',
    none: 'Wat was verzonden is gewist, of het adres is onvolledig.',
    troubleTitle: 'Wat u hebt verzonden is niet bereikbaar',
  },
};
