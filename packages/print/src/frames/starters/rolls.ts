import { type DesignPart, codeElement, design, drawing, words } from './design.ts';

const ink = '#000000';
const dashes = '– '.repeat(29).trim();

const line = (y: number): DesignPart =>
  words([dashes, dashes], [4, y, 64, 4], { size: 9, color: ink });

const row = (
  y: number,
  what: readonly [string, string],
  state: readonly [string, string],
): DesignPart[] => [
  words(what, [4, y, 34, 5.5], { size: 11, color: ink, align: 'start' }),
  words(state, [38, y, 30, 5.5], { size: 11, color: ink, weight: 700, align: 'end' }),
];

/** The foot of a receipt, on a roll of 80 mm: one position on the bill is still open. */
export const tillRoll = design('receipt80', '#ffffff', [
  words(['Thank you!', 'Dziękujemy!'], [4, 4, 64, 11], {
    size: 25,
    color: ink,
    font: 'display',
    weight: 700,
  }),
  line(17),
  ...row(22, ['1 × visit', '1 × wizyta'], ['paid', 'zapłacona']),
  ...row(28, ['1 × opinion', '1 × opinia'], ['still open', 'do dodania']),
  line(35),
  codeElement(10, 40, 52, ink, '#ffffff'),
  words(['Scan to settle the rest.', 'Zeskanuj i dodaj swoje zdanie.'], [4, 94, 64, 7], {
    size: 12,
    color: ink,
    weight: 600,
  }),
  ...[0, 1, 2, 3, 4].map((index) => drawing('star', 18 + index * 7.5, 105, 6, ink)),
]);

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
