import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'vaše ime',
  email: 'vaš e-poštni naslov',
  both: 'vaše ime in e-poštni naslov',
  contact: 'vaše kontaktne podatke',
};

/** Built-in form texts in Slovenian. */
export const slovenian: FormWords = {
  onlyStars: 'Potrebne so samo zvezdice, ostalo ni obvezno.',
  marked: 'Polja z * so obvezna.',
  rating: (rating, of = 10) => `${rating} od ${of}`,
  next: 'Naprej',
  back: 'Nazaj',
  step: (step, of) => `Vprašanje ${step} od ${of}`,
  lowest: 'Slabo',
  highest: 'Odlično',
  pictureNote: 'Vašo fotografijo vidi samo to podjetje. Podatki o kraju in napravi se odstranijo.',
  pictureAdded: 'Fotografija je priložena.',
  pictureRemove: 'Odstrani fotografijo',
  codeLabel: 'Koda, ki odpre ta obrazec na telefonu',
  thanksTitle: 'Hvala!',
  thanks: (venue) =>
    venue === undefined ? 'Vaše mnenje je poslano.' : `Vaše mnenje je prispelo: ${venue}.`,
  canClose: 'To stran lahko zaprete.',
  review: 'Napišite javno oceno',
  receipt: 'Vaše potrdilo: preberite odgovor ali vse izbrišite',
  receiptAsk: 'Vaše potrdilo: prosite za odgovor po e-pošti ali vse izbrišite',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Samo ${company ?? 'to podjetje'} vidi ${named[details]}, da vam lahko odgovori.`;
    return hasReceipt
      ? `${told} S potrdilom, ki ga dobite po pošiljanju, lahko vse izbrišete.`
      : told;
  },
  publish:
    'Moja ocena in komentar se smeta javno prikazati, tudi na spletni strani tega podjetja, z mojim imenom, če ga navedem. To lahko kadar koli prekličem s potrdilom.',
  publishName: 'Če soglašate z objavo, je ob odgovoru prikazano vaše ime.',
  closedTitle: 'Trenutno zaprto',
  closed: 'Ta obrazec je trenutno izklopljen. Pridite znova drugič.',
  unknownTitle: 'Tukaj ni obrazca',
  unknown:
    'Koda ni odprta za obiskovalce ali pa njen naslov ni popoln. Poskusite jo skenirati znova.',
  trap: 'Pustite prazno',
  defaults: {
    Text: 'Besedilo',
    'Your email': 'Vaš e-naslov',
    'Your name': 'Vaše ime',
    'Tell us more': 'Povejte nam več',
    'How was it?': 'Kako je bilo?',
    Send: 'Pošlji',
    'Continue on your phone': 'Nadaljujte na telefonu',
  },
  board: {
    title: 'Vi ste rekli, mi smo naredili',
    said: 'Vi ste rekli',
    did: 'Mi smo naredili',
    empty: 'Tu še ni ničesar.',
    scan: 'Skenirajte kodo in povejte svoje mnenje',
    link: 'Kaj smo spremenili zaradi mnenj',
  },
  answers: {
    title: 'Kaj pravijo obiskovalci',
    all: 'Ocene zadnjih 12 mesecev',
    few: 'V zadnjih 12 mesecih je manj kot 10 ocen, zato povprečje ni prikazano.',
    hidden: 'Skrilo podjetje',
    how: 'Prikazani so odgovori, katerih avtorji so to dovolili, ne glede na oceno. Povprečje šteje vse odgovore. Ne preverja se, ali so bili avtorji tam.',
  },
};
