import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Swedish. */
export const swedish: VisitorWords = {
  required: 'Fältet måste fyllas i.',
  invalidEmail: 'Ogiltig e-postadress.',
  tooLong: 'Texten är för lång.',
  shorten: 'Gå tillbaka, korta den och skicka igen.',
  invalid: 'Det här svaret är inte möjligt.',
  pictureType: 'Använd ett foto i JPEG eller PNG.',
  pictureSize: 'Fotot är för stort.',
  sending: 'Skickar…',
  savedTitle: 'Sparat på den här telefonen',
  saved: 'Vi skickar det av oss själva så fort det finns nät.',
  keep: 'Inte skickat än. Håll sidan öppen, eller öppna den igen när du är uppkopplad.',
  moment: 'Det tar ett ögonblick.',
  closed: 'Formuläret är stängt just nu.',
  busy: 'Vår server har problem just nu.',
  tryAgain: 'Vi försöker igen av oss själva.',
  keepForLater: 'Håll sidan öppen, eller öppna den igen senare.',
  failed: 'Ditt svar kunde inte skickas. Inget har gått förlorat: skicka det igen om en stund.',
  throttled: 'Många svarar just nu. Vänta en minut och skicka igen.',
  refused: 'Något gick fel när dina synpunkter skickades.',
  checkEmail: 'Kontrollera att e-postadressen är giltig.',
  taken:
    'Ditt första svar kom fram och har sparats. Det här är ett annat: du kan skicka det som ett andra svar.',
  second: 'Skicka ett andra svar',
  troubleTitle: 'Formuläret går inte att nå',
  trouble: 'Något fungerar inte hos oss. Försök igen om en stund.',
  foreignTitle: 'Öppna formuläret för att skicka dina synpunkter',
  foreign:
    'En annan webbplats försökte skicka ett svar från din webbläsare. Inget har sparats. Vill du berätta något, öppna formuläret och skicka det där.',
  openForm: 'Öppna formuläret',
  again: 'Försök igen',
  language: 'Språk',
  receipt: {
    title: 'Det du skickade',
    sentOn: (date) => `Skickat den ${date}`,
    reply: (from) => `Svar från ${from}`,
    noReply: 'Det finns inget svar än. Spara länken för att läsa det senare.',
    contact: (from) => `Lämna en adress om du vill ha svaret via e-post. Bara ${from} ser den.`,
    contactKept: (email) => `Svaret skickas också till ${email}.`,
    saveLink: 'Spara länken',
    linkSaved: 'Länken är kopierad',
    shown:
      'Du har tillåtit att ditt betyg och din kommentar visas offentligt, med ditt förnamn om du angav det.',
    withdraw: 'Ta tillbaka tillåtelsen',
    withdrawn:
      'Tillåtelsen är tillbakatagen. Ditt svar försvinner från offentliga sidor inom en minut.',
    erase: 'Radera det jag skickade',
    eraseAll: (from) =>
      `Ditt betyg, dina ord och dina kontaktuppgifter tas bort för gott. ${from} ser dem inte längre.`,
    eraseForGood: 'Radera för gott',
    erasedTitle: 'Dina synpunkter är raderade',
    erased: (from) =>
      `Ditt betyg, dina ord och dina kontaktuppgifter har tagits bort. ${from} ser dem inte längre.`,
    noneTitle: 'Här finns ingenting',
    none: 'Det som skickades har raderats, eller så är adressen ofullständig.',
    troubleTitle: 'Det du skickade går inte att nå',
  },
};
