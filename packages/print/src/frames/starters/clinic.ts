import { block, code, design, disc, drawing, words } from './design.ts';

const [mist, teal, deep, slate] = ['#e4efee', '#1d6a72', '#0f3a40', '#35575c'];

/** A flyer for a waiting room: quiet, and clear about what happens with an answer. */
export const clinic = design('a5', mist, [
  disc(27, 27, 11, teal),
  drawing('plus', 20.5, 20.5, 13, '#ffffff'),
  words(['How was\nyour visit?', 'Jak minęła\nwizyta?'], [16, 46, 116, 32], {
    size: 40,
    color: deep,
    font: 'display',
    weight: 600,
    align: 'start',
    leading: 1,
  }),
  words(
    [
      'Tell us in your own words. It helps us to look after you better.',
      'Powiedz nam własnymi słowami. To pomaga nam lepiej o Ciebie dbać.',
    ],
    [16, 82, 116, 16],
    { size: 14, color: slate, align: 'start', leading: 1.35 },
  ),
  block([16, 106, 116, 88], '#ffffff', 7),
  code(20, 110, 80, deep, '#ffffff'),
  drawing('smile', 106, 118, 18, teal),
  drawing('neutral', 106, 141, 18, teal),
  drawing('frown', 106, 164, 18, teal),
]);
