import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Romanian. */
export const romanian: VisitorWords = {
  required: 'Acest câmp este obligatoriu.',
  invalidEmail: 'Adresă de e-mail nevalidă.',
  tooLong: 'Acest text este prea lung.',
  shorten: 'Reveniți, scurtați-l și trimiteți-l din nou.',
  invalid: 'Acest răspuns nu este posibil.',
  pictureType: 'Folosiți o fotografie JPEG sau PNG.',
  pictureSize: 'Această fotografie este prea mare.',
  sending: 'Se trimite…',
  savedTitle: 'Salvat pe acest telefon',
  saved: 'Îl trimitem singuri de îndată ce există rețea.',
  keep: 'Încă nu s-a trimis. Țineți această pagină deschisă sau redeschideți-o când aveți rețea.',
  moment: 'Durează o clipă.',
  closed: 'Acest formular este închis acum.',
  busy: 'Serverul nostru are probleme acum.',
  tryAgain: 'Încercăm din nou singuri.',
  keepForLater: 'Țineți această pagină deschisă sau redeschideți-o mai târziu.',
  failed:
    'Răspunsul nu a putut fi trimis. Nu s-a pierdut nimic: trimiteți-l din nou peste o clipă.',
  throttled: 'Răspund mulți oameni acum. Așteptați un minut și trimiteți-l din nou.',
  refused: 'A apărut o eroare la trimiterea părerii dumneavoastră.',
  checkEmail: 'Verificați dacă adresa de e-mail este corectă.',
  taken:
    'Primul răspuns a ajuns și a fost păstrat. Acesta este diferit: îl puteți trimite ca al doilea răspuns.',
  second: 'Trimiteți un al doilea răspuns',
  troubleTitle: 'Formularul nu este accesibil',
  trouble: 'Ceva nu funcționează la noi. Vă rugăm să încercați din nou peste o clipă.',
  foreignTitle: 'Deschideți formularul ca să vă trimiteți părerea',
  foreign:
    'Un alt site a încercat să trimită un răspuns din browserul dumneavoastră. Nu s-a salvat nimic. Dacă doriți să ne spuneți ceva, deschideți formularul și trimiteți de acolo.',
  openForm: 'Deschideți formularul',
  again: 'Încercați din nou',
  language: 'Limbă',
  receipt: {
    title: 'Ce ați trimis',
    sentOn: (date) => `Trimis pe ${date}`,
    reply: (from) => `Răspuns de la ${from}`,
    noReply: 'Încă nu există un răspuns. Salvați acest link ca să îl citiți mai târziu.',
    contact: (from) => `Lăsați o adresă dacă doriți răspunsul prin e-mail. O vede doar ${from}.`,
    contactKept: (email) => `Răspunsul va ajunge și la ${email}.`,
    saveLink: 'Salvați linkul',
    linkSaved: 'Linkul a fost copiat',
    shown:
      'Ați permis ca evaluarea și comentariul să fie afișate public, cu prenumele dacă l-ați dat.',
    withdraw: 'Retrage acordul',
    withdrawn: 'Acordul este retras. Răspunsul dispare din paginile publice într-un minut.',
    erase: 'Ștergeți ce am trimis',
    eraseAll: (from) =>
      `Nota, cuvintele și datele dumneavoastră de contact se șterg definitiv. ${from} nu le va mai vedea.`,
    eraseForGood: 'Ștergeți definitiv',
    erasedTitle: 'Părerea a fost ștearsă',
    erased: (from) =>
      `Nota, cuvintele și datele dumneavoastră de contact au fost șterse. ${from} nu le mai vede.`,
    noneTitle: 'Aici nu este nimic',
    none: 'Ce s-a trimis a fost șters sau adresa nu este completă.',
    troubleTitle: 'Ce ați trimis nu este accesibil',
  },
};
