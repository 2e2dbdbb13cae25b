import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'vaše ime',
  email: 'vašu adresu e-pošte',
  both: 'vaše ime i adresu e-pošte',
  contact: 'vaše podatke za kontakt',
};

/** Built-in form texts in Croatian. */
export const croatian: FormWords = {
  onlyStars: 'Potrebne su samo zvjezdice, ostalo je po želji.',
  marked: 'Polja označena s * su obavezna.',
  rating: (rating, of = 10) => `${rating} od ${of}`,
  next: 'Dalje',
  back: 'Natrag',
  step: (step, of) => `Pitanje ${step} od ${of}`,
  lowest: 'Loše',
  highest: 'Izvrsno',
  pictureNote: 'Vašu fotografiju vidi samo ova tvrtka. Podaci o mjestu i uređaju uklanjaju se.',
  pictureAdded: 'Fotografija je priložena.',
  pictureRemove: 'Ukloni fotografiju',
  codeLabel: 'Kod koji otvara ovaj obrazac na telefonu',
  thanksTitle: 'Hvala!',
  thanks: (venue) =>
    venue === undefined ? 'Vaše mišljenje je poslano.' : `Vaše mišljenje je stiglo: ${venue}.`,
  canClose: 'Možete zatvoriti ovu stranicu.',
  review: 'Napišite javnu recenziju',
  receipt: 'Vaša potvrda: pročitajte odgovor ili sve izbrišite',
  receiptAsk: 'Vaša potvrda: zatražite odgovor e-poštom ili sve izbrišite',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Samo ${company ?? 'ova tvrtka'} vidi ${named[details]}, radi odgovora vama.`;
    return hasReceipt ? `${told} Potvrdom koju dobivate nakon slanja možete sve izbrisati.` : told;
  },
  publish:
    'Moja ocjena i komentar smiju se javno prikazati, i na web-stranici ove tvrtke, s mojim imenom ako ga navedem. To mogu u svakom trenutku povući s pomoću potvrde.',
  publishName: 'Ako pristanete na objavu, uz odgovor se prikazuje vaše ime.',
  closedTitle: 'Trenutačno zatvoreno',
  closed: 'Ovaj je obrazac trenutačno isključen. Navratite drugi put.',
  unknownTitle: 'Ovdje nema obrasca',
  unknown:
    'Kod nije otvoren posjetiteljima ili njegova adresa nije potpuna. Pokušajte ga ponovno skenirati.',
  trap: 'Ostavite prazno',
  defaults: {
    Text: 'Tekst',
    'Your email': 'Vaša e-pošta',
    'Your name': 'Vaše ime',
    'Tell us more': 'Recite nam više',
    'How was it?': 'Kako je bilo?',
    Send: 'Pošalji',
    'Continue on your phone': 'Nastavite na telefonu',
  },
  board: {
    title: 'Vi ste rekli, mi smo učinili',
    said: 'Vi ste rekli',
    did: 'Mi smo učinili',
    empty: 'Ovdje još nema ničega.',
    scan: 'Skenirajte kod i recite nam svoje mišljenje',
    link: 'Što smo promijenili zahvaljujući povratnim informacijama',
  },
  answers: {
    title: 'Što kažu posjetitelji',
    all: 'Ocjene u posljednjih 12 mjeseci',
    few: 'Manje je od 10 ocjena u posljednjih 12 mjeseci, pa se prosjek ne prikazuje.',
    hidden: 'Sakrila tvrtka',
    how: 'Prikazani su odgovori čiji su autori to dopustili, bez obzira na ocjenu. Prosjek obuhvaća sve odgovore. Ne provjerava se jesu li autori bili ondje.',
  },
};
