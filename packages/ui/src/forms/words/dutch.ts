import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'uw naam',
  email: 'uw e-mailadres',
  both: 'uw naam en e-mailadres',
  contact: 'uw contactgegevens',
};

/** Built-in form texts in Dutch. */
export const dutch: FormWords = {
  onlyStars: 'Alleen de sterren zijn nodig, de rest mag.',
  marked: 'Velden met * zijn verplicht.',
  rating: (rating, of = 10) => `${rating} van ${of}`,
  next: 'Volgende',
  back: 'Terug',
  step: (step, of) => `Vraag ${step} van ${of}`,
  lowest: 'Niet goed',
  highest: 'Uitstekend',
  pictureNote: 'Alleen dit bedrijf ziet uw foto. Plaats en toestel worden eruit verwijderd.',
  pictureAdded: 'Uw foto is toegevoegd.',
  pictureRemove: 'Foto verwijderen',
  codeLabel: 'Code die dit formulier op een telefoon opent',
  thanksTitle: 'Dank u wel!',
  thanks: (venue) =>
    venue === undefined ? 'Uw feedback is verzonden.' : `Uw feedback is aangekomen bij ${venue}.`,
  canClose: 'U kunt deze pagina sluiten.',
  review: 'Een openbare beoordeling schrijven',
  receipt: 'Uw ontvangstbewijs: lees het antwoord of wis alles',
  receiptAsk: 'Uw ontvangstbewijs: antwoord per e-mail vragen of alles wissen',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Alleen ${company ?? 'dit bedrijf'} ziet ${named[details]}, om u te antwoorden.`;
    return hasReceipt
      ? `${told} Met het ontvangstbewijs dat u na het verzenden krijgt, kunt u alles wissen.`
      : told;
  },
  publish:
    'Mijn beoordeling en mijn opmerking mogen openbaar worden getoond, ook op de website van dit bedrijf, met mijn voornaam als ik die geef. Met het ontvangstbewijs kan ik dit altijd intrekken.',
  publishName: 'Als u instemt met publicatie, wordt uw voornaam erbij getoond.',
  closedTitle: 'Nu even gesloten',
  closed: 'Dit formulier is tijdelijk uitgeschakeld. Kom een andere keer terug.',
  unknownTitle: 'Hier is geen formulier',
  unknown:
    'De code is niet open voor bezoekers of het adres is onvolledig. Probeer de code opnieuw te scannen.',
  trap: 'Laat dit leeg',
  defaults: {
    Text: 'Tekst',
    'Your email': 'Uw e-mailadres',
    'Your name': 'Uw naam',
    'Tell us more': 'Vertel ons meer',
    'How was it?': 'Hoe was het?',
    Send: 'Verzenden',
    'Continue on your phone': 'Ga verder op uw telefoon',
  },
  board: {
    title: 'U zei het, wij deden het',
    said: 'U zei',
    did: 'Wij deden',
    empty: 'Hier staat nog niets.',
    scan: 'Scan deze code en vertel ons wat u vindt',
    link: 'Wat we dankzij feedback hebben veranderd',
  },
  answers: {
    title: 'Wat bezoekers zeggen',
    all: 'Beoordelingen van de laatste 12 maanden',
    few: 'Minder dan 10 beoordelingen in de laatste 12 maanden, dus er is geen gemiddelde.',
    hidden: 'Verborgen door het bedrijf',
    how: 'Getoond worden antwoorden waarvan de schrijver dat toestond, wat de beoordeling ook was. Het gemiddelde telt alle antwoorden. Of de schrijvers er waren, wordt niet gecontroleerd.',
  },
};
