import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Ihren Namen',
  email: 'Ihre E-Mail-Adresse',
  both: 'Ihren Namen und Ihre E-Mail-Adresse',
  contact: 'Ihre Kontaktdaten',
};

/** Built-in form texts in German. */
export const german: FormWords = {
  onlyStars: 'Nur die Sterne sind nötig, der Rest ist freiwillig.',
  marked: 'Felder mit * sind Pflichtfelder.',
  rating: (rating, of = 10) => `${rating} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  step: (step, of) => `Frage ${step} von ${of}`,
  lowest: 'Nicht gut',
  highest: 'Ausgezeichnet',
  pictureNote: 'Nur dieses Unternehmen sieht Ihr Foto. Angaben zu Ort und Gerät werden entfernt.',
  pictureAdded: 'Ihr Foto ist angehängt.',
  pictureRemove: 'Foto entfernen',
  codeLabel: 'Code, der dieses Formular auf dem Handy öffnet',
  thanksTitle: 'Vielen Dank!',
  thanks: (venue) =>
    venue === undefined
      ? 'Ihre Rückmeldung wurde gesendet.'
      : `Ihre Rückmeldung ist angekommen bei: ${venue}.`,
  canClose: 'Sie können diese Seite schließen.',
  review: 'Öffentlich bewerten',
  receipt: 'Ihre Quittung: Antwort lesen oder alles löschen',
  receiptAsk: 'Ihre Quittung: Antwort per E-Mail wünschen oder alles löschen',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} sieht nur ${company ?? 'dieses Unternehmen'}, um Ihnen zu antworten.`;
    return hasReceipt
      ? `${told} Mit der Quittung, die Sie nach dem Senden erhalten, können Sie alles löschen.`
      : told;
  },
  publish:
    'Meine Bewertung und mein Kommentar dürfen öffentlich gezeigt werden, auch auf der Website dieses Unternehmens, mit meinem Vornamen, falls ich ihn angebe. Mit der Quittung kann ich das jederzeit zurücknehmen.',
  publishName: 'Wenn Sie der Veröffentlichung zustimmen, wird Ihr Vorname mit angezeigt.',
  closedTitle: 'Zurzeit geschlossen',
  closed: 'Dieses Formular ist vorübergehend ausgeschaltet. Bitte schauen Sie ein andermal vorbei.',
  unknownTitle: 'Hier ist kein Formular',
  unknown:
    'Der Code ist nicht freigegeben, oder seine Adresse ist unvollständig. Scannen Sie ihn noch einmal.',
  trap: 'Bitte leer lassen',
  defaults: {
    Text: 'Text',
    'Your email': 'Ihre E-Mail-Adresse',
    'Your name': 'Ihr Name',
    'Tell us more': 'Erzählen Sie uns mehr',
    'How was it?': 'Wie war es?',
    Send: 'Senden',
    'Continue on your phone': 'Auf Ihrem Handy weitermachen',
  },
  board: {
    title: 'Ihre Meinung, unsere Änderungen',
    said: 'Sie haben gesagt',
    did: 'Das taten wir',
    empty: 'Hier steht noch nichts.',
    scan: 'Scannen Sie diesen Code und sagen Sie uns Ihre Meinung',
    link: 'Was wir dank Rückmeldungen geändert haben',
  },
  answers: {
    title: 'Was Gäste sagen',
    all: 'Bewertungen der letzten 12 Monate',
    few: 'Weniger als 10 Bewertungen in den letzten 12 Monaten, daher wird kein Durchschnitt gezeigt.',
    hidden: 'Vom Unternehmen ausgeblendet',
    how: 'Gezeigt werden Antworten, deren Verfasser es erlaubt haben, unabhängig von der Bewertung. Der Durchschnitt zählt alle Antworten. Ob die Verfasser dort waren, wird nicht geprüft.',
  },
};
