import { codeElement, design, drawing, words } from './design.ts';

const ink = '#000000';

/** The foot of a receipt, on a roll of 58 mm. */
export const narrowRoll = design('receipt58', '#ffffff', [
  drawing('smile', 5, 3, 10, ink),
  drawing('neutral', 19, 3, 10, ink),
  drawing('frown', 33, 3, 10, ink),
  words(['All good?', 'Wszystko gra?'], [3, 16, 42, 9], {
    size: 20,
    color: ink,
    font: 'display',
    weight: 700,
  }),
  codeElement(4, 27, 40, ink, '#ffffff'),
  words(
    ['Scan and tell us.\nWe read every word.', 'Zeskanuj i powiedz.\nCzytamy każde słowo.'],
    [3, 70, 42, 15],
    {
      size: 10,
      color: ink,
      leading: 1.3,
    },
  ),
]);
