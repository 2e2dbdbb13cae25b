import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in German. */
export const german: VisitorWords = {
  required: 'Dieses Feld ist ein Pflichtfeld.',
  invalidEmail: 'Ungültige E-Mail-Adresse.',
  tooLong: 'Dieser Text ist zu lang.',
  shorten: 'Gehen Sie zurück, kürzen Sie ihn und senden Sie ihn noch einmal.',
  invalid: 'Diese Antwort ist nicht möglich.',
  pictureType: 'Verwenden Sie ein Foto im Format JPEG oder PNG.',
  pictureSize: 'Dieses Foto ist zu groß.',
  sending: 'Wird gesendet …',
  savedTitle: 'Auf diesem Telefon gespeichert',
  saved: 'Wir senden von selbst, sobald es wieder Netz gibt.',
  keep: 'Noch nicht gesendet. Lassen Sie diese Seite offen, oder öffnen Sie sie wieder, wenn Sie Netz haben.',
  moment: 'Das dauert einen Moment.',
  closed: 'Dieses Formular ist gerade geschlossen.',
  busy: 'Unser Server ist gerade gestört.',
  tryAgain: 'Wir versuchen es von selbst noch einmal.',
  keepForLater: 'Lassen Sie diese Seite offen, oder öffnen Sie sie später noch einmal.',
  failed:
    'Ihre Antwort konnte nicht gesendet werden. Nichts ist verloren: Senden Sie sie gleich noch einmal.',
  throttled: 'Gerade antworten viele. Warten Sie eine Minute und senden Sie noch einmal.',
  refused: 'Beim Senden Ihrer Rückmeldung ist ein Fehler aufgetreten.',
  checkEmail: 'Prüfen Sie, ob die E-Mail-Adresse stimmt.',
  taken:
    'Ihre erste Antwort ist angekommen und bleibt erhalten. Diese ist anders: Sie können sie als zweite senden.',
  second: 'Zweite Antwort senden',
  troubleTitle: 'Das Formular ist nicht erreichbar',
  trouble: 'Bei uns ist etwas gestört. Bitte versuchen Sie es gleich noch einmal.',
  foreignTitle: 'Öffnen Sie das Formular, um etwas zu senden',
  foreign:
    'Eine andere Website wollte aus Ihrem Browser eine Antwort senden. Nichts wurde gespeichert. Wenn Sie etwas mitteilen möchten, öffnen Sie das Formular und senden Sie es dort ab.',
  openForm: 'Formular öffnen',
  again: 'Erneut versuchen',
  language: 'Sprache',
  receipt: {
    title: 'Das haben Sie gesendet',
    sentOn: (date) => `Gesendet am ${date}`,
    reply: (from) => `Antwort von ${from}`,
    noReply: 'Es gibt noch keine Antwort. Speichern Sie diesen Link, um sie später zu lesen.',
    contact: (from) =>
      `Geben Sie eine Adresse an, wenn Sie die Antwort per E-Mail möchten. Nur ${from} sieht sie.`,
    contactKept: (email) => `Die Antwort geht auch an ${email}.`,
    saveLink: 'Link speichern',
    linkSaved: 'Der Link ist kopiert',
    shown:
      'Sie haben erlaubt, dass Ihre Bewertung und Ihr Kommentar öffentlich gezeigt werden, mit Ihrem Vornamen, falls Sie ihn angegeben haben.',
    withdraw: 'Erlaubnis zurücknehmen',
    withdrawn:
      'Die Erlaubnis ist zurückgenommen. Ihre Antwort verschwindet innerhalb einer Minute von öffentlichen Seiten.',
    erase: 'Meine Angaben löschen',
    eraseAll: (from) =>
      `Ihre Bewertung, Ihre Worte und Ihre Kontaktdaten werden endgültig gelöscht. ${from} sieht sie dann nicht mehr.`,
    eraseForGood: 'Endgültig löschen',
    erasedTitle: 'Ihre Rückmeldung ist gelöscht',
    erased: (from) =>
      `Ihre Bewertung, Ihre Worte und Ihre Kontaktdaten sind gelöscht. ${from} sieht sie nicht mehr.`,
    noneTitle: 'Hier ist nichts',
    none: 'Die Angaben wurden gelöscht, oder die Adresse ist nicht vollständig.',
    troubleTitle: 'Ihre Angaben sind nicht erreichbar',
  },
};
