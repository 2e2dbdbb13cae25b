import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Italian. */
export const italian: VisitorWords = {
  required: 'Questo campo è obbligatorio.',
  invalidEmail: 'Indirizzo e-mail non valido.',
  tooLong: 'Questo testo è troppo lungo.',
  shorten: 'Torni indietro, lo accorci e lo invii di nuovo.',
  invalid: 'Questa risposta non è possibile.',
  pictureType: 'Usa una foto JPEG o PNG.',
  pictureSize: 'Questa foto è troppo grande.',
  sending: 'Invio in corso…',
  savedTitle: 'Salvato su questo telefono',
  saved: 'Lo inviamo da soli appena c’è rete.',
  keep: 'Non ancora inviato. Tenga aperta questa pagina, o la riapra quando sarà online.',
  moment: 'Ci vuole un attimo.',
  closed: 'Questo modulo è chiuso in questo momento.',
  busy: 'Il nostro server ha un problema in questo momento.',
  tryAgain: 'Riproviamo da soli.',
  keepForLater: 'Tenga aperta questa pagina, o la riapra più tardi.',
  failed:
    'Non è stato possibile inviare la Sua risposta. Nulla è perso: la invii di nuovo tra un attimo.',
  throttled: 'In questo momento rispondono in molti. Attenda un minuto e la invii di nuovo.',
  refused: 'Si è verificato un errore durante l’invio della Sua opinione.',
  checkEmail: 'Controlli che l’indirizzo e-mail sia valido.',
  taken:
    'La Sua prima risposta è arrivata ed è stata conservata. Questa è diversa: può inviarla come seconda risposta.',
  second: 'Invia una seconda risposta',
  troubleTitle: 'Il modulo non è raggiungibile',
  trouble: 'Qualcosa non funziona da parte nostra. Riprovi tra un attimo.',
  foreignTitle: 'Apra il modulo per inviare la Sua opinione',
  foreign:
    'Un altro sito ha tentato di inviare una risposta dal Suo browser. Nulla è stato salvato. Se vuole dirci qualcosa, apra il modulo e lo invii da lì.',
  openForm: 'Apri il modulo',
  again: 'Riprova',
  language: 'Lingua',
  receipt: {
    title: 'Ciò che ha inviato',
    sentOn: (date) => `Inviato il ${date}`,
    reply: (from) => `Risposta di ${from}`,
    noReply: 'Non c’è ancora una risposta. Salvi questo link per leggerla più tardi.',
    contact: (from) =>
      `Lasci un indirizzo se desidera la risposta via e-mail. Lo vede solo ${from}.`,
    contactKept: (email) => `La risposta arriverà anche a ${email}.`,
    saveLink: 'Salva il link',
    linkSaved: 'Il link è stato copiato',
    shown:
      'Il voto e il commento possono essere mostrati pubblicamente con il Suo permesso, con il nome se è stato indicato.',
    withdraw: 'Revoca il permesso',
    withdrawn:
      'Il permesso è revocato. L’opinione sparisce dalle pagine pubbliche entro un minuto.',
    erase: 'Cancella ciò che ho inviato',
    eraseAll: (from) =>
      `La Sua valutazione, le Sue parole e i Suoi recapiti saranno eliminati per sempre. ${from} non li vedrà più.`,
    eraseForGood: 'Cancella per sempre',
    erasedTitle: 'La Sua opinione è stata cancellata',
    erased: (from) =>
      `La Sua valutazione, le Sue parole e i Suoi recapiti sono stati eliminati. ${from} non li vede più.`,
    noneTitle: 'Qui non c’è nulla',
    none: 'Ciò che era stato inviato è stato cancellato, o l’indirizzo è incompleto.',
    troubleTitle: 'Ciò che ha inviato non è raggiungibile',
  },
};
