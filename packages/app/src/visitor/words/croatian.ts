import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Croatian. */
export const croatian: VisitorWords = {
  required: 'Ovo je polje obavezno.',
  invalidEmail: 'Nevažeća adresa e-pošte.',
  tooLong: 'Ovaj je tekst predug.',
  shorten: 'Vratite se, skratite ga i pošaljite ponovno.',
  invalid: 'Ovaj odgovor nije moguć.',
  pictureType: 'Upotrijebite fotografiju JPEG ili PNG.',
  pictureSize: 'Ova je fotografija prevelika.',
  sending: 'Šalje se…',
  savedTitle: 'Spremljeno na ovom telefonu',
  saved: 'Poslat ćemo sami čim bude mreže.',
  keep: 'Još nije poslano. Ostavite ovu stranicu otvorenu ili je otvorite ponovno kad budete na mreži.',
  moment: 'Ovo traje trenutak.',
  closed: 'Ovaj je obrazac trenutačno zatvoren.',
  busy: 'Naš poslužitelj trenutačno ima poteškoća.',
  tryAgain: 'Sami ćemo pokušati ponovno.',
  keepForLater: 'Ostavite ovu stranicu otvorenu ili je otvorite ponovno poslije.',
  failed:
    'Vaš odgovor nije bilo moguće poslati. Ništa nije izgubljeno: pošaljite ga ponovno za trenutak.',
  throttled: 'Trenutačno odgovara mnogo ljudi. Pričekajte minutu i pošaljite ponovno.',
  refused: 'Došlo je do pogreške pri slanju vašeg mišljenja.',
  checkEmail: 'Provjerite je li adresa e-pošte ispravna.',
  taken:
    'Vaš je prvi odgovor stigao i sačuvan je. Ovaj je drukčiji: možete ga poslati kao drugi odgovor.',
  second: 'Pošalji drugi odgovor',
  troubleTitle: 'Obrazac nije dostupan',
  trouble: 'Nešto kod nas ne radi. Pokušajte ponovno za trenutak.',
  foreignTitle: 'Otvorite obrazac i pošaljite svoje mišljenje',
  foreign:
    'Drugo web-mjesto pokušalo je poslati odgovor iz vašeg preglednika. Ništa nije spremljeno. Ako nam želite nešto reći, otvorite obrazac i pošaljite odande.',
  openForm: 'Otvori obrazac',
  again: 'Pokušaj ponovno',
  language: 'Jezik',
  receipt: {
    title: 'Što ste poslali',
    sentOn: (date) => `Poslano ${date}`,
    reply: (from) => `Odgovor: ${from}`,
    noReply: 'Još nema odgovora. Spremite ovu poveznicu da ga pročitate poslije.',
    contact: (from) => `Ostavite adresu ako želite odgovor e-poštom. Vidi je samo ${from}.`,
    contactKept: (email) => `Odgovor će stići i na ${email}.`,
    saveLink: 'Spremi poveznicu',
    linkSaved: 'Poveznica je kopirana',
    shown: 'Dopustili ste da se vaša ocjena i komentar javno prikažu, s imenom ako ste ga naveli.',
    withdraw: 'Povuci dopuštenje',
    withdrawn:
      'Dopuštenje je povučeno. Vaš odgovor nestaje s javnih stranica u roku od jedne minute.',
    erase: 'Izbriši sve poslano',
    eraseAll: (from) =>
      `Vaša ocjena, riječi i podaci za kontakt trajno se uklanjaju. ${from} ih više neće vidjeti.`,
    eraseForGood: 'Trajno izbriši',
    erasedTitle: 'Vaše je mišljenje izbrisano',
    erased: (from) =>
      `Vaša ocjena, riječi i podaci za kontakt uklonjeni su. ${from} ih više ne vidi.`,
    noneTitle: 'Ovdje nema ničega',
    none: 'Poslano je izbrisano ili adresa nije potpuna.',
    troubleTitle: 'Ono što ste poslali nije dostupno',
  },
};
