import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'jūsų vardą',
  email: 'jūsų el. pašto adresą',
  both: 'jūsų vardą ir el. pašto adresą',
  contact: 'jūsų kontaktinius duomenis',
};

/** Built-in form texts in Lithuanian. */
export const lithuanian: FormWords = {
  onlyStars: 'Reikia tik žvaigždučių, kita neprivaloma.',
  marked: 'Laukai su * yra privalomi.',
  rating: (rating, of = 10) => `${rating} iš ${of}`,
  next: 'Toliau',
  back: 'Atgal',
  step: (step, of) => `${step} klausimas iš ${of}`,
  lowest: 'Prastai',
  highest: 'Puikiai',
  pictureNote: 'Jūsų nuotrauką matys tik ši įmonė. Vietos ir įrenginio duomenys pašalinami.',
  pictureAdded: 'Nuotrauka pridėta.',
  pictureRemove: 'Pašalinti nuotrauką',
  codeLabel: 'Kodas, atveriantis šią formą telefone',
  thanksTitle: 'Ačiū!',
  thanks: (venue) =>
    venue === undefined ? 'Jūsų atsiliepimas išsiųstas.' : `Jūsų atsiliepimas gautas: ${venue}.`,
  canClose: 'Galite užverti šį puslapį.',
  review: 'Parašyti viešą atsiliepimą',
  receipt: 'Jūsų patvirtinimas: perskaitykite atsakymą arba viską ištrinkite',
  receiptAsk: 'Jūsų patvirtinimas: prašykite atsakymo el. paštu arba viską ištrinkite',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Tik ${company ?? 'ši įmonė'} matys ${named[details]}, kad galėtų jums atsakyti.`;
    return hasReceipt
      ? `${told} Naudodami po išsiuntimo gautą patvirtinimą galite viską ištrinti.`
      : told;
  },
  publish:
    'Mano įvertinimą ir komentarą galima rodyti viešai, taip pat šios įmonės svetainėje, su mano vardu, jei jį nurodau. Galiu tai bet kada atšaukti su kvitu.',
  publishName: 'Jei sutinkate su paskelbimu, prie atsakymo rodomas jūsų vardas.',
  closedTitle: 'Šiuo metu uždaryta',
  closed: 'Ši forma laikinai išjungta. Užsukite kitą kartą.',
  unknownTitle: 'Čia formos nėra',
  unknown:
    'Kodas lankytojams neatvertas arba jo adresas nepilnas. Pabandykite nuskaityti dar kartą.',
  trap: 'Palikite tuščią',
  defaults: {
    Text: 'Tekstas',
    'Your email': 'Jūsų el. paštas',
    'Your name': 'Jūsų vardas',
    'Tell us more': 'Papasakokite plačiau',
    'How was it?': 'Kaip buvo?',
    Send: 'Siųsti',
    'Continue on your phone': 'Tęskite telefone',
  },
  board: {
    title: 'Jūs sakėte, mes padarėme',
    said: 'Jūs sakėte',
    did: 'Mes padarėme',
    empty: 'Čia dar nieko nėra.',
    scan: 'Nuskaitykite kodą ir pasakykite, ką manote',
    link: 'Ką pakeitėme dėl atsiliepimų',
  },
  answers: {
    title: 'Ką sako lankytojai',
    all: 'Pastarųjų 12 mėnesių įvertinimai',
    few: 'Per pastaruosius 12 mėnesių buvo mažiau nei 10 įvertinimų, todėl vidurkis nerodomas.',
    hidden: 'Įmonės paslėpti',
    how: 'Rodomi atsakymai, kurių autoriai tai leido, nepriklausomai nuo įvertinimo. Vidurkis apima visus atsakymus. Netikrinama, ar autoriai ten buvo.',
  },
};
