/** An ending, what stands in its place, and how many letters must be left in front of it. */
type Ending = readonly [ending: string, instead: string, least: number];

const endings = (words: string, least: number): Ending[] =>
  words.split(' ').map((ending): Ending => [ending, '', least]);

/** Endings where the consonant before them has changed: obsługa, obsłudze. */
const softened: Ending[] = [
  ['dze', 'g', 3],
  ['dzie', 'd', 2],
  ['rze', 'r', 2],
  ['oi', 'oj', 2],
  ['eci', 'et', 3],
  ...['cie', 'cia', 'ciu', 'ciem', 'ciami', 'ciach', 'ciom'].flatMap((ending): Ending[] => [
    [ending, 't', 3],
    [`s${ending}`, 'sc', 2],
  ]),
  ...['cja', 'cji', 'cje', 'cjo', 'cjom', 'cjami', 'cjach'].map((ending): Ending => [
    ending,
    'c',
    2,
  ]),
];

const nouns = endings(
  'a ia o io e ie i y u iu om iom ami iami ach iach em iem ow owi iowi owie mi',
  3,
);
const adjectives = endings('ego iego emu iemu ej iej ym im ymi imi ych ich', 3);
const compared = endings(
  'iejszy iejsza iejsze iejszego iejszej iejszym iejszych iejsi szy sza sze szego szej szym szych',
  3,
);
const verbs = [
  ...endings('uje ujemy ujecie uja ujac owac owal owala owalo owaly owali owalem owalam', 3),
  ...endings('owalismy owalysmy ac am amy aja al ala alo aly ali alem alam alismy alysmy', 3),
  ...endings('ilem ilam ilismy ilysmy ila ilo ily ili', 4),
];

/** Every ending of Polish words without accents, longest first. */
export const polishEndings: readonly Ending[] = [
  ...softened,
  ...nouns,
  ...adjectives,
  ...compared,
  ...verbs,
].toSorted(([one], [other]) => other.length - one.length || (one < other ? -1 : 1));

const table = (rows: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(rows).flatMap(([stem, words]) => words.split(' ').map((word) => [word, stem])),
  );

/** Words whose stem changes inside, which no ending explains. */
export const polishIrregulars: ReadonlyMap<string, string> = table({
  ciast: 'ciescie',
  obiad: 'obiedzie',
  miast: 'miescie',
  swiat: 'swiecie',
  dzieck: 'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach dzieciaki',
  czek: 'czekanie czekania czekaniu czekaniem czekajac',
  pieniad: 'pieniadz pieniadze pieniedzy pieniadzom pieniedzmi pieniadzach',
  drog: 'drodzy drozszy drozsza drozsze drozej',
  tan: 'tanszy tansza tansze taniej',
  dobr: 'lepszy lepsza lepsze lepsi lepszego lepszej lepiej',
  reka: 'rece rak rekach rekami',
  dzien: 'dnia dni dniu dniem dniach dniami',
  ludzi: 'ludzie ludzi ludziom ludzmi ludziach',
});
