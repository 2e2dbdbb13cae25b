import { block, codeElement, design, drawing, words } from './design.ts';

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
