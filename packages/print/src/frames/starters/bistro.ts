import { block, code, design, disc, drawing, outline, rule, words } from './design.ts';

const [forest, cream, gold] = ['#12372c', '#f8f2e4', '#a9772b'];

/** A card that lies with the bill: a ticket with scooped corners, everything on its axis. */
export const bistro = design('a6', forest, [
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
  code(29.5, 62, 46, forest, cream),
  rule(46.5, 112, 12, gold, 0.7),
  words(
    ['Tell the kitchen. It takes less time than dessert.', 'Powiedz kuchni. To krócej niż deser.'],
    [20, 115, 65, 14],
    { size: 11, color: forest, leading: 1.3 },
  ),
]);
