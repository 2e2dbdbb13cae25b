import { block, codeElement, design, drawing, outline, words } from './design.ts';

const [night, gold, ivory] = ['#15120f', '#d0ab62', '#f6efe0'];

/** A dark tent for candlelight. The code lies on a light panel: no reader likes it the other way round. */
export const evening = design('tableTent', night, [
  outline([6, 6, 93, 136], gold, 0.3),
  outline([7.6, 7.6, 89.8, 132.8], gold, 0.15),
  drawing('sparkle', 47.5, 14, 10, gold),
  words(['How was\nyour evening?', 'Jak minął\nwieczór?'], [14, 28, 77, 23], {
    size: 26,
    color: ivory,
    font: 'display',
    weight: 400,
    leading: 1.05,
  }),
  outline([27, 58, 51, 51], gold, 0.3),
  block([28.5, 59.5, 48, 48], ivory),
  codeElement(29.5, 60.5, 46, night, ivory),
  words(['One word is enough.', 'Wystarczy jedno słowo.'], [14, 115, 77, 8], {
    size: 13,
    color: gold,
    weight: 600,
  }),
  words(['Point your camera at the code.', 'Skieruj aparat na kod.'], [14, 123, 77, 7], {
    size: 10,
    color: ivory,
  }),
]);
