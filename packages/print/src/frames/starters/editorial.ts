import { codeElement, design, rule, words } from './design.ts';

const [paper, ink, red] = ['#efece3', '#141412', '#d63a1f'];

/** A large poster like the first page of a magazine, without a photograph. */
export const editorial = design('a3', paper, [
  rule(20, 20, 257, ink, 1.4),
  words(['The open page', 'Otwarta strona'], [20, 24, 150, 10], {
    size: 20,
    color: ink,
    weight: 700,
    align: 'start',
  }),
  words(['for everyone who was here', 'dla każdego, kto tu był'], [150, 24, 127, 10], {
    size: 20,
    color: ink,
    align: 'end',
  }),
  rule(20, 38, 257, ink, 0.4),
  words(['“', '“'], [14, 30, 120, 120], {
    size: 330,
    color: red,
    font: 'display',
    weight: 700,
    align: 'start',
    vertical: 'top',
    leading: 1,
  }),
  words(['Say what\nyou really\nthink.', 'Powiedz\nnam całą\nprawdę.'], [20, 108, 257, 152], {
    size: 138,
    color: ink,
    font: 'display',
    weight: 700,
    align: 'start',
    vertical: 'bottom',
    leading: 0.92,
  }),
  rule(20, 272, 257, ink, 0.4),
  codeElement(14, 274.5, 124, ink, paper),
  words(
    [
      'Point your camera at the code and write as you would to a friend. Praise, a grumble, an idea: somebody reads each line.',
      'Skieruj aparat na kod i napisz jak do znajomego. Pochwała, narzekanie, pomysł: ktoś przeczyta każdą linijkę.',
    ],
    [150, 282, 127, 78],
    { size: 29, color: ink, align: 'start', vertical: 'top', leading: 1.3 },
  ),
  words(
    ['No app. No sign-up. Twenty seconds.', 'Bez aplikacji. Bez logowania. 20 sekund.'],
    [150, 374, 127, 18],
    {
      size: 18,
      color: red,
      weight: 700,
      align: 'start',
      vertical: 'bottom',
    },
  ),
  rule(20, 400, 257, ink, 1.4),
]);
