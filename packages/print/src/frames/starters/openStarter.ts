import type { FrameDocument, Trade } from '@hearback/schema/documents';

import { block, codeElement, design, disc, drawing, outline, ring, rule, words } from './design.ts';
import { tillRoll, narrowRoll } from './rolls.ts';
import { morning, evening } from './tents.ts';
import { counter, market, salonFrame, visitingCard } from './cards.ts';
import { editorial } from './editorial.ts';
import { playground } from './playground.ts';

const [lagoon, sun] = ['#0b5058', '#ffd166'];

/** A round sticker for a door or a window, to be seen on the way out. */
const window = design('roundSticker', lagoon, [
  ring(40, 40, 37.2, sun, 0.6),
  words(['How was it?', 'Jak było?'], [20, 6.5, 40, 9.5], {
    size: 19,
    color: sun,
    font: 'display',
    weight: 700,
  }),
  block([14.5, 16.5, 51, 51], '#ffffff', 4),
  codeElement(16, 18, 48, lagoon, '#ffffff', { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Scan and tell us', 'Zeskanuj i powiedz'], [21, 68, 38, 5.5], {
    size: 10,
    color: '#ffffff',
    weight: 600,
  }),
]);

const [blue, pink] = ['#2a33c4', '#ffc9de'];

/** A square sticker for a table top, loud enough to be found among plates. */
const table = design('squareSticker', blue, [
  words(['Scan me', 'Zeskanuj'], [-19, 27, 60, 16], {
    size: 40,
    color: pink,
    font: 'display',
    weight: 700,
    align: 'start',
    turn: -90,
  }),
  block([21, 21, 45, 45], '#ffffff', 4),
  codeElement(22.5, 22.5, 42, blue, '#ffffff'),
  words(['and tell us\nhow it was', 'i powiedz,\njak było'], [22, 5, 43, 14], {
    size: 16,
    color: '#ffffff',
    font: 'display',
    weight: 600,
    align: 'start',
    leading: 1.05,
  }),
]);

const [night, moon, pale] = ['#1a2350', '#f6e7ae', '#cfd7f7'];

const stars = [
  [14, 58, 0.6],
  [24, 86, 0.9],
  [70, 60, 0.8],
  [77, 88, 0.5],
  [10, 98, 0.5],
  [81, 20, 0.7],
  [9, 26, 0.8],
  [66, 99, 0.6],
] as const;

/** A hanger for a hotel's door: the night outside, and a question for the morning. */
const doNotDisturb = design('doorHanger', night, [
  ...stars.map(([x, y, radius]) => disc(x, y, radius, pale)),
  disc(44, 76, 17, moon),
  disc(52, 71, 14.5, night),
  drawing('sparkle', 55, 66, 9, moon),
  words(['Did you\nsleep well?', 'Jak\nsię spało?'], [9, 103, 72, 27], {
    size: 32,
    color: moon,
    font: 'display',
    weight: 600,
    leading: 1.02,
  }),
  block([16, 138, 58, 58], '#fffaf0', 5),
  codeElement(18, 140, 54, night, '#fffaf0', { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Tell us\nbefore you leave.', 'Powiedz nam\nprzed wyjazdem.'], [14, 202, 62, 18], {
    size: 13,
    color: pale,
    leading: 1.35,
  }),
]);

const [mist, teal, deep, slate] = ['#e4efee', '#1d6a72', '#0f3a40', '#35575c'];

/** A flyer for a waiting room: quiet, and clear about what happens with an answer. */
const clinic = design('a5', mist, [
  disc(27, 27, 11, teal),
  drawing('plus', 20.5, 20.5, 13, '#ffffff'),
  words(['How was\nyour visit?', 'Jak minęła\nwizyta?'], [16, 46, 116, 32], {
    size: 40,
    color: deep,
    font: 'display',
    weight: 600,
    align: 'start',
    leading: 1,
  }),
  words(
    [
      'Tell us in your own words. It helps us to look after you better.',
      'Powiedz nam własnymi słowami. To pomaga nam lepiej o Ciebie dbać.',
    ],
    [16, 82, 116, 16],
    { size: 14, color: slate, align: 'start', leading: 1.35 },
  ),
  block([16, 106, 116, 88], '#ffffff', 7),
  codeElement(20, 110, 80, deep, '#ffffff'),
  drawing('smile', 106, 118, 18, teal),
  drawing('neutral', 106, 141, 18, teal),
  drawing('frown', 106, 164, 18, teal),
]);

const [forest, cream, gold] = ['#12372c', '#f8f2e4', '#a9772b'];

/** A card that lies with the bill: a ticket with scooped corners, everything on its axis. */
const bistro = design('a6', forest, [
  block([7, 7, 91, 134], cream),
  ...[7, 98].flatMap((x) => [7, 141].map((y) => disc(x, y, 6, forest))),
  outline([14, 14, 77, 120], forest, 0.35),
  drawing('cutlery', 46, 19, 13, gold),
  words(['How was\nyour meal?', 'Jak\nsmakowało?'], [18, 35, 69, 23], {
    size: 28,
    color: forest,
    font: 'display',
    weight: 600,
    leading: 1.02,
  }),
  codeElement(29.5, 62, 46, forest, cream),
  rule(46.5, 112, 12, gold, 0.7),
  words(
    ['Tell the kitchen. It takes less time than dessert.', 'Powiedz kuchni. To krócej niż deser.'],
    [20, 115, 65, 14],
    { size: 11, color: forest, leading: 1.3 },
  ),
]);

const [paper, red, ink] = ['#f5f2eb', '#e2371c', '#171614'];

const steps = [
  ['Open your camera.', 'Otwórz aparat.'],
  ['Point it at the code.', 'Skieruj go na kod.'],
  ['Say it in your words.', 'Powiedz po swojemu.'],
] as const;

/** A poster of letters: the question is the picture. */
const bigType = design('a4', paper, [
  words(['How\ndid we\ndo?', 'Jak\nnam\nposzło?'], [13, 10, 186, 176], {
    size: 180,
    color: red,
    font: 'display',
    weight: 700,
    align: 'start',
    vertical: 'top',
    leading: 0.86,
  }),
  codeElement(10, 193, 92, ink, paper),
  ...steps.flatMap((step, index) => [
    rule(114, 198 + index * 28, 82, ink, 0.5),
    words([String(index + 1), String(index + 1)], [114, 201 + index * 28, 12, 20], {
      size: 20,
      color: red,
      font: 'display',
      weight: 700,
      align: 'start',
      vertical: 'top',
    }),
    words(step, [128, 201 + index * 28, 68, 20], {
      size: 20,
      color: ink,
      weight: 600,
      align: 'start',
      vertical: 'top',
      leading: 1.15,
    }),
  ]),
  rule(114, 282, 82, ink, 0.5),
]);

/** Every finished design, for the sheet it was made for. A new one is a file and a line here. */
const designs = {
  morning,
  evening,
  bistro,
  playground,
  counter,
  clinic,
  bigType,
  editorial,
  salon: salonFrame,
  market,
  visitingCard,
  doNotDisturb,
  table,
  window,
  tillRoll,
  narrowRoll,
} as const satisfies Record<string, () => FrameDocument>;

export type StarterName = keyof typeof designs;

export const starterNames = Object.keys(designs) as StarterName[];

/** Lines of business that a design was made for. One without any fits all. */
export const tradesOfDesign: Readonly<Record<StarterName, readonly Trade[]>> = {
  morning: ['cafe'],
  evening: ['restaurant', 'event'],
  bistro: ['restaurant', 'cafe'],
  playground: ['event', 'course'],
  counter: ['shop'],
  clinic: ['clinic'],
  bigType: ['event', 'gym', 'workshop', 'office'],
  editorial: ['museum', 'hotel'],
  salon: ['salon'],
  market: ['shop'],
  visitingCard: ['workshop', 'course', 'salon', 'clinic', 'office'],
  doNotDisturb: ['hotel'],
  table: ['restaurant', 'cafe'],
  window: ['shop'],
  tillRoll: ['shop', 'restaurant', 'cafe'],
  narrowRoll: ['shop'],
};

const opened = new Map<StarterName, FrameDocument>();

/** A finished frame to start from. Shared: callers must not modify it. */
export function openStarter(name: StarterName): FrameDocument {
  const document = opened.get(name) ?? designs[name]();
  opened.set(name, document);
  return document;
}
