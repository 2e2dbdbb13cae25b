import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'teie nime',
  email: 'teie e-posti aadressi',
  both: 'teie nime ja e-posti aadressi',
  contact: 'teie kontaktandmeid',
};

/** Built-in form texts in Estonian. */
export const estonian: FormWords = {
  onlyStars: 'Vajalikud on ainult tärnid, ülejäänu on vabatahtlik.',
  marked: 'Märgiga * väljad on kohustuslikud.',
  rating: (rating, of = 10) => `${rating}/${of}`,
  next: 'Edasi',
  back: 'Tagasi',
  step: (step, of) => `Küsimus ${step}/${of}`,
  lowest: 'Halb',
  highest: 'Suurepärane',
  pictureNote: 'Teie fotot näeb ainult see ettevõte. Koha ja seadme andmed eemaldatakse.',
  pictureAdded: 'Teie foto on lisatud.',
  pictureRemove: 'Eemalda foto',
  codeLabel: 'Kood, mis avab selle vormi telefonis',
  thanksTitle: 'Aitäh!',
  thanks: (venue) =>
    venue === undefined
      ? 'Teie tagasiside on saadetud.'
      : `Teie tagasiside on kohale jõudnud: ${venue}.`,
  canClose: 'Võite selle lehe sulgeda.',
  review: 'Kirjutage avalik arvustus',
  receipt: 'Teie kinnitus: lugege vastust või kustutage kõik',
  receiptAsk: 'Teie kinnitus: küsige vastust e-postiga või kustutage kõik',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Ainult ${company ?? 'see ettevõte'} näeb ${named[details]}, et teile vastata.`;
    return hasReceipt ? `${told} Pärast saatmist saadava kinnitusega saate kõik kustutada.` : told;
  },
  publish:
    'Minu hinnangut ja kommentaari tohib avalikult näidata, ka selle ettevõtte veebilehel, minu eesnimega, kui ma selle annan. Saan selle kviitungi abil igal ajal tagasi võtta.',
  publishName: 'Kui nõustute avaldamisega, näidatakse vastuse juures teie eesnime.',
  closedTitle: 'Praegu suletud',
  closed: 'See vorm on hetkel välja lülitatud. Palun tulge mõni teine kord tagasi.',
  unknownTitle: 'Siin ei ole vormi',
  unknown:
    'Kood ei ole külastajatele avatud või on selle aadress puudulik. Proovige see uuesti skannida.',
  trap: 'Jätke see tühjaks',
  defaults: {
    Text: 'Tekst',
    'Your email': 'Teie e-post',
    'Your name': 'Teie nimi',
    'Tell us more': 'Rääkige lähemalt',
    'How was it?': 'Kuidas oli?',
    Send: 'Saada',
    'Continue on your phone': 'Jätkake telefonis',
  },
  board: {
    title: 'Teie ütlesite, meie tegime',
    said: 'Teie ütlesite',
    did: 'Meie tegime',
    empty: 'Siin pole veel midagi.',
    scan: 'Skannige kood ja öelge, mida arvate',
    link: 'Mida oleme tagasiside põhjal muutnud',
  },
  answers: {
    title: 'Mida külastajad ütlevad',
    all: 'Viimase 12 kuu hinnangud',
    few: 'Viimase 12 kuu jooksul oli alla 10 hinnangu, seega keskmist ei näidata.',
    hidden: 'Ettevõtte peidetud',
    how: 'Näidatakse vastuseid, mille autorid on seda lubanud, olenemata hinnangust. Keskmine arvestab kõiki vastuseid. Autorite kohalolekut ei kontrollita.',
  },
};
