import { block, codeElement, design, disc, drawing, outline, words } from './design.ts';

const [cream, sun, coffee] = ['#f7ecdc', '#e0633a', '#3a1f14'];

/** A tent for a café in the morning: a low sun, a cup, a plain question. */
export const morning = design('tableTent', cream, [
  disc(84, 22, 40, sun),
  drawing('cup', 69, 10, 28, '#fff3e0'),
  words(['How was\nyour coffee?', 'Jak smakowała\nkawa?'], [9, 62, 87, 28], {
    size: 34,
    color: coffee,
    font: 'display',
    weight: 700,
    align: 'start',
    vertical: 'bottom',
    leading: 1,
  }),
  block([9, 96, 43, 43], '#ffffff', 2.5),
  codeElement(10, 97, 41, coffee, '#ffffff'),
  words(['Point your camera here.', 'Skieruj tu aparat.'], [58, 96, 38, 15], {
    size: 13,
    color: coffee,
    weight: 700,
    align: 'start',
    vertical: 'top',
  }),
  words(
    ['Twenty seconds, no app, no sign-up.', 'Dwadzieścia sekund, bez aplikacji i logowania.'],
    [58, 112, 38, 27],
    { size: 11, color: coffee, align: 'start', vertical: 'bottom', leading: 1.3 },
  ),
]);

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
