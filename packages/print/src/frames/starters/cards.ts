import { block, codeElement, design, disc, drawing, words } from './design.ts';

const [yellow, ink] = ['#ffc52e', '#1c1a14'];

/** A flyer that stands by a till: the code speaks, in a bubble that one sees from the door. */
export const counter = design('a5', yellow, [
  block([26, 118, 26, 26], '#ffffff', 2, 45),
  block([14, 16, 120, 120], '#ffffff', 14),
  codeElement(19, 21, 110, ink, '#ffffff'),
  words(['Got a minute?\nTell us.', 'Masz chwilę?\nPowiedz nam.'], [14, 154, 120, 36], {
    size: 46,
    color: ink,
    font: 'display',
    weight: 700,
    align: 'start',
    leading: 0.98,
  }),
  words(
    ['Point your phone’s camera at the square.', 'Skieruj aparat telefonu na kwadrat.'],
    [14, 192, 120, 8],
    { size: 13, color: ink, weight: 600, align: 'start' },
  ),
]);

const [paper, red, green] = ['#fdf5e6', '#c5352b', '#21482c'];

const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
  x: -3 + index * 10,
  color: index % 2 === 0 ? red : '#ffffff',
}));

/** A small card for a market stall, under its awning. */
export const market = design('a7', paper, [
  ...stripes.map(({ x, color }) => disc(x + 5, 15, 5, color)),
  ...stripes.map(({ x, color }) => block([x, -3, 10, 18], color)),
  words(['Fresh enough?', 'Czy było świeże?'], [6, 24, 62, 11], {
    size: 23,
    color: green,
    font: 'display',
    weight: 700,
  }),
  codeElement(15, 37, 44, green, paper),
  drawing('leaf', 9, 85, 9, green),
  words(['Tell the farmer\nwhat you think.', 'Powiedz rolnikowi,\nco myślisz.'], [21, 83, 45, 13], {
    size: 11,
    color: green,
    weight: 600,
    align: 'start',
    leading: 1.25,
  }),
]);

const [blush, rose, wine, cream] = ['#f6e6de', '#9c4f3f', '#4d1f18', '#fff8f2'];

/** A tall card for a mirror: an arch, a flower, a soft voice. */
export const salonFrame = design('dl', blush, [
  words(['How do\nyou feel?', 'Jak się\nczujesz?'], [12, 13, 75, 28], {
    size: 33,
    color: wine,
    font: 'display',
    weight: 400,
    leading: 1,
  }),
  disc(49.5, 87, 38, rose),
  block([11.5, 87, 76, 126], rose),
  drawing('lotus', 39.5, 59, 20, cream),
  block([20.5, 88, 58, 58], cream, 3),
  codeElement(21.5, 89, 56, wine, cream, { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Tell us about\nyour visit.', 'Opowiedz\no swojej wizycie.'], [20, 154, 59, 26], {
    size: 14.5,
    color: cream,
    leading: 1.35,
  }),
  drawing('scissors', 45.5, 189, 8, cream, 90),
]);

const [navy, amber, mist] = ['#17233f', '#f2b84b', '#cdd5ea'];

/** A card to hand over: half a sentence, half a code. */
export const visitingCard = design('businessCard', '#ffffff', [
  block([-3, -3, 47, 61], navy),
  drawing('speech', 6, 7, 9, amber),
  words(['Tell me\nhonestly.', 'Powiedz\nszczerze.'], [6, 19, 34, 17], {
    size: 20,
    color: '#ffffff',
    font: 'display',
    weight: 600,
    align: 'start',
    leading: 1.02,
  }),
  words(['I read every word.', 'Czytam każde słowo.'], [6, 40, 34, 9], {
    size: 8.5,
    color: mist,
    align: 'start',
    vertical: 'bottom',
  }),
  codeElement(45.5, 8.5, 38, navy, '#ffffff'),
]);
