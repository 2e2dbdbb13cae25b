import { block, code, design, disc, drawing, words } from './design.ts';

const [night, moon, pale] = ['#1a2350', '#f6e7ae', '#cfd7f7'];

const stars = [
  [14, 58, 0.6],
  [24, 86, 0.9],
  [70, 60, 0.8],
  [77, 88, 0.5],
  [10, 98, 0.5],
  [81, 20, 0.7],
  [9, 26, 0.8],
  [66, 99, 0.6],
] as const;

/** A hanger for a hotel's door: the night outside, and a question for the morning. */
export const doNotDisturb = design('doorHanger', night, [
  ...stars.map(([x, y, radius]) => disc(x, y, radius, pale)),
  disc(44, 76, 17, moon),
  disc(52, 71, 14.5, night),
  drawing('sparkle', 55, 66, 9, moon),
  words(['Did you\nsleep well?', 'Jak\nsię spało?'], [9, 103, 72, 27], {
    size: 32,
    color: moon,
    font: 'display',
    weight: 600,
    leading: 1.02,
  }),
  block([16, 138, 58, 58], '#fffaf0', 5),
  code(18, 140, 54, night, '#fffaf0', { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Tell us\nbefore you leave.', 'Powiedz nam\nprzed wyjazdem.'], [14, 202, 62, 18], {
    size: 13,
    color: pale,
    leading: 1.35,
  }),
]);
