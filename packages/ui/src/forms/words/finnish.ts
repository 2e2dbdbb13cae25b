import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Nimesi',
  email: 'Sähköpostiosoitteesi',
  both: 'Nimesi ja sähköpostiosoitteesi',
  contact: 'Yhteystietosi',
};

/** Built-in form texts in Finnish. */
export const finnish: FormWords = {
  onlyStars: 'Vain tähdet tarvitaan, muu on vapaaehtoista.',
  marked: 'Merkillä * merkityt kentät ovat pakollisia.',
  rating: (rating, of = 10) => `${rating}/${of}`,
  next: 'Seuraava',
  back: 'Takaisin',
  step: (step, of) => `Kysymys ${step}/${of}`,
  lowest: 'Ei hyvä',
  highest: 'Erinomainen',
  pictureNote: 'Vain tämä yritys näkee kuvasi. Paikka ja laite poistetaan siitä.',
  pictureAdded: 'Kuvasi on liitetty.',
  pictureRemove: 'Poista kuva',
  codeLabel: 'Koodi, joka avaa tämän lomakkeen puhelimessa',
  thanksTitle: 'Kiitos!',
  thanks: (venue) =>
    venue === undefined
      ? 'Palautteesi on lähetetty.'
      : `Palautteesi on saapunut perille: ${venue}.`,
  canClose: 'Voit sulkea tämän sivun.',
  review: 'Kirjoita julkinen arvostelu',
  receipt: 'Kuittisi: lue vastaus tai poista kaikki',
  receiptAsk: 'Kuittisi: pyydä vastaus sähköpostiin tai poista kaikki',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} näkee vain ${company ?? 'tämä yritys'}, jotta sinulle voidaan vastata.`;
    return hasReceipt
      ? `${told} Lähettämisen jälkeen saamallasi kuitilla voit poistaa kaiken.`
      : told;
  },
  publish:
    'Arvioni ja kommenttini saa näyttää julkisesti, myös tämän yrityksen verkkosivuilla, etunimelläni, jos annan sen. Voin perua tämän milloin tahansa kuitilla.',
  publishName: 'Jos suostut julkaisemiseen, etunimesi näytetään vastauksesi yhteydessä.',
  closedTitle: 'Suljettu juuri nyt',
  closed: 'Tämä lomake on toistaiseksi pois käytöstä. Palaathan toisella kertaa.',
  unknownTitle: 'Täällä ei ole lomaketta',
  unknown:
    'Koodi ei ole avoinna kävijöille, tai sen osoite on puutteellinen. Yritä skannata se uudelleen.',
  trap: 'Jätä tämä tyhjäksi',
  defaults: {
    Text: 'Teksti',
    'Your email': 'Sähköpostiosoitteesi',
    'Your name': 'Nimesi',
    'Tell us more': 'Kerro lisää',
    'How was it?': 'Millaista oli?',
    Send: 'Lähetä',
    'Continue on your phone': 'Jatka puhelimella',
  },
  board: {
    title: 'Te sanoitte, me teimme',
    said: 'Te sanoitte',
    did: 'Me teimme',
    empty: 'Täällä ei ole vielä mitään.',
    scan: 'Skannaa koodi ja kerro mielipiteesi',
    link: 'Mitä olemme muuttaneet palautteen ansiosta',
  },
  answers: {
    title: 'Mitä kävijät sanovat',
    all: 'Arviot viimeisten 12 kuukauden ajalta',
    few: 'Alle 10 arviota viimeisten 12 kuukauden aikana, joten keskiarvoa ei näytetä.',
    hidden: 'Yrityksen piilottamia',
    how: 'Näkyvissä ovat vastaukset, joiden kirjoittajat ovat sallineet sen, arviosta riippumatta. Keskiarvoon lasketaan kaikki vastaukset. Kirjoittajien käyntiä paikalla ei tarkisteta.',
  },
};
