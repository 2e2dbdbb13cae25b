import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Slovenian. */
export const slovenian: VisitorWords = {
  required: 'To polje je obvezno.',
  invalidEmail: 'Neveljaven e-poštni naslov.',
  tooLong: 'To besedilo je predolgo.',
  shorten: 'Vrnite se, skrajšajte ga in pošljite znova.',
  invalid: 'Ta odgovor ni mogoč.',
  pictureType: 'Uporabite fotografijo JPEG ali PNG.',
  pictureSize: 'Ta fotografija je prevelika.',
  sending: 'Pošiljanje…',
  savedTitle: 'Shranjeno v tem telefonu',
  saved: 'Poslali bomo sami, takoj ko bo omrežje.',
  keep: 'Še ni poslano. Pustite to stran odprto ali jo znova odprite, ko boste na spletu.',
  moment: 'To traja trenutek.',
  closed: 'Ta obrazec je trenutno zaprt.',
  busy: 'Naš strežnik ima trenutno težave.',
  tryAgain: 'Sami bomo poskusili znova.',
  keepForLater: 'Pustite to stran odprto ali jo pozneje znova odprite.',
  failed:
    'Vašega odgovora ni bilo mogoče poslati. Nič ni izgubljeno: čez trenutek ga pošljite znova.',
  throttled: 'Trenutno odgovarja veliko ljudi. Počakajte minuto in pošljite znova.',
  refused: 'Pri pošiljanju vašega mnenja je prišlo do napake.',
  checkEmail: 'Preverite, ali je e-poštni naslov pravilen.',
  taken:
    'Vaš prvi odgovor je prispel in je shranjen. Ta je drugačen: lahko ga pošljete kot drugega.',
  second: 'Pošlji drugi odgovor',
  troubleTitle: 'Obrazec ni dosegljiv',
  trouble: 'Nekaj pri nas ne deluje. Poskusite znova čez trenutek.',
  foreignTitle: 'Odprite obrazec in pošljite svoje mnenje',
  foreign:
    'Drugo spletno mesto je poskušalo poslati odgovor iz vašega brskalnika. Nič ni shranjeno. Če želite kaj povedati, odprite obrazec in pošljite od tam.',
  openForm: 'Odpri obrazec',
  again: 'Poskusi znova',
  language: 'Jezik',
  receipt: {
    title: 'Kaj ste poslali',
    sentOn: (date) => `Poslano ${date}`,
    reply: (from) => `Odgovor: ${from}`,
    noReply: 'Odgovora še ni. Shranite to povezavo, da ga preberete pozneje.',
    contact: (from) => `Pustite naslov, če želite odgovor po e-pošti. Vidi ga le ${from}.`,
    contactKept: (email) => `Odgovor bo prišel tudi na ${email}.`,
    saveLink: 'Shrani povezavo',
    linkSaved: 'Povezava je kopirana',
    shown:
      'Dovolili ste, da se vaša ocena in komentar javno prikažeta, z imenom, če ste ga navedli.',
    withdraw: 'Prekliči dovoljenje',
    withdrawn: 'Dovoljenje je preklicano. Vaš odgovor v eni minuti izgine z javnih strani.',
    erase: 'Izbriši vse poslano',
    eraseAll: (from) =>
      `Vaša ocena, besede in kontaktni podatki bodo trajno odstranjeni. ${from} jih odslej ne vidi več.`,
    eraseForGood: 'Trajno izbriši',
    erasedTitle: 'Vaše mnenje je izbrisano',
    erased: (from) =>
      `Vaša ocena, besede in kontaktni podatki so odstranjeni. ${from} jih ne vidi več.`,
    noneTitle: 'Tukaj ni ničesar',
    none: 'Poslano je bilo izbrisano ali pa naslov ni popoln.',
    troubleTitle: 'To, kar ste poslali, ni dosegljivo',
  },
};
