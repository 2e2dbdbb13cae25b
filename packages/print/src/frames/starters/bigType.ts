import { code, design, rule, words } from './design.ts';

const [paper, red, ink] = ['#f5f2eb', '#e2371c', '#171614'];

const steps = [
  ['Open your camera.', 'Otwórz aparat.'],
  ['Point it at the code.', 'Skieruj go na kod.'],
  ['Say it in your words.', 'Powiedz po swojemu.'],
] as const;

/** A poster of letters: the question is the picture. */
export const bigType = design('a4', paper, [
  words(['How\ndid we\ndo?', 'Jak\nnam\nposzło?'], [13, 10, 186, 176], {
    size: 180,
    color: red,
    font: 'display',
    weight: 700,
    align: 'start',
    vertical: 'top',
    leading: 0.86,
  }),
  code(10, 193, 92, ink, paper),
  ...steps.flatMap((step, index) => [
    rule(114, 198 + index * 28, 82, ink, 0.5),
    words([String(index + 1), String(index + 1)], [114, 201 + index * 28, 12, 20], {
      size: 20,
      color: red,
      font: 'display',
      weight: 700,
      align: 'start',
      vertical: 'top',
    }),
    words(step, [128, 201 + index * 28, 68, 20], {
      size: 20,
      color: ink,
      weight: 600,
      align: 'start',
      vertical: 'top',
      leading: 1.15,
    }),
  ]),
  rule(114, 282, 82, ink, 0.5),
]);
