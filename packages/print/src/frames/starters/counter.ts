import { block, codeElement, design, words } from './design.ts';

const [yellow, ink] = ['#ffc52e', '#1c1a14'];

/** A flyer that stands by a till: the code speaks, in a bubble that one sees from the door. */
export const counter = design('a5', yellow, [
  block([26, 118, 26, 26], '#ffffff', 2, 45),
  block([14, 16, 120, 120], '#ffffff', 14),
  codeElement(19, 21, 110, ink, '#ffffff'),
  words(['Got a minute?\nTell us.', 'Masz chwilę?\nPowiedz nam.'], [14, 154, 120, 36], {
    size: 46,
    color: ink,
    font: 'display',
    weight: 700,
    align: 'start',
    leading: 0.98,
  }),
  words(
    ['Point your phone’s camera at the square.', 'Skieruj aparat telefonu na kwadrat.'],
    [14, 192, 120, 8],
    { size: 13, color: ink, weight: 600, align: 'start' },
  ),
]);
