import { block, codeElement, design, disc, drawing, words } from './design.ts';

const [paper, blue, red, green, yellow, ink] = [
  '#fff5dc',
  '#2f6fe4',
  '#f0523f',
  '#2fae76',
  '#ffc53d',
  '#221d47',
];

/** A card for children and those who came with them: building blocks that fell off the sheet. */
export const playground = design('a6', paper, [
  disc(22, 22, 17, blue),
  drawing('smile', 9, 9, 26, '#ffffff'),
  block([74, -4, 40, 40], red, 3, 18),
  drawing('balloon', 82, 7, 18, '#ffffff', 8),
  block([-22, 116, 40, 40], green, 3, 45),
  disc(96, 136, 21, yellow),
  block([54, 8, 9, 9], yellow, 1, -20),
  disc(47, 33, 3, red),
  disc(66, 36, 2.2, green),
  words(['Was it fun?', 'Było fajnie?'], [10, 43, 85, 19], {
    size: 40,
    color: ink,
    font: 'display',
    weight: 700,
  }),
  block([27, 67, 51, 51], '#ffffff', 5),
  codeElement(28.5, 68.5, 48, ink, '#ffffff', { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Ask a grown-up to scan it!', 'Poproś dorosłego o zeskanowanie!'], [30, 123, 45, 16], {
    size: 13,
    color: ink,
    weight: 600,
    leading: 1.25,
  }),
]);
