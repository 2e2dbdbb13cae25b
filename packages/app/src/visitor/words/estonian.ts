import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Estonian. */
export const estonian: VisitorWords = {
  required: 'See väli on kohustuslik.',
  invalidEmail: 'Vigane e-posti aadress.',
  tooLong: 'See tekst on liiga pikk.',
  shorten: 'Minge tagasi, lühendage seda ja saatke uuesti.',
  invalid: 'Selline vastus ei ole võimalik.',
  pictureType: 'Kasutage JPEG- või PNG-fotot.',
  pictureSize: 'See foto on liiga suur.',
  sending: 'Saatmine…',
  savedTitle: 'Salvestatud sellesse telefoni',
  saved: 'Saadame selle ise kohe, kui võrk tekib.',
  keep: 'Pole veel saadetud. Hoidke see leht avatuna või avage see uuesti, kui võrk on olemas.',
  moment: 'See võtab hetke.',
  closed: 'See vorm on praegu suletud.',
  busy: 'Meie serveril on praegu tõrge.',
  tryAgain: 'Proovime ise uuesti.',
  keepForLater: 'Hoidke see leht avatuna või avage see hiljem uuesti.',
  failed:
    'Teie vastust ei õnnestunud saata. Midagi ei läinud kaduma: saatke see hetke pärast uuesti.',
  throttled: 'Praegu vastab palju inimesi. Oodake minut ja saatke uuesti.',
  refused: 'Teie tagasiside saatmisel tekkis viga.',
  checkEmail: 'Kontrollige, kas e-posti aadress on õige.',
  taken:
    'Teie esimene vastus jõudis kohale ja on alles. See on teistsugune: võite selle saata teise vastusena.',
  second: 'Saada teine vastus',
  troubleTitle: 'Vorm ei ole kättesaadav',
  trouble: 'Midagi ei tööta meie poolel. Palun proovige hetke pärast uuesti.',
  foreignTitle: 'Tagasiside saatmiseks avage vorm',
  foreign:
    'Teine veebisait proovis teie brauserist vastust saata. Midagi ei salvestatud. Kui soovite midagi öelda, avage vorm ja saatke see sealt.',
  openForm: 'Ava vorm',
  again: 'Proovi uuesti',
  language: 'Keel',
  receipt: {
    title: 'Mida te saatsite',
    sentOn: (date) => `Saadetud ${date}`,
    reply: (from) => `Vastus: ${from}`,
    noReply: 'Vastust veel ei ole. Salvestage see link, et seda hiljem lugeda.',
    contact: (from) => `Jätke aadress, kui soovite vastust e-postiga. Seda näeb ainult ${from}.`,
    contactKept: (email) => `Vastus saadetakse ka aadressile ${email}.`,
    saveLink: 'Salvesta link',
    linkSaved: 'Link on kopeeritud',
    shown:
      'Olete lubanud oma hinnangut ja kommentaari avalikult näidata, koos eesnimega, kui selle andsite.',
    withdraw: 'Võta luba tagasi',
    withdrawn: 'Luba on tagasi võetud. Vastus kaob avalikelt lehtedelt ühe minuti jooksul.',
    erase: 'Kustuta minu saadetu',
    eraseAll: (from) =>
      `Teie hinnang, sõnad ja kontaktandmed kustutatakse jäädavalt. ${from} neid enam ei näe.`,
    eraseForGood: 'Kustuta jäädavalt',
    erasedTitle: 'Teie tagasiside on kustutatud',
    erased: (from) =>
      `Teie hinnang, sõnad ja kontaktandmed on kustutatud. ${from} neid enam ei näe.`,
    noneTitle: 'Siin ei ole midagi',
    none: 'Saadetu on kustutatud või on aadress puudulik.',
    troubleTitle: 'Teie saadetu ei ole kättesaadav',
  },
};
