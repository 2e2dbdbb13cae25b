import { block, codeElement, design, disc, drawing, words } from './design.ts';

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
