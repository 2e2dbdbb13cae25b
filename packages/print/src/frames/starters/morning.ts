import { block, codeElement, design, disc, drawing, words } from './design.ts';

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
