import { block, codeElement, design, disc, drawing, words } from './design.ts';

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
